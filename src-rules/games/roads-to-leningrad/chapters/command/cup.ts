import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds, type When } from '#rules/kit/forms/conditions.ts';
import { namesIn } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide, rosters, type SideId, sides } from '../../ids.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { allowUnless } from '../../model/propose.ts';
import { presumedFirst } from './initiative.ts';
import {
  availableOf,
  isFilled,
  isSpentForGood,
  markerMsg,
  markersIn,
  markersOf,
  namedMarker,
  playsTwice,
  putIn,
  secondMay,
  sideOf,
  stateOf,
  unnamed,
} from './markers.ts';
import { msg } from './msg.ts';

/** 7.14: what goes into the cups and what stays out. */

export const bothSides = [sides.german, sides.soviet] as const;
export const sideField = (begins: (context: Context) => SideId | undefined) =>
  ({
    kind: 'choice',
    msg: msg('rtl.act.field.side'),
    start: sides.german,
    options: bothSides.map((key) => ({ key, msg: sideMsg(key) })),
    begins,
  }) as const;
export const asSide = (text: string): SideId => (text === sides.soviet ? sides.soviet : sides.german);

/** Who fills his cup now: the First Player, then the other. */
export const fills = (context: Context): SideId => {
  const first = presumedFirst(context);
  return isFilled(context, first) ? otherSide(first) : first;
};
/** How many the side may put in; undefined: nobody knows yet. */
export const mayFill = (context: Context, side: SideId, own: number): number | undefined => {
  const first = presumedFirst(context);
  if (first === side) return own;
  const his = putIn(context, first);
  return his === 0 && !isFilled(context, first) ? undefined : secondMay(own, his);
};
const suggested = (context: Context, side: SideId): readonly string[] => {
  const own = availableOf(context, side);
  return own.slice(0, mayFill(context, side, own.length) ?? own.length).map(({ name }) => name);
};

/** Of a side whose markers are listed each is named, and none is counted. */
const listed: When = { listed: rosters.markers, by: 'side' };

const cup = action({
  id: 'cup',
  msg: msg('rtl.act.action.cup'),
  about: msg('rtl.act.action.cup.about'),
  rule: '7.14',
  group: groups.operations,
  fields: {
    side: sideField(fills),
    markers: {
      kind: 'text',
      msg: msg('rtl.act.field.markers'),
      hint: msg('rtl.act.field.markers.hint'),
      start: '',
      max: 2000,
      many: true,
      big: true,
      offers: (context, beside) =>
        availableOf(context, asSide(String(beside.side))).map(({ name: called }) => ({ name: called })),
      begins: (context: Context, beside?: JsonObject) =>
        suggested(context, beside?.side === undefined ? fills(context) : asSide(String(beside.side))).join(', '),
    },
    count: {
      kind: 'count',
      msg: msg('rtl.act.field.unnamed'),
      hint: msg('rtl.act.field.unnamed.hint'),
      start: 0,
      min: 0,
      max: 20,
      rule: '7.14',
      when: { not: listed },
    },
  },
  proposes: (input, context) => {
    const side = asSide(input.side);
    const isListed = holds(listed, { input: { side }, context });
    // it may still stand in the form from before the side was changed
    const counted = isListed ? 0 : input.count;
    const names = namesIn(input.markers);
    const strange = names.find((one) => !namedMarker(context, side, one));
    if (strange !== undefined) {
      const what = msg('rtl.act.text', { text: name(strange) });
      return refuse(isListed ? msg('rtl.act.bar.noMarker', { what }) : msg('rtl.act.bar.unlisted', { what }), '4.35');
    }
    const chosen = [...new Set(names.flatMap((one) => namedMarker(context, side, one)?.id ?? []))];
    const total = chosen.length + counted;
    const own = availableOf(context, side);
    // 4.38: with no formation left a side goes without
    const none = own.length === 0 && isListed;
    if (total === 0 && !none) return refuse(msg('rtl.act.bar.noMarkers'), '7.14');
    const isFirst = presumedFirst(context) === side;
    const left = own.filter(({ id }) => !chosen.includes(id));
    const limit = mayFill(context, side, Math.max(own.length, total));
    const [out] = left;
    const bar: Objection | undefined =
      isFirst && out
        ? { msg: msg('rtl.act.bar.all', { what: markerMsg(context, out.id) }), rule: '7.14' }
        : limit !== undefined && total > limit
          ? { msg: msg('rtl.act.bar.most', { n: limit, first: sideMsg(otherSide(side)) }), rule: '7.14' }
          : undefined;
    const known = new Set([
      ...markersOf(context).flatMap((one) => (one.side === side ? [one.id] : [])),
      ...markersIn(context, side, 'out', 'cup', 'pool', 'played'),
    ]);
    const inCup = [...chosen, ...Array.from({ length: counted }, (_, i) => unnamed(side, i + 1))];
    const facts: Fact[] = [...new Set([...inCup, ...known])].flatMap((id) => {
      if (inCup.includes(id)) return [setAt(cells.markers, id, 'cup')];
      if (stateOf(context, id) === 'gone') return [];
      // a marker that was only counted is not kept
      return [setAt(cells.markers, id, markersOf(context).some((one) => one.id === id) ? 'out' : null)];
    });
    const p = { side: sideMsg(side), n: total, out: left.length };
    return allowUnless(bar, msg(left.length > 0 ? 'rtl.act.says.cupLeft' : 'rtl.act.says.cup', p), [
      ...facts,
      mark(marks.filled, side, true, `t${context.turn}`),
    ]);
  },
});

