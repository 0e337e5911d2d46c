import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../ids.ts';
import { count, generous, hexOrNone, pool, side } from '../../model/fields.ts';
import { drawFacts, drawNotes, generationsIn, lossFacts, poolState, shortOf } from '../../model/pools.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { type CounterPool, divisionOfUnit, divisions, stepsOf } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { readPrinted } from '../../model/units.ts';
import { plain, poolMsg, sideMsg, unitMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { stepLoss } from './steps.ts';

const group = msg('pgg.group.losses');

const units = divisions.flatMap((division) => division.units);

const unit = {
  kind: 'choice',
  msg: msg('pgg.field.unit'),
  start: units[0] ?? '',
  options: units.map((one) => ({ key: one, msg: unitMsg(one) })),
  big: true,
} as const;

/** 9.61: steps of a German unit lost outside a recorded fight. */
const stepLost = action({
  id: 'step-loss',
  msg: msg('pgg.action.stepLoss'),
  rule: '9.61',
  side: 'german',
  group,
  fields: { unit, steps: count(msg('pgg.field.steps.lost'), 1, 4, 1) },
  proposes: (input, context) => {
    const had = stepsLeft(context, input.unit);
    if (had === 0) return refuse(msg('pgg.bar.unitGone', { unit: unitMsg(input.unit) }), '9.61');
    const lost = Math.min(had, input.steps);
    const left = had - lost;
    const says =
      left === 0
        ? msg('pgg.says.unitGone', { unit: unitMsg(input.unit), count: lost })
        : msg('pgg.says.stepLoss', { unit: unitMsg(input.unit), count: lost, left });
    return allowUnless(undefined, says, stepLoss(context, input.unit, lost));
  },
});

/** Taken back by hand, also the integrity when the division is complete again. */
const stepsRestored = action({
  id: 'steps-restored',
  msg: msg('pgg.action.restore'),
  rule: '9.61',
  side: 'german',
  group: msg('pgg.group.corrections'),
  fields: { unit, steps: count(msg('pgg.field.steps.left'), 1, 4) },
  proposes: (input, context) => {
    const division = divisionOfUnit(input.unit);
    const full = division ? stepsOf(division) : 0;
    const bar: Objection | undefined =
      input.steps > full
        ? { msg: msg('pgg.bar.stepsFull', { unit: unitMsg(input.unit), count: full }), rule: '9.61' }
        : undefined;
    if (bar) return refuse(bar.msg, bar.rule);
    const whole =
      division?.units.every((one) => (one === input.unit ? input.steps : stepsLeft(context, one)) > 0) ?? false;
    return allowUnless(undefined, msg('pgg.says.restore', { unit: unitMsg(input.unit), count: input.steps }), [
      setAt(cells.steps, input.unit, input.steps),
      ...(division && whole ? [setAt(cells.divisionLost, division.id, null)] : []),
    ]);
  },
});

const fewOnMap = (context: Context, of: CounterPool, n: number): Objection | undefined => {
  const { map } = poolState(context, of);
  return n > map ? { msg: msg('pgg.bar.fewOnMap', { count: map }), rule: '12.4' } : undefined;
};

/** Whoever was revealed is known by the strength. */
const neverSeen = {
  all: [
    { field: 'strength', is: '' },
    {
      any: [
        {
          all: [
            { field: 'pool', is: 'rifle' },
            { cell: cells.generationRifle, least: 2 },
          ],
        },
        {
          all: [
            { field: 'pool', is: 'armor' },
            { cell: cells.generationArmor, least: 2 },
          ],
        },
      ],
    },
  ],
} as const;

/** 12.4: Soviet counters go to the pile of their type, untried side up. */
const countersLost = action({
  id: 'counters-lost',
  msg: msg('pgg.action.countersLost'),
  rule: '12.4',
  about: msg('pgg.action.countersLost.about'),
  side: 'soviet',
  group,
  fields: {
    pool,
    count: count(msg('pgg.field.counters'), 1, generous, 1),
    // X05: a pile is drawn from again, and what is known to lie in it changes the chances
    strength: {
      kind: 'text',
      msg: msg('pgg.field.lostStrength'),
      hint: msg('pgg.field.lostStrength.hint'),
      start: '',
      max: 8,
    },
    generation: {
      ...count(msg('pgg.field.generation'), 0, generous),
      hint: msg('pgg.field.generation.hint'),
      when: neverSeen,
    },
  },
  proposes: (input, context) => {
    const printed = readPrinted(input.strength);
    if (input.strength !== '' && !printed) return refuse(msg('pgg.bar.noStrength'), '12.4');
    const strength = printed && `${printed.attack}-${printed.defence}-${printed.ma}`;
    const counters = Array.from({ length: input.count }, () => ({ generation: input.generation }));
    const generations = generationsIn(counters, context, input.pool);
    return allowUnless(
      fewOnMap(context, input.pool, input.count),
      msg('pgg.says.countersLost', { what: poolMsg(input.pool, input.count) }),
      lossFacts(
        context,
        input.pool,
        counters.map((one) => (strength ? { strength } : { generation: generations.get(one) ?? 1 })),
      ),
    );
  },
});

/** 12.4: counters drawn by hand: from the cup while it lasts, then from the pile. */
const countersDrawn = action({
  id: 'counters-drawn',
  msg: msg('pgg.action.countersDrawn'),
  rule: '12.4',
  side: 'soviet',
  group: msg('pgg.group.corrections'),
  fields: { pool, count: count(msg('pgg.field.counters'), 1, generous, 1) },
  proposes: (input, context) => {
    const wanted = { [input.pool]: input.count };
    return allowUnless(
      shortOf(context, wanted),
      msg('pgg.says.countersDrawn', { what: poolMsg(input.pool, input.count) }),
      drawFacts(context, input.pool, input.count),
      drawNotes(context, wanted),
    );
  },
});

const who = {
  name: { kind: 'text', msg: msg('pgg.field.unitName'), start: '', max: 40 },
  hex: hexOrNone(msg('pgg.field.hexNumber')),
} as const;

const keyOf = (input: { readonly name: string; readonly hex: string }): string =>
  input.name === '' ? (input.hex === '' ? '' : `hex:${input.hex}`) : input.name;

const sideAndHex = (input: { readonly side: string; readonly hex: string }): JsonObject =>
  input.hex === '' ? { side: input.side } : { side: input.side, hex: input.hex };

const whoMsg = (input: { readonly name: string; readonly hex: string }) =>
  input.name === '' ? msg('pgg.unitsIn', { hex: name(input.hex) }) : plain(input.name);

/** 6.61: units hit by an overrun, until their owner's removal phase. */
const disrupt = action({
  id: 'disrupt',
  msg: msg('pgg.action.disrupt'),
  rule: '6.61',
  group,
  fields: { side, ...who },
  proposes: (input) => {
    const key = keyOf(input);
    if (key === '') return refuse(msg('pgg.bar.nobody'), '6.61');
    return allowUnless(undefined, msg('pgg.says.disrupt', { unit: whoMsg(input), side: sideMsg(input.side) }), [
      mark(marks.disrupted, key, sideAndHex(input)),
    ]);
  },
});

const undisrupt = action({
  id: 'undisrupt',
  msg: msg('pgg.action.undisrupt'),
  rule: '6.63',
  group: msg('pgg.group.corrections'),
  fields: who,
  when: (context) => markedKeys(context, marks.disrupted).length > 0,
  proposes: (input, context) => {
    const key = keyOf(input);
    if (context.marks[marks.disrupted]?.[key] === undefined) return refuse(msg('pgg.bar.notMarked'), '6.63');
    return allowUnless(undefined, msg('pgg.says.undisrupt', { unit: whoMsg(input) }), [unmark(marks.disrupted, key)]);
  },
});

const what = {
  kind: 'choice',
  msg: msg('pgg.field.what'),
  start: 'attacked',
  options: [
    { key: 'attacked', msg: msg('pgg.tick.attacked') },
    { key: 'wasAttacked', msg: msg('pgg.tick.wasAttacked') },
    { key: 'retreated', msg: msg('pgg.tick.retreated') },
    { key: 'advanced', msg: msg('pgg.tick.advanced') },
  ],
} as const;

/** 9.14: two columns of ticks each combat phase; 9.75, 9.85: who retreated and who advanced. */
const tick = action({
  id: 'tick',
  msg: msg('pgg.action.tick'),
  rule: '9.14',
  group,
  fields: { what, side, ...who },
  proposes: (input, context) => {
    const key = keyOf(input);
    if (key === '') return refuse(msg('pgg.bar.nobody'), '9.14');
    const place = placeOf(context);
    const again =
      context.marks[marks[input.what]]?.[key] !== undefined &&
      (input.what === 'attacked' || input.what === 'wasAttacked');
    const bar: Objection | undefined = again
      ? { msg: msg('pgg.bar.twice', { unit: whoMsg(input) }), rule: '9.14' }
      : undefined;
    const until =
      input.what === 'retreated' && ruling(context.options, 'a48') === 'turn' ? place.playerTurn : place.phase;
    return allowUnless(bar, msg(`pgg.says.${input.what}`, { unit: whoMsg(input) }), [
      mark(marks[input.what], key, sideAndHex(input), until),
    ]);
  },
});

export const unitActions: readonly Action[] = [
  stepLost,
  countersLost,
  disrupt,
  tick,
  stepsRestored,
  countersDrawn,
  undisrupt,
];
