import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { die, namedIn, namedUnits, unit, units } from '../../model/fields.ts';
import { allowUnless, called, rolledTen } from '../../model/propose.ts';
import { airUnits, flownUnits, readies, removalNow } from './display.ts';
import { removalTurn } from './missions.ts';
import { msg } from './msg.ts';

/** 13.12 */
const airReady = action({
  id: 'air-ready',
  msg: msg('rtl.action.airReady'),
  about: msg('rtl.action.airReady.about'),
  rule: '13.12',
  group: groups.air,
  fields: { units: units(msg('rtl.field.airUnits'), airUnits, flownUnits) },
  when: (context) => flownUnits(context).length > 0,
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.nobody'), '13.12');
    const bar: Objection | undefined = readies(context)
      ? undefined
      : { msg: msg('rtl.bar.rainNoReady'), rule: '13.12' };
    return allowUnless(
      bar,
      msg('rtl.says.airReady', { what }),
      chosen.map(({ id }) => setAt(cells.air, id, 'ready')),
    );
  },
});

/** 13.17, 13.26: flown by hand, where no fight of the app did it. */
const airFlown = action({
  id: 'air-flown',
  msg: msg('rtl.action.airFlown'),
  rule: '13.17',
  group: groups.air,
  fields: {
    units: units(msg('rtl.field.airUnits'), (context) =>
      airUnits(context).filter(({ id }) => !flownUnits(context).some((one) => one.id === id)),
    ),
  },
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.nobody'), '13.17');
    return allowUnless(
      undefined,
      msg('rtl.says.airFlown', { what }),
      chosen.map(({ id }) => setAt(cells.air, id, 'flown')),
    );
  },
});

const among = (context: Context) => removalNow(context)?.among ?? [];
/**
 * S3.28: half of the Soviet aircraft leave, drawn at random: the die counts down the list of those still there, and a
 * face with no aircraft beside it is thrown again, so that each is as likely as any other.
 */
const airRemoval = action({
  id: 'air-removal',
  msg: msg('rtl.action.airRemoval'),
  about: msg('rtl.action.airRemoval.about'),
  rule: 'S3.28',
  group: groups.air,
  fields: {
    how: {
      kind: 'choice',
      msg: msg('rtl.field.drawn'),
      start: 'die',
      options: [
        { key: 'die', msg: msg('rtl.drawn.die') },
        { key: 'hand', msg: msg('rtl.drawn.hand') },
      ],
      begins: (context: Context) => (among(context).length > 0 && among(context).length <= 10 ? 'die' : 'hand'),
    },
    die: { ...die(), when: { field: 'how', is: 'die' } },
    unit: { ...unit(among), when: { field: 'how', is: 'hand' } },
  },
  when: (context) =>
    (removalNow(context)?.left ?? 0) > 0 || (removalTurn(context) === context.turn && !among(context)[0]),
  proposes: (input, context) => {
    const removal = removalNow(context);
    const bar: Objection | undefined =
      removal === undefined
        ? { msg: msg('rtl.bar.noRemoval'), rule: 'S3.28' }
        : removal.left === 0 && removal.among.length > 0
          ? { msg: msg('rtl.bar.removalDone'), rule: 'S3.28' }
          : undefined;
    if (input.how === 'hand') {
      const { id, name: unitName } = namedIn(context, input.unit);
      if (id === '') return refuse(msg('rtl.bar.nobody'), 'S3.28');
      return allowUnless(bar, msg('rtl.says.airGone', { what: name(unitName) }), [setAt(cells.air, id, 'gone')]);
    }
    const face = input.die ?? 1;
    const list = among(context);
    const drawn = list[face - 1];
    if (list.length > 10 || list.length === 0) return refuse(msg('rtl.bar.tenAtMost', { n: list.length }), 'S3.28');
    if (!drawn)
      return allowUnless(undefined, msg('rtl.says.again', { die: face, n: list.length }), [
        rolledTen('air-removal', face),
      ]);
    return allowUnless(bar, msg('rtl.says.airDrawn', { die: face, n: list.length, what: name(drawn.name) }), [
      rolledTen('air-removal', face),
      setAt(cells.air, drawn.id, 'gone'),
    ]);
  },
});

export const airActions = [airReady, airFlown, airRemoval];
