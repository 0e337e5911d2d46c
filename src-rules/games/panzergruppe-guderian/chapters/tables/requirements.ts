import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [{ id: 'PGG-6.7', means: 'the terrain chart, complete' }];
