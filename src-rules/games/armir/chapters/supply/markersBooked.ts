import { type Action, action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, set, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, sides } from '../../ids.ts';
import { idsIn, namesOf, offersOf } from '../../model/members.ts';
import { type Bar, never, unless } from '../../model/propose.ts';
import { countersOf, isOos, mapIn, textIn } from '../../model/reading.ts';
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
      offers: (around, beside) =>
        airTargets(around, beside.by === 'italian' ? 'italian' : 'german').map((hex) => ({
          name: hex,
          msg: msg('armir.map.units', {
            what: name(
              axisAt(around, hex)
                .map((one) => one.name)
                .join(', '),
            ),
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
      offers: (around) => offersOf(around, markedIds(around, sides.axis)),
    },
  },
  when: isSupply,
  proposes: (input, around) => {
    const hex = input.hex.trim();
    if (hex === '') return never(msg('armir.bar.noHex'), '9.2');
    const there = [...new Set([...axisAt(around, hex).map(({ id }) => id), ...idsIn(around, input.units, sides.axis)])];
    const facts = [
      ...keepBefore(around),
      mark(marks.airSupply, hex, input.by, around.place),
      ...there.filter((id) => isOos(around, id)).map((id) => setAt(cells.oos, id, null)),
      ...(input.by === 'italian' ? [set(cells.cai, 'used'), set(cells.caiUsed, around.turn)] : []),
    ];
    return unless(
      airBar(around, hex, input.by),
      msg(input.by === 'italian' ? 'armir.says.airItalian' : 'armir.says.airGerman', { hex: name(hex) }),
      facts,
      input.by === 'italian' ? [{ msg: msg('armir.next.caiUsed'), rule: '9.2.1' }] : [],
    );
  },
});

const airBar = (around: Around, hex: string, by: AirBy): Bar | undefined => {
  const left = airLeft(around);
  const at = { hex: name(hex) };
  if (airHexes(around, 'german').includes(hex) || airHexes(around, 'italian').includes(hex))
    return { msg: msg('armir.bar.airTwice', at), rule: '9.2' };
  if (by === 'german' && left.german < 1)
    return { msg: msg('armir.bar.airGermanAll', { n: germanHexes }), rule: '9.2' };
  if (by === 'italian' && !left.italian) {
    const cai = textIn(around, cells.cai);
    return { msg: msg(cai === 'lost' ? 'armir.bar.caiLost' : 'armir.bar.caiUsed'), rule: '9.2.1' };
  }
  // where nobody is noted the players know who stands there
  if (axisAt(around, hex).length > 0 && !hasNation(around, hex, by))
    return { msg: msg(by === 'german' ? 'armir.bar.noGermans' : 'armir.bar.noItalians', at), rule: '9.2' };
  const here = judged(around)?.filter((one) => one.hex === hex && one.side === sides.axis) ?? [];
  return here.length > 0 && here.every(({ state }) => state === 'supplied')
    ? { msg: msg('armir.bar.airNotNeeded', at), rule: '9.2' }
    : undefined;
};

const markedIds = (around: Around, side?: string): readonly string[] => {
  const of = new Map(countersOf(around).map((counter) => [counter.id, counter.side]));
  return Object.keys(mapIn(around, cells.oos)).filter(
    (id) => isOos(around, id) && (side === undefined || (of.get(id) ?? side) === side),
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
      offers: (around) => {
        const all = judged(around)?.filter(({ state }) => state !== 'supplied') ?? [];
        const ids = all.length > 0 ? all.map(({ id }) => id) : countersOf(around).map(({ id }) => id);
        return offersOf(
          around,
          ids.filter((id) => !isOos(around, id)),
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
      offers: (around) => offersOf(around, markedIds(around)),
    },
  },
  proposes: (input, around) => {
    const out = idsIn(around, input.out).filter((id) => !isOos(around, id));
    const back = idsIn(around, input.back).filter((id) => isOos(around, id));
    if (out.length === 0 && back.length === 0) return never(msg('armir.bar.nobodyNamed'), '8.3');
    const twice = out.find((id) => back.includes(id));
    if (twice !== undefined) return never(msg('armir.bar.both', { unit: name(namesOf(around, [twice])) }), '8.3');
    const said = { out: name(namesOf(around, out)), back: name(namesOf(around, back)) };
    const id =
      out.length === 0 ? 'armir.says.marksBack' : back.length === 0 ? 'armir.says.marksOut' : 'armir.says.marks';
    return unless(isSupply(around) ? undefined : { msg: msg('armir.bar.notSupply'), rule: '8.3' }, msg(id, said), [
      ...keepBefore(around),
      ...out.map((one) => setAt(cells.oos, one, 'yes')),
      ...back.map((one) => setAt(cells.oos, one, null)),
    ]);
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
  proposes: (_input, around) => bookSupply(around),
});

export const markerActions: readonly Action[] = [supplyBook, airSupply, oosMark];
