import type { JsonObject } from '#rules/kit/base/json.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { beforeRoll, type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { needs } from '../../model/erChecks.ts';
import { die, namedIn, namedUnits, nameOf, unit, units } from '../../model/fields.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless, called, rolledTen } from '../../model/propose.ts';
import { countersOf, isDisrupted, onGround } from '../../model/reading.ts';
import { standsInZoc } from '../map/drawn.ts';
import { msg } from './msg.ts';
import {
  activatedIds,
  checkNames,
  disruptedIds,
  disruptedNames,
  disruptedUnits,
  firedIds,
  freeNames,
  hasMadeCheck,
  helpers,
  readyIds,
  recoveryAidBar,
  recoveryEr,
  spentIds,
  startsFired,
  staysFired,
} from './recovery.ts';

const offersOf = (names: readonly string[]) => names.map((one) => ({ name: one }));

/** 3.7: markers put on or taken off by hand; a second one adds nothing (3.74). */
const disruption = action({
  id: 'disruption',
  msg: msg('rtl.action.disruption'),
  about: msg('rtl.action.disruption.about'),
  rule: '3.7',
  group: groups.units,
  fields: {
    units: {
      ...units(msg('rtl.field.units'), onGround),
      // a marker comes off those that have one
      offers: (context: Context, { what }: JsonObject) =>
        offersOf(
          what === 'off'
            ? disruptedNames(context)
            : onGround(context).flatMap(({ id, name }) => (isDisrupted(context, id) ? [] : [name])),
        ),
    },
    what: {
      kind: 'choice',
      msg: msg('rtl.field.marker'),
      start: 'on',
      options: [
        { key: 'on', msg: msg('rtl.marker.on') },
        { key: 'off', msg: msg('rtl.marker.off') },
      ],
    },
  },
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.units).filter(
      ({ id }) => (input.what === 'on') !== isDisrupted(context, id),
    );
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.asItIs'), '3.74');
    return allowUnless(
      undefined,
      msg(input.what === 'on' ? 'rtl.says.disrupted' : 'rtl.says.recovered', { what }),
      chosen.map(({ id }) => setAt(cells.disrupted, id, input.what === 'on' ? 'yes' : null)),
      input.what === 'on' ? [{ msg: msg('rtl.next.disrupted'), rule: '3.72' }] : [],
    );
  },
});

const otherPhase = (context: Context): Objection | undefined =>
  isIn(context, 'recovery') || context.place === ''
    ? undefined
    : { msg: msg('rtl.bar.otherPhase', { phase: msg('rtl.phase.reorganisation') }), rule: '3.75' };

/** The marker comes off; an HQ that had one helps nobody in this phase any more (15.34). */
const recoveredFacts = (context: Context, id: string): readonly Fact[] => [
  setAt(cells.disrupted, id, null),
  ...(isDisrupted(context, id) ? [mark(marks.recovered, id, true, context.place)] : []),
];

/** 3.75a: outside enemy ZOC the marker comes off by itself. */
const recoveryFree = action({
  id: 'recovery-free',
  msg: msg('rtl.action.recoveryFree'),
  about: msg('rtl.action.recoveryFree.about'),
  rule: '3.75',
  group: groups.units,
  fields: {
    units: {
      ...units(msg('rtl.field.units'), disruptedUnits),
      begins: (context: Context) => freeNames(context).join(', '),
    },
  },
  when: (context) => disruptedIds(context).length > 0,
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.nobody'), '3.75');
    const held = chosen.find(({ counter }) => counter && standsInZoc(context, counter) === true);
    const bar: Objection | undefined =
      otherPhase(context) ??
      (held ? { msg: msg('rtl.bar.inZoc', { what: name(held.name) }), rule: '3.75' } : undefined);
    return allowUnless(
      bar,
      msg('rtl.says.recovered', { what }),
      chosen.flatMap(({ id }) => recoveredFacts(context, id)),
    );
  },
});

