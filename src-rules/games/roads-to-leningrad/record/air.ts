import type { Around } from '../../../kit/around.ts';
import { cells, sides } from '../ids.ts';
import { ruling } from '../option-ids.ts';
import { countersOf, textAt, weatherOf } from '../reading.ts';
import type { Counter } from '../units.ts';
import { removalTurn } from './missions.ts';

/** 13.1: the air display. */

export const airUnits = (around: Around): readonly Counter[] => countersOf(around).filter(({ kind }) => kind === 'air');
export const boxOf = (around: Pick<Around, 'cells'>, id: string): 'ready' | 'flown' | 'gone' => {
  const text = textAt(around, cells.air, id);
  return text === 'flown' || text === 'gone' ? text : 'ready';
};
export const flownUnits = (around: Around): readonly Counter[] =>
  airUnits(around).filter(({ id }) => boxOf(around, id) === 'flown');
/** 13.12: whether flown aircraft become ready this turn (AMB-11). */
export const readies = (around: Around): boolean =>
  ruling(around, 'amb11') === 'always' || weatherOf(around, around.turn) !== 'rain';

export interface Removal {
  /** Soviet air units among which is drawn, in the order of the roster */
  readonly among: readonly Counter[];
  /** still to draw: half of all, rounded down (3.54) */
  readonly left: number;
}
/** S3.28: undefined: nothing is drawn this turn. */
export const removalNow = (around: Around): Removal | undefined => {
  if (removalTurn(around) !== around.turn) return undefined;
  const soviet = airUnits(around).filter(({ side }) => side === sides.soviet);
  const among = soviet.filter(({ id }) => boxOf(around, id) !== 'gone');
  return { among, left: Math.max(0, Math.floor(soviet.length / 2) - (soviet.length - among.length)) };
};
