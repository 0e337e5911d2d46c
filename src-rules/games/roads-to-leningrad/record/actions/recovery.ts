import type { JsonObject } from '#rules/kit/base/json.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../ids.ts';
import { type Bar, called, never, rolledTen, unless } from '../../propose.ts';
import { countersOf, isDisrupted } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import { groups } from '../cells.ts';
import { isIn } from '../order.ts';
import {
  activatedIds,
  disruptedIds,
  disruptedUnits,
  firedIds,
  freeNames,
  heldByZoc,
  helpers,
  recoveryAidBar,
  recoveryEr,
  spentIds,
  staysFired,
} from '../recovery.ts';
import { inEnemyZoc } from '../verdicts.ts';
import { die, namedIn, namedUnits, nameOf, unit, units } from './fields.ts';

const onGround = (around: Around) =>
  countersOf(around).filter(({ kind }) => kind === 'combat' || kind === 'artillery' || kind === 'hq');

/** 3.7: markers put on or taken off by hand; a second one adds nothing (3.74). */
const disruption = action({
  id: 'disruption',
  msg: t('rtl.action.disruption'),
  about: t('rtl.action.disruption.about'),
  rule: '3.7',
  group: groups.units,
  fields: {
    units: units(t('rtl.field.units'), onGround),
    what: {
      kind: 'choice',
      msg: t('rtl.field.marker'),
      start: 'on',
      options: [
        { key: 'on', msg: t('rtl.marker.on') },
        { key: 'off', msg: t('rtl.marker.off') },
      ],
    },
  },
  proposes: (input, around) => {
    const chosen = namedUnits(around, input.units).filter(
      ({ id }) => (input.what === 'on') !== isDisrupted(around, id),
    );
    const what = called(chosen.map((one) => one.name));
    if (!what) return never(t('rtl.bar.asItIs'), '3.74');
    return unless(
      undefined,
      t(input.what === 'on' ? 'rtl.says.disrupted' : 'rtl.says.recovered', { what }),
      chosen.map(({ id }) => setAt(cells.disrupted, id, input.what === 'on' ? 'yes' : null)),
      input.what === 'on' ? [{ msg: t('rtl.next.disrupted'), rule: '3.72' }] : [],
    );
  },
});

const otherPhase = (around: Around): Bar | undefined =>
  isIn(around, 'recovery') || around.place === ''
    ? undefined
    : { msg: t('rtl.bar.otherPhase', { phase: t('rtl.phase.reorganisation') }), rule: '3.75' };

/** The marker comes off; an HQ that had one helps nobody in this phase any more (15.34). */
const recoveredFacts = (around: Around, id: string): readonly Fact[] => [
  setAt(cells.disrupted, id, null),
  ...(isDisrupted(around, id) ? [mark(marks.recovered, id, true, around.place)] : []),
];

