import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-S3.22', means: 'Scenario 1: AA269/269 is an army unit.' },
  { id: 'RTL-4.22', means: 'A game goes from the first to the last turn of its scenario.' },
  { id: 'RTL-7.1', means: 'Initiative makes one side First Player each turn.' },
];
