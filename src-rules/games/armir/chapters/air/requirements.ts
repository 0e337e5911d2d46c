import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  {
    id: 'ARMIR-9.1a',
    means:
      'From turn 2 a die gives the air unit of the turn: 1 to 3 the Axis with 4, 4 to 6 the Soviet with 3; it flies once.',
  },
  {
    id: 'ARMIR-9.2.1',
    means: 'The used CAI aircraft comes back with 5 or 6 in a later phase 1, unless it was lost with Kantemirovka.',
  },
  { id: 'ARMIR-P9', means: 'Chances of the air die, and of the CAI aircraft being back by a given turn.' },
];
