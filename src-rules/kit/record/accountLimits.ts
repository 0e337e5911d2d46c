import { type Msg, msg } from '../words/message.ts';
import type { Fact } from './journal.ts';

/** What binds an account: its limits in its grain, and what it is called. */
export interface LimitedAccount {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly per?: 1 | 2;
  readonly min?: number;
  readonly max?: number;
}

type Balances = { readonly [account: string]: number };

/** The limit of an account, and by how much it would be broken, in the account's grain. */
export interface Broken {
  readonly account: string;
  readonly limit: 'min' | 'max';
  readonly short: number;
  readonly rule: string;
  readonly msg: Msg;
}

/**
 * The limits these facts would break. They stand or fall together, so only what an account holds in the end counts; a
 * limit broken already is broken again only by what makes it worse.
 */
export const brokenBy = (
  accounts: readonly LimitedAccount[],
  balances: Balances,
  facts: readonly Fact[],
): readonly Broken[] => {
  const change = new Map<string, number>();
  for (const fact of facts)
    if (fact.kind === 'post') change.set(fact.account, (change.get(fact.account) ?? 0) + fact.n);
  return accounts.flatMap((account): readonly Broken[] => {
    const n = change.get(account.id) ?? 0;
    const had = balances[account.id] ?? 0;
    const { id, rule, min, max, per = 1 } = account;
    const said = (limit: 'min' | 'max', bound: number, short: number): readonly Broken[] => [
      {
        account: id,
        limit,
        short,
        rule,
        msg: msg(`kit.ledger.${limit}`, { account: account.msg, short: short / per, limit: bound / per }),
      },
    ];
    if (min !== undefined && n < 0 && had + n < min) return said('min', min, min - had - n);
    if (max !== undefined && n > 0 && had + n > max) return said('max', max, had + n - max);
    return [];
  });
};

/** The same facts, the postings that break a limit said as overrides. */
export const sayingOver = (
  accounts: readonly LimitedAccount[],
  balances: Balances,
  facts: readonly Fact[],
): readonly Fact[] => {
  const broken = new Set(brokenBy(accounts, balances, facts).map(({ account }) => account));
  return broken.size === 0
    ? facts
    : facts.map((fact) => (fact.kind === 'post' && broken.has(fact.account) ? { ...fact, over: true } : fact));
};
