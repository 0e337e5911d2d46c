import { namesIn } from '#rules/kit/forms/fields.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, eventMarks, sides } from '../../ids.ts';
import { turnName } from '../../model/calendar.ts';
import { allowUnless, thisMonth } from '../../model/facts.ts';
import { account } from '../../model/purses.ts';
import { activeSide, on } from '../../model/rules.ts';
import { sideMsg } from '../../model/words.ts';
import { calledPlace, placeOf } from '../map/places.ts';
import { msg } from './msg.ts';
import { barBattalion } from './onMap.ts';
import {
  effectsOf,
  firstPartisans,
  mostInAHex,
  mostPartisans,
  newPartisans,
  partisanPlaces,
  partisansAt,
  partisansOnMap,
  placedNow,
} from './partisans.ts';
import { openCitiesNow } from './watched.ts';

const group = msg('bite.group.partisans');
const inUse = (context: Context): boolean => on(context, 'o29');
const known = (context: Context): readonly string[] => partisanPlaces(context).map(([place]) => place);

/** 29.1: the battalions of a production step, each in a place of its own. */
const place = action({
  id: 'partisans-place',
  msg: msg('bite.action.partisans'),
  rule: '29.1',
  about: msg('bite.action.partisans.about'),
  side: sides.soviet,
  group,
  when: inUse,
  fields: {
    minor: {
      kind: 'count',
      msg: msg('bite.field.openMinor'),
      start: 0,
      min: 0,
      max: 99,
      begins: (context: Context) => openCitiesNow(context)?.minor,
      big: true,
    },
    major: {
      kind: 'count',
      msg: msg('bite.field.openMajor'),
      start: 0,
      min: 0,
      max: 99,
      begins: (context: Context) => openCitiesNow(context)?.major,
      big: true,
    },
    places: {
      kind: 'text',
      msg: msg('bite.field.places'),
      hint: msg('bite.field.places.hint'),
      start: '',
      max: 400,
      many: true,
      offers: (context) => known(context).map((one) => ({ name: one })),
      big: true,
    },
  },
  proposes: (input, context) => {
    const places: string[] = [];
    for (const one of namesIn(input.places)) places.push(placeOf(one, context, known(context).concat(places)));
    if (places.length === 0) return refuse(msg('bite.bar.noPlace'), '29.1');
    const may =
      newPartisans(input.minor, input.major, partisansOnMap(context) - placedNow(context)) - placedNow(context);
    const twice = places.find((one, i) => places.indexOf(one) !== i);
    const full = places.find((one) => partisansAt(context, one) >= mostInAHex);
    if (full !== undefined)
      return refuse(msg('bite.bar.fullHex', { place: name(calledPlace(full, context)), count: mostInAHex }), '29.1');
    const room = mostPartisans - partisansOnMap(context);
    if (new Set(places).size > room)
      return refuse(msg('bite.bar.noCounters', { n: mostPartisans, count: room }), '29.1');
    const bar = (): Objection | undefined => {
      if (context.turn < firstPartisans)
        return { msg: msg('bite.bar.noPartisansYet', { month: turnName(firstPartisans).long }), rule: '29.0' };
      if (twice !== undefined)
        return { msg: msg('bite.bar.newTwice', { place: name(calledPlace(twice, context)) }), rule: '29.1' };
      const shut = places.map((one) => barBattalion(context, one)).find((one) => one !== undefined);
      if (shut) return shut;
      return places.length > may
        ? { msg: msg('bite.bar.tooManyPartisans', { count: Math.max(0, may) }), rule: '29.1' }
        : undefined;
    };
    const after = new Map<string, number>();
    for (const one of places) after.set(one, Math.min(mostInAHex, (after.get(one) ?? partisansAt(context, one)) + 1));
    const where = nameList([...after].map(([one, n]) => `${calledPlace(one, context)} ${n}`));
    return allowUnless(
      bar(),
      msg('bite.says.partisans', { count: places.length, where }),
      [
        ...[...after].map(([one, n]) => setAt(cells.partisans, one, n)),
        ...[...after.keys()].map((one) => thisMonth(context.turn, eventMarks.newPartisans, one, 1)),
      ],
      [{ msg: msg('bite.next.partisans'), rule: '29.1' }],
    );
  },
});

