import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // production
  { id: 'BITE-7.3.4-1', means: 'disbanding' },
];
