import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../cells-ids.ts';
import type { Pool } from '../data/schedule.ts';
import { divisionOfUnit, divisions, stepsOf } from '../data/schedule.ts';
import { stepLoss, stepsLeft } from '../losses.ts';
import type { Bar } from '../markers.ts';
import { ruling } from '../options.ts';
import { drawFacts, drawNotes, generationsIn, lossFacts, poolState, shortOf } from '../pools.ts';
import { placeOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { f } from '../text/speak-fight.ts';
import { readPrinted } from '../units.ts';
import { plain, poolMsg, sideMsg, unitMsg } from '../words.ts';
import { count, generous, hexOrNone, pool, side } from './fields.ts';
import { never, unless } from './propose.ts';

const group = t('pgg.group.losses');
const units = divisions.flatMap((division) => division.units);
const unit = {
  kind: 'choice',
  msg: t('pgg.field.unit'),
  start: units[0] ?? '',
  options: units.map((one) => ({ key: one, msg: unitMsg(one) })),
  big: true,
} as const;

/** 9.61: steps of a German unit lost outside a recorded fight. */
const stepLost = action({
  id: 'step-loss',
  msg: t('pgg.action.stepLoss'),
  rule: '9.61',
  side: 'german',
  group,
  fields: { unit, steps: count(t('pgg.field.steps.lost'), 1, 4, 1) },
  proposes: (input, around) => {
    const had = stepsLeft(around.cells, input.unit);
    if (had === 0) return never(t('pgg.bar.unitGone', { unit: unitMsg(input.unit) }), '9.61');
    const lost = Math.min(had, input.steps);
    const left = had - lost;
    const says =
      left === 0
        ? t('pgg.says.unitGone', { unit: unitMsg(input.unit), count: lost })
        : t('pgg.says.stepLoss', { unit: unitMsg(input.unit), count: lost, left });
    return unless(undefined, says, stepLoss(around.cells, input.unit, lost));
  },
});

/** Taken back by hand, also the integrity when the division is complete again. */
const stepsRestored = action({
  id: 'steps-restored',
  msg: t('pgg.action.restore'),
  rule: '9.61',
  side: 'german',
  group: t('pgg.group.corrections'),
  fields: { unit, steps: count(t('pgg.field.steps.left'), 1, 4) },
  proposes: (input, around) => {
    const division = divisionOfUnit(input.unit);
    const full = division ? stepsOf(division) : 0;
    const bar: Bar | undefined =
      input.steps > full
        ? { msg: t('pgg.bar.stepsFull', { unit: unitMsg(input.unit), count: full }), rule: '9.61' }
        : undefined;
    if (bar) return never(bar.msg, bar.rule);
    const whole =
      division?.units.every((one) => (one === input.unit ? input.steps : stepsLeft(around.cells, one)) > 0) ?? false;
    return unless(undefined, t('pgg.says.restore', { unit: unitMsg(input.unit), count: input.steps }), [
      setAt(cells.steps, input.unit, input.steps),
      ...(division && whole ? [setAt(cells.divisionLost, division.id, null)] : []),
    ]);
  },
});

const fewOnMap = (around: Around, of: Pool, n: number): Bar | undefined => {
  const { map } = poolState(around, of);
  return n > map ? { msg: t('pgg.bar.fewOnMap', { count: map }), rule: '12.4' } : undefined;
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
  msg: t('pgg.action.countersLost'),
  rule: '12.4',
  about: t('pgg.action.countersLost.about'),
  side: 'soviet',
  group,
  fields: {
    pool,
    count: count(t('pgg.field.counters'), 1, generous, 1),
    // X05: a pile is drawn from again, and what is known to lie in it changes the chances
    strength: {
      kind: 'text',
      msg: t('pgg.field.lostStrength'),
      hint: t('pgg.field.lostStrength.hint'),
      start: '',
      max: 8,
    },
    generation: {
      ...count(f('pgg.field.generation'), 0, generous),
      hint: f('pgg.field.generation.hint'),
      when: neverSeen,
    },
  },
  proposes: (input, around) => {
    const printed = readPrinted(input.strength);
    if (input.strength.trim() !== '' && !printed) return never(t('pgg.bar.noStrength'), '12.4');
    const strength = printed && `${printed.attack}-${printed.defence}-${printed.ma}`;
    const counters = Array.from({ length: input.count }, () => ({ generation: input.generation }));
    const generations = generationsIn(counters, around, input.pool);
    return unless(
      fewOnMap(around, input.pool, input.count),
      t('pgg.says.countersLost', { what: poolMsg(input.pool, input.count) }),
      lossFacts(
        around,
        input.pool,
        counters.map((one) => (strength ? { strength } : { generation: generations.get(one) ?? 1 })),
      ),
    );
  },
});

