import type { Around } from '../../../kit/around.ts';
import { post } from '../../../kit/facts.ts';
import type { Fact } from '../../../kit/journal.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { colours, type Payer, type Pp, printedIncome } from '../data/income.ts';
import { b } from '../text/speak-book.ts';
import { account, counts } from './accounts.ts';
import { incomeOf } from './income.ts';

/** What an income is made of, a reason at a time, so that the book shows each as a line of its own. */

export interface IncomeLine {
  readonly for: Msg;
  readonly rule: string;
  readonly pp: Pp;
}

const less = (a: Pp, c: Pp): Pp => ({
  yellow: a.yellow - c.yellow,
  red: a.red - c.red,
  blue: a.blue - c.blue,
  black: a.black - c.black,
});

/** The printed figure, what sites have changed since, and what holds this month only; together the income. */
export const incomeLines = (around: Around, nation: Payer, once: Pp, why: string): readonly IncomeLine[] => {
  const all = printedIncome(around.scenario, nation);
  const of = (colour: keyof Pp): number => (counts(around, nation, colour) ? all[colour] : 0);
  const printed: Pp = { yellow: of('yellow'), red: of('red'), blue: of('blue'), black: of('black') };
  const lasting = incomeOf(around, nation);
  const lines: readonly IncomeLine[] = [
    {
      for: nation === 'SOV' ? b('bite.book.printedNet') : b('bite.book.printed'),
      rule: nation === 'SOV' ? '3.13' : '3.6',
      pp: printed,
    },
    { for: b('bite.book.sites'), rule: '3.6', pp: less(lasting, printed) },
    {
      for: why === '' ? b('bite.book.once') : b('bite.book.onceWhy', { why: name(why) }),
      rule: '3.6',
      pp: less(incomeOf(around, nation, once), lasting),
    },
  ];
  return lines.filter(({ pp }) => colours.some((colour) => pp[colour] !== 0));
};

export const posted = (nation: Payer, line: IncomeLine): readonly Fact[] =>
  colours.flatMap((colour) =>
    line.pp[colour] === 0 ? [] : [post(account(nation, colour), line.pp[colour], line.for, line.rule)],
  );