const states = ['out', 'cup', 'pool', 'played', 'gone'] as const;
/** As the players say, where something else happened at the table. */
const markerState = action({
  id: 'marker-state',
  msg: msg('rtl.act.action.markerState'),
  about: msg('rtl.act.action.markerState.about'),
  rule: '4.35',
  group: groups.corrections,
  fields: {
    side: sideField(() => undefined),
    marker: {
      kind: 'text',
      msg: msg('rtl.act.field.marker'),
      start: '',
      max: 60,
      big: true,
      offers: (context, beside) =>
        markersOf(context).flatMap(({ name: called, side }) => (side === beside.side ? [{ name: called }] : [])),
    },
    state: {
      kind: 'choice',
      msg: msg('rtl.act.field.state'),
      start: 'cup',
      options: states.map((key) => ({ key, msg: msg(`rtl.act.state.${key}`) })),
    },
  },
  proposes: (input, context) => {
    const side = asSide(input.side);
    const text = input.marker;
    const id = namedMarker(context, side, text)?.id ?? (sideOf(context, text) === side ? text : undefined);
    if (id === undefined)
      return refuse(msg('rtl.act.bar.noMarker', { what: msg('rtl.act.text', { text: name(text) }) }), '4.35');
    const full = input.state === 'pool' && markersIn(context, side, 'pool').some((one) => one !== id);
    const bar: Objection | undefined = full ? { msg: msg('rtl.act.bar.pool'), rule: '7.22' } : undefined;
    const says =
      input.state === 'gone' || input.state === 'played'
        ? msg('rtl.act.says.markerState', { what: markerMsg(context, id), state: msg(`rtl.act.state.${input.state}`) })
        : msg('rtl.act.says.markerMoved', { side: sideMsg(side) });
    return allowUnless(bar, says, [setAt(cells.markers, id, input.state)]);
  },
});

/** S4.23: played for the first time on 15AM, it goes back into the cup. */
export const goesBack = (context: Context) =>
  markersOf(context).filter(
    (one) => playsTwice(context, one) && stateOf(context, one.id) === 'played' && !context.marks[marks.again]?.[one.id],
  );
const markerAgain = action({
  id: 'marker-again',
  msg: msg('rtl.act.action.again'),
  about: msg('rtl.act.action.again.about'),
  rule: 'S4.23',
  side: sides.soviet,
  group: groups.operations,
  fields: {},
  when: (context) => goesBack(context).length > 0,
  proposes: (_input, context) => {
    const [one] = goesBack(context);
    if (!one) return refuse(msg('rtl.act.bar.notAgain'), 'S4.23');
    return allowUnless(undefined, msg('rtl.act.says.again', { what: markerMsg(context, one.id) }), [
      setAt(cells.markers, one.id, 'cup'),
      mark(marks.again, one.id, true, `t${context.turn}`),
    ]);
  },
});

/** 4.38: a formation with nobody left has no marker; whether others are still to come the players know. */
export const deadMarkers = (context: Context) =>
  markersOf(context).filter((one) => stateOf(context, one.id) !== 'gone' && isSpentForGood(context, one));
const markersGone = action({
  id: 'markers-gone',
  msg: msg('rtl.act.action.gone'),
  about: msg('rtl.act.action.gone.about'),
  rule: '4.38',
  group: groups.operations,
  fields: {
    markers: {
      kind: 'text',
      msg: msg('rtl.act.field.markers'),
      start: '',
      max: 2000,
      many: true,
      big: true,
      offers: (context: Context) => markersOf(context).map(({ name: called }) => ({ name: called })),
      begins: (context: Context) =>
        deadMarkers(context)
          .map(({ name: called }) => called)
          .join(', '),
    },
  },
  when: (context) => deadMarkers(context).length > 0,
  proposes: (input, context) => {
    const named = namesIn(input.markers).flatMap((one) =>
      bothSides.flatMap((side) => namedMarker(context, side, one) ?? []),
    );
    const [first] = named;
    if (!first) return refuse(msg('rtl.act.bar.noMarkers'), '4.38');
    const alive = named.find((one) => !isSpentForGood(context, one));
    const bar: Objection | undefined = alive
      ? { msg: msg('rtl.act.bar.alive', { what: markerMsg(context, alive.id) }), rule: '4.38' }
      : undefined;
    return allowUnless(
      bar,
      named.length === 1
        ? msg('rtl.act.says.gone', { what: markerMsg(context, first.id) })
        : msg('rtl.act.says.goneMany', { n: named.length }),
      named.map(({ id }) => setAt(cells.markers, id, 'gone')),
    );
  },
});

export const cupActions = [cup, markerState, markerAgain, markersGone];
