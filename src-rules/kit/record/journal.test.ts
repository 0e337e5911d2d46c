import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corrected, entriesAt, fold, refold, step } from './fold.ts';
import type { Entry, Fact, Fix, Journal, Line, SetUp, State } from './journal.ts';
import { isFix, pathTo } from './path.ts';
import { applyFact, stateOf } from './state.ts';
import { append, branches, jump, redo, undo } from './undo.ts';

const setUp: SetUp = {
  cells: { held: 3, map: { a: 1 } },
  balances: { pp: 3 },
  options: { o: 'x' },
  place: { path: 't1/axis/move', turn: 1 },
};
const empty: Journal = { lines: [], head: null };

const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const cell = fc.constantFrom('held', 'map', 'toString', '__proto__');
const place = fc.constantFrom(
  't1/axis/move',
  't1/axis/combat',
  't1/sov/move',
  't2/axis/move',
  't2/ops#1/a',
  't2/ops#10/a',
  'end',
);
const until = fc.constantFrom('t1', 't1/axis', 't1/sov/move', 't2/ops', 't2/ops#1', 't3');
const scalar = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.boolean(), fc.constantFrom('x', 'y'));
const turnIn = (path: string): number => Number(/^t(\d+)/.exec(path)?.[1] ?? 2);
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), cell, value: fc.option(scalar) }),
  fc.record({ kind: fc.constant('set' as const), cell, key, value: fc.option(scalar) }),
  fc.record({
    kind: fc.constant('post' as const),
    account: key,
    n: fc.integer({ min: -9, max: 9 }),
    for: fc.constant({ id: 'x' }),
    rule: fc.constant('1'),
  }),
  place.map((to): Fact => ({ kind: 'go', to, turn: turnIn(to), open: [] })),
  fc.record({
    kind: fc.constant('tick' as const),
    task: fc.constantFrom('t1/axis/move/a', 't2/axis/move/a', 'bare'),
    on: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mark' as const), mark: key, key, value: fc.option(scalar), until }),
  fc.record({ kind: fc.constant('mark' as const), mark: key, key, value: fc.option(scalar) }),
  fc.record({
    kind: fc.constant('roll' as const),
    what: key,
    sides: fc.constant(6),
    faces: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
    by: fc.constantFrom('table' as const, 'app' as const),
  }),
  fc.record({
    kind: fc.constant('flow' as const),
    flow: key,
    game: fc.constant('g'),
    calc: fc.constant('c'),
    v: fc.constant(1),
    input: fc.constant({}),
    around: fc.constant({}),
  }),
  fc.record({ kind: fc.constant('answer' as const), flow: key, ask: key, key, shown: fc.constant({}) }),
  fc.record({ kind: fc.constant('end' as const), flow: key, outcome: fc.constant({}), says: fc.constant({ id: 'x' }) }),
  fc.record({ kind: fc.constant('option' as const), option: key, value: scalar }),
  fc.record({ kind: fc.constant('option' as const), option: key, value: scalar, from: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('sealed' as const), note: key, side: key, print: key, box: key }),
  fc.record({ kind: fc.constant('opened' as const), note: key, text: key, salt: key, same: fc.boolean() }),
  fc.record({ kind: fc.constant('note' as const), text: key }),
);
const facts = fc.array(fact, { maxLength: 4 });

/** What players do with a journal: write, correct, undo, redo, jump. Numbers choose among the lines there are. */
type Deed =
  | { readonly do: 'write'; readonly facts: readonly Fact[]; readonly booked: boolean }
  | {
      readonly do: 'fix';
      readonly at: number;
      readonly facts: readonly Fact[] | null;
      readonly insert: readonly Fact[] | null;
    }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'jump'; readonly at: number };
const nat = fc.nat(1000);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const), facts, booked: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fix' as const),
      at: nat,
      facts: fc.option(facts),
      insert: fc.option(facts),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), at: nat }) },
);

