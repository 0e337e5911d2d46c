import type { Around } from '../../../kit/around.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { turnCode } from '../data/calendar.ts';
import { cells, type SideId } from '../ids.ts';
import { list } from '../propose.ts';
import { countAt, textAt } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { type Arrival, arrivalsIn, isOptional, optionalGroups } from './schedule.ts';

/** 5.2: what has come, is due, waits for a decision, or was put off. */

type Reads = Pick<Around, 'cells' | 'marks' | 'scenario' | 'turn'>;

export const putOffMark = 'putOff';
export type ArrivalState = 'later' | 'undecided' | 'declined' | 'due' | 'delayed' | 'came';

export const cameIn = (around: Pick<Around, 'cells'>, id: string): number | undefined => {
  const turn = countAt(around, cells.arrived, id) ?? 0;
  return turn > 0 ? turn : undefined;
};
export const stateOf = (around: Reads, one: Arrival): ArrivalState => {
  if (cameIn(around, one.id) !== undefined) return 'came';
  const decided = textAt(around, cells.groups, one.id);
  if (decided === 'declined') return 'declined';
  if (one.turn > around.turn) return 'later';
  if (isOptional(one) && decided !== 'taken') return (one.to ?? one.turn) < around.turn ? 'declined' : 'undecided';
  const late = (one.to ?? one.turn) < around.turn || around.marks[putOffMark]?.[one.id] !== undefined;
  return late ? 'delayed' : 'due';
};
/** What may enter now. */
export const openArrivals = (around: Reads, side?: SideId): readonly Arrival[] =>
  arrivalsIn(around.scenario).filter((one) => {
    const state = stateOf(around, one);
    return (state === 'due' || state === 'delayed') && (side === undefined || one.side === side);
  });
/** Optional groups whose side has not said whether it takes them. */
export const undecided = (around: Reads) =>
  optionalGroups.filter(
    (one) => one.scenarios.some((id) => id === around.scenario) && stateOf(around, one) === 'undecided',
  );

/** "16AM, German: air units, at 4021" */
export const arrivalMsg = ({ side, turn, msg, entry }: Arrival): Msg => {
  const p = { turn: name(turnCode(turn)), side: t(`rtl.side.${side}`), what: msg };
  return entry ? t('rtl.arrival.at', { ...p, entry }) : t('rtl.arrival.of', p);
};
/** "the first group (south edge, 3605 to 3624), the other groups (…)" */
export const openMsg = (open: readonly Arrival[]): Msg | undefined =>
  list(open.map(({ msg, entry }) => (entry ? t('rtl.arrival.short', { what: msg, entry }) : msg)));