/** 12.4: counters drawn by hand: from the cup while it lasts, then from the pile. */
const countersDrawn = action({
  id: 'counters-drawn',
  msg: t('pgg.action.countersDrawn'),
  rule: '12.4',
  side: 'soviet',
  group: t('pgg.group.corrections'),
  fields: { pool, count: count(t('pgg.field.counters'), 1, generous, 1) },
  proposes: (input, around) => {
    const wanted = { [input.pool]: input.count };
    return unless(
      shortOf(around, wanted),
      t('pgg.says.countersDrawn', { what: poolMsg(input.pool, input.count) }),
      drawFacts(around, input.pool, input.count),
      drawNotes(around, wanted),
    );
  },
});

const who = {
  name: { kind: 'text', msg: t('pgg.field.unitName'), start: '', max: 40 },
  hex: hexOrNone(t('pgg.field.hexNumber')),
} as const;
const keyOf = (input: { readonly name: string; readonly hex: string }): string =>
  input.name === '' ? (input.hex === '' ? '' : `hex:${input.hex}`) : input.name;
const sideAndHex = (input: { readonly side: string; readonly hex: string }): JsonObject =>
  input.hex === '' ? { side: input.side } : { side: input.side, hex: input.hex };
const whoMsg = (input: { readonly name: string; readonly hex: string }) =>
  input.name === '' ? t('pgg.unitsIn', { hex: name(input.hex) }) : plain(input.name);

/** 6.61: units hit by an overrun, until their owner's removal phase. */
const disrupt = action({
  id: 'disrupt',
  msg: t('pgg.action.disrupt'),
  rule: '6.61',
  group,
  fields: { side, ...who },
  proposes: (input) => {
    const key = keyOf(input);
    if (key === '') return never(t('pgg.bar.nobody'), '6.61');
    return unless(undefined, t('pgg.says.disrupt', { unit: whoMsg(input), side: sideMsg(input.side) }), [
      mark(marks.disrupted, key, sideAndHex(input)),
    ]);
  },
});

const undisrupt = action({
  id: 'undisrupt',
  msg: t('pgg.action.undisrupt'),
  rule: '6.63',
  group: t('pgg.group.corrections'),
  fields: who,
  when: (around) => Object.keys(around.marks[marks.disrupted] ?? {}).length > 0,
  proposes: (input, around) => {
    const key = keyOf(input);
    if (around.marks[marks.disrupted]?.[key] === undefined) return never(t('pgg.bar.notMarked'), '6.63');
    return unless(undefined, t('pgg.says.undisrupt', { unit: whoMsg(input) }), [unmark(marks.disrupted, key)]);
  },
});

const what = {
  kind: 'choice',
  msg: t('pgg.field.what'),
  start: 'attacked',
  options: [
    { key: 'attacked', msg: t('pgg.tick.attacked') },
    { key: 'wasAttacked', msg: t('pgg.tick.wasAttacked') },
    { key: 'retreated', msg: t('pgg.tick.retreated') },
    { key: 'advanced', msg: t('pgg.tick.advanced') },
  ],
} as const;

/** 9.14: two columns of ticks each combat phase; 9.75, 9.85: who retreated and who advanced. */
const tick = action({
  id: 'tick',
  msg: t('pgg.action.tick'),
  rule: '9.14',
  group,
  fields: { what, side, ...who },
  proposes: (input, around) => {
    const key = keyOf(input);
    if (key === '') return never(t('pgg.bar.nobody'), '9.14');
    const place = placeOf(around);
    const again =
      around.marks[marks[input.what]]?.[key] !== undefined &&
      (input.what === 'attacked' || input.what === 'wasAttacked');
    const bar: Bar | undefined = again ? { msg: t('pgg.bar.twice', { unit: whoMsg(input) }), rule: '9.14' } : undefined;
    const until =
      input.what === 'retreated' && ruling(around.options, 'a48') === 'turn' ? place.playerTurn : place.phase;
    return unless(bar, t(`pgg.says.${input.what}`, { unit: whoMsg(input) }), [
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
