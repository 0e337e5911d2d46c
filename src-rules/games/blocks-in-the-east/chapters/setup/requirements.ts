import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // scenarios
  { id: 'BITE-SBE-3', means: 'special rules by scenario' },
  { id: 'BITE-SBE-4', means: 'set-up charts' },
];
