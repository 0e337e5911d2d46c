import type { AccountSpec } from './game.ts';
import type { Fact } from './journal.ts';
import { type Msg, msg, name } from './text.ts';

type Posting = Extract<Fact, { kind: 'post' }>;

/** What a player wants to book. */
export type Post = Omit<Posting, 'kind' | 'over'>;

export interface Refusal {
  readonly account: string;
  readonly limit: 'min' | 'max' | 'unknown';
  /** the bound that would be broken, in the account's grain */
  readonly bound: number;
  /** by how much */
  readonly short: number;
  readonly rule: string;
  readonly msg: Msg;
}

export type Offer =
  | { readonly ok: true; readonly facts: readonly Posting[]; readonly after: { readonly [account: string]: number } }
  /** nothing is booked; `anyway` is what is booked when the players do it all the same */
  | {
      readonly ok: false;
      readonly refusals: readonly Refusal[];
      readonly anyway: readonly Posting[];
      readonly after: { readonly [account: string]: number };
    };

/**
 * A dry run of a transaction: its postings, or which limits it would break and by how much. The postings stand or fall
 * together, so only what an account holds in the end counts. A limit broken already refuses only what makes it worse.
 */
export const offer = (
  accounts: readonly AccountSpec[],
  balances: { readonly [account: string]: number },
  posts: readonly Post[],
): Offer => {
  const change = new Map<string, number>();
  for (const post of posts) change.set(post.account, (change.get(post.account) ?? 0) + post.n);
  const after: Record<string, number> = {};
  const refusals: Refusal[] = [];
  for (const [id, n] of change) {
    const had = balances[id] ?? 0;
    const has = had + n;
    after[id] = has;
    const account = accounts.find((one) => one.id === id);
    if (!account) {
      const rule = posts.find((post) => post.account === id)?.rule ?? '';
      refusals.push({
        account: id,
        limit: 'unknown',
        bound: 0,
        short: 0,
        rule,
        msg: msg('kit.ledger.unknown', { account: name(id) }),
      });
      continue;
    }
    const refuse = (limit: 'min' | 'max', bound: number, short: number) =>
      refusals.push({
        account: id,
        limit,
        bound,
        short,
        rule: account.rule,
        msg: msg(`kit.ledger.${limit}`, {
          account: account.msg,
          short: short / (account.per ?? 1),
          limit: bound / (account.per ?? 1),
        }),
      });
    if (account.min !== undefined && n < 0 && has < account.min) refuse('min', account.min, account.min - has);
    if (account.max !== undefined && n > 0 && has > account.max) refuse('max', account.max, has - account.max);
  }
  const facts = posts.map((post): Posting => ({ kind: 'post', ...post }));
  if (refusals.length === 0) return { ok: true, facts, after };
  const broken = new Set(refusals.map((refusal) => refusal.account));
  return {
    ok: false,
    refusals,
    anyway: facts.map((fact) => (broken.has(fact.account) ? { ...fact, over: true } : fact)),
    after,
  };
};

/** Something a price can be paid from. */
export interface Purse {
  readonly account: string;
  readonly holds: number;
  readonly lapses?: boolean;
}

/** Pays a price from several purses, in their order, but first from what would lapse. */
export const pay = (
  price: number,
  purses: readonly Purse[],
):
  | { readonly ok: true; readonly from: readonly { readonly account: string; readonly n: number }[] }
  | { readonly ok: false; readonly short: number } => {
  const from: { account: string; n: number }[] = [];
  let due = price;
  for (const purse of [...purses.filter((one) => one.lapses), ...purses.filter((one) => !one.lapses)]) {
    const n = Math.min(due, Math.max(0, purse.holds));
    if (n > 0) from.push({ account: purse.account, n });
    due -= n;
  }
  return due > 0 ? { ok: false, short: due } : { ok: true, from };
};
