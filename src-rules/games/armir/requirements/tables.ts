import type { Requirement } from '#rules/kit/game/requirements.ts';

export const tables: readonly Requirement[] = [
  { id: 'ARMIR-12.1e', means: 'the odds columns are data: 1:2 to 7:1 in whole steps until the players say otherwise' },
  {
    id: 'ARMIR-T1',
    means: 'combat results typed from the card: columns, dashes, pasting, progress, typed twice',
  },
  { id: 'ARMIR-T2', means: 'warned of results out of order and of a cell unlike the rulebook’s example' },
  { id: 'ARMIR-T3', means: 'bombardment typed from the card: three results, monotone, read at 3 and 4' },
  { id: 'ARMIR-T4', means: 'what a table lacks closes only the outcome, cell by cell' },
  {
    id: 'ARMIR-T5',
    means: 'tables kept apart from games, passed on as one file, with a checksum both players see',
  },
  {
    id: 'ARMIR-T7',
    means: 'rosters of every counter, with the named formations ready and their numbers blank',
  },
];
