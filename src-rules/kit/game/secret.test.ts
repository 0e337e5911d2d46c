import { describe, expect, it } from 'vitest';
import { fold } from '../record/fold.ts';
import type { Entry, Fact, Fix, Journal } from '../record/journal.ts';
import { append, jump, undo } from '../record/undo.ts';
import { noteOf, sealsOf, secretIn, secretOf, secretText } from './secret.ts';

const choices = ['a', 'b', 'c', 'd'].map((key) => ({ key, msg: { id: key } }));
const spec = { choices, least: 2, most: 4 };

describe('the text of a secret', () => {
  it('is the same in whatever order it was chosen, and only what could be chosen is read', () => {
    expect(secretText(spec, ['d', 'b'])).toBe('b d');
    expect(secretIn(spec, 'b d')).toEqual(['b', 'd']);
    for (const odd of ['d b', 'b', '', 'b d x', 'b b', 'a  b'])
      expect([odd, secretIn(spec, odd)]).toEqual([odd, undefined]);
    expect(secretOf(noteOf('plan', 'x1'))).toBe('plan');
  });
});

const setUp = { cells: {}, balances: {}, options: {}, place: { path: 't1/a', turn: 1 } };
const entry = (id: string, facts: readonly Fact[], turn = 1): Entry => ({
  id,
  parent: null,
  at: `2026-01-02T20:00:0${turn}.000Z`,
  says: { id: 'x' },
  facts,
  spans: [`turn:${turn}`, 'phase:t1/a'],
});
const sealed = (n: number): Fact => ({ kind: 'sealed', note: `plan/${n}`, side: 'red', print: `p${n}`, box: `b${n}` });
const opened: Fact = { kind: 'opened', note: 'plan/1', text: 'a b', salt: 's', same: true };
const seen = (journal: Journal) =>
  sealsOf(journal, fold(setUp, journal)).map(({ note, turn, stands, opened: open }) => [
    note,
    turn,
    stands,
    open?.text,
  ]);
const empty: Journal = { lines: [], head: null };

describe('sealed notes in the journal', () => {
  const one = append(empty, entry('e1', [sealed(1)]));

  it('a second stands beside the first, with its turn', () => {
    const two = append(one, entry('e2', [sealed(2)], 3));
    expect(seen(two)).toEqual([
      ['plan/1', 1, true, undefined],
      ['plan/2', 3, true, undefined],
    ]);
  });

  it('undo hides none: it stays in sight as undone, also on another branch', () => {
    const back = undo(one);
    expect(fold(setUp, back).sealed).toEqual({});
    expect(seen(back)).toEqual([['plan/1', 1, false, undefined]]);
    const other = append(back, entry('e3', [sealed(3)]));
    expect(seen(other)).toEqual([
      ['plan/1', 1, false, undefined],
      ['plan/3', 1, true, undefined],
    ]);
    expect(seen(jump(other, 'e1')).map(([, , stands]) => stands)).toEqual([true, false]);
  });

  it('taken out by a correction it stays in sight too', () => {
    const fix: Fix = {
      id: 'x1',
      parent: 'e1',
      at: '',
      says: { id: 'x' },
      spans: [],
      fix: [{ entry: 'e1', facts: null }],
    };
    expect(seen(append(one, fix))).toEqual([['plan/1', 1, false, undefined]]);
  });

  it('what was opened stays known when the opening is undone', () => {
    const open = append(one, entry('e2', [opened], 6));
    expect(sealsOf(open, fold(setUp, open))[0]?.opened).toEqual({ text: 'a b', salt: 's', stands: true });
    const back = undo(open);
    expect(sealsOf(back, fold(setUp, back))[0]?.opened).toEqual({ text: 'a b', salt: 's', stands: false });
  });
});
