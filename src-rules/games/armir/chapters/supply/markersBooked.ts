import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { mapIn, textIn } from '#rules/kit/record/readers.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, marks, sides } from '../../ids.ts';
import { idsIn, namesOf, offersOf } from '../../model/members.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, isOos } from '../../model/reading.ts';
import { isSupply, keepBefore } from '../../model/snapshot.ts';
import { bookSupply } from './booking.ts';
import { type AirBy, airHexes, airLeft, airTargets, axisAt, germanHexes, hasNation } from './byAir.ts';
import { msg } from './msg.ts';
import { judged } from './unsupplied.ts';

/** The supply phase by hand, and with the drawn map where there is one. */

const group = msg('armir.group.supply');

/** 9.2: the whole hex counts as supplied. */
const airSupply = action({
  id: 'air-supply',
  msg: msg('armir.action.airSupply'),
  rule: '9.2',
  about: msg('armir.action.airSupply.about'),
  side: sides.axis,
  group,
  fields: {
    hex: {
      kind: 'text',
      msg: msg('armir.field.airHex'),
      start: '',
      max: 12,
      big: true,
      offers: (context, beside) =>
        airTargets(context, beside.by === 'italian' ? 'italian' : 'german').map((hex) => ({
          name: hex,
          msg: msg('armir.map.units', {
            what: nameList(axisAt(context, hex).map((one) => one.name)),
          }),
        })),
    },
    by: {
      kind: 'choice',
      msg: msg('armir.field.airBy'),
      start: 'german' as const,
      rule: '9.2',
      options: [
        { key: 'german' as const, msg: msg('armir.air.german', { n: germanHexes }) },
        { key: 'italian' as const, msg: msg('armir.air.italian') },
      ],
    },
    units: {
      kind: 'text',
      msg: msg('armir.field.airUnits'),
      hint: msg('armir.field.airUnits.hint'),
      start: '',
      max: 400,
      many: true,
      offers: (context) => offersOf(context, markedIds(context, sides.axis)),
    },
  },
  when: isSupply,
  proposes: (input, context) => {
    const hex = input.hex;
    if (hex === '') return refuse(msg('armir.bar.noHex'), '9.2');
    const there = [
      ...new Set([...axisAt(context, hex).map(({ id }) => id), ...idsIn(context, input.units, sides.axis)]),
    ];
    const facts = [
      ...keepBefore(context),
      mark(marks.airSupply, hex, input.by, context.place),
      ...there.filter((id) => isOos(context, id)).map((id) => setAt(cells.oos, id, null)),
      ...(input.by === 'italian' ? [set(cells.cai, 'used'), set(cells.caiUsed, context.turn)] : []),
    ];
    return allowUnless(
      airBar(context, hex, input.by),
      msg(input.by === 'italian' ? 'armir.says.airItalian' : 'armir.says.airGerman', { hex: name(hex) }),
      facts,
      input.by === 'italian' ? [{ msg: msg('armir.next.caiUsed'), rule: '9.2.1' }] : [],
    );
  },
});

const airBar = (context: Context, hex: string, by: AirBy): Objection | undefined => {
  const left = airLeft(context);
  const at = { hex: name(hex) };
  if (airHexes(context, 'german').includes(hex) || airHexes(context, 'italian').includes(hex))
    return { msg: msg('armir.bar.airTwice', at), rule: '9.2' };
  if (by === 'german' && left.german < 1)
    return { msg: msg('armir.bar.airGermanAll', { n: germanHexes }), rule: '9.2' };
  if (by === 'italian' && !left.italian) {
    const cai = textIn(context, cells.cai);
    return { msg: msg(cai === 'lost' ? 'armir.bar.caiLost' : 'armir.bar.caiUsed'), rule: '9.2.1' };
  }
  // where nobody is noted the players know who stands there
  if (axisAt(context, hex).length > 0 && !hasNation(context, hex, by))
    return { msg: msg(by === 'german' ? 'armir.bar.noGermans' : 'armir.bar.noItalians', at), rule: '9.2' };
  const here = judged(context)?.filter((one) => one.hex === hex && one.side === sides.axis) ?? [];
  return here.length > 0 && here.every(({ state }) => state === 'supplied')
    ? { msg: msg('armir.bar.airNotNeeded', at), rule: '9.2' }
    : undefined;
};

const markedIds = (context: Context, side?: string): readonly string[] => {
  const of = new Map(countersOf(context).map((counter) => [counter.id, counter.side]));
  return Object.keys(mapIn(context, cells.oos)).filter(
    (id) => isOos(context, id) && (side === undefined || (of.get(id) ?? side) === side),
  );
};

/** 8e without a drawn map, or against it: markers set and taken by name. */
const oosMark = action({
  id: 'oos-mark',
  msg: msg('armir.action.oosMark'),
  rule: '8.3',
  about: msg('armir.action.oosMark.about'),
  group,
  fields: {
    out: {
      kind: 'text',
      msg: msg('armir.field.out'),
      start: '',
      max: 600,
      many: true,
      big: true,
      offers: (context) => {
        const all = judged(context)?.filter(({ state }) => state !== 'supplied') ?? [];
        const ids = all.length > 0 ? all.map(({ id }) => id) : countersOf(context).map(({ id }) => id);
        return offersOf(
          context,
          ids.filter((id) => !isOos(context, id)),
        );
      },
    },
    back: {
      kind: 'text',
      msg: msg('armir.field.back'),
      start: '',
      max: 600,
      many: true,
      big: true,
      offers: (context) => offersOf(context, markedIds(context)),
    },
  },
  proposes: (input, context) => {
    const out = idsIn(context, input.out).filter((id) => !isOos(context, id));
    const back = idsIn(context, input.back).filter((id) => isOos(context, id));
    if (out.length === 0 && back.length === 0) return refuse(msg('armir.bar.nobodyNamed'), '8.3');
    const twice = out.find((id) => back.includes(id));
    if (twice !== undefined) return refuse(msg('armir.bar.both', { unit: namesOf(context, [twice]) }), '8.3');
    const said = { out: namesOf(context, out), back: namesOf(context, back) };
    const id =
      out.length === 0 ? 'armir.says.marksBack' : back.length === 0 ? 'armir.says.marksOut' : 'armir.says.marks';
    return allowUnless(
      isSupply(context) ? undefined : { msg: msg('armir.bar.notSupply'), rule: '8.3' },
      msg(id, said),
      [
        ...keepBefore(context),
        ...out.map((one) => setAt(cells.oos, one, 'yes')),
        ...back.map((one) => setAt(cells.oos, one, null)),
      ],
    );
  },
});

/** The whole phase as the map judges it, for those at the table rather than at the map. */
const supplyBook = action({
  id: 'supply-book',
  msg: msg('armir.action.supplyBook'),
  rule: '8',
  about: msg('armir.action.supplyBook.about'),
  group,
  fields: {},
  when: isSupply,
  proposes: (_input, context) => bookSupply(context),
});

export const markerActions: readonly Action[] = [supplyBook, airSupply, oosMark];
