import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { firstLendLease, noPp } from '../data/income.ts';
import { type SideId, sides } from '../ids.ts';
import { on } from '../rules.ts';
import { p } from '../text/speak-production.ts';
import { nationMsg } from '../units.ts';
import { inHand, lendInHand } from './accounts.ts';
import { notedOf, owedTo, payersOf, taken } from './income.ts';
import { moscowGone, moscowMsg, type RailArea, railAreas, railLimit, railMade } from './rail.ts';
import { tooMany } from './storage.ts';
import { ppMsg } from './words.ts';

/** What production must not forget, and how many rail moves are left. */

export const storageStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined =>
    list(
      payersOf(side).flatMap((nation) => {
        const count = tooMany(inHand(around, nation));
        return count > 0 ? [p('bite.status.storage', { nation: nationMsg[nation], count })] : [];
      }),
    );
export const railStatus =
  (...areas: readonly RailArea[]) =>
  (around: Around): Msg | undefined =>
    list(
      areas.map((area) => {
        const of = railLimit(around, area);
        return p('bite.status.rail', { area: p(`bite.rail.${area}`), n: Math.max(0, of - railMade(around, area)), of });
      }),
    );

const lendLeaseOwed = (around: Around): boolean =>
  on(around, 'o34') && around.turn >= firstLendLease && notedOf(around, taken.lendLease, 'SOV') === 0;

export const productionReminders = (around: Around): readonly Reminder[] => {
  const found: Reminder[] = [];
  for (const side of [sides.axis, sides.soviet]) {
    const at = `t${around.turn}/${side}/production`;
    if (around.place !== at && around.place !== `t${around.turn}/${side}/rail`) continue;
    const who = list(owedTo(around, side).map((nation) => nationMsg[nation]));
    if (who)
      found.push({
        id: `income-${side}`,
        msg: p('bite.remind.income', { who }),
        rule: '3.6',
        due: true,
        at,
        action: `income-${side}`,
      });
    const over = on(around, 'a11') ? storageStatus(side)(around) : undefined;
    if (over)
      found.push({
        id: `storage-${side}`,
        msg: p('bite.remind.storage', { what: over }),
        rule: '11.2',
        due: true,
        at,
        action: `storage-${side}`,
      });
    if (side !== sides.soviet || around.place !== at) continue;
    if (lendLeaseOwed(around))
      found.push({
        id: 'lend-lease',
        msg: p('bite.remind.lendLease'),
        rule: '34.0',
        due: true,
        at,
        action: 'lend-lease',
      });
    const { red, blue } = lendInHand(around);
    if (red > 0 || blue > 0)
      found.push({
        id: 'lend-lease-lapses',
        msg: p('bite.remind.lapses', { pp: ppMsg({ ...noPp, red, blue }) }),
        rule: '34.0',
        due: true,
        at,
        action: 'buy-soviet',
      });
  }
  return found;
};

export const productionLimits = (around: Around): readonly Limit[] =>
  railAreas.map((area) => {
    const of = railLimit(around, area);
    const gone = area === 'soviet' ? moscowGone(around) : undefined;
    return {
      id: `rail-${area}`,
      msg: p('bite.limit.rail', { area: p(`bite.rail.${area}`) }),
      left: Math.max(0, of - railMade(around, area)),
      of,
      rule: '7.4',
      ...(gone ? { note: moscowMsg[gone] } : {}),
    };
  });
