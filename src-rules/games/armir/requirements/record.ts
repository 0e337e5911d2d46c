import type { Requirement } from '#rules/kit/game/requirements.ts';

export const record: readonly Requirement[] = [
  { id: 'ARMIR-3a', means: 'Two orders of the turn; which one is settled in phase 1 and holds for the turn.' },
  {
    id: 'ARMIR-3b',
    means: 'Each phase shows who acts, its tasks with rules, and the buttons that book what comes of them.',
  },
  { id: 'ARMIR-4', means: 'The Soviet takes the initiative for 1 PS in phase 1; the last PS is warned of.' },
  { id: 'ARMIR-18.4a', means: 'Turn 1 is phases 7 to 12 of the usual order; the initiative is not for sale.' },
  { id: 'ARMIR-18.4b', means: 'In phase 7 of turn 1 the Axis moves one German counter of 27 Pz. at most.' },
  { id: 'ARMIR-18.4c', means: 'The Čir roll takes place on turn 1 too.' },
  { id: 'ARMIR-3c', means: 'PS at 0 stop the sequence with the loss of the game; it can be undone.' },
  { id: 'ARMIR-3d', means: 'Supply and attrition concern both sides; in a bombardment both fire.' },
  { id: 'ARMIR-16.2.1', means: 'First Soviet entry into Kantemirovka: a die off the PA, depot and CAI gone, once.' },
  {
    id: 'ARMIR-16.4a',
    means: '4 PS to begin with; a starred village is worth 1, a city 2, won and lost with control.',
  },
  {
    id: 'ARMIR-16.4b',
    means: 'PS: −1 a turn without the airports, −1 for the initiative, +1 for a German replacement.',
  },
  { id: 'ARMIR-17a', means: 'PS at 0 lose the game at once; the airports come off before a replacement adds.' },
  { id: 'ARMIR-16.4c', means: 'PS at each coming checkpoint if nothing else changes.' },
  { id: 'ARMIR-1.5', means: 'Who controls each starred place, as last occupied; PS follow from it.' },
  { id: 'ARMIR-15.2', means: '3 Gebirgs: 1 step on turn 2, one more each turn in supply, fixed at Millerovo below 4.' },
  {
    id: 'ARMIR-15.3',
    means: 'One German step replaced a turn, in supply, never an eliminated unit; the Soviet gains 1 PS.',
  },
  { id: 'ARMIR-15.4', means: 'Complementi: removed once to give Italian infantry in its hex a step.' },
  { id: 'ARMIR-15.1', means: 'XXIV Pz.Korps HQ enters the turn after an Alpine or II Corps strongpoint first fell.' },
  { id: 'ARMIR-15.1.3', means: 'The two Julia regiments may go over to XXIV Pz.Korps, once; Vicenza takes the front.' },
  { id: 'ARMIR-8.6b', means: 'Steps of every counter: full, left, eliminated; corrected by hand.' },
  { id: 'ARMIR-18a', means: 'Set-up in order: Axis, Soviet, markers, objectives, each with a list to tick.' },
  { id: 'ARMIR-18.3', means: 'Markers at the start: 16 PA, 4 PS, garrison 1, first box of the Čir.' },
  { id: 'ARMIR-18.5', means: 'Reinforcements of turns 2, 3 and 4, entered or owed.' },
];
