import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { turnOf } from '../model/calendar.ts';
import type { Pp } from '../model/income.ts';
import { ask, at, bid } from './at.ts';

/** PP in hand, and what actions book of them. */

export const july = turnOf(1941, 7);
export const pp = (yellow: number, red = 0, blue = 0, black = 0): Pp => ({ yellow, red, blue, black });
export const holding = (over: { readonly [account: string]: number }, more: Partial<Context> = {}): Context =>
  at({ turn: july, balances: over, ...more });
export const rich = {
  'pp.GER.yellow': 90,
  'pp.GER.red': 90,
  'pp.GER.blue': 90,
  'pp.GER.black': 90,
  'pp.SOV.yellow': 90,
};
/** What an action books on accounts, whether refused first or not. */
export const booked = (id: string, raw: JsonObject, context: Context) => {
  const proposal = bid(id, raw, context);
  const facts = proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
  const sum: Record<string, number> = {};
  for (const fact of facts) if (fact.kind === 'post') sum[fact.account] = (sum[fact.account] ?? 0) + fact.n;
  return sum;
};
export const refusal = (id: string, raw: JsonObject, context: Context): string | undefined => {
  const proposal = bid(id, raw, context);
  return proposal.ok ? undefined : proposal.msg.id;
};
/** The income as scripts are told it. */
export const incomes = (
  context: Context,
): readonly { readonly nation: string; readonly income: Pp; readonly lines: readonly { readonly why: string }[] }[] =>
  ask('income', {}, context);
