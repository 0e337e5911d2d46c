import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-15.2', means: '3 Gebirgs: 1 step on turn 2, one more each turn in supply, fixed at Millerovo below 4.' },
  {
    id: 'ARMIR-15.3',
    means: 'One German step replaced a turn, in supply, never an eliminated unit; the Soviet gains 1 PS.',
  },
  { id: 'ARMIR-15.4', means: 'Complementi: removed once to give Italian infantry in its hex a step.' },
  { id: 'ARMIR-15.1', means: 'XXIV Pz.Korps HQ enters the turn after an Alpine or II Corps strongpoint first fell.' },
  { id: 'ARMIR-15.1.3', means: 'The two Julia regiments may go over to XXIV Pz.Korps, once; Vicenza takes the front.' },
  { id: 'ARMIR-18.5', means: 'Reinforcements of turns 2, 3 and 4, entered or owed.' },
];
