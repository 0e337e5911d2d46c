import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // the record
  { id: 'BITE-6.R-1', means: "months' weather: our defaults, said to be so, until the players confirm or change them" },
  { id: 'BITE-6.R-2', means: "the players' own Lend-Lease amounts" },
];
