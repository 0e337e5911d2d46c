import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { type Said, valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { GroundStep } from '../map/passage.ts';
import { walkerOf } from '../map/passage.ts';
import { allowance, halvedBy, plainStep, walkWay, wholeRule } from './costs.ts';
import { moveFields } from './moveFields.ts';
import { msg } from './msg.ts';

/** 8: what a way costs a unit or a group, hex by hex, and how far they get. */

type Input = InputOf<typeof moveFields>;
type Row = Input['units'][number];

const moving = (row: Row) => ({ class: row.class, traits: new Set(row.traits) });
const hasOf = (input: Input, row: Row): number => allowance(row.ma, row, halvedBy(input.sequence));

export const stepsOf = (
  input: Input,
): readonly (GroundStep & { readonly overrun: boolean; readonly near: boolean; readonly friend: boolean })[] =>
  input.path.map((one, i) => {
    const before = input.path[i - 1];
    return {
      ...plainStep,
      terrain: one.terrain,
      woods: one.woods,
      ways: one.way === 'none' ? [] : [one.way],
      ...(one.water === 'none' ? {} : { water: one.water }),
      bridge: one.bridge && one.water !== 'none',
      fromSwamp: before ? before.terrain === 'swamp' : input.startSwamp,
      zoc: one.zoc,
      fromZoc: before ? before.zoc : input.startZoc,
      strongpoint: one.strongpoint,
      overrun: one.enemy,
      near: one.near,
      friend: one.friend,
    };
  });

const rowMsg = (row: Row, i: number): Msg =>
  row.name.trim() === ''
    ? msg('rtl.move.unitNumber', { n: i + 1 })
    : msg('rtl.move.unit', { unit: name(row.name.trim()) });
const hexMsg = (hex: string, i: number): Msg =>
  hex === '' ? msg('rtl.move.hexNumber', { n: i + 1 }) : msg('rtl.move.hexIn', { hex: name(hex) });

/** 3.57, 3.72a: as printed, halved once, then two less. */
const allowanceFigure = (input: Input, row: Row, i: number, explanation: Explanation): FigureWriter => {
  const figure = explanation.figure(`unit${i}`, rowMsg(row, i), { per: 2 });
  const oos = row.oos && row.class !== 'foot';
  figure.add(row.ma * 2, msg('rtl.move.step.printed'), '8.1');
  if (halvedBy(input.sequence))
    figure.halve('up', msg(input.sequence === 'assault' ? 'rtl.move.step.assault' : 'rtl.move.step.reaction'), '3.57');
  else if (oos) figure.halve('up', msg('rtl.move.step.oos'), '6.14');
  if (row.disrupted) {
    figure.add(-4, msg('rtl.move.step.disrupted'), '3.72');
    if (figure.value < 0) figure.atLeast(0, msg('rtl.move.step.none'), '3.72');
  }
  return figure;
};

const says = (input: Input, context: Context, explanation: Explanation): Said => {
  if (input.units.length === 0) {
    const none = msg('rtl.move.says.nobody');
    return { answer: none, says: none, not: { msg: none, rule: '8.1' } };
  }
  input.units.forEach((row, i) => {
    allowanceFigure(input, row, i, explanation);
  });
  const typed = input.units.filter(({ ma }) => ma > 0);
  // nobody's allowance typed: told what the way costs, as if they could go all of it
  const has = typed.length > 0 ? Math.min(...typed.map((row) => hasOf(input, row))) : Number.MAX_SAFE_INTEGER;
  const untyped = typed.length < input.units.length;
  const steps = stepsOf(input);
  const reacts = input.sequence === 'reaction';
  const walked = walkWay(walkerOf(input.units.map(moving)), has, steps, input.weather, context, reacts);
  const made = walked.costs.length;
  const figures = walked.costs.map((cost, i) => {
    const price = walked.prices[i];
    const figure = explanation.figure(`step${i}`, hexMsg(input.path[i]?.hex ?? '', i), { per: 2 });
    if (price?.whole) return figure.add(cost, msg(`rtl.move.whole.${price.whole}`), wholeRule[price.whole]);
    for (const part of price?.parts ?? []) figure.add(part.halves, msg(`rtl.move.part.${part.key}`), part.rule);
    if (price?.half) figure.add(cost - price.halves, msg('rtl.move.whole.half'), '8.36');
    return figure;
  });
  const spent = explanation.figure('spent', msg('rtl.move.figure.spent'), { per: 2 });
  figures.forEach((figure, i) => {
    spent.plus(figure, hexMsg(input.path[i]?.hex ?? '', i), '8.11');
  });
  const { halt } = walked;
  const p = {
    count: made,
    of: steps.length,
    mp: walked.spent / 2,
    left: typed.length > 0 ? (has - walked.spent) / 2 : 0,
    has: typed.length > 0 ? has / 2 : 0,
  };
  const missing = input.units.flatMap((row, i) =>
    row.ma > 0 ? [] : [{ msg: msg('rtl.move.missing.ma', { unit: rowMsg(row, i) }), row: row.id }],
  );
  const last = walked.prices[made - 1];
  return {
    answer: msg('rtl.move.answer', p),
    says: halt
      ? msg('rtl.move.says.halt', { ...p, why: msg(`rtl.move.halt.${halt.why}`) })
      : msg(typed.length === 0 ? 'rtl.move.says.costs' : 'rtl.move.says.moved', p),
    rows: [
      ...(typed.length > 0
        ? [
            {
              msg: msg('rtl.move.row.has'),
              value: msg('rtl.move.row.mp', p),
              rule: input.units.length > 1 ? '8.12' : '8.1',
            },
          ]
        : []),
      {
        msg: msg('rtl.move.row.legal'),
        value: msg(halt ? 'rtl.move.legal.no' : untyped ? 'rtl.move.legal.untyped' : 'rtl.move.legal.yes', p),
        rule: halt?.rule ?? '8.13',
      },
    ],
    missing,
    hints: [
      ...(halt ? [{ msg: msg(`rtl.move.halt.${halt.why}`), rule: halt.rule }] : []),
      ...(!halt && last?.stops
        ? [{ msg: msg(`rtl.move.stops.${last.stops}`), rule: last.stops === 'zone' ? '8.22' : '8.37' }]
        : []),
      ...(input.units.length > 1 ? [{ msg: msg('rtl.move.hint.group'), rule: '8.12' }] : []),
      ...(steps.some(({ overrun }) => overrun) ? [{ msg: msg('rtl.move.hint.overrun'), rule: '8.64' }] : []),
    ],
  };
};

export const moveCalculator = valueCalc({
  id: 'move',
  msg: msg('rtl.move.calc'),
  rule: '8',
  fields: moveFields,
  says,
});
