import { describe, expect, it } from 'vitest';
import { action, limitedActions } from '../game/action.ts';
import type { AccountSpec } from '../game/specs.ts';
import { brokenBy, sayingOver } from './accountLimits.ts';
import type { Context } from './context.ts';
import { emptyContext } from './context.ts';
import { post } from './facts.ts';
import { record } from './standing.ts';
import { stateOf } from './state.ts';

const account = (id: string, more: Partial<AccountSpec> = {}): AccountSpec => ({
  id,
  msg: { id },
  rule: `§${id}`,
  group: { id: 'g' },
  ...more,
});
const accounts = [account('pp', { min: 0, max: 10 }), account('half', { min: 0, per: 2 }), account('free')];
const why = { id: 'x' };
const put = (id: string, n: number) => post(id, n, why, '1');
const limits = (balances: { readonly [id: string]: number }, ...facts: readonly ReturnType<typeof put>[]) =>
  brokenBy(accounts, balances, facts).map((one) => [one.account, one.limit, one.short, one.rule]);

describe('the limits of accounts', () => {
  it('name what is short or over, and the rule they are of', () => {
    expect(limits({ pp: 3, free: 0 }, put('pp', -5), put('free', -9))).toEqual([['pp', 'min', 2, '§pp']]);
    expect(limits({ pp: 9 }, put('pp', 4))).toEqual([['pp', 'max', 3, '§pp']]);
    expect(limits({ pp: 3 }, put('pp', -3), put('pp', 10))).toEqual([]);
  });

  it('say half points as halves', () => {
    expect(brokenBy(accounts, { half: 1 }, [put('half', -4)]).map((one) => one.msg.p?.short)).toEqual([1.5]);
  });

  it('look at what an account holds in the end: what comes in pays for what goes out', () => {
    expect(limits({ pp: 0 }, put('pp', -4), put('pp', 4))).toEqual([]);
    expect(limits({ pp: 9 }, put('pp', 4), put('pp', -3))).toEqual([]);
  });

  it('broken already, are broken again only by what makes it worse', () => {
    expect(limits({ pp: -5 }, put('pp', 2))).toEqual([]);
    expect(limits({ pp: -5 }, put('pp', -1))).toEqual([['pp', 'min', 6, '§pp']]);
  });

  it('mark as overrides the postings that break them, and no others', () => {
    expect(sayingOver(accounts, { pp: 3, free: 0 }, [put('pp', -5), put('free', -9)])).toEqual([
      { ...put('pp', -5), over: true },
      put('free', -9),
    ]);
  });
});

describe('what players book past a limit', () => {
  const spend = action({
    id: 'spend',
    msg: why,
    rule: '1',
    group: why,
    fields: { n: { kind: 'count', msg: why, start: 1, min: 0, max: 99 } },
    proposes: ({ n }) => ({ ok: true, says: { id: 'spent' }, facts: [put('pp', -n)] }),
  });
  const offered = (n: number, at: Partial<Context> = { place: 't1', balances: { pp: 3 } }) =>
    limitedActions([spend], accounts)[0]?.proposes({ n }, { ...emptyContext, ...at });

  it('by an action is refused by the rule of the account, and anyway booked as an override', () => {
    expect(offered(3)).toMatchObject({ ok: true, facts: [{ n: -3 }] });
    expect(offered(5)).toMatchObject({
      ok: false,
      rule: '§pp',
      msg: { id: 'kit.ledger.min' },
      anyway: { says: { id: 'kit.ledger.anyway', p: { what: { id: 'spent' } } }, facts: [{ n: -5, over: true }] },
    });
  });

  it('is refused where nothing was booked before, but not outside of a game, where no balance is stated', () => {
    expect(offered(1, { place: 't1', balances: {} })).toMatchObject({ ok: false });
    expect(offered(1, { place: '', balances: {} })).toMatchObject({ ok: true });
    expect(offered(1, { place: '', balances: { pp: 0 } })).toMatchObject({ ok: false });
  });

  it('by any other way is an override in the record: a fight, a correction by hand', () => {
    const setUp = { cells: {}, balances: { pp: 3 }, options: {}, place: { path: 't1', turn: 1 } };
    const entry = { id: 'e', at: '', says: why, facts: [put('pp', -5)], spans: [] };
    const { lines, state } = record([], { lines: [], head: null }, stateOf(setUp), entry, accounts);
    expect([lines[0]?.facts, state.balances.pp]).toEqual([[{ ...put('pp', -5), over: true }], -2]);
  });
});