/** 3.75a: outside enemy ZOC the marker comes off by itself. */
const recoveryFree = action({
  id: 'recovery-free',
  msg: t('rtl.action.recoveryFree'),
  about: t('rtl.action.recoveryFree.about'),
  rule: '3.75',
  group: groups.units,
  fields: {
    units: {
      ...units(t('rtl.field.units'), disruptedUnits),
      begins: (around: Around) => freeNames(around).join(', '),
    },
  },
  when: (around) => disruptedIds(around).length > 0,
  proposes: (input, around) => {
    const chosen = namedUnits(around, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return never(t('rtl.bar.nobody'), '3.75');
    const held = chosen.find(({ counter }) => counter && inEnemyZoc(around, counter) === true);
    const bar: Bar | undefined =
      otherPhase(around) ?? (held ? { msg: t('rtl.bar.inZoc', { what: name(held.name) }), rule: '3.75' } : undefined);
    return unless(
      bar,
      t('rtl.says.recovered', { what }),
      chosen.flatMap(({ id }) => recoveredFacts(around, id)),
    );
  },
});

/** 3.75b: in an enemy ZOC an ER check, with the points of an undisrupted HQ or leader. */
const recovery = action({
  id: 'recovery',
  msg: t('rtl.action.recovery'),
  about: t('rtl.action.recovery.about'),
  rule: '3.75',
  group: groups.units,
  fields: {
    unit: unit((around) => {
      const held = heldByZoc(around);
      return held.length > 0 ? held : disruptedUnits(around);
    }),
    er: {
      kind: 'count',
      msg: t('rtl.field.printedEr'),
      hint: t('rtl.field.printedEr.hint'),
      start: 0,
      min: 0,
      max: 10,
    },
    hq: {
      kind: 'text',
      msg: t('rtl.field.helper'),
      hint: t('rtl.field.helper.hint'),
      start: '',
      max: 60,
      offers: (around: Around, { unit: typed }: JsonObject) => {
        const { counter } = namedIn(around, typeof typed === 'string' ? typed : '');
        return helpers(around, counter ? [counter] : disruptedUnits(around)).map((one) => ({ name: one.name }));
      },
    },
    points: { kind: 'count', msg: t('rtl.field.points'), hint: t('rtl.field.points.hint'), start: 0, min: 0, max: 4 },
    die: die(),
  },
  when: (around) => disruptedIds(around).length > 0,
  proposes: (input, around) => {
    const one = namedIn(around, input.unit);
    if (one.id === '') return never(t('rtl.bar.nobody'), '3.75');
    const er = recoveryEr(around, one, input.er);
    if (er === undefined) return never(t('rtl.bar.noEr', { what: name(one.name) }), '3.44');
    const helper = input.hq.trim() === '' ? undefined : namedIn(around, input.hq);
    // 15.32: the whole printed amount or nothing
    const points = helper?.counter?.commandPoints ?? input.points;
    const bar: Bar | undefined =
      otherPhase(around) ??
      (!isDisrupted(around, one.id)
        ? { msg: t('rtl.bar.notDisrupted', { what: name(one.name) }), rule: '3.75' }
        : helper && recoveryAidBar(around, helper, one));
    const rolled = input.die ?? 1;
    const total = rolled - points;
    const passed = total <= er;
    const p = { what: name(one.name), die: rolled, n: points, total, er };
    return unless(bar, t(passed ? 'rtl.says.recoveryPassed' : 'rtl.says.recoveryFailed', p), [
      rolledTen('recovery', rolled),
      ...(passed ? recoveredFacts(around, one.id) : []),
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
  readonly ids: (around: Around) => readonly string[];
}) =>
  action({
    id: spec.id,
    msg: t(`rtl.action.${spec.says}Off`),
    rule: spec.rule,
    group: groups.units,
    fields: {},
    when: (around) => spec.ids(around).length > 0,
    proposes: (_input, around) => {
      const ids = spec.ids(around);
      const what = called(ids.map((id) => nameOf(around, id)));
      if (!what) return never(t('rtl.bar.nobody'), spec.rule);
      return unless(
        undefined,
        t(`rtl.says.${spec.says}Off`, { what }),
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
  msg: t('rtl.action.artilleryReady'),
  about: t('rtl.action.artilleryReady.about'),
  rule: '12.19',
  group: groups.units,
  fields: {},
  when: (around) => firedIds(around).length > 0,
  proposes: (_input, around) => {
    const fired = firedIds(around);
    const stays = called(fired.filter((id) => staysFired(around, id)).map((id) => nameOf(around, id)));
    const ready = fired.filter((id) => !staysFired(around, id));
    const what = called(ready.map((id) => nameOf(around, id)));
    if (!what) return never(stays ? t('rtl.bar.staysFired', { what: stays }) : t('rtl.bar.nobody'), '12.13');
    return unless(
      undefined,
      stays ? t('rtl.says.artilleryReadyBut', { what, stays }) : t('rtl.says.artilleryReady', { what }),
      ready.map((id) => setAt(cells.fired, id, null)),
    );
  },
});

/** 12.19 by hand, where no fight of the app did it. */
const artilleryFired = action({
  id: 'artillery-fired',
  msg: t('rtl.action.artilleryFired'),
  rule: '12.19',
  group: groups.units,
  fields: {
    units: units(t('rtl.field.artillery'), (around) =>
      countersOf(around).filter(({ kind, id }) => kind === 'artillery' && !firedIds(around).includes(id)),
    ),
  },
  proposes: (input, around) => {
    const chosen = namedUnits(around, input.units);
    const what = called(chosen.map((one) => one.name));
    if (!what) return never(t('rtl.bar.nobody'), '12.19');
    return unless(
      undefined,
      t('rtl.says.artilleryFired', { what }),
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
