import { memo } from '#rules/kit/base/memo.ts';
import { calledSo } from '#rules/kit/base/named.ts';
import { sha256 } from '#rules/kit/base/sha256.ts';
import { namesIn } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { mapIn, textAt, textIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, isSide, marks, otherSide, rosters, type SideId, scenarios, sides } from '../../ids.ts';
import { turnIn, turnOf } from '../../model/calendar.ts';
import { formationOf } from '../../model/formations.ts';
import { isIn, operation } from '../../model/phases.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { presumedFirst } from './initiative.ts';
import { msg } from './msg.ts';

/** 4.35, 7.14: activation markers, typed by the players or only counted, and where each of them lies. */

export interface Marker {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly formations: readonly string[];
  /** 4.37: acts for any formation */
  readonly any: boolean;
  readonly value: number | undefined;
  /** first turn in which it plays */
  readonly from: number | undefined;
  readonly scenario: string;
}
type MarkerState = 'out' | 'cup' | 'pool' | 'played' | 'gone';

const turnFrom = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : typeof value === 'string' ? turnIn(value) : undefined;
const markerOf = ({ id, name: called, values }: RosterUnit): Marker | undefined => {
  if (!isSide(values.side)) return undefined;
  const formations = typeof values.formations === 'string' ? values.formations.trim() : '';
  const any = values.any === true || formations === '*';
  return {
    id,
    name: called,
    side: values.side,
    formations: any ? [] : namesIn(formations),
    any,
    value: typeof values.value === 'number' && values.value > 0 ? values.value : undefined,
    from: turnFrom(values.turn),
    scenario: typeof values.scenario === 'string' ? values.scenario : '',
  };
};
const ofRosters = memo((all: Context['rosters']): readonly Marker[] =>
  (all[rosters.markers]?.units ?? []).flatMap((unit) => markerOf(unit) ?? []),
);
export const markersOf = (context: Pick<Context, 'rosters'>): readonly Marker[] => ofRosters(context.rosters);

/** A marker that is only counted, while nobody typed which there are. */
export const unnamed = (side: SideId, i: number): string => `${side}:${i}`;
export const sideOf = (context: Pick<Context, 'rosters'>, id: string): SideId | undefined => {
  const typed = markersOf(context).find((one) => one.id === id)?.side;
  if (typed) return typed;
  const [side] = id.split(':', 1);
  return isSide(side) ? side : undefined;
};
export const markerMsg = (context: Pick<Context, 'rosters'>, id: string): Msg => {
  const typed = markersOf(context).find((one) => one.id === id);
  if (typed) return msg('rtl.act.name', { what: name(typed.name) });
  return msg('rtl.act.unnamed', { i: name(id.split(':')[1] ?? id) });
};
export const stateOf = (context: Pick<Context, 'cells'>, id: string): MarkerState => {
  const found = textAt(context, cells.markers, id);
  return found === 'cup' || found === 'pool' || found === 'played' || found === 'gone' ? found : 'out';
};
type Reads = Pick<Context, 'cells' | 'rosters'>;
export const markersIn = (context: Reads, side: SideId, ...states: readonly MarkerState[]): readonly string[] =>
  Object.keys(mapIn(context, cells.markers)).filter(
    (id) => sideOf(context, id) === side && states.includes(stateOf(context, id)),
  );
/** Markers a side has still to play this turn (7.23). */
export const leftOf = (context: Reads, side: SideId): number => markersIn(context, side, 'cup', 'pool').length;
export const poolOf = (context: Reads, side: SideId): string | undefined => markersIn(context, side, 'pool')[0];

/** 7.23, 7.25: turn about, First Player first; who has no marker left is passed over. */
export const dueSide = (context: Context): SideId => {
  const last = textIn(context, cells.active);
  const due = last === '' ? presumedFirst(context) : otherSide(last === sides.soviet ? sides.soviet : sides.german);
  return leftOf(context, due) > 0 || leftOf(context, otherSide(due)) === 0 ? due : otherSide(due);
};
const markAt = (context: Pick<Context, 'marks'>, mark: string): unknown => context.marks[mark]?.op?.value;
export const hasChosen = (context: Pick<Context, 'marks'>): boolean => markAt(context, marks.chosen) !== undefined;
/** 7.33: formations were to be combined in this sequence: both act, or the one shown. */
export const combinedIn = (context: Pick<Context, 'marks'>): 'both' | 'one' | undefined => {
  const found = markAt(context, marks.combined);
  return found === 'both' || found === 'one' ? found : undefined;
};
/** Whose sequence it is while its marker is drawn and played. */
export const playingSide = (context: Context): SideId => {
  if (!hasChosen(context) && !combinedIn(context)) return dueSide(context);
  return textIn(context, cells.active) === sides.soviet ? sides.soviet : sides.german;
};
export const isFilled = (context: Pick<Context, 'marks'>, side: SideId): boolean =>
  context.marks[marks.filled]?.[side] !== undefined;
/** 7.23: the segment goes on; a turn whose cups nobody wrote down has one sequence, in which they may be. */
export const goesOn = (context: Context, done: number): boolean =>
  leftOf(context, sides.german) + leftOf(context, sides.soviet) > 0 ||
  (done === 0 && !isFilled(context, sides.german) && !isFilled(context, sides.soviet));

