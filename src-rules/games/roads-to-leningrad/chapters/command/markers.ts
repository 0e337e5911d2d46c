import { sha256 } from '#rules/kit/base/sha256.ts';
import { namesIn } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide, rosters, type SideId, scenarios, sides } from '../../ids.ts';
import { turnIn, turnOf } from '../../model/calendar.ts';
import { formationOf } from '../../model/formations.ts';
import { isIn, operation } from '../../model/phases.ts';
import { countersOf, mapIn, stepsLeft, textAt, textIn } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';
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

const isSide = (value: unknown): value is SideId => value === sides.german || value === sides.soviet;
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
const read = new WeakMap<Around['rosters'], readonly Marker[]>();
export const markersOf = ({ rosters: all }: Pick<Around, 'rosters'>): readonly Marker[] => {
  const known = read.get(all);
  if (known) return known;
  const made = (all[rosters.markers]?.units ?? []).flatMap((unit) => markerOf(unit) ?? []);
  read.set(all, made);
  return made;
};

/** A marker that is only counted, while nobody typed which there are. */
export const unnamed = (side: SideId, i: number): string => `${side}:${i}`;
export const sideOf = (around: Pick<Around, 'rosters'>, id: string): SideId | undefined => {
  const typed = markersOf(around).find((one) => one.id === id)?.side;
  if (typed) return typed;
  const [side] = id.split(':', 1);
  return isSide(side) ? side : undefined;
};
export const markerMsg = (around: Pick<Around, 'rosters'>, id: string): Msg => {
  const typed = markersOf(around).find((one) => one.id === id);
  if (typed) return msg('rtl.act.name', { what: name(typed.name) });
  return msg('rtl.act.unnamed', { i: name(id.split(':')[1] ?? id) });
};
export const stateOf = (around: Pick<Around, 'cells'>, id: string): MarkerState => {
  const found = textAt(around, cells.markers, id);
  return found === 'cup' || found === 'pool' || found === 'played' || found === 'gone' ? found : 'out';
};
type Reads = Pick<Around, 'cells' | 'rosters'>;
export const markersIn = (around: Reads, side: SideId, ...states: readonly MarkerState[]): readonly string[] =>
  Object.keys(mapIn(around, cells.markers)).filter(
    (id) => sideOf(around, id) === side && states.includes(stateOf(around, id)),
  );
/** Markers a side has still to play this turn (7.23). */
export const leftOf = (around: Reads, side: SideId): number => markersIn(around, side, 'cup', 'pool').length;
export const poolOf = (around: Reads, side: SideId): string | undefined => markersIn(around, side, 'pool')[0];

/** 7.23, 7.25: turn about, First Player first; who has no marker left is passed over. */
export const dueSide = (around: Around): SideId => {
  const last = textIn(around, cells.active);
  const first = textIn(around, cells.first) === sides.soviet ? sides.soviet : sides.german;
  const due = last === '' ? first : otherSide(last === sides.soviet ? sides.soviet : sides.german);
  return leftOf(around, due) > 0 || leftOf(around, otherSide(due)) === 0 ? due : otherSide(due);
};
const markAt = (around: Pick<Around, 'marks'>, mark: string): unknown => around.marks[mark]?.op?.value;
export const hasChosen = (around: Pick<Around, 'marks'>): boolean => markAt(around, marks.chosen) !== undefined;
/** 7.33: formations were to be combined in this sequence: both act, or the one shown. */
export const combinedIn = (around: Pick<Around, 'marks'>): 'both' | 'one' | undefined => {
  const found = markAt(around, marks.combined);
  return found === 'both' || found === 'one' ? found : undefined;
};
/** Whose sequence it is while its marker is drawn and played. */
export const playingSide = (around: Around): SideId => {
  if (!hasChosen(around) && !combinedIn(around)) return dueSide(around);
  return textIn(around, cells.active) === sides.soviet ? sides.soviet : sides.german;
};
export const isFilled = (around: Pick<Around, 'marks'>, side: SideId): boolean =>
  around.marks[marks.filled]?.[side] !== undefined;
/** 7.23: the segment goes on; a turn whose cups nobody wrote down has one sequence, in which they may be. */
export const goesOn = (around: Around, done: number): boolean =>
  leftOf(around, sides.german) + leftOf(around, sides.soviet) > 0 ||
  (done === 0 && !isFilled(around, sides.german) && !isFilled(around, sides.soviet));

