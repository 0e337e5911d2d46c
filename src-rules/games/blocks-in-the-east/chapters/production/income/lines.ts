import type { Context } from '#rules/kit/record/context.ts';
import { post } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { turnName } from '../../../model/calendar.ts';
import { type Colour, colours, firstIncome, noPp, type Payer, type Pp, printedIncome } from '../../../model/income.ts';
import { isNone, minus, plus, ppBy } from '../../../model/pp.ts';
import { account, counts } from '../../../model/purses.ts';
import { msg } from '../msg.ts';
import { siteChanges } from '../sites/changes.ts';
import { keptInPocket, pocketColours, pocketPurse } from '../sites/pocket.ts';
import { changeOf, incomeOf, unpaid, unpaidBar } from './income.ts';

/** What an income is made of, a reason at a time, so that the book shows each as a line of its own. */

export interface IncomeLine {
  readonly for: Msg;
  /** the place that has changed it */
  readonly place?: string;
  readonly rule: string;
  readonly pp: Pp;
}

/**
 * The printed figure, what each site has changed since, what the players entered, and what holds this month only;
 * together the income. A site a line, with the rule that speaks.
 */
export const incomeLines = (context: Context, nation: Payer, once: Pp, why: string): readonly IncomeLine[] => {
  const counted = (of: (colour: Colour) => number): Pp =>
    ppBy((colour) => (counts(context, nation, colour) ? of(colour) : 0));
  const printed = printedIncome(context.scenario, nation);
  const parts: readonly IncomeLine[] = [
    {
      for: nation === 'SOV' ? msg('bite.book.printedNet') : msg('bite.book.printed'),
      rule: nation === 'SOV' ? '3.13' : '3.6',
      pp: counted((colour) => printed[colour]),
    },
    ...siteChanges(context, nation).map(({ msg, place, rule, pp }) => ({ for: msg, place, rule, pp })),
    { for: msg('bite.book.sites'), rule: '3.6', pp: counted((colour) => changeOf(context, nation, colour)) },
    {
      for: why === '' ? msg('bite.book.once') : msg('bite.book.onceWhy', { why: name(why) }),
      rule: '3.6',
      pp: counted((colour) => once[colour]),
    },
  ];
  const sum = parts.reduce((so, { pp }) => plus(so, pp), noPp);
  const lines = [...parts, { ...rest(context, nation), pp: plus(incomeOf(context, nation, once), minus(sum)) }];
  return lines.filter(({ pp }) => !isNone(pp));
};

/** Why an income is not the sum of its parts. */
const rest = (context: Context, nation: Payer): Pick<IncomeLine, 'for' | 'rule'> => {
  const rule = unpaidBar(context, nation)?.rule ?? '3.6';
  const why = unpaid(context, nation);
  if (why === 'out') return { for: msg('bite.book.out'), rule };
  if (why === 'early')
    return { for: msg('bite.book.early', { month: turnName(firstIncome(context.scenario)).long }), rule };
  // nobody pays for what it has lost
  return { for: msg('bite.book.floor'), rule };
};

/** What stays in Leningrad (12.3) goes into its own purse. */
export const posted = (nation: Payer, line: IncomeLine): readonly Fact[] => [
  ...colours.flatMap((colour) =>
    line.pp[colour] === 0 ? [] : [post(account(nation, colour), line.pp[colour], line.for, line.rule)],
  ),
  ...pocketColours.flatMap((colour) => {
    const n = keptInPocket(line)[colour];
    return n === 0 ? [] : [post(pocketPurse[colour], n, line.for, line.rule)];
  }),
];
