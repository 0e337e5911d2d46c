import { lossCourse, pointCourse } from '#rules/kit/game/series.ts';
import type { SeriesLine, SeriesSpec, TurnEnd } from '#rules/kit/game/seriesSpec.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { sides } from '../../ids.ts';
import { cities } from '../../model/cities.ts';
import { holds } from '../../model/holders.ts';
import { type Payer, payers } from '../../model/income.ts';
import { counts, lendLease, purses } from '../../model/purses.ts';
import { nationMsg } from '../../model/units.ts';
import { book, letters } from '../production/book.ts';
import { msg } from './msg.ts';
import { score } from './score.ts';

/** How the war went, month by month: PP, cities, what counts for victory, losses. */

const sideLines: readonly SeriesLine[] = [
  { id: sides.axis, msg: msg('bite.side.axis'), side: sides.axis },
  { id: sides.soviet, msg: msg('bite.side.soviet'), side: sides.soviet },
];

const linesOf = (nation: Payer): readonly SeriesLine[] =>
  purses
    .filter((purse) => purse.nation === nation)
    .map(({ id, colour }) => ({
      id,
      msg: msg(`bite.pp.colour.${colour}`),
      sign: { ink: colour, letter: letters[colour] },
    }));

const tracked = (nation: Payer, of: (end: TurnEnd, account: string) => number): SeriesSpec['at'] => {
  const own = purses.filter((purse) => purse.nation === nation);
  return (end) =>
    Object.fromEntries(
      own.flatMap(({ id, colour }) => (counts(end.context, nation, colour) ? [[id, of(end, id)] as const] : [])),
    );
};

/** What came in of an account, Lend-Lease of its colour with it; a site lost is income that did not come. */
const cameIn = (facts: readonly Fact[], account: string): number => {
  const lent = account === 'pp.SOV.red' ? lendLease.red : account === 'pp.SOV.blue' ? lendLease.blue : undefined;
  return facts.reduce(
    (sum, fact) =>
      fact.kind === 'post' &&
      (fact.account === account || fact.account === lent) &&
      (fact.n > 0 || book.sectionOf?.(fact) === 'income')
        ? sum + fact.n
        : sum,
    0,
  );
};

export const series: readonly SeriesSpec[] = [
  ...payers.map(
    (nation): SeriesSpec => ({
      id: `hand-${nation}`,
      msg: msg('bite.course.hand'),
      of: nationMsg[nation],
      kind: 'level',
      lines: linesOf(nation),
      at: tracked(nation, ({ context }, account) => balance(context, account)),
    }),
  ),
  ...payers.map(
    (nation): SeriesSpec => ({
      id: `income-${nation}`,
      msg: msg('bite.course.income'),
      of: nationMsg[nation],
      kind: 'level',
      lines: linesOf(nation),
      at: tracked(nation, ({ facts }, account) => cameIn(facts, account)),
    }),
  ),
  {
    id: 'cities',
    msg: msg('bite.course.cities'),
    kind: 'level',
    lines: sideLines,
    at: ({ context }) =>
      Object.fromEntries(
        Object.values(sides).map((side) => [side, cities.filter(({ id }) => holds(context, id, side)).length]),
      ),
  },
  pointCourse(score, msg('bite.course.points')),
  lossCourse(sideLines, msg('bite.course.losses')),
];