const spans = ['turn:1'];
const perform = (journal: Journal, one: Deed, n: number): Journal => {
  switch (one.do) {
    case 'write': {
      const entry: Entry = { id: `e${n}`, parent: null, at: '', says: { id: 'x' }, facts: one.facts, spans };
      const by = { rule: 'r', v: 1, from: {}, cause: `e${n}` };
      return append(journal, entry, ...(one.booked ? [{ ...entry, id: `e${n}-s1`, by }] : []));
    }
    case 'fix': {
      const list = entriesAt(journal);
      const target = list[one.at % (list.length + 1)];
      const insert = one.insert && [
        {
          after: target?.entry.id ?? null,
          entry: { id: `i${n}`, at: '', says: { id: 'x' }, facts: one.insert, spans },
        },
      ];
      const fix: Fix = {
        id: `f${n}`,
        parent: null,
        at: '',
        says: { id: 'x' },
        spans,
        fix: target ? [{ entry: target.entry.id, facts: one.facts }] : [],
        ...(insert ? { insert } : {}),
      };
      return append(journal, fix);
    }
    case 'undo':
      return undo(journal);
    case 'redo':
      return redo(journal);
    case 'jump':
      return jump(journal, journal.lines[one.at % (journal.lines.length + 1)]?.id ?? null);
  }
};
const journals = fc
  .array(deed, { maxLength: 30 })
  .map((deeds) => deeds.reduce((journal, one, n) => perform(journal, one, n), empty));

/** The same, said plainly: a list of entries, each correction applied to the list in turn. */
const naively = (journal: Journal): State => {
  const lines = new Map(journal.lines.map((line) => [line.id, line]));
  const path: Line[] = [];
  for (let id = journal.head; id !== null; ) {
    const line = lines.get(id);
    if (!line) break;
    path.unshift(line);
    id = line.parent;
  }
  let list: { id: string; facts: readonly Fact[]; booked: boolean }[] = [];
  for (const line of path) {
    if (!isFix(line)) {
      list.push({ id: line.id, facts: line.facts, booked: line.by !== undefined });
      continue;
    }
    for (const { entry, facts: now } of line.fix)
      list = list.map((one) => (one.id === entry ? { ...one, facts: now ?? [] } : one));
    for (const { after, entry } of line.insert ?? []) {
      let at = list.findIndex((one) => one.id === after) + 1;
      while (list[at]?.booked) at += 1;
      list.splice(at, 0, { id: entry.id, facts: entry.facts, booked: false });
    }
  }
  return list.flatMap((one) => one.facts).reduce(applyFact, stateOf(setUp));
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

describe('the journal is a tree folded to a state', () => {
  it('folding is applying each corrected fact in turn, and touches nothing it was given', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(fold(frozen(setUp), frozen(journal))).toEqual(naively(journal));
      }),
      { numRuns: 300 },
    );
  });

  it('undo then redo is the identity, wherever the head stands', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        const back = undo(journal);
        if (back === journal) return;
        const again = redo(back);
        expect(again.head).toBe(journal.head);
        expect(again.lines).toBe(journal.lines);
      }),
      { numRuns: 300 },
    );
  });

  it('after a restart, redo walks to the line written last', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        const last = journal.lines.at(-1);
        if (!last) return;
        let at: Journal = { lines: JSON.parse(JSON.stringify(journal.lines)), head: null };
        for (let n = 0; n < 100; n += 1) at = redo(at);
        expect(at.head).toBe(last.id);
      }),
    );
  });

  it('a correction and its undo leave the state as it was', () => {
    fc.assert(
      fc.property(journals, nat, facts, (journal, at, now) => {
        const fixed = perform(journal, { do: 'fix', at, facts: now, insert: now }, 999);
        expect(fold(setUp, undo(fixed))).toEqual(fold(setUp, journal));
      }),
    );
  });

  it('nothing is ever cut off: every line lies on the path or on a branch', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        const reached = new Set(pathTo(journal).map((line) => line.id));
        for (const branch of branches(journal)) {
          const path = pathTo(journal, branch.leaf);
          expect(path.slice(-branch.length)[0]?.parent ?? null).toBe(branch.from);
          for (const line of path) reached.add(line.id);
        }
        expect(reached.size).toBe(journal.lines.length);
      }),
    );
  });

  it('one more entry, folded onto the state before, is the whole folded anew', () => {
    fc.assert(
      fc.property(journals, facts, (journal, now) => {
        const state = fold(setUp, journal);
        const grown = perform(journal, { do: 'write', facts: now, booked: true }, 999);
        expect(refold(setUp, { head: journal.head, state }, grown)).toEqual(fold(setUp, grown));
        expect(now.reduce((at, one) => step(at, { facts: [one] }), state)).toEqual(step(state, { facts: now }));
      }),
    );
  });

  it('survives JSON', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        const state = fold(setUp, journal);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(fold(JSON.parse(JSON.stringify(setUp)), JSON.parse(JSON.stringify(journal)))).toEqual(state);
      }),
    );
  });

  it('10,000 entries fold', () => {
    const lines: Entry[] = [];
    for (let n = 0; n < 10_000; n += 1) {
      lines.push({
        id: `e${n}`,
        parent: n === 0 ? null : `e${n - 1}`,
        at: '',
        says: { id: 'x' },
        spans: [],
        facts: [
          { kind: 'set', cell: 'map', key: `hex${n % 500}`, value: n },
          { kind: 'post', account: 'pp', n: 1, for: { id: 'x' }, rule: '' },
          { kind: 'mark', mark: 'moved', key: `u${n % 200}`, value: true, until: 't1/axis' },
        ],
      });
    }
    const state = fold(setUp, { lines, head: 'e9999' });
    expect(state.balances.pp).toBe(10_003);
    expect(Object.keys(state.marks.moved ?? {})).toHaveLength(200);
  });
});

