import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, rolled } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { type SideId, sides, taken } from '../../../ids.ts';
import { face, noDie, purseField, purseOf } from '../../../model/actionFields.ts';
import { notedOf } from '../../../model/cells.ts';
import { allowUnless, thisMonth } from '../../../model/facts.ts';
import { noPp, type Payer } from '../../../model/income.ts';
import { lacks } from '../../../model/paying.ts';
import { account, counts, groups, purseMsg } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { nationMsg } from '../../../model/units.ts';
import { sinksPp } from '../../movement/mines.ts';
import { paying } from '../../supply/tracing/shipping.ts';
import { msg } from '../msg.ts';
import { incomeOf } from './income.ts';
import { shippers } from './shipments.ts';

/** 11.3: a die for each PP that comes by a blue route through a mined sea; on a 6 it is lost. */

/** Dice of one entry. */
const most = 8;
const shipped = (from: number) => Array.from({ length: most - from + 1 }, (_, i) => from + i);
const die = (n: number) =>
  ({ ...face, msg: msg('bite.field.dieOf', { n }), when: { field: 'n', is: shipped(n) } }) as const;

/** What the drawn map says of the place, if one is named; a map that does not have it says nothing. */
const wayBar = (context: Context, place: string, nation: Payer): Objection | undefined => {
  const way = place === '' ? undefined : paying(context, place, nation);
  if (way === 'rail') return { msg: msg('bite.ops.mines.rail'), rule: '11.3' };
  return way === 'cut'
    ? { msg: msg('bite.paying.cut', { site: placeMsg(place), nation: nationMsg[nation] }), rule: '11.2' }
    : undefined;
};

const mines = (side: SideId): Action =>
  action({
    id: `mines-${side}`,
    msg: msg('bite.action.mines'),
    rule: '11.3',
    about: msg('bite.action.mines.about'),
    side,
    group: groups[side],
    when: (context) => on(context, 'a11'),
    fields: {
      purse: purseField(side),
      from: {
        kind: 'text',
        msg: msg('bite.field.shippedFrom'),
        start: '',
        max: 60,
        offers: (context: Context, beside: JsonObject) =>
          shippers(context, side, typeof beside.purse === 'string' ? purseOf(side, beside.purse)?.nation : undefined),
      } as const,
      n: {
        kind: 'count',
        msg: msg('bite.ops.field.pp'),
        hint: msg('bite.field.shipped.hint', { count: most }),
        start: 1,
        min: 1,
        max: most,
        big: true,
      },
      die1: die(1),
      die2: die(2),
      die3: die(3),
      die4: die(4),
      die5: die(5),
      die6: die(6),
      die7: die(7),
      die8: die(8),
    },
    proposes: (input, context): Proposal => {
      const purse = purseOf(side, input.purse);
      if (!purse) return refuse(msg('bite.bar.nothing'), '11.3');
      const { nation, colour } = purse;
      const { die1, die2, die3, die4, die5, die6, die7, die8 } = input;
      const dice = [die1, die2, die3, die4, die5, die6, die7, die8].slice(0, input.n).flatMap((one) => one ?? []);
      if (dice.length < input.n) return noDie('11.3');
      const count = dice.filter((one) => one === sinksPp).length;
      const from = input.from;
      const said = { purse: purseMsg(nation, colour), n: input.n, dice: name(dice.join(' ')), count };
      const before = notedOf(context, taken.shipped, purse.id);
      const left = Math.max(0, incomeOf(context, nation)[colour] - before);
      const bar = (): Objection | undefined => {
        if (!counts(context, nation, colour))
          return { msg: msg('bite.bar.notCounted', { purse: said.purse }), rule: '11.0' };
        if (input.n > left) return { msg: msg('bite.bar.shipped', { count: left }), rule: '11.3' };
        if (notedOf(context, taken.income, nation) === 0)
          return { msg: msg('bite.bar.incomeFirst', { nation: nationMsg[nation] }), rule: '11.3' };
        return wayBar(context, from, nation) ?? lacks(nation, { ...noPp, [colour]: count }, context, '11.3');
      };
      const why = from === '' ? msg('bite.book.mines') : msg('bite.book.minesAt', { site: name(from) });
      return allowUnless(
        bar(),
        from === '' ? msg('bite.says.mines', said) : msg('bite.says.minesAt', { ...said, site: name(from) }),
        [
          ...dice.map((one) => rolled('mines', one)),
          ...(count > 0 ? [post(account(nation, colour), -count, why, '11.3')] : []),
          thisMonth(context.turn, taken.shipped, purse.id, before + input.n),
        ],
      );
    },
  });

export const mineActions: readonly Action[] = [mines(sides.axis), mines(sides.soviet)];
