import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-8.11', means: 'undisrupted units control their six neighbours' },
];
