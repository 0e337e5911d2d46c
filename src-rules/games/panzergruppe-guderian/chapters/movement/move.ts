import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { hexPattern } from '../../model/reading.ts';
import { turns } from '../../model/turns.ts';
import { moverOf } from '../../model/units.ts';
import { type CostPart, stepCost } from '../map/stepCost.ts';
import { msg } from './msg.ts';
import { leastOverrun } from './overrunCost.ts';
import { allowance, type Halt, walk } from './walk.ts';

const partMsg: { readonly [P in CostPart]: Msg } = {
  terrain: msg('pgg.move.terrain'),
  road: msg('pgg.move.road'),
  river: msg('pgg.move.river'),
  interdiction: msg('pgg.move.interdiction'),
};

const haltMsg: { readonly [H in Halt]: Msg } = {
  held: msg('pgg.move.halt.held'),
  alone: msg('pgg.move.halt.alone'),
  lake: msg('pgg.move.halt.lake'),
  enemy: msg('pgg.move.halt.enemy'),
  west: msg('pgg.move.halt.west'),
  short: msg('pgg.move.halt.short'),
  zoc: msg('pgg.move.halt.zoc'),
};

/** 6.7: what a way costs, hex by hex, and how far a unit gets on it. */
export const move = valueCalc({
  id: 'move',
  msg: msg('pgg.calc.move'),
  rule: '6.7',
  fields: {
    unit: {
      kind: 'choice',
      msg: msg('pgg.field.type'),
      start: 'panzer',
      options: [
        { key: 'panzer', msg: msg('pgg.type.panzer') },
        { key: 'grenadier', msg: msg('pgg.type.grenadier') },
        { key: 'motorized', msg: msg('pgg.type.motorized') },
        { key: 'infantry', msg: msg('pgg.type.infantry') },
        { key: 'cavalry', msg: msg('pgg.type.cavalry') },
        { key: 'rifle', msg: msg('pgg.type.rifle') },
        { key: 'armor', msg: msg('pgg.type.armor') },
        { key: 'leader', msg: msg('pgg.type.leader') },
      ],
    },
    ma: { kind: 'count', msg: msg('pgg.field.ma'), start: 10, min: 0, max: 30, big: true },
    outOfSupply: { kind: 'toggle', msg: msg('pgg.field.outOfSupplyStart'), start: false, rule: '6.25' },
    startsInZoc: { kind: 'toggle', msg: msg('pgg.field.startsInZoc'), start: false, rule: '6.22' },
    withUnit: {
      kind: 'toggle',
      msg: msg('pgg.field.withUnit'),
      start: false,
      rule: '10.23',
      when: { field: 'unit', is: 'leader' },
    },
    // 6.4 depends on it: shown, and filled by the game where there is one
    turn: {
      kind: 'count',
      msg: msg('pgg.field.turn'),
      start: 1,
      min: 1,
      max: turns,
      from: 'turn',
      rule: '6.4',
      when: { field: 'unit', is: ['rifle', 'armor', 'leader'] },
    },
    firstMove: {
      kind: 'toggle',
      msg: msg('pgg.field.firstMove'),
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
      msg: msg('pgg.field.path'),
      hint: msg('pgg.field.path.hint'),
      add: msg('pgg.field.hex.add'),
      start: [],
      max: 60,
      figure: 'step',
      fields: {
        hex: { kind: 'place', msg: msg('pgg.field.hex'), start: '', pattern: hexPattern },
        terrain: {
          kind: 'choice',
          msg: msg('pgg.field.terrain'),
          start: 'clear',
          rule: '6.7',
          options: [
            { key: 'clear', msg: msg('pgg.terrain.clear') },
            { key: 'forest', msg: msg('pgg.terrain.forest') },
            { key: 'swamp', msg: msg('pgg.terrain.swamp') },
            { key: 'majorCity', msg: msg('pgg.terrain.majorCity') },
            { key: 'minorCity', msg: msg('pgg.terrain.minorCity') },
          ],
        },
        road: { kind: 'toggle', msg: msg('pgg.field.road'), start: false, rule: '6.7' },
        river: { kind: 'toggle', msg: msg('pgg.across.river'), start: false, rule: '6.7' },
        lake: { kind: 'toggle', msg: msg('pgg.across.lake'), start: false, rule: '6.7' },
        interdicted: { kind: 'toggle', msg: msg('pgg.field.interdicted'), start: false, rule: '13.32' },
        enemyZoc: { kind: 'toggle', msg: msg('pgg.field.enemyZoc'), start: false, rule: '6.22' },
        enemyUnit: { kind: 'toggle', msg: msg('pgg.field.enemyUnit'), start: false, rule: '6.21' },
      },
    },
  } as const,
  says: (input, context, explanation) => {
    const side = input.unit === 'rifle' || input.unit === 'armor' || input.unit === 'leader' ? 'soviet' : 'german';
    const mover = moverOf(input.unit);
    const has = explanation.figure('allowance', msg('pgg.figure.allowance')).add(input.ma, msg('pgg.field.ma'), '6.23');
    // 6.25: halved for the whole phase, fractions dropped
    if (input.outOfSupply) has.halve('down', msg('pgg.step.outOfSupply'), '6.25');
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
      const figure = explanation.figure(
        `step${i}`,
        step.hex ? msg('pgg.figure.hexIn', { hex: name(step.hex) }) : msg('pgg.figure.step', { n: i + 1 }),
        { per: 2 },
      );
      for (const { part, halves, rule } of stepCost(mover, side, step)) figure.add(halves, partMsg[part], rule);
      return figure;
    });
    const spent = explanation.figure('spent', msg('pgg.figure.spent'), { per: 2 });
    steps.slice(0, moved.steps).forEach((figure, i) => {
      spent.plus(figure, msg('pgg.figure.step', { n: i + 1 }), '6.12');
    });
    const p = { mp: moved.spent, left: moved.left, count: moved.steps };
    return {
      answer: msg('pgg.move.answer', { mp: moved.spent }),
      says: moved.halt ? msg('pgg.move.saysHalt', { ...p, why: haltMsg[moved.halt.why] }) : msg('pgg.move.says', p),
      rows: [
        {
          msg: msg('pgg.figure.allowance'),
          value: msg('pgg.move.points', { mp: has.value * 2 }),
          rule: input.outOfSupply ? '6.25' : '6.23',
        },
        { msg: msg('pgg.move.left'), value: msg('pgg.move.points', { mp: moved.left }), rule: '6.23' },
        {
          msg: msg('pgg.move.mayOverrun'),
          value: msg(moved.left >= leastOverrun(context) ? 'pgg.move.enough' : 'pgg.move.tooFew'),
          rule: '6.51',
        },
      ],
      hints: moved.halt ? [{ msg: haltMsg[moved.halt.why], rule: moved.halt.rule }] : [],
    };
  },
});
