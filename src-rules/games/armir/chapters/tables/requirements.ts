import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-8.6b', means: 'Steps of every counter: full, left, eliminated; corrected by hand.' },
  {
    id: 'ARMIR-T5',
    means: 'tables kept apart from games, passed on as one file, with a checksum both players see',
  },
  {
    id: 'ARMIR-T7',
    means: 'rosters of every counter, with the named formations ready and their numbers blank',
  },
];
