import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, sides } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { asSide, sideField } from './cup.ts';
import { chanceMsg, picks } from './fractions.ts';
import { dueSide, markersIn } from './markers.ts';
import { msg } from './msg.ts';

/** P11: which formation acts before which, while both sides draw turn about and play what they draw. */

/** Ways in which the first of `own` markers among `all` comes at the i-th draw (1 = the next one). */
const firstAt = (all: number, own: number, i: number): number => picks(all - i, own - 1);

/** Chance that the drawing side's formation acts before the other's. */
export const actsBefore = (
  mine: { readonly all: number; readonly own: number },
  his: { readonly all: number; readonly own: number },
): Chance => {
  let ways = 0;
  for (let i = 1; i <= mine.all; i++)
    for (let j = i; j <= his.all; j++) ways += firstAt(mine.all, mine.own, i) * firstAt(his.all, his.own, j);
  return chanceIn(ways, picks(mine.all, mine.own) * picks(his.all, his.own));
};
export const actsNext = (all: number, own: number): Chance => chanceIn(Math.min(own, all), Math.max(1, all));
/** Chance that it has acted by the i-th draw of its side. */
export const actsBy = (all: number, own: number, draws: number): Chance => {
  const total = picks(all, own);
  return chanceIn(total - picks(all - draws, own), Math.max(1, total));
};

const inCup = (side: SideId) =>
  ({
    kind: 'count',
    msg: msg('rtl.act.field.inCup', { side: sideMsg(side) }),
    start: 4,
    min: 1,
    max: 20,
    side,
    big: true,
    rule: '4.35',
    begins: (context: Context) => markersIn(context, side, 'cup').length || undefined,
  }) as const;
const own = (side: SideId) =>
  ({
    kind: 'count',
    msg: msg('rtl.act.field.ownMarkers', { side: sideMsg(side) }),
    hint: msg('rtl.act.field.ownMarkers.hint'),
    start: 1,
    min: 1,
    max: 4,
    side,
    rule: '4.36',
  }) as const;

export const drawOrder = valueCalc({
  id: 'draw-order',
  msg: msg('rtl.act.calc.order'),
  rule: '4.35',
  fields: {
    draws: { ...sideField(dueSide), msg: msg('rtl.act.field.draws') },
    german: inCup(sides.german),
    germanOwn: own(sides.german),
    soviet: inCup(sides.soviet),
    sovietOwn: own(sides.soviet),
  },
  says: (input, _around, explanation) => {
    const side = asSide(input.draws);
    const german = { all: input.german, own: Math.min(input.germanOwn, input.german) };
    const soviet = { all: input.soviet, own: Math.min(input.sovietOwn, input.soviet) };
    const [mine, his] = side === sides.german ? [german, soviet] : [soviet, german];
    explanation
      .figure('cup', msg('rtl.act.figure.cup', { side: sideMsg(side) }))
      .add(mine.all, msg('rtl.act.step.cup'), '4.35');
    const next = actsNext(mine.all, mine.own);
    const before = actsBefore(mine, his);
    const draws = Array.from({ length: Math.max(german.all, soviet.all) }, (_, i) => i + 1);
    const by = ({ all, own: mineOf }: typeof german, draw: number) => {
      const chance = actsBy(all, mineOf, Math.min(draw, all));
      return { value: chanceMsg(chance), p: chance.p };
    };
    return {
      answer: msg('rtl.act.answer.before', { p: before.p, side: sideMsg(side) }),
      says: msg('rtl.act.says.order', { side: sideMsg(side), next: next.p, before: before.p }),
      rows: [
        { msg: msg('rtl.act.row.next'), value: chanceMsg(next), rule: '4.35' },
        { msg: msg('rtl.act.row.before'), value: chanceMsg(before), rule: '7.23' },
      ],
      grids: [
        {
          id: 'by',
          msg: msg('rtl.act.grid.by'),
          rule: '7.23',
          corner: msg('rtl.act.grid.draw'),
          cols: [sideMsg(sides.german), sideMsg(sides.soviet)],
          rows: draws.map((i) => ({ msg: msg('rtl.act.number', { n: i }), cells: [by(german, i), by(soviet, i)] })),
        },
      ],
      hints: [{ msg: msg('rtl.act.hint.order'), rule: '7.21' }],
    };
  },
});
