import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-3c', means: 'PS at 0 stop the sequence with the loss of the game; it can be undone.' },
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
  { id: 'ARMIR-P7', means: 'How long the PS last under a plan, and the starred points still needed.' },
  {
    id: 'ARMIR-17.1a',
    means: 'The Soviet picks two or more of four objectives; with decoys box 6 always holds four counters.',
  },
  {
    id: 'ARMIR-17.1b',
    means: 'The choice is sealed under a phrase or kept on paper; nothing shared, shown or undone gives it away.',
  },
  { id: 'ARMIR-17.1c', means: 'Whoever chooses only Čir and Airports is told that 3 PV are out of reach.' },
  {
    id: 'ARMIR-17.1.1a',
    means:
      'A corps is destroyed when more than half of its steps are lost, guns, HQ and Germans included; the army HQ counts as one more.',
  },
  { id: 'ARMIR-17.1.1b', means: 'All starred places the Soviet controls count, also those it began with.' },
  { id: 'ARMIR-17.1.2', means: 'Objectives that were not chosen bring and cost nothing.' },
  { id: 'ARMIR-17.1.3', means: 'Every elimination of a Soviet HQ is worth 1 PV to the Axis.' },
  {
    id: 'ARMIR-17.2',
    means: 'The Soviet wins with 3 PV net, PS to the end and, if chosen, the airports; in any other case the Axis.',
  },
  { id: 'ARMIR-17.2b', means: 'Every line of the score has its evidence, and can be tried with other figures.' },
  { id: 'ARMIR-17.1d', means: 'The objectives are chosen before turn 1.' },
  {
    id: 'ARMIR-P6',
    means:
      'The exact chance of 3 PV for every choice of objectives, from the Soviet player’s own estimates, on a private screen.',
  },
];
