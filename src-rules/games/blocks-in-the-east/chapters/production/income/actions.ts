import type { When } from '#rules/kit/forms/conditions.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides, taken } from '../../../ids.ts';
import { purseField, purseOf } from '../../../model/actionFields.ts';
import { notedOf } from '../../../model/cells.ts';
import { allowUnless, thisMonth } from '../../../model/facts.ts';
import { type Colour, colours, noPp, type Payer, type Pp, payersOf } from '../../../model/income.ts';
import { outBar } from '../../../model/out.ts';
import { shortOf } from '../../../model/paying.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import {
  account,
  colourMsg,
  counts,
  fuelMayCount,
  groups,
  inHand,
  purseMsg,
  shownFor,
  shownWhen,
} from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { nationMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import { changeCell, changeOf, incomeOf, monthlyOf, owedTo, unpaid, unpaidBar, upkeepMsg } from './income.ts';
import { incomeLines, posted } from './lines.ts';
import { letGo, tooMany } from './storage.ts';

/** PP that come in, and what the players book of them by hand. */

const most = 99;
const signed = (colour: Colour, when: When) =>
  ({
    kind: 'count',
    msg: msg('bite.field.more', { colour: colourMsg[colour] }),
    start: 0,
    min: -most,
    max: most,
    when,
  }) as const;
/** What one nation books beside its income, in the colours it has. */
const onceIn = (when: (colour: Colour) => When) =>
  ({
    yellow: signed('yellow', when('yellow')),
    red: signed('red', when('red')),
    blue: signed('blue', when('blue')),
    black: signed('black', when('black')),
  }) as const;
const why = { kind: 'text', msg: msg('bite.field.why'), start: '', max: 60 } as const;
type Once = Pp & { readonly why: string };

const corrects = (once: Pp): boolean => colours.some((colour) => once[colour] !== 0);

/** 3.6: the printed figure, with what has changed since and what is so this month only. */
const take = (context: Context, nations: readonly Payer[], once: Once) => {
  // who has left the war earns nothing more, and nobody does before the first month with an income
  const paid = nations.filter((nation) => !unpaid(context, nation));
  const bar = paid.length === 0 && nations[0] ? unpaidBar(context, nations[0]) : undefined;
  if (bar) return refuse(bar.msg, bar.rule);
  const open = paid.filter((nation) => notedOf(context, taken.income, nation) === 0);
  const due = open.length > 0 ? open : paid;
  const incomes = due.map((nation) => [nation, incomeOf(context, nation, once)] as const);
  const what = list(
    incomes.map(([nation, pp]) => msg('bite.says.nationPp', { nation: nationMsg[nation], pp: ppMsg(pp) })),
  );
  const odd = colours.find((colour) => once[colour] !== 0 && due.some((nation) => !counts(context, nation, colour)));
  if (odd !== undefined && due[0]) return refuse(msg('bite.bar.notCounted', { purse: purseMsg(due[0], odd) }), '11.0');
  const reason = once.why.trim();
  const plain = msg('bite.says.income', { what: what ?? msg('bite.pp.none') });
  const says =
    corrects(once) && reason !== ''
      ? msg('bite.says.incomeWhy', { what: what ?? msg('bite.pp.none'), why: name(reason) })
      : plain;
  return allowUnless(
    open.length === 0 ? { msg: msg('bite.bar.incomeTaken'), rule: '3.6' } : undefined,
    says,
    due.flatMap((nation) => [
      ...incomeLines(context, nation, once, reason).flatMap((line) => posted(nation, line)),
      thisMonth(context.turn, taken.income, nation, 1),
    ]),
    due.includes('SOV') ? [{ msg: upkeepMsg(context), rule: '3.13' }] : [],
  );
};

const ofOne = { not: { field: 'earner', is: 'all' } } as const;
const axisPayers = payersOf(sides.axis);
const incomeAxis = action({
  id: 'income-axis',
  msg: msg('bite.action.income'),
  rule: '3.6',
  about: msg('bite.action.income.about'),
  side: sides.axis,
  verb: 'take',
  group: groups.axis,
  fields: {
    // not called `nation`: on whatever page it is opened, all three earn at once
    earner: {
      kind: 'choice',
      msg: msg('bite.field.ofNation'),
      start: 'all',
      options: [
        { key: 'all', msg: msg('bite.nation.all') },
        ...axisPayers.map((key) => ({ key, msg: nationMsg[key], when: shownWhen(key, 'yellow') })),
      ],
    },
    ...onceIn((colour) => shownFor('earner', axisPayers, colour)),
    why: { ...why, when: ofOne },
  },
  proposes: (input, context) => {
    const one = axisPayers.find((nation) => nation === input.earner);
    if (one) return take(context, [one], input);
    const owed = owedTo(context, sides.axis);
    return take(context, owed.length > 0 ? owed : axisPayers, { ...noPp, why: '' });
  },
});
const incomeSoviet = action({
  id: 'income-soviet',
  msg: msg('bite.action.income'),
  rule: '3.6',
  about: msg('bite.action.income.about'),
  side: sides.soviet,
  verb: 'take',
  group: groups.soviet,
  fields: { ...onceIn((colour) => shownWhen('SOV', colour)), why },
  proposes: (input, context) => take(context, ['SOV'], input),
});

const reasons = ['lost', 'captured', 'scorched', 'repaired', 'industry', 'bombed', 'partisans', 'other'] as const;
const reasonMsg = {
  lost: msg('bite.reason.lost'),
  captured: msg('bite.reason.captured'),
  scorched: msg('bite.reason.scorched'),
  repaired: msg('bite.reason.repaired'),
  industry: msg('bite.reason.industry'),
  bombed: msg('bite.reason.bombed'),
  partisans: msg('bite.reason.partisans'),
  other: msg('bite.reason.other'),
} as const;
/** 3.6: a site begins or ceases to pay. */
const change = (side: SideId) =>
  action({
    id: `income-change-${side}`,
    msg: msg('bite.action.incomeChange'),
    rule: '3.6',
    about: msg('bite.action.incomeChange.about'),
    side,
    group: groups[side],
    fields: {
      purse: purseField(side),
      n: { kind: 'count', msg: msg('bite.field.aMonth'), start: -1, min: -most, max: most, big: true },
      reason: {
        kind: 'choice',
        msg: msg('bite.field.reason'),
        start: 'lost',
        options: reasons.map((key) => ({ key, msg: reasonMsg[key] })),
      } as const,
      where: { kind: 'text', msg: msg('bite.field.where'), start: '', max: 60 },
    },
    proposes: (input, context) => {
      const purse = purseOf(side, input.purse);
      if (!purse || input.n === 0) return refuse(msg('bite.bar.nothing'), '3.6');
      const before = monthlyOf(context, purse.nation)[purse.colour];
      const said = { purse: purseMsg(purse.nation, purse.colour), n: input.n, why: reasonMsg[input.reason] };
      const where = input.where;
      return allowUnless(
        outBar(context, purse.nation) ??
          (!counts(context, purse.nation, purse.colour)
            ? { msg: msg('bite.bar.notCounted', { purse: said.purse }), rule: '11.0' }
            : before + input.n < 0
              ? { msg: msg('bite.bar.noSuchIncome', { count: before }), rule: '3.6' }
              : undefined),
        where === ''
          ? msg('bite.says.incomeChange', said)
          : msg('bite.says.incomeChangeAt', { ...said, where: placeMsg(where) }),
        [setAt(changeCell(purse.nation), purse.id, changeOf(context, purse.nation, purse.colour) + input.n || null)],
      );
    },
  });

/** Whatever no other action books: what the players agree on. */
const byHand = (side: SideId) =>
  action({
    id: `pp-by-hand-${side}`,
    msg: msg('bite.action.byHand'),
    rule: '3.6',
    about: msg('bite.action.byHand.about'),
    side,
    group: groups[side],
    fields: {
      purse: purseField(side),
      n: { kind: 'count', msg: msg('bite.field.pp'), start: 1, min: -most, max: most, big: true },
      why: { ...why, big: true },
    },
    proposes: (input, context) => {
      const purse = purseOf(side, input.purse);
      if (!purse || input.n === 0) return refuse(msg('bite.bar.nothing'), '3.6');
      const said = { purse: purseMsg(purse.nation, purse.colour), n: input.n };
      const reason = input.why;
      const says =
        reason === '' ? msg('bite.says.byHand', said) : msg('bite.says.byHandWhy', { ...said, why: name(reason) });
      return allowUnless(shortOf(purse.nation, { ...noPp, [purse.colour]: -input.n }, context, '3.6'), says, [
        post(purse.id, input.n, says, '3.6'),
      ]);
    },
  });

/** 11.2: which PP go, where there is not a yellow one for each. */
const store = (side: SideId) =>
  action({
    id: `storage-${side}`,
    msg: msg('bite.action.storage'),
    rule: '11.2',
    about: msg('bite.action.storage.about'),
    side,
    group: groups[side],
    when: (context) => on(context, 'a11'),
    fields: {
      how: {
        kind: 'choice',
        msg: msg('bite.field.letGo'),
        start: 'most',
        options: [
          { key: 'most', msg: msg('bite.letGo.most') },
          { key: 'red', msg: msg('bite.letGo.red') },
          { key: 'blue', msg: msg('bite.letGo.blue') },
          { key: 'black', msg: msg('bite.letGo.black') },
        ],
      } as const,
    },
    proposes: ({ how }, context) => {
      const gone = payersOf(side).flatMap((nation) => {
        const held = inHand(context, nation);
        const n = tooMany(held);
        if (n === 0) return [];
        if (how === 'most') return [[nation, letGo(held)] as const];
        // of that colour as far as it goes, then of the others
        const first = Math.min(n, Math.max(0, held[how]));
        const rest = letGo({ ...held, [how]: held[how] - first });
        return [[nation, { ...rest, [how]: rest[how] + first }] as const];
      });
      if (gone.length === 0) return refuse(msg('bite.bar.allKept'), '11.2');
      const what = list(
        gone.map(([nation, pp]) => msg('bite.says.nationPp', { nation: nationMsg[nation], pp: ppMsg(pp) })),
      );
      const says = msg('bite.says.notKept', { what: what ?? msg('bite.pp.none') });
      return allowUnless(
        undefined,
        says,
        gone.flatMap(([nation, pp]) =>
          colours.flatMap((colour) =>
            pp[colour] > 0 ? [post(account(nation, colour), -pp[colour], says, '11.2')] : [],
          ),
        ),
      );
    },
  });

/** SBE5-3: what only the map tells. */
const fuel = action({
  id: 'soviet-fuel',
  msg: msg('bite.action.fuel'),
  rule: 'SBE5',
  about: msg('bite.action.fuel.about'),
  side: sides.soviet,
  group: groups.soviet,
  when: fuelMayCount,
  fields: { yes: { kind: 'toggle', msg: msg('bite.field.fuel'), start: true, big: true } },
  proposes: ({ yes }) =>
    allowUnless(undefined, yes ? msg('bite.says.fuel') : msg('bite.says.noFuel'), [
      set(cells.sovietFuel, yes ? 'yes' : null),
    ]),
});

export const incomeActions: readonly Action[] = [
  incomeAxis,
  incomeSoviet,
  change(sides.axis),
  change(sides.soviet),
  store(sides.axis),
  store(sides.soviet),
  byHand(sides.axis),
  byHand(sides.soviet),
  fuel,
];
