import type { Agreements } from '../../../testing/agree.ts';
import { fightInputs, fights } from './agree-fights.ts';
import { fronts } from './agree-fronts.ts';
import { grounds } from './agree-map.ts';
import { records } from './agree-record.ts';
import { inventedBoard } from './board.ts';
import { dress } from './dress.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */
export const armirAgree: Agreements = {
  against: { 'guns-set': 'points nobody set in time are set late, against AMB-24' },
  things: inventedBoard,
  dress,
  inputs: fightInputs,
  pairs: [...grounds, ...fights, ...fronts, ...records],
};
