import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { type Said, valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { ruling, sides } from '../../ids.ts';
import { rowMsg } from '../../model/rows.ts';
import { movesAs } from '../../model/units.ts';
import { mustStop } from '../map/zoc.ts';
import {
  allowance,
  costsPa,
  type Halt,
  type Moved,
  movesMotorised,
  type StepOnMap,
  stepHalves,
  walk,
  weatherHalves,
} from './costs.ts';
import { moveFields } from './moveFields.ts';
import { msg } from './msg.ts';

/** 5: what a way costs a unit or a group, hex by hex, and how far they get on it. */

type Input = InputOf<typeof moveFields>;
type Row = Input['units'][number];
type Step = Input['path'][number];

const onMap = (input: Input, row: Row, step: Step): StepOnMap => ({
  road: step.road,
  zoc:
    step.zoc !== 'none' &&
    mustStop({ side: input.side, move: movesAs(row) }, [{ projects: true, heavy: step.zoc === 'heavy' }]),
  anyZoc: step.zoc !== 'none',
  enemy: step.enemy,
  assault: step.assault,
  won: step.won,
  don: step.don,
  strongpointSide: step.strongpointSide,
  railAB: step.railAB,
  bokovskaya: step.bokovskaya,
});

/** 13: only motorised and tracked combat units, one of them tracked. */
const canAssault = (rows: readonly Row[]): boolean =>
  rows.every((row) => movesMotorised({ kind: row.kind, move: movesAs(row) })) &&
  rows.some((row) => row.move === 'tracked');

export type Stop = Halt | 'motorised';
interface Walked extends Omit<Moved, 'halt'> {
  readonly row: Row;
  readonly has: number;
  readonly pays: boolean;
  /** nobody typed its MP: it is told what the way costs, and goes all of it */
  readonly untyped: boolean;
  readonly halt?: { readonly why: Stop; readonly rule: string };
}

const boundless = Number.MAX_SAFE_INTEGER;
const walked = (input: Input, row: Row): Walked => {
  const move = movesAs(row);
  const untyped = row.mp === 0;
  const has = allowance(row.mp, { move, turn: input.turn, oos: row.oos });
  const pays = costsPa({ side: input.side, kind: row.kind, nation: row.nation, division: row.division, move });
  const moved = walk(
    {
      side: input.side,
      kind: row.kind,
      move,
      halves: untyped ? boundless : has,
      far: !pays || input.pa,
      assaults: canAssault(input.units),
    },
    input.path.map((step) => onMap(input, row, step)),
  );
  const here = { row, has, pays, untyped };
  if (input.phase === 'motorised' && !movesMotorised({ kind: row.kind, move })) {
    return {
      ...here,
      ...moved,
      steps: 0,
      spent: 0,
      left: has,
      minimum: false,
      halt: { why: 'motorised', rule: '5.2' },
    };
  }
  return { ...here, ...moved, ...(untyped ? { left: 0 } : {}) };
};

const stopMsg = (why: Stop): Msg => msg(`armir.moving.halt.${why}`);

/** What a unit has to spend, with the weather and OOS as steps of its own. */
const allowanceFigure = (input: Input, row: Row, i: number, explanation: Explanation): FigureWriter => {
  const move = movesAs(row);
  const called = rowMsg(row, i);
  const figure = explanation.figure(row.oos ? `whole${i}` : `unit${i}`, called, { per: 2, side: input.side });
  figure.add(row.mp, msg('armir.moving.step.printed'), '5');
  // what nobody typed no weather reduces
  if (input.turn === 1 && row.mp > 0) {
    figure.add(-weatherHalves(move), msg('armir.moving.step.weather'), '18.4.1');
    if (figure.value < 0) figure.atLeast(0, msg('armir.moving.step.none'), '18.4.1');
  }
  if (!row.oos) return figure;
  figure.halve('up', msg('armir.moving.step.half'), '8.3');
  return explanation
    .figure(`unit${i}`, called, { per: 2, side: input.side })
    .whole(figure, 'up', msg('armir.moving.step.oos'), '8.3');
};

const hexMsg = (step: Step, i: number): Msg =>
  step.hex === '' ? msg('armir.moving.hexNumber', { n: i + 1 }) : msg('armir.moving.hexIn', { hex: name(step.hex) });

const says = (input: Input, context: Context, explanation: Explanation): Said => {
  const all = input.units.map((row) => walked(input, row));
  const [first] = all;
  if (!first) {
    const none = msg('armir.moving.says.nobody');
    return { answer: none, says: none, not: { msg: none, rule: '5' } };
  }
  input.units.forEach((row, i) => {
    allowanceFigure(input, row, i, explanation);
  });
  // together they go as far as the slowest
  const slowest = all.reduce((least, one) => (one.steps < least.steps ? one : least), first);
  const steps = input.path.map((step, i) => {
    const cost = Math.max(...all.map((one) => one.costs[i] ?? 0));
    const dearest = all.find((one) => one.costs[i] === cost) ?? first;
    const move = movesAs(dearest.row);
    const figure = explanation.figure(`step${i}`, hexMsg(step, i), { per: 2 });
    figure.add(
      stepHalves(move, step.road),
      msg(step.road ? 'armir.moving.step.road' : 'armir.moving.step.hex'),
      step.road ? '5.1.1' : '5.1',
    );
    if (step.assault && step.enemy)
      figure.add(cost - stepHalves(move, step.road), msg('armir.moving.step.assault'), '13.1');
    return figure;
  });
  if (all.length === 1) {
    const spent = explanation.figure('spent', msg('armir.moving.figure.spent'), { per: 2, side: input.side });
    const entered = steps.slice(0, first.halt?.why === 'failed' ? first.steps + 1 : first.steps);
    entered.forEach((figure, i) => {
      spent.plus(figure, hexMsg(input.path[i] as Step, i), '5');
    });
    if (first.minimum) spent.atMost(first.spent, msg('armir.moving.step.minimum'), '5');
  }
  const halt = slowest.halt;
  const complete = slowest.steps === input.path.length;
  const untyped = all.some((one) => one.untyped);
  const far = slowest.steps > 1;
  const payers = all.filter((one) => one.pays).length;
  const pa = far && payers > 0 ? (ruling(context, 'amb04') === 'unit' ? payers : 1) : 0;
  const p = {
    n: slowest.steps,
    count: slowest.steps,
    of: input.path.length,
    mp: slowest.spent / 2,
    left: slowest.left / 2,
  };
  const missing = input.units.flatMap((row, i) =>
    row.mp > 0 ? [] : [{ msg: msg('armir.moving.missing.mp', { unit: rowMsg(row, i) }), row: row.id }],
  );
  return {
    answer: msg('armir.moving.answer', p),
    says: halt
      ? msg('armir.moving.says.halt', { ...p, why: stopMsg(halt.why) })
      : msg(untyped ? 'armir.moving.says.costs' : 'armir.moving.says.moved', p),
    rows: [
      {
        msg: msg('armir.moving.row.legal'),
        value: msg(
          !complete ? 'armir.moving.legal.no' : untyped ? 'armir.moving.legal.untyped' : 'armir.moving.legal.yes',
          p,
        ),
        rule: halt?.rule ?? '5',
      },
      ...all.map((one, i) => ({
        msg: rowMsg(one.row, i),
        value: one.untyped
          ? msg('armir.moving.row.costs', { spent: one.spent / 2 })
          : msg('armir.moving.row.mp', { has: one.has / 2, spent: one.spent / 2, left: one.left / 2 }),
        rule: one.row.oos ? '8.3' : input.turn === 1 ? '18.4.1' : '5',
      })),
      ...(payers > 0 && input.side === sides.axis
        ? [{ msg: msg('armir.moving.row.pa'), value: msg('armir.moving.pa', { count: pa }), rule: '5.4' }]
        : []),
    ],
    missing,
    hints: [
      ...(halt ? [{ msg: stopMsg(halt.why), rule: halt.rule }] : []),
      ...(slowest.minimum ? [{ msg: msg('armir.moving.hint.minimum'), rule: '5' }] : []),
      ...(input.turn === 1 && input.side === sides.axis
        ? [{ msg: msg('armir.moving.hint.firstTurn'), rule: '18.4' }]
        : []),
    ],
  };
};

export const move = valueCalc({ id: 'move', msg: msg('armir.moving.calc.move'), rule: '5', fields: moveFields, says });
