import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import type { Entry, Fact, Fix, Journal, SetUp } from './journal.ts';
import { stateOf } from './state.ts';
import { append, branches, jump, redo, spanUndo, undo, undoable, undoSpan } from './undo.ts';

const setUp: SetUp = { cells: {}, balances: { pp: 3 }, options: {}, place: { path: 't1/a', turn: 1 } };
const empty: Journal = { lines: [], head: null };
const entry = (id: string, facts: readonly Fact[], spans: readonly string[] = []): Entry => ({
  id,
  parent: null,
  at: '2026-01-01T00:00:00Z',
  says: { id },
  facts,
  spans,
});
const post = (n: number): Fact => ({ kind: 'post', account: 'pp', n, for: { id: 'x' }, rule: '1' });

describe('undo and redo move the head', () => {
  const three = append(empty, entry('a', [post(1)]), entry('b', [post(2)]), entry('c', [post(4)]));

  it('goes back one entry and on again', () => {
    expect(fold(setUp, three).balances).toEqual({ pp: 10 });
    expect(fold(setUp, undo(three)).balances).toEqual({ pp: 6 });
    expect(redo(undo(three))).toEqual(three);
    expect(undo(undo(undo(undo(three)))).head).toBeNull();
    expect(fold(setUp, { lines: three.lines, head: null })).toEqual(stateOf(setUp));
  });

  it('grows a branch and cuts nothing off', () => {
    const branched = append(undo(three), entry('d', [post(8)]));
    expect(fold(setUp, branched).balances).toEqual({ pp: 14 });
    expect(branches(branched).map(({ leaf, from, length }) => ({ leaf, from, length }))).toEqual([
      { leaf: 'c', from: 'b', length: 1 },
    ]);
    expect(fold(setUp, jump(branched, 'c')).balances).toEqual({ pp: 10 });
    // a line whose parent is nowhere cannot be reached: no branch
    const torn = { ...branched, lines: [...branched.lines, { ...entry('e', [post(1)]), parent: 'gone' }] };
    expect(branches(torn)).toEqual(branches(branched));
    // back on the old branch, redo returns where undo came from, and after a restart to the line written last
    expect(redo(undo(jump(branched, 'c'))).head).toBe('c');
    expect(redo({ lines: branched.lines, head: 'b' }).head).toBe('d');
  });

  it('takes back what a standing rule booked together with its cause', () => {
    const by = { rule: 'r', v: 1, from: {}, cause: 'e' };
    const booked = append(three, entry('e', []), { ...entry('e-s1', [post(100)]), by });
    expect(undo(booked).head).toBe('c');
    expect(redo(undo(booked)).head).toBe('e-s1');
    expect(redo({ lines: booked.lines, head: 'c' }).head).toBe('e-s1');
    expect(jump(booked, 'e').head).toBe('e-s1');
  });

  it('undoes a span from the last unbroken run of its lines', () => {
    const journal = append(
      empty,
      entry('1', [], ['fight:x']),
      entry('2', []),
      entry('3', [], ['turn:1', 'fight:x']),
      entry('4', [], ['turn:1', 'fight:x']),
    );
    expect(spanUndo(journal, 'fight:x')).toBe('2');
    expect(spanUndo(undo(undo(journal)), 'fight:x')).toBeNull();
    expect(spanUndo(journal, 'fight:y')).toBeUndefined();
    expect(undoSpan(journal, 'fight:x').head).toBe('2');
    expect(redo(undoSpan(journal, 'fight:x')).head).toBe('4');
    expect(undoSpan(journal, 'fight:y')).toBe(journal);
    expect(undoable(journal).map(({ msg, to }) => [msg.id, to])).toEqual([
      ['kit.undo.entry', '3'],
      ['kit.undo.fight', '2'],
    ]);
  });

  it('offers the last fight of the turn with what came after it, between the spans it is longer and shorter than', () => {
    const [combat, draw] = [
      ['turn:3', 'phase:a/combat'],
      ['turn:3', 'phase:a/draw'],
    ];
    const fought = append(
      empty,
      entry('before', [], combat),
      entry('die', [], [...combat, 'fight:x']),
      entry('end', [], [...combat, 'fight:x']),
      entry('done', [], combat),
      entry('drawn', [], draw),
      entry('chosen', [], draw),
    );
    const offered = (journal: Journal) => undoable(journal).map(({ msg, to }) => [msg.id, to]);
    expect(offered(fought)).toEqual([
      ['kit.undo.entry', 'drawn'],
      ['kit.undo.phase', 'done'],
      ['kit.undo.fightBehind', 'before'],
      ['kit.undo.turn', null],
    ]);
    expect(redo(undoSpan(fought, 'fight:x')).head).toBe('chosen');
    const nextTurn = append(fought, entry('later', [], ['turn:4', 'phase:b']));
    expect(offered(nextTurn).map(([id]) => id)).not.toContain('kit.undo.fightBehind');
  });

  it('undoes a round of a battle by its number, without the rounds before it', () => {
    const spans = (n: number) => ['fight:x', `round:x/${n}`];
    const fought = append(
      empty,
      entry('begun', [], ['fight:x']),
      entry('1a', [], spans(1)),
      entry('1b', [], spans(1)),
      entry('2a', [], spans(2)),
      entry('2b', [], spans(2)),
    );
    expect(undoSpan(fought, 'round:x/2').head).toBe('1b');
    expect(undoSpan(undoSpan(fought, 'round:x/2'), 'round:x/1').head).toBe('begun');
    expect(undoable(fought).map(({ msg, to }) => [msg, to])).toEqual([
      [{ id: 'kit.undo.entry', p: { says: { id: '2b' } } }, '2a'],
      [{ id: 'kit.undo.roundNth', p: { what: { name: '2' } } }, '1b'],
      [{ id: 'kit.undo.fight', p: { what: { name: 'x' } } }, null],
    ]);
    const air = append(
      empty,
      entry('begun', [], ['fight:x']),
      entry('a', [], ['fight:x', 'round:x/0']),
      entry('b', [], ['fight:x', 'round:x/0']),
    );
    expect(undoable(air)[1]?.msg).toEqual({ id: 'kit.undo.roundBefore' });
    const uncounted = append(empty, entry('begun', []), entry('a', [], ['round:x']), entry('b', [], ['round:x']));
    expect(undoable(uncounted)[1]?.msg.id).toBe('kit.undo.round');
  });
});

describe('a correction carries the changed facts', () => {
  const two = append(empty, entry('a', [post(1)]), entry('b', [post(2)]));
  const fix = (id: string, lines: Fix['fix'], insert?: Fix['insert']): Fix => ({
    id,
    parent: null,
    at: '',
    says: { id },
    spans: [],
    fix: lines,
    ...(insert ? { insert } : {}),
  });

  it('replaces, drops and inserts; the later one wins; undone, all is as before', () => {
    const corrected = append(
      two,
      fix('f', [{ entry: 'a', facts: [post(10)] }], [{ after: 'a', entry: entry('x', [post(100)]) }]),
    );
    expect(fold(setUp, corrected).balances).toEqual({ pp: 115 });
    expect(fold(setUp, corrected, 'x').balances).toEqual({ pp: 113 });
    const again = append(
      corrected,
      fix('g', [
        { entry: 'a', facts: null },
        { entry: 'x', facts: [post(1000)] },
      ]),
    );
    expect(fold(setUp, again).balances).toEqual({ pp: 1005 });
    expect(fold(setUp, undo(again))).toEqual(fold(setUp, corrected));
    expect(fold(setUp, undo(undo(again)))).toEqual(fold(setUp, two));
  });
});
