import { describe, expect, it } from 'vitest';
import type { Entry, Fact, Journal } from '#rules/kit/record/journal.ts';
import { alreadyThrown, diceLog, rollKey, waitsMark } from './rolls.ts';

const entry = (id: string, parent: string | null, facts: readonly Fact[], phase = 't1/a'): Entry => ({
  id,
  parent,
  at: '2026-01-01T20:00:00.000Z',
  says: { id: 'x' },
  facts,
  spans: ['turn:1', `phase:${phase}`],
});
const thrown = (face: number, by: 'app' | 'table' = 'app', what = 'provisional'): Fact => ({
  kind: 'roll',
  what,
  sides: 6,
  faces: [face],
  by,
});
const place = (journal: Journal, what = 'provisional', phase = 't1/a') => ({
  journal,
  phase,
  what,
  sides: 6,
  count: 1,
});

describe('an undone roll of the app', () => {
  it('comes back when the die is rolled again at the same place', () => {
    const journal = { lines: [entry('a', null, [thrown(5)])], head: null };
    expect(alreadyThrown(place(journal))).toEqual([5]);
    expect(diceLog(journal)).toMatchObject([{ faces: [5], stands: false }]);
  });

  it('comes back also after something else was done first, so that a tick is no way round', () => {
    const lines = [entry('a', null, [thrown(5)]), entry('b', null, [{ kind: 'tick', task: 't', on: true }])];
    expect(alreadyThrown(place({ lines, head: 'b' }))).toEqual([5]);
  });

  it('does not answer for the second throw, another die, another phase, or a die of the table', () => {
    const lines = [entry('a', null, [thrown(5)])];
    expect(alreadyThrown(place({ lines, head: 'a' }))).toBeUndefined();
    expect(alreadyThrown(place({ lines, head: null }, 'weather'))).toBeUndefined();
    expect(alreadyThrown(place({ lines, head: null }, 'provisional', 't2/a'))).toBeUndefined();
    const table = { lines: [entry('a', null, [thrown(5, 'table')])], head: null };
    expect(alreadyThrown(place(table))).toBeUndefined();
  });

  it('keeps second throws in their own order', () => {
    const lines = [entry('a', null, [thrown(5)]), entry('b', 'a', [thrown(2)])];
    expect(alreadyThrown(place({ lines, head: null }))).toEqual([5]);
    expect(alreadyThrown(place({ lines, head: 'a' }))).toEqual([2]);
    expect(rollKey(place({ lines, head: 'a' }))).not.toBe(rollKey(place({ lines, head: null })));
  });

  it('holds for the die of a fight, whatever the fight is called', () => {
    const flow: Fact = { kind: 'flow', flow: 'f1', game: 'g', calc: 'attack', v: 1, input: {}, around: {} };
    const answer: Fact = { kind: 'answer', flow: 'f1', ask: 'die', key: '4', raw: 4, by: 'app', shown: { sides: 6 } };
    const lines = [entry('a', null, [flow]), entry('b', 'a', [answer])];
    const second = entry('c', null, [{ ...flow, flow: 'f2' }]);
    expect(alreadyThrown(place({ lines: [...lines, second], head: 'c' }, 'attack/die'))).toEqual([4]);
  });
});

describe('a die of a form', () => {
  const waits = (value: number | null): Fact => ({ kind: 'mark', mark: waitsMark, key: 'form/die', value });
  const lines = [
    entry('a', null, [thrown(5), waits(5)]),
    entry('b', 'a', [thrown(5), waits(null), { kind: 'set', cell: 'c', value: 1 }]),
    entry('c', 'b', [thrown(2, 'table')]),
  ];

  it('is listed once, where it was thrown, though the entry that books it names it too', () => {
    expect(diceLog({ lines, head: 'c' }).map((roll) => [roll.line, roll.faces[0]])).toEqual([
      ['a', 5],
      ['c', 2],
    ]);
    expect(rollKey(place({ lines, head: 'b' }))).toBe(rollKey(place({ lines, head: 'a' })));
  });

  it('comes back when its throw is undone', () => {
    expect(alreadyThrown(place({ lines, head: null }))).toEqual([5]);
  });
});
