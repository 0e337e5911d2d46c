import { describe, expect, it } from 'vitest';
import { post, setAt } from '../record/facts.ts';
import { entriesAt, fold } from '../record/fold.ts';
import type { Entry, Fact, Journal, SetUp } from '../record/journal.ts';
import { reversalOf } from '../record/reversal.ts';
import { bookSheet } from './book.ts';

const setUp: SetUp = { cells: { face: {} }, balances: { y: 2 }, options: {}, place: { path: 't1/x', turn: 1 } };
let n = 0;
const entry = (turn: number, facts: readonly Fact[], more: Partial<Entry> = {}): Entry => {
  n += 1;
  return { id: `e${n}`, parent: null, at: '', says: { id: 'said' }, facts, spans: [`turn:${turn}`], ...more };
};
const journal = (...entries: readonly Entry[]): Journal => ({
  lines: entries.map((each, i) => ({ ...each, parent: entries[i - 1]?.id ?? null })),
  head: entries.at(-1)?.id ?? null,
});
const why = (id: string) => ({ id });
const sheet = (kept: Journal, turn: number) =>
  bookSheet(entriesAt(kept), fold(setUp, kept).balances, ['y', 'r'], turn, ({ rule }) =>
    rule === 'site' ? 'income' : undefined,
  );

describe('a page of the book', () => {
  const spent = entry(2, [post('y', -3, why('buy'), '7'), post('r', -1, why('buy'), '7')]);
  const kept = journal(
    entry(1, [post('y', 5, why('before'), '3')]),
    entry(2, [
      post('y', 10, why('printed'), '3'),
      post('y', -4, why('lost'), 'site'),
      post('r', 2, why('printed'), '3'),
    ]),
    spent,
    entry(2, [post('r', -1, why('gone'), '9')], { by: { rule: 'lapse', v: 1, from: {}, cause: spent.id } }),
    entry(2, [post('other', 9, why('elsewhere'), '1')]),
    entry(3, [post('y', 1, why('after'), '3')]),
  );

  it('begins with what was carried over, and its lines add up to what is left', () => {
    const page = sheet(kept, 2);
    expect(page.carried).toEqual({ y: 7, r: 0 });
    expect(page.left).toEqual({ y: 10, r: 0 });
    for (const account of ['y', 'r'])
      expect(page.lines.reduce((sum, line) => sum + (line.change[account] ?? 0), page.carried[account] ?? 0)).toBe(
        page.left[account],
      );
  });

  it('a reason is a line: income first, then what was spent, then what lapsed by itself', () => {
    expect(sheet(kept, 2).lines.map(({ section, for: reason, change }) => [section, reason.id, change])).toEqual([
      ['income', 'printed', { y: 10, r: 2 }],
      ['income', 'lost', { y: -4 }],
      ['spent', 'buy', { y: -3, r: -1 }],
      ['lapsed', 'gone', { r: -1 }],
    ]);
  });

  it('many lines of one entry under one rule are one, with their sum', () => {
    const many = journal(
      entry(1, [
        post('y', 5, why('printed'), '3'),
        ...[1, 2, 3, 4, 5].flatMap((n) => [
          post('y', 1, why(`works ${n}`), '15'),
          post('r', n, why(`works ${n}`), '15'),
        ]),
      ]),
    );
    expect(sheet(many, 1).lines.map(({ for: reason, change }) => [reason, change])).toEqual([
      [{ id: 'printed' }, { y: 5 }],
      [
        { id: 'kit.several', p: { first: { id: 'works 1' }, count: 4 } },
        { y: 5, r: 15 },
      ],
    ]);
  });

  it('every turn has its page, the last one ends with what is in hand', () => {
    expect(sheet(kept, 1)).toMatchObject({ carried: { y: 2 }, left: { y: 7 } });
    expect(sheet(kept, 3)).toMatchObject({ carried: { y: 10 }, left: { y: 11 } });
    expect(sheet(kept, 4)).toMatchObject({ carried: { y: 11 }, lines: [], left: { y: 11 } });
  });
});

describe('a counter line', () => {
  const take = (kept: Journal, id: string) => reversalOf(setUp, kept, fold(setUp, kept), id);

  it('takes back what was posted and set, and stands beside what it takes back', () => {
    const buy = entry(1, [post('y', -2, why('buy'), '7'), setAt('face', 'tank', 3), setAt('made', '1', 2)]);
    // a count that has gone on since keeps what came after
    const kept = journal(buy, entry(1, [setAt('made', '1', 5)]));
    const back = take(kept, buy.id);
    const after = journal(
      ...(kept.lines as Entry[]),
      entry(1, back?.facts ?? [], { spans: ['turn:1', ...(back?.spans ?? [])] }),
    );
    const state = fold(setUp, after);
    expect(state.balances.y).toBe(2);
    expect(state.cells).toEqual({ face: {}, made: { 1: 3 } });
    expect(sheet(after, 1).lines).toMatchObject([
      { section: 'spent', change: { y: -2 }, reversed: after.head },
      { section: 'spent', change: { y: 2 }, reverses: buy.id },
    ]);
    expect(take(after, buy.id)).toBeUndefined();
    // a counter line stands
    expect(take(after, after.head ?? '')).toBeUndefined();
  });

  it('takes only its own part back of a count that stood before and has moved on since', () => {
    const buy = entry(1, [
      post('y', -2, why('buy'), '7'),
      setAt('made', '1', 6),
      { kind: 'mark', mark: 'seen', key: 'u', value: 5 },
    ]);
    const before = entry(1, [setAt('made', '1', 4), { kind: 'mark', mark: 'seen', key: 'u', value: 2 }]);
    const kept = journal(
      before,
      buy,
      entry(1, [setAt('made', '1', 9), { kind: 'mark', mark: 'seen', key: 'u', value: 6 }]),
    );
    expect(take(kept, buy.id)?.facts).toMatchObject([
      { kind: 'post', n: 2 },
      { kind: 'set', cell: 'made', key: '1', value: 7 },
      { kind: 'mark', mark: 'seen', key: 'u', value: 3 },
    ]);
  });

  it('is refused where something has been set otherwise since, or the game itself moved', () => {
    const buy = entry(1, [post('y', -2, why('buy'), '7'), setAt('state', 'tank', 'play')]);
    expect(take(journal(buy, entry(1, [setAt('state', 'tank', 'lost')])), buy.id)).toBeUndefined();
    const moved = entry(1, [post('y', 1, why('x'), '1'), { kind: 'go', to: 't2/x', turn: 2, open: [] }]);
    expect(take(journal(moved), moved.id)).toBeUndefined();
    expect(take(journal(entry(1, [setAt('state', 'tank', 'play')])), `e${n}`)).toBeUndefined();
  });
});
