import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TurnItem } from '#rules/kit/game/specs.ts';
import { msg } from '#rules/kit/words/message.ts';
import { drawnAs, placed, type Span, spansOf } from './record.ts';

const item = (id: string, more: Partial<TurnItem> = {}): TurnItem => ({
  msg: msg(id),
  rule: '1',
  how: 'fixed',
  ...more,
});
const [a, b] = [item('a'), item('b')];

describe('spans of a lane', () => {
  it('what is alike in following turns is one, a gap or another word begins anew', () => {
    expect(spansOf([[a], [a, b], [b], [], [b], [item('b', { how: 'usual' })]])).toEqual([
      { item: a, from: 0, to: 1 },
      { item: b, from: 1, to: 2 },
      { item: b, from: 4, to: 4 },
      { item: item('b', { how: 'usual' }), from: 5, to: 5 },
    ]);
  });

  it('tell every item of every turn, once', () => {
    const cell = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 12 }), (turns) => {
        const byTurn = turns.map((ids) => ids.map((id) => item(id)));
        const told = byTurn.map((_, turn) =>
          spansOf(byTurn)
            .filter((span) => span.from <= turn && turn <= span.to)
            .map((span) => span.item.msg.id)
            .sort(),
        );
        expect(told).toEqual(turns.map((ids) => [...ids].sort()));
      }),
    );
  });
});

describe('bars with words', () => {
  it('words never lie over another bar or its words, and stay inside where there is room before the bar', () => {
    const span = fc.tuple(fc.nat(48), fc.nat(6)).map(
      ([from, more]): Span => ({
        item: a,
        from,
        to: Math.min(48, from + more),
      }),
    );
    fc.assert(
      fc.property(fc.array(span, { maxLength: 14 }), fc.integer({ min: 20, max: 300 }), (list, words) => {
        const spans = list.toSorted((one, two) => one.from - two.from);
        const boxes = placed(spans, 49, 20, () => words).map((each) => ({
          line: each.line,
          left: each.from * 20 - (each.words === 'before' ? words : 0),
          right: (each.to + 1) * 20 + (each.words === 'after' ? words : 0),
        }));
        boxes.forEach((one, i) => {
          expect(one.left).toBeGreaterThanOrEqual(0);
          for (const two of boxes.slice(i + 1))
            if (one.line === two.line) expect(one.right <= two.left || two.right <= one.left).toBe(true);
        });
      }),
    );
  });

  it('a last event has its words before it', () => {
    expect(placed([{ item: a, from: 48, to: 48 }], 49, 20, () => 40)[0]?.words).toBe('before');
    expect(placed([{ item: a, from: 0, to: 48 }], 49, 20, () => 40)[0]?.words).toBe('on');
    expect(placed([{ item: a, from: 0, to: 48 }], 49, 20, () => 2000)[0]?.words).toBe('after');
  });
});

it('a lane is drawn by what it holds', () => {
  const row = (items: readonly TurnItem[]) =>
    drawnAs({ lane: { id: 'x', msg: msg('x'), at: () => [] }, byTurn: [items] });
  expect([row([]), row([a]), row([a, item('s', { symbol: 'armour' })]), row([item('w', { look: 'snow' })])]).toEqual([
    'bars',
    'bars',
    'symbols',
    'ground',
  ]);
});