/** 4.38: a formation that players typed units of, all of them eliminated. */
const isDead = (around: Reads & Pick<Around, 'scenario'>, side: SideId, formation: string): boolean => {
  const as = (one: string): string => formationOf(around.scenario, side, one);
  const units = countersOf(around).filter(
    (one) => one.side === side && one.kind !== 'leader' && as(one.formation) === as(formation),
  );
  return units.length > 0 && units.every((one) => stepsLeft(around, one) === 0);
};
/** 4.38: markers none of whose formations has a unit left. */
export const isSpentForGood = (around: Reads & Pick<Around, 'scenario'>, { side, formations }: Marker): boolean =>
  formations.length > 0 && formations.every((one) => isDead(around, side, one));

const is70th = ({ side, formations }: Marker): boolean =>
  side === sides.soviet && formations.some((one) => /^70(?!\d)/.test(one));
/** S4.23: on 15AM of scenario 2 it goes back into the cup after its first activation. */
export const playsTwice = (around: Pick<Around, 'scenario' | 'turn'>, marker: Marker): boolean =>
  around.scenario === scenarios.counterattack && around.turn === turnOf(15, 'AM') && is70th(marker);

/** Markers a side may put into its cup this turn. */
export const availableOf = (around: Around, side: SideId): readonly Marker[] =>
  markersOf(around).filter((marker) => {
    if (marker.side !== side || stateOf(around, marker.id) === 'gone') return false;
    if (marker.scenario !== '' && marker.scenario !== around.scenario) return false;
    if (marker.from !== undefined && marker.from > around.turn) return false;
    // S3.23
    if (around.scenario === scenarios.soltsy && is70th(marker) && around.turn < turnOf(14, 'AM')) return false;
    // 5.4: it comes with the Voroshilov group
    if (marker.any && textAt(around, cells.groups, 'soltsy-voroshilov') !== 'taken') return false;
    return !isSpentForGood(around, marker);
  });
/** 7.14: what the Second Player may put in beside so many of the First. */
export const secondMay = (own: number, first: number): number => Math.min(own, first + 1);

/** The cup in an order that says nothing to the eye, another one in every sequence: the draw names a place in it. */
export const mixed = (around: Around, side: SideId): readonly string[] => {
  const cup = markersIn(around, side, 'cup');
  const seed = operation(around);
  return [...cup].sort((a, b) => (sha256(`${seed} ${a}`) < sha256(`${seed} ${b}`) ? -1 : 1));
};
/** The marker in hand; undefined: none, or the cup was changed since. */
export const drawnOf = (around: Around, side: SideId): string | undefined => {
  const text = textIn(around, cells.drawn);
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (at === undefined) return text !== '' && sideOf(around, text) === side ? text : undefined;
  const cup = mixed(around, side);
  return cup.length === Number(of) ? cup[Number(at) - 1] : undefined;
};
/** 7.15: the First Player's first sequence of the scenario needs no draw. */
export const isFirstChoice = (around: Around): boolean =>
  around.turn === rulesOf(around.scenario).first && textIn(around, cells.active) === '';
/** The formations that act now, as the record knows. */
export const actingIn = (around: Pick<Around, 'cells'>): readonly string[] => namesIn(textIn(around, cells.acting));
/** 7.21, S5.22, S6.23: its formation acts now: divisions that act as one do so under any of their names. */
export const isActing = (
  around: Pick<Around, 'cells' | 'scenario'>,
  { side, formation }: { readonly side: SideId; readonly formation: string },
): boolean => {
  const as = (one: string): string => formationOf(around.scenario, side, one);
  return formation !== '' && actingIn(around).some((one) => as(one) === as(formation));
};
/** The side whose operational sequence it is (7.23); undefined: nobody said. */
export const sideInAction = (around: Pick<Around, 'cells' | 'who' | 'place'>): SideId | undefined => {
  const said = textIn(around, cells.active);
  if (isSide(said)) return said;
  const { who } = around;
  // 9: in the reaction the one whose sequence it is not moves
  return isSide(who) ? (isIn(around, 'reaction') ? otherSide(who) : who) : undefined;
};
/** A marker by what the players typed. */
export const namedMarker = (around: Around, side: SideId, text: string): Marker | undefined => {
  const plain = text.trim().toLowerCase();
  const own = markersOf(around).filter((one) => one.side === side);
  return own.find((one) => one.name.toLowerCase() === plain || one.id.toLowerCase() === plain);
};
