import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, type SideId, sideOf, sides, taken } from '../../../ids.ts';
import { turnName } from '../../../model/calendar.ts';
import { notedOf } from '../../../model/cells.ts';
import {
  type Colour,
  firstIncome,
  noPp,
  type Payer,
  type Pp,
  payersOf,
  printedIncome,
  upkeep,
} from '../../../model/income.ts';
import { isOut, outBar } from '../../../model/out.ts';
import { isNone, ppBy } from '../../../model/pp.ts';
import { account, counts } from '../../../model/purses.ts';
import { msg } from '../msg.ts';
import { siteChanges, sumOf } from '../sites/changes.ts';
import { keptInPocket } from '../sites/pocket.ts';

/** What a month brings (3.6): the printed figure, what the sites have changed and what the players have entered. */

export const changeCell = (nation: Payer): string =>
  sideOf(nation) === sides.axis ? cells.incomeChangeAxis : cells.incomeChangeSoviet;
/** Signed changes that last, by nation and colour, as the players entered them. */
export const changeOf = (context: Pick<Context, 'cells'>, nation: Payer, colour: Colour): number => {
  const changes = context.cells[changeCell(nation)];
  const n = typeof changes === 'object' ? changes[account(nation, colour)] : undefined;
  return typeof n === 'number' ? n : 0;
};

/** Why a month brings a nation nothing whatever it holds: it has left the war (7.11), or nobody is paid yet (3.6). */
export const unpaid = (context: Context, nation: Payer): 'out' | 'early' | undefined => {
  if (isOut(context, nation)) return 'out';
  return context.turn < firstIncome(context.scenario) ? 'early' : undefined;
};
/** The same in words, as the form, the page and the lines of an income say it. */
export const unpaidBar = (context: Context, nation: Payer): Objection | undefined =>
  unpaid(context, nation) === 'early'
    ? { msg: msg('bite.bar.noIncomeYet', { month: turnName(firstIncome(context.scenario)).long }), rule: '3.6' }
    : outBar(context, nation);
/** What this month brings: what is booked, owed, foretold and answered to scripts. */
export const incomeOf = (context: Context, nation: Payer, once: Pp = noPp): Pp =>
  unpaid(context, nation) ? noPp : monthlyOf(context, nation, once);

/** What a month with an income brings; what is lost beyond the printed figure counts as nothing. */
export const monthlyOf = (context: Context, nation: Payer, once: Pp = noPp): Pp => {
  const printed = printedIncome(context.scenario, nation);
  const sites = sumOf(siteChanges(context, nation));
  return ppBy((colour) =>
    counts(context, nation, colour)
      ? Math.max(0, printed[colour] + sites[colour] + changeOf(context, nation, colour) + once[colour])
      : 0,
  );
};

/** Whether this month brings it anything, be it for Leningrad alone (12.3). */
const earns = (context: Context, nation: Payer): boolean =>
  !unpaid(context, nation) &&
  (!isNone(monthlyOf(context, nation)) || siteChanges(context, nation).some((change) => !isNone(keptInPocket(change))));
/** Nations of a side whose income of this month is still to be taken. */
export const owedTo = (context: Context, side: SideId): readonly Payer[] =>
  payersOf(side).filter((nation) => notedOf(context, taken.income, nation) === 0 && earns(context, nation));

/** 3.13: "50 − 4": the printed figure is what is left (AMB-35). */
export const upkeepMsg = (context: Context): Msg => {
  const net = printedIncome(context.scenario, 'SOV').yellow;
  return msg('bite.status.upkeep', { gross: net + upkeep, upkeep, net });
};
export const incomeStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined =>
    side === sides.soviet ? upkeepMsg(context) : undefined;