/** 29.1-2, 29.1-3: whoever enters removes them; Soviet units take them in. */
const met = action({
  id: 'partisans-met',
  msg: msg('bite.action.met'),
  rule: '29.1',
  about: msg('bite.action.met.about'),
  group,
  when: (context) => inUse(context) && partisanPlaces(context).length > 0,
  fields: {
    place: {
      kind: 'text',
      msg: msg('bite.field.place'),
      hint: msg('bite.field.place.hint'),
      start: '',
      max: 40,
      offers: (context) =>
        partisanPlaces(context).map(([one, n]) => ({ name: one, msg: msg('bite.battalions', { count: n }) })),
      big: true,
    },
    who: {
      kind: 'choice',
      msg: msg('bite.field.who'),
      start: sides.axis,
      options: [
        { key: sides.axis, msg: sideMsg(sides.axis) },
        { key: sides.soviet, msg: sideMsg(sides.soviet) },
      ],
      big: true,
    } as const,
  },
  proposes: (input, context) => {
    const place = placeOf(input.place, context, known(context));
    const n = partisansAt(context, place);
    const called = { place: name(calledPlace(place, context)), count: n };
    if (n === 0) return refuse(msg('bite.bar.nobodyThere', called), '29.1');
    const gone = [setAt(cells.partisans, place, null), thisMonth(context.turn, eventMarks.gonePartisans, place, n)];
    if (input.who === sides.axis) return { ok: true, says: msg('bite.says.swept', called), facts: gone };
    const says = msg('bite.says.joined', called);
    return { ok: true, says, facts: [...gone, post(account('SOV', 'yellow'), n, says, '29.0')] };
  },
});

/** Battles wear them down: 3 battalions are 2 PF, 2 are 1. */
const beaten = action({
  id: 'partisans-number',
  msg: msg('bite.action.number'),
  rule: '29.1',
  about: msg('bite.action.number.about'),
  group,
  when: inUse,
  fields: {
    place: {
      kind: 'text',
      msg: msg('bite.field.place'),
      hint: msg('bite.field.place.hint'),
      start: '',
      max: 40,
      offers: (context) => known(context).map((one) => ({ name: one })),
      big: true,
    },
    n: { kind: 'count', msg: msg('bite.field.battalions'), start: 1, min: 0, max: mostInAHex, big: true },
  },
  proposes: (input, context) => {
    const place = placeOf(input.place, context, known(context));
    if (place === '') return refuse(msg('bite.bar.noPlace'), '29.1');
    const more = input.n - partisansAt(context, place);
    const room = mostPartisans - partisansOnMap(context);
    return allowUnless(
      more > room ? { msg: msg('bite.bar.noCounters', { n: mostPartisans, count: room }), rule: '29.1' } : undefined,
      msg('bite.says.number', { place: name(calledPlace(place, context)), count: input.n, n: effectsOf(input.n).pf }),
      [setAt(cells.partisans, place, input.n === 0 ? null : input.n)],
    );
  },
});

/** On the map: one battalion more, as in a production step. */
export const putBattalion = (hex: string, context: Context): Proposal => {
  const n = partisansAt(context, hex);
  const called = { place: name(calledPlace(hex, context)), count: n + 1 };
  const room = mostPartisans - partisansOnMap(context);
  if (n >= mostInAHex) return refuse(msg('bite.bar.fullHex', { ...called, count: mostInAHex }), '29.1');
  if (room <= 0) return refuse(msg('bite.bar.noCounters', { n: mostPartisans, count: 0 }), '29.1');
  return allowUnless(barBattalion(context, hex), msg('bite.says.number', { ...called, n: effectsOf(n + 1).pf }), [
    setAt(cells.partisans, hex, n + 1),
    thisMonth(context.turn, eventMarks.newPartisans, hex, 1),
  ]);
};
/** On the map: whoever's player-turn it is enters. */
export const enterPartisans = (hex: string, context: Context): Proposal =>
  met.proposes({ place: hex, who: activeSide(context) ?? sides.axis }, context);

export const partisanActions: readonly Action[] = [place, met, beaten];
