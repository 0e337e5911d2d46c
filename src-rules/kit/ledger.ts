import type { Around } from './around.ts';
import type { AccountSpec, Action, Proposal } from './game.ts';
import type { Fact } from './journal.ts';
import { type Msg, msg, name } from './text.ts';

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
  accounts: readonly AccountSpec[],
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
  accounts: readonly AccountSpec[],
  balances: Balances,
  facts: readonly Fact[],
): readonly Fact[] => {
  const broken = new Set(brokenBy(accounts, balances, facts).map(({ account }) => account));
  return broken.size === 0
    ? facts
    : facts.map((fact) => (fact.kind === 'post' && broken.has(fact.account) ? { ...fact, over: true } : fact));
};

/** A proposal held to the limits of the accounts: beyond them it is refused, and said as an override done anyway. */
const withinLimits = (accounts: readonly AccountSpec[], balances: Balances, proposal: Proposal): Proposal => {
  if (!proposal.ok) {
    const { anyway } = proposal;
    if (!anyway) return proposal;
    const facts = sayingOver(accounts, balances, anyway.facts);
    return facts === anyway.facts ? proposal : { ...proposal, anyway: { ...anyway, facts } };
  }
  const [first] = brokenBy(accounts, balances, proposal.facts);
  if (!first) return proposal;
  return {
    ok: false,
    msg: first.msg,
    rule: first.rule,
    anyway: {
      says: msg('kit.ledger.anyway', { what: proposal.says, rule: name(first.rule) }),
      facts: sayingOver(accounts, balances, proposal.facts),
    },
  };
};

/** The actions of a game, each held to the limits its accounts declare: form, palette and command line ask these. */
export const limitedActions = (actions: readonly Action[], accounts: readonly AccountSpec[]): readonly Action[] =>
  accounts.some(({ min, max }) => min !== undefined || max !== undefined)
    ? actions.map((action) => ({
        ...action,
        proposes: (input, around) =>
          withinLimits(known(accounts, around), around.balances, action.proposes(input, around)),
      }))
    : actions;

/** In a game what nobody booked is 0; asked outside of one, a balance nobody stated is unknown and binds nothing. */
const known = (accounts: readonly AccountSpec[], { place, balances }: Around): readonly AccountSpec[] =>
  place === '' ? accounts.filter(({ id }) => balances[id] !== undefined) : accounts;
