import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { turns } from '../data/cities.ts';
import { allowance, type Halt, type Part, stepCost, walk } from '../movement.ts';
import { hexPattern } from '../reading.ts';
import { f } from '../text/speak-fight.ts';
import { moverOf } from '../units.ts';
import { leastOverrun } from './refuse.ts';

const partMsg: { readonly [P in Part]: Msg } = {
  terrain: f('pgg.move.terrain'),
  road: f('pgg.move.road'),
  river: f('pgg.move.river'),
  interdiction: f('pgg.move.interdiction'),
};
const haltMsg: { readonly [H in Halt]: Msg } = {
  held: f('pgg.move.halt.held'),
  alone: f('pgg.move.halt.alone'),
  lake: f('pgg.move.halt.lake'),
  enemy: f('pgg.move.halt.enemy'),
  west: f('pgg.move.halt.west'),
  short: f('pgg.move.halt.short'),
  zoc: f('pgg.move.halt.zoc'),
};

/** 6.7: what a way costs, hex by hex, and how far a unit gets on it. */
export const move = valueCalc({
  id: 'move',
  msg: f('pgg.calc.move'),
  rule: '6.7',
  fields: {
    unit: {
      kind: 'choice',
      msg: f('pgg.field.type'),
      start: 'panzer',
      options: [
        { key: 'panzer', msg: f('pgg.type.panzer') },
        { key: 'grenadier', msg: f('pgg.type.grenadier') },
        { key: 'motorized', msg: f('pgg.type.motorized') },
        { key: 'infantry', msg: f('pgg.type.infantry') },
        { key: 'cavalry', msg: f('pgg.type.cavalry') },
        { key: 'rifle', msg: f('pgg.type.rifle') },
        { key: 'armor', msg: f('pgg.type.armor') },
        { key: 'leader', msg: f('pgg.type.leader') },
      ],
    },
    ma: { kind: 'count', msg: f('pgg.field.ma'), start: 10, min: 0, max: 30, big: true },
    outOfSupply: { kind: 'toggle', msg: f('pgg.field.outOfSupplyStart'), start: false, rule: '6.25' },
    startsInZoc: { kind: 'toggle', msg: f('pgg.field.startsInZoc'), start: false, rule: '6.22' },
    withUnit: {
      kind: 'toggle',
      msg: f('pgg.field.withUnit'),
      start: false,
      rule: '10.23',
      when: { field: 'unit', is: 'leader' },
    },
    // 6.4 depends on it: shown, and filled by the game where there is one
    turn: {
      kind: 'count',
      msg: f('pgg.field.turn'),
      start: 1,
      min: 1,
      max: turns,
      from: 'turn',
      rule: '6.4',
      when: { field: 'unit', is: ['rifle', 'armor', 'leader'] },
    },
    firstMove: {
      kind: 'toggle',
      msg: f('pgg.field.firstMove'),
      start: false,
      rule: '5.23',
      when: {
        all: [
          { field: 'unit', is: ['rifle', 'armor', 'leader'] },
          { field: 'turn', is: 1 },
        ],
      },
    },
    path: {
      kind: 'rows',
      msg: f('pgg.field.path'),
      hint: f('pgg.field.path.hint'),
      add: f('pgg.field.hex.add'),
      start: [],
      max: 60,
      figure: 'step',
      fields: {
        hex: { kind: 'place', msg: f('pgg.field.hex'), start: '', pattern: hexPattern },
        terrain: {
          kind: 'choice',
          msg: f('pgg.field.terrain'),
          start: 'clear',
          rule: '6.7',
          options: [
            { key: 'clear', msg: f('pgg.terrain.clear') },
            { key: 'forest', msg: f('pgg.terrain.forest') },
            { key: 'swamp', msg: f('pgg.terrain.swamp') },
            { key: 'majorCity', msg: f('pgg.terrain.majorCity') },
            { key: 'minorCity', msg: f('pgg.terrain.minorCity') },
          ],
        },
        road: { kind: 'toggle', msg: f('pgg.field.road'), start: false, rule: '6.7' },
        river: { kind: 'toggle', msg: f('pgg.across.river'), start: false, rule: '6.7' },
        lake: { kind: 'toggle', msg: f('pgg.across.lake'), start: false, rule: '6.7' },
        interdicted: { kind: 'toggle', msg: f('pgg.field.interdicted'), start: false, rule: '13.32' },
        enemyZoc: { kind: 'toggle', msg: f('pgg.field.enemyZoc'), start: false, rule: '6.22' },
        enemyUnit: { kind: 'toggle', msg: f('pgg.field.enemyUnit'), start: false, rule: '6.21' },
      },
    },
  } as const,
  says: (input, around, why) => {
    const side = input.unit === 'rifle' || input.unit === 'armor' || input.unit === 'leader' ? 'soviet' : 'german';
    const mover = moverOf(input.unit);
    const has = why.figure('allowance', f('pgg.figure.allowance')).add(input.ma, f('pgg.field.ma'), '6.23');
    // 6.25: halved for the whole phase, fractions dropped
    if (input.outOfSupply) has.halve('down', f('pgg.step.outOfSupply'), '6.25');
    const moved = walk(
      {
        mover,
        side,
        turn: input.turn,
        ma: allowance(input.ma, input.outOfSupply),
        firstMove: input.firstMove,
        startsInZoc: input.startsInZoc,
        withUnit: input.withUnit,
      },
      input.path,
    );
    const steps = input.path.map((step, i) => {
      const figure = why.figure(
        `step${i}`,
        step.hex ? f('pgg.figure.hexIn', { hex: name(step.hex) }) : f('pgg.figure.step', { n: i + 1 }),
        { per: 2 },
      );
      for (const { part, halves, rule } of stepCost(mover, side, step)) figure.add(halves, partMsg[part], rule);
      return figure;
    });
    const spent = why.figure('spent', f('pgg.figure.spent'), { per: 2 });
    steps.slice(0, moved.steps).forEach((figure, i) => {
      spent.plus(figure, f('pgg.figure.step', { n: i + 1 }), '6.12');
    });
    const p = { mp: moved.spent, left: moved.left, n: moved.steps };
    return {
      answer: f('pgg.move.answer', { mp: moved.spent }),
      says: moved.halt ? f('pgg.move.saysHalt', { ...p, why: haltMsg[moved.halt.why] }) : f('pgg.move.says', p),
      rows: [
        {
          msg: f('pgg.figure.allowance'),
          value: f('pgg.move.points', { mp: has.value * 2 }),
          rule: input.outOfSupply ? '6.25' : '6.23',
        },
        { msg: f('pgg.move.left'), value: f('pgg.move.points', { mp: moved.left }), rule: '6.23' },
        {
          msg: f('pgg.move.mayOverrun'),
          value: f(moved.left >= leastOverrun(around) ? 'pgg.move.enough' : 'pgg.move.tooFew'),
          rule: '6.51',
        },
      ],
      hints: moved.halt ? [{ msg: haltMsg[moved.halt.why], rule: moved.halt.rule }] : [],
    };
  },
});