describe('each kind of fact', () => {
  const flow: Fact = {
    kind: 'flow',
    flow: 'f1',
    game: 'g',
    calc: 'attack',
    v: 2,
    input: { strength: 4 },
    around: { turn: 1 },
  };
  const answer: Fact = { kind: 'answer', flow: 'f1', ask: 'die', key: '3', raw: 3, by: 'table', shown: { code: 'D1' } };
  const sealed: Fact = { kind: 'sealed', note: 'n', side: 'soviet', print: 'p', box: 'b' };
  it.each<[string, readonly Fact[], Partial<State>]>([
    ['set', [{ kind: 'set', cell: 'held', value: 5 }], { cells: { held: 5, map: { a: 1 } } }],
    ['set back to nothing', [{ kind: 'set', cell: 'held', value: null }], { cells: { map: { a: 1 } } }],
    ['set by key', [{ kind: 'set', cell: 'map', key: 'b', value: 'x' }], { cells: { held: 3, map: { a: 1, b: 'x' } } }],
    ['take a key off', [{ kind: 'set', cell: 'map', key: 'a', value: null }], { cells: { held: 3, map: {} } }],
    ['post', [{ kind: 'post', account: 'pp', n: -5, for: { id: 'x' }, rule: '' }], { balances: { pp: -2 } }],
    [
      'post to a new account',
      [{ kind: 'post', account: 'ps', n: 2, for: { id: 'x' }, rule: '' }],
      { balances: { pp: 3, ps: 2 } },
    ],
    [
      'tick on and off',
      [
        { kind: 'tick', task: 'a', on: true },
        { kind: 'tick', task: 'b', on: true },
        { kind: 'tick', task: 'a', on: false },
      ],
      { ticks: { b: true } },
    ],
    [
      'mark',
      [{ kind: 'mark', mark: 'm', key: 'u', value: { side: 'axis' } }],
      { marks: { m: { u: { value: { side: 'axis' } } } } },
    ],
    [
      'take a mark off',
      [
        { kind: 'mark', mark: 'm', key: 'u', value: 1 },
        { kind: 'mark', mark: 'm', key: 'u', value: null },
      ],
      { marks: {} },
    ],
    [
      'roll',
      [{ kind: 'roll', what: 'raid', sides: 6, faces: [2, 5], by: 'app' }],
      { rolls: { raid: { faces: [2, 5], by: 'app' } } },
    ],
    ['option', [{ kind: 'option', option: 'o', value: 'y' }], { options: { o: 'y' } }],
    [
      'go',
      [{ kind: 'go', to: 't1/sov/move', turn: 1, open: ['x'] }],
      { place: { path: 't1/sov/move', turn: 1, open: ['x'], past: ['t1/axis/move'] }, began: setUp.cells },
    ],
    [
      'flow',
      [flow],
      { flows: { f1: { game: 'g', calc: 'attack', v: 2, input: { strength: 4 }, around: { turn: 1 }, answers: [] } } },
    ],
    [
      'sealed, opened',
      [sealed, { kind: 'opened', note: 'n', text: 'Smolensk', salt: 's', same: true }],
      { sealed: { n: { side: 'soviet', print: 'p', box: 'b', opened: { text: 'Smolensk', salt: 's', same: true } } } },
    ],
    ['note', [{ kind: 'note', text: 'tea' }], stateOf(setUp)],
  ])('%s', (_, facts, after) => {
    expect(facts.reduce(applyFact, stateOf(setUp))).toEqual({ ...stateOf(setUp), ...after });
  });

  it('a fight keeps its answers in order and what was shown', () => {
    const state = [
      flow,
      answer,
      { ...answer, ask: 'loss', key: 'step' },
      { kind: 'end', flow: 'f1', outcome: { code: 'D1' }, says: { id: 'x' } } as const,
    ].reduce(applyFact, stateOf(setUp));
    expect(state.flows.f1?.answers).toEqual([
      { ask: 'die', key: '3', raw: 3, shown: { code: 'D1' } },
      { ask: 'loss', key: 'step', raw: 3, shown: { code: 'D1' } },
    ]);
    expect(state.flows.f1?.end).toEqual({ outcome: { code: 'D1' }, says: { id: 'x' } });
  });
});

