import { calledSo } from '#rules/kit/base/named.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { sideMsg } from '../../model/cells.ts';
import { called, say } from '../../model/propose.ts';
import { groupsOf, type SetUpGroup } from './groups.ts';
import { msg } from './msg.ts';
import { type Arrival, arrivalsIn, isOptional, optionalGroups, usualEntry } from './schedule.ts';

/** 5.2: what has come, is due, waits for a decision, or was put off. */

type Reads = Pick<Context, 'cells' | 'marks' | 'rosters' | 'scenario' | 'turn'>;

/** A row of a card, as an arrival: its units by name. */
export const cardId = (id: string): string => `card:${id}`;
type Row = SetUpGroup & { readonly turn: number };
/** The rows of those that come later. */
const typedRows = (context: Pick<Context, 'rosters' | 'scenario'>): readonly Row[] =>
  groupsOf(context).flatMap((one) => (one.turn === undefined ? [] : [{ ...one, turn: one.turn }]));
/** The rows that say what a group of the rulebook is: of its side, while it may come, optional as it is. */
const rowsOf = (one: Arrival, typed: readonly Row[]): readonly Row[] =>
  isOptional(one)
    ? typed.filter(
        (row) => row.optional && row.side === one.side && row.turn >= one.turn && row.turn <= (one.to ?? one.turn),
      )
    : one.entry
      ? typed.filter((row) => !row.optional && row.side === one.side && row.turn === one.turn)
      : [];
/**
 * The timetable of the rulebook with the rows of the cards as far as they are typed: a row stands in place of "units of the
 * card" of its side and turn, an optional one names the units of its group.
 */
export const timetable = (context: Pick<Context, 'rosters' | 'scenario'>): readonly Arrival[] => {
  const typed = typedRows(context);
  const fixed = arrivalsIn(context.scenario);
  const named = fixed.flatMap((one): readonly Arrival[] => {
    const rows = rowsOf(one, typed);
    if (!isOptional(one)) return rows.length > 0 ? [] : [one];
    const units = rows.flatMap((row) => row.units);
    const what = called(units);
    return what ? [{ ...one, msg: msg('rtl.arrival.with', { what: one.msg, units: what }) }] : [one];
  });
  // an optional row that is none of the groups with a price comes like any other: it may be put off (5.25)
  const cards = typed.filter((row) => !fixed.some((one) => isOptional(one) && rowsOf(one, typed).includes(row)));
  return [
    ...named,
    ...cards.map((row): Arrival => {
      const printed = fixed.find((one) => one.side === row.side && one.turn === row.turn && !isOptional(one))?.entry;
      const entry = row.entry === '' ? (printed ?? usualEntry(context.scenario, row.side)) : say(row.entry);
      return {
        id: cardId(row.id),
        side: row.side,
        scenarios: fixed[0]?.scenarios ?? [],
        turn: row.turn,
        msg: called(row.units) ?? say(row.name),
        ...(entry ? { entry } : {}),
        rule: '5.2',
      };
    }),
  ];
};
/** Rows of cards that may enter now, as players call them. */
export const openCards = (context: Reads): readonly string[] =>
  groupsOf(context)
    .filter(({ id }) => openArrivals(context).some((one) => one.id === cardId(id)))
    .map((row) => row.name);
/** What comes with groups of the rulebook: in place of "units of the card" the rows that were typed of them. */
export const fixedArrivals = (context: Reads, ids: readonly string[]): readonly Arrival[] => {
  const typed = typedRows(context);
  const all = timetable(context);
  return arrivalsIn(context.scenario)
    .filter(({ id }) => ids.includes(id))
    .flatMap((one): readonly Arrival[] => {
      const rows = isOptional(one) ? [] : rowsOf(one, typed).map(({ id }) => cardId(id));
      return rows.length === 0 ? [one] : all.filter(({ id }) => rows.includes(id) && cameIn(context, id) === undefined);
    });
};
export const cardArrivals = (context: Reads, names: readonly string[]): readonly Arrival[] => {
  const rows = names.flatMap((one) => calledSo(one, groupsOf(context)) ?? []);
  return timetable(context).filter(({ id }) => rows.some((row) => cardId(row.id) === id));
};

export const putOffMark = 'putOff';
export type ArrivalState = 'later' | 'undecided' | 'declined' | 'due' | 'delayed' | 'came';

export const cameIn = (context: Pick<Context, 'cells'>, id: string): number | undefined => {
  const turn = countAt(context, cells.arrived, id) ?? 0;
  return turn > 0 ? turn : undefined;
};
export const stateOf = (context: Reads, one: Arrival): ArrivalState => {
  if (cameIn(context, one.id) !== undefined) return 'came';
  const decided = textAt(context, cells.groups, one.id);
  if (decided === 'declined') return 'declined';
  if (one.turn > context.turn) return 'later';
  if (isOptional(one) && decided !== 'taken') return (one.to ?? one.turn) < context.turn ? 'declined' : 'undecided';
  const late = (one.to ?? one.turn) < context.turn || context.marks[putOffMark]?.[one.id] !== undefined;
  return late ? 'delayed' : 'due';
};
const mayEnter = (context: Reads, one: Arrival): boolean => ['due', 'delayed'].includes(stateOf(context, one));
/** What may enter now. */
export const openArrivals = (context: Reads, side?: SideId): readonly Arrival[] =>
  timetable(context).filter((one) => mayEnter(context, one) && (side === undefined || one.side === side));
/** A group of the rulebook that may still be brought: not one of which every row has come. */
export const isToCome = (context: Reads, one: Arrival): boolean =>
  mayEnter(context, one) && fixedArrivals(context, [one.id]).length > 0;
/** Optional groups whose side has not said whether it takes them. */
export const undecided = (context: Reads) =>
  optionalGroups.filter(
    (one) => one.scenarios.some((id) => id === context.scenario) && stateOf(context, one) === 'undecided',
  );

/** "16AM, German: air units, at 4021" */
export const arrivalMsg = ({ side, turn, msg: what, entry }: Arrival): Msg => {
  const p = { turn: name(turnCode(turn)), side: sideMsg(side), what };
  return entry ? msg('rtl.arrival.at', { ...p, entry }) : msg('rtl.arrival.of', p);
};
/** "first group (Soviet, south edge, 3605 to 3624), the other groups (…)" */
export const openMsg = (open: readonly Arrival[]): Msg | undefined =>
  list(
    open.map(({ msg: what, entry, side }) =>
      entry ? msg('rtl.arrival.sided', { what, side: sideMsg(side), entry }) : what,
    ),
  );
