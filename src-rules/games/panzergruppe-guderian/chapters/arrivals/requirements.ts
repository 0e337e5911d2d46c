import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-14.3', means: 'listed units may come later, by the same entry; due, delayed, entered' },
  { id: 'PGG-14.11', means: 'a die each Soviet turn: one rifle division at that entry' },
  { id: 'PGG-14.12', means: 'entry closed: the nearest hex toward the east edge' },
  { id: 'PGG-14.13', means: 'it enters this turn or is lost' },
  { id: 'PGG-14.14', means: 'never more counters than the box has' },
  { id: 'PGG-14.21', means: 'South-Western Front: five a turn from turn 2, ten in the game' },
  { id: 'PGG-14.22', means: 'where its divisions enter' },
  { id: 'PGG-14.23', means: 'its price: 1 point each for five, then 2 each' },
  { id: 'PGG-14.24', means: 'no leaders come with the Front' },
  { id: 'PGG-16.1', means: 'the Soviet schedule' },
  { id: 'PGG-16.2', means: 'the German schedule' },
  { id: 'PGG-X07', means: 'chances of the provisional entry and of a frozen army' },
];
