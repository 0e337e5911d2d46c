import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // scenarios
  {
    id: 'BITE-SBE9-1',
    means: 'victory in the long game, with its die',
  },
  { id: 'BITE-SBE-2', means: 'who holds what, and who is encircled' },
];