describe('applying facts never throws', () => {
  it('counts what it does not know and what has no usable name', () => {
    const odd: Fact = JSON.parse('{"kind":"weatherBalloon"}');
    expect(applyFact(stateOf(setUp), odd).unknown).toBe(1);
    const state = applyFact(stateOf(setUp), { kind: 'set', cell: '__proto__', value: 1 });
    expect(state.unknown).toBe(1);
    expect(Object.getPrototypeOf(state.cells)).toBe(Object.prototype);
    expect(applyFact(stateOf(setUp), { kind: 'set', cell: 'constructor', key: 'a', value: 1 }).cells).toHaveProperty(
      'constructor',
      { a: 1 },
    );
  });

  it('an answer to a fight that was dropped means nothing', () => {
    const state = stateOf(setUp);
    expect(applyFact(state, { kind: 'answer', flow: 'gone', ask: 'die', key: '3', shown: {} })).toEqual(state);
  });
});

describe('leaving a place takes its notes along', () => {
  const mark = (until: string): Fact => ({ kind: 'mark', mark: 'm', key: 'u', value: true, until });
  const go = (to: string): Fact => ({ kind: 'go', to, turn: turnIn(to), open: [] });
  const stands = (...list: readonly Fact[]): State => list.reduce(applyFact, stateOf(setUp));
  it.each([
    ['the phase', 't1/axis/move', 't1/axis/combat', true],
    ['the player-turn: still in it', 't1/axis', 't1/axis/combat', false],
    ['the player-turn', 't1/axis', 't1/sov/move', true],
    ['a place not entered yet', 't1/sov', 't1/axis/combat', false],
    ['a place skipped over: its turn is past', 't1/sov', 't2/axis/move', true],
    ['a turn to come', 't2', 't1/sov/move', false],
  ])('%s', (_, until, to, gone) => {
    expect(stands(mark(until), go(to)).marks).toEqual(gone ? {} : { m: { u: { value: true, until } } });
  });

  it('a repetition is a place of its own: the tenth does not count as the first', () => {
    expect(stands(go('t2/ops#1/a'), mark('t2/ops#1'), go('t2/ops#10/a')).marks).toEqual({});
    expect(stands(go('t2/ops#1/a'), mark('t2/ops'), go('t2/ops#10/a')).marks).not.toEqual({});
  });

  it('ticks stand under their phase for the whole turn, bare ones for the phase', () => {
    const ticked = stands(
      { kind: 'tick', task: 't1/axis/move/rail', on: true },
      { kind: 'tick', task: 'bare', on: true },
      go('t1/sov/move'),
    );
    expect(ticked.ticks).toEqual({ 't1/axis/move/rail': true });
    expect(ticked.place.past).toEqual(['t1/axis/move']);
    expect(applyFact(ticked, go('t2/axis/move'))).toMatchObject({ ticks: {}, place: { past: [] } });
  });

  it('a place keeps the cells as they were when it was come to, folded in one go or one by one', () => {
    const at = (hex: string): Fact => ({ kind: 'set', cell: 'at', key: 'u', value: hex });
    const facts = [at('0101'), go('t1/sov/move'), at('0102'), at('0103')];
    const whole = stands(...facts);
    expect(whole.began).toEqual({ ...whole.cells, at: { u: '0101' } });
    expect(whole.cells.at).toEqual({ u: '0103' });
    expect(facts.reduce(applyFact, stands())).toEqual(whole);
    // nothing is kept of the place before
    expect(applyFact(whole, go('t1/sov/combat')).began).toEqual(whole.cells);
    expect(stands(at('0101')).began).toBeUndefined();
  });
});

describe('corrections stand in order', () => {
  it('what two corrections put in at one place: the later stands first, lines of one in their order', () => {
    const entry = (id: string): Entry => ({ id, parent: null, at: '', says: { id }, facts: [], spans: [] });
    const fix = (id: string, ...inserted: readonly string[]): Fix => ({
      id,
      parent: null,
      at: '',
      says: { id },
      spans: [],
      fix: [],
      insert: inserted.map((one) => ({ after: 'a', entry: entry(one) })),
    });
    const journal = append(empty, entry('a'), fix('f', 'x', 'y'), entry('b'), fix('g', 'z'));
    expect(corrected(pathTo(journal)).map((one) => [one.entry.id, one.flag])).toEqual([
      ['a', undefined],
      ['z', 'inserted'],
      ['x', 'inserted'],
      ['y', 'inserted'],
      ['b', undefined],
    ]);
  });
});
