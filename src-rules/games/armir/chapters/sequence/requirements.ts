import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-3a', means: 'Two orders of the turn; which one is settled in phase 1 and holds for the turn.' },
  {
    id: 'ARMIR-3b',
    means: 'Each phase shows who acts, its tasks with rules, and the buttons that book what comes of them.',
  },
  { id: 'ARMIR-4', means: 'The Soviet takes the initiative for 1 PS in phase 1; the last PS is warned of.' },
  { id: 'ARMIR-18.4a', means: 'Turn 1 is phases 7 to 12 of the usual order; the initiative is not for sale.' },
  { id: 'ARMIR-18.4b', means: 'In phase 7 of turn 1 the Axis moves one German counter of 27 Pz. at most.' },
  { id: 'ARMIR-18.4c', means: 'The Čir roll takes place on turn 1 too.' },
  { id: 'ARMIR-3d', means: 'Supply and attrition concern both sides; in a bombardment both fire.' },
  { id: 'ARMIR-18a', means: 'Set-up in order: Axis, Soviet, markers, objectives, each with a list to tick.' },
  { id: 'ARMIR-18.3', means: 'Markers at the start: 16 PA, 4 PS, garrison 1, first box of the Čir.' },
];