/** 4.38: a formation that players typed units of, all of them eliminated. */
const isDead = (context: Reads & Pick<Context, 'scenario'>, side: SideId, formation: string): boolean => {
  const as = (one: string): string => formationOf(context.scenario, side, one);
  const units = countersOf(context).filter(
    (one) => one.side === side && one.kind !== 'leader' && as(one.formation) === as(formation),
  );
  return units.length > 0 && units.every((one) => stepsLeft(context, one) === 0);
};
/** 4.38: markers none of whose formations has a unit left. */
export const isSpentForGood = (context: Reads & Pick<Context, 'scenario'>, { side, formations }: Marker): boolean =>
  formations.length > 0 && formations.every((one) => isDead(context, side, one));

const is70th = ({ side, formations }: Marker): boolean =>
  side === sides.soviet && formations.some((one) => /^70(?!\d)/.test(one));
/** S4.23: on 15AM of scenario 2 it goes back into the cup after its first activation. */
export const playsTwice = (context: Pick<Context, 'scenario' | 'turn'>, marker: Marker): boolean =>
  context.scenario === scenarios.counterattack && context.turn === turnOf(15, 'AM') && is70th(marker);

/** Markers a side may put into its cup this turn. */
export const availableOf = (context: Context, side: SideId): readonly Marker[] =>
  markersOf(context).filter((marker) => {
    if (marker.side !== side || stateOf(context, marker.id) === 'gone') return false;
    if (marker.scenario !== '' && marker.scenario !== context.scenario) return false;
    if (marker.from !== undefined && marker.from > context.turn) return false;
    // S3.23
    if (context.scenario === scenarios.soltsy && is70th(marker) && context.turn < turnOf(14, 'AM')) return false;
    // 5.4: it comes with the Voroshilov group
    if (marker.any && textAt(context, cells.groups, 'soltsy-voroshilov') !== 'taken') return false;
    return !isSpentForGood(context, marker);
  });
/** 7.14: markers a side has in its cup this turn, those already played too; before it is filled, those it may put in. */
export const putIn = (context: Context, side: SideId): number =>
  isFilled(context, side)
    ? markersIn(context, side, 'cup', 'pool', 'played').length
    : availableOf(context, side).length;
/** 7.14: what the Second Player may put in beside so many of the First. */
export const secondMay = (own: number, first: number): number => Math.min(own, first + 1);

/** The cup in an order that says nothing to the eye, another one in every sequence: the draw names a place in it. */
export const mixed = (context: Context, side: SideId): readonly string[] => {
  const cup = markersIn(context, side, 'cup');
  const seed = operation(context);
  return [...cup].sort((a, b) => (sha256(`${seed} ${a}`) < sha256(`${seed} ${b}`) ? -1 : 1));
};
/** The marker in hand; undefined: none, or the cup was changed since. */
export const drawnOf = (context: Context, side: SideId): string | undefined => {
  const text = textIn(context, cells.drawn);
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (at === undefined) return text !== '' && sideOf(context, text) === side ? text : undefined;
  const cup = mixed(context, side);
  return cup.length === Number(of) ? cup[Number(at) - 1] : undefined;
};
/** 7.15: the First Player's first sequence of the scenario needs no draw. */
export const isFirstChoice = (context: Context): boolean =>
  context.turn === rulesOf(context.scenario).first && textIn(context, cells.active) === '';
type Now = Pick<Context, 'cells' | 'marks' | 'place'>;
/**
 * 7.21: a sequence is chosen and not over. What the record has of the last one stays written down until the next is
 * chosen. Without a game there are no phases to tell by.
 */
const isUnderWay = (context: Now): boolean =>
  context.place === '' ||
  hasChosen(context) ||
  combinedIn(context) !== undefined ||
  isIn(context, 'construction', 'movement', 'reaction', 'combat');
/** The formations that act now, as the record knows. */
export const actingIn = (context: Now): readonly string[] =>
  isUnderWay(context) ? namesIn(textIn(context, cells.acting)) : [];
/** Of which kind the sequence is that is played now; undefined: none is, or nobody said. */
export const sequenceIn = (context: Now): string | undefined =>
  isUnderWay(context) ? textIn(context, cells.sequence) || undefined : undefined;
/** 7.21, S5.22, S6.23: its formation acts now: divisions that act as one do so under any of their names. */
export const isActing = (
  context: Now & Pick<Context, 'scenario'>,
  { side, formation }: { readonly side: SideId; readonly formation: string },
): boolean => {
  const as = (one: string): string => formationOf(context.scenario, side, one);
  return formation !== '' && actingIn(context).some((one) => as(one) === as(formation));
};
/** The side whose operational sequence it is (7.23); undefined: nobody said. */
export const sideInAction = (context: Pick<Context, 'cells' | 'who' | 'place'>): SideId | undefined => {
  const said = textIn(context, cells.active);
  if (isSide(said)) return said;
  const { who } = context;
  // 9: in the reaction the one whose sequence it is not moves
  return isSide(who) ? (isIn(context, 'reaction') ? otherSide(who) : who) : undefined;
};
/** A marker by what the players typed. */
export const namedMarker = (context: Context, side: SideId, text: string): Marker | undefined =>
  calledSo(
    text,
    markersOf(context).filter((one) => one.side === side),
  );
