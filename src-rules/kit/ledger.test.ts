import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountSpec } from './game.ts';
import { offer, type Post, pay } from './ledger.ts';

const account = (id: string, more: Partial<AccountSpec> = {}): AccountSpec => ({
  id,
  msg: { id },
  rule: `§${id}`,
  group: { id: 'g' },
  ...more,
});
const accounts = [account('pp', { min: 0, max: 10 }), account('half', { min: 0, per: 2 }), account('free')];
const post = (id: string, n: number): Post => ({ account: id, n, for: { id: 'x' }, rule: '1' });

describe('a transaction is a dry run first', () => {
  it('within the limits it is booked as asked', () => {
    expect(offer(accounts, { pp: 3 }, [post('pp', -3)])).toEqual({
      ok: true,
      facts: [{ kind: 'post', ...post('pp', -3) }],
      after: { pp: 0 },
    });
  });

  it('a refusal names the limit, the rule and what is short; doing it anyway shows as an override', () => {
    const refused = offer(accounts, { pp: 3 }, [post('pp', -5), post('free', -9)]);
    expect(refused).toMatchObject({
      ok: false,
      refusals: [{ account: 'pp', limit: 'min', bound: 0, short: 2, rule: '§pp' }],
      anyway: [{ n: -5, over: true }, { n: -9 }],
    });
    if (!refused.ok) expect(refused.anyway[1]).not.toHaveProperty('over');
  });

  it('half points are said as halves', () => {
    const refused = offer(accounts, { half: 1 }, [post('half', -4)]);
    expect(refused.ok ? [] : refused.refusals.map((one) => one.msg.p?.short)).toEqual([1.5]);
  });

  it('postings stand or fall together: what comes in pays for what goes out', () => {
    expect(offer(accounts, { pp: 0 }, [post('pp', -4), post('pp', 4)]).ok).toBe(true);
    expect(offer(accounts, { pp: 9 }, [post('pp', 4), post('pp', -3)]).ok).toBe(true);
    expect(offer(accounts, { pp: 9 }, [post('pp', 4)])).toMatchObject({
      ok: false,
      refusals: [{ limit: 'max', short: 3 }],
    });
  });

  it('a limit broken already does not refuse what mends it', () => {
    expect(offer(accounts, { pp: -5 }, [post('pp', 2)]).ok).toBe(true);
    expect(offer(accounts, { pp: -5 }, [post('pp', -1)]).ok).toBe(false);
  });

  it('an account nobody declared is refused by name', () => {
    expect(offer(accounts, {}, [post('none', 1)])).toMatchObject({
      ok: false,
      refusals: [{ limit: 'unknown', account: 'none' }],
    });
  });
});

describe('a price is paid first from what lapses', () => {
  const purses = fc.uniqueArray(
    fc.record({
      account: fc.string({ minLength: 1, maxLength: 3 }),
      holds: fc.integer({ min: -3, max: 20 }),
      lapses: fc.boolean(),
    }),
    {
      maxLength: 5,
      selector: (purse) => purse.account,
    },
  );

  it('pays exactly, never more than a purse holds, and keeps nothing that lapses while it spends what stays', () => {
    fc.assert(
      fc.property(fc.nat(40), purses, (price, list) => {
        const paid = pay(price, list);
        const all = list.reduce((sum, purse) => sum + Math.max(0, purse.holds), 0);
        expect(paid.ok).toBe(all >= price);
        if (!paid.ok) {
          expect(paid.short).toBe(price - all);
          return;
        }
        expect(paid.from.reduce((sum, one) => sum + one.n, 0)).toBe(price);
        const spent = new Map(paid.from.map((one) => [one.account, one.n]));
        for (const purse of list) expect(spent.get(purse.account) ?? 0).toBeLessThanOrEqual(Math.max(0, purse.holds));
        const lasting = list.some((purse) => !purse.lapses && spent.has(purse.account));
        if (lasting)
          for (const purse of list)
            if (purse.lapses) expect(spent.get(purse.account) ?? 0).toBe(Math.max(0, purse.holds));
      }),
    );
  });
});