/** 3.75b: in an enemy ZOC an ER check, with the points of an undisrupted HQ or leader. */
const recovery = action({
  id: 'recovery',
  msg: msg('rtl.action.recovery'),
  about: msg('rtl.action.recovery.about'),
  rule: '3.75',
  group: groups.units,
  fields: {
    unit: {
      ...unit(),
      offers: (context: Context) => offersOf(checkNames(context)),
      begins: (context: Context) => checkNames(context)[0],
    },
    er: {
      kind: 'count',
      msg: msg('rtl.field.printedEr'),
      hint: msg('rtl.field.printedEr.hint'),
      start: 0,
      min: 0,
      max: 10,
    },
    hq: {
      kind: 'text',
      msg: msg('rtl.field.helper'),
      hint: msg('rtl.field.helper.hint'),
      start: '',
      max: 60,
      offers: (context: Context, { unit: typed }: JsonObject) => {
        const { counter } = namedIn(context, typeof typed === 'string' ? typed : '');
        return helpers(context, counter ? [counter] : disruptedUnits(context)).map((one) => ({ name: one.name }));
      },
    },
    points: {
      kind: 'count',
      msg: msg('rtl.field.points'),
      hint: msg('rtl.field.points.hint'),
      start: 0,
      min: 0,
      max: 4,
    },
    die: die(),
  },
  when: (context) => disruptedIds(context).length > 0,
  proposes: (input, context) => {
    const one = namedIn(context, input.unit);
    if (one.id === '') return refuse(msg('rtl.bar.nobody'), '3.75');
    const er = recoveryEr(context, one, input.er);
    if (er === undefined) return refuse(msg('rtl.bar.noEr', { what: name(one.name) }), '3.44');
    const helper = input.hq === '' ? undefined : namedIn(context, input.hq);
    // 15.32: the whole printed amount or nothing
    const points = helper?.counter?.commandPoints ?? input.points;
    const bar: Objection | undefined =
      otherPhase(context) ??
      (!isDisrupted(context, one.id)
        ? { msg: msg('rtl.bar.notDisrupted', { what: name(one.name) }), rule: '3.75' }
        : hasMadeCheck(context, one.id)
          ? { msg: msg('rtl.bar.checkedOnce', { what: name(one.name) }), rule: '3.75' }
          : helper && recoveryAidBar(context, helper, one));
    if (input.die === null) return beforeRoll(bar, needs(one, er, points, '3.75'));
    const rolled = input.die;
    const total = rolled - points;
    const passed = total <= er;
    const p = { what: name(one.name), die: rolled, n: points, total, er };
    return allowUnless(bar, msg(passed ? 'rtl.says.recoveryPassed' : 'rtl.says.recoveryFailed', p), [
      rolledTen('recovery', rolled),
      mark(marks.recoveryChecked, one.id, true, context.place),
      ...(passed ? recoveredFacts(context, one.id) : []),
      ...(helper && points > 0 ? [setAt(cells.spent, helper.id, 'yes')] : []),
    ]);
  },
});

/** 15.34, 12.19: markers that come off together, listed so that one may be left on. */
const takenOff = (spec: {
  readonly id: string;
  readonly says: 'command' | 'activation';
  readonly rule: string;
  readonly cell: string;
  readonly ids: (context: Context) => readonly string[];
}) =>
  action({
    id: spec.id,
    msg: msg(`rtl.action.${spec.says}Off`),
    rule: spec.rule,
    group: groups.units,
    fields: {},
    when: (context) => spec.ids(context).length > 0,
    proposes: (_input, context) => {
      const ids = spec.ids(context);
      const what = called(ids.map((id) => nameOf(context, id)));
      if (!what) return refuse(msg('rtl.bar.nobody'), spec.rule);
      return allowUnless(
        undefined,
        msg(`rtl.says.${spec.says}Off`, { what }),
        ids.map((id) => setAt(spec.cell, id, null)),
      );
    },
  });
/** 15.34: all recovery first, then HQs and leaders are turned. */
const commandReady = takenOff({
  id: 'command-ready',
  says: 'command',
  rule: '15.34',
  cell: cells.spent,
  ids: spentIds,
});
const activationOff = takenOff({
  id: 'activation-off',
  says: 'activation',
  rule: '7.42',
  cell: cells.activated,
  ids: activatedIds,
});

/** 12.19: fired artillery is ready again, unless its supply forbids it (12.13e). */
const artilleryReady = action({
  id: 'artillery-ready',
  msg: msg('rtl.action.artilleryReady'),
  about: msg('rtl.action.artilleryReady.about'),
  rule: '12.19',
  group: groups.units,
  fields: {},
  when: (context) => firedIds(context).length > 0,
  proposes: (_input, context) => {
    const fired = firedIds(context);
    const stays = called(fired.filter((id) => staysFired(context, id)).map((id) => nameOf(context, id)));
    const ready = readyIds(context);
    const what = called(ready.map((id) => nameOf(context, id)));
    if (!what) return refuse(stays ? msg('rtl.bar.staysFired', { what: stays }) : msg('rtl.bar.nobody'), '12.13');
    return allowUnless(
      undefined,
      stays ? msg('rtl.says.artilleryReadyBut', { what, stays }) : msg('rtl.says.artilleryReady', { what }),
      ready.map((id) => setAt(cells.fired, id, null)),
    );
  },
});

/** 12.19 by hand, where no fight of the app did it. */
const artilleryFired = action({
  id: 'artillery-fired',
  msg: msg('rtl.action.artilleryFired'),
  rule: '12.19',
  group: groups.units,
  fields: {
    units: units(
      msg('rtl.field.artillery'),
      (context) =>
        countersOf(context).filter(({ kind, id }) => kind === 'artillery' && !firedIds(context).includes(id)),
      startsFired,
    ),
  },
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.nobody'), '12.19');
    return allowUnless(
      undefined,
      msg('rtl.says.artilleryFired', { what }),
      chosen.map(({ id }) => setAt(cells.fired, id, 'yes')),
    );
  },
});

export const recoveryActions = [
  disruption,
  recoveryFree,
  recovery,
  commandReady,
  artilleryReady,
  artilleryFired,
  activationOff,
];
