import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternating } from '../../testing/invented/alternating.ts';
import { months } from '../../testing/invented/months.ts';
import { twoOrders } from '../../testing/invented/two-orders.ts';
import { movesOf, playsOf, tableOf } from '../../testing/play.ts';
import { Table } from '../../testing/table.ts';
import { entriesAt, fold } from './fold.ts';
import type { Entry, Fact, Journal, SetUp } from './journal.ts';
import { isFix } from './path.ts';
import { audit, ripple } from './ripple.ts';
import type { StandingRule } from './standing.ts';
import { record, standingEntries } from './standing.ts';
import { stateOf } from './state.ts';
import { append } from './undo.ts';

describe.each([months, twoOrders, alternating])('corrections of the past in $name', (game) => {
  it('come out as if it had been played so; nothing is left to audit; undone, all is as before', () => {
    fc.assert(
      fc.property(playsOf(game), fc.nat(1000), fc.option(movesOf(game)), fc.boolean(), (played, at, now, insert) => {
        const table = tableOf(game, played);
        const own = entriesAt(table.journal).filter(({ entry, flag }) => !entry.by && flag !== 'dropped');
        const target = own[at % Math.max(1, own.length)]?.entry;
        if (!target) return;
        const before = table.state;

        // other facts for the entry: those of another move, made at a table of its own
        const elsewhere = new Table(game, { scenario: table.scenario });
        if (now?.do === 'act') {
          const action = game.actions.find((one) => one.id === now.action);
          const input = action?.parse(now.input);
          const proposal = input?.ok ? action?.proposes(input.value, elsewhere.context) : undefined;
          if (proposal?.ok) elsewhere.write(proposal.facts);
        } else if (now) elsewhere.done();
        const [made] = elsewhere.journal.lines;
        const facts = now ? (made && !isFix(made) ? made.facts : []) : null;

        const report = table.correct(
          insert && facts
            ? {
                fix: [],
                insert: [{ after: target.id, entry: { id: 'ins', at: '', says: { id: 'x' }, spans: [], facts } }],
              }
            : { fix: [{ entry: target.id, facts }] },
        );
        expect(table.state).toEqual(table.replayed);
        expect(audit(game.standing, table.setUp, table.journal)).toEqual([]);
        expect(new Set(report.redone.map((one) => one.was.id)).size).toBe(report.redone.length);
        const corrected = table.state;
        table.undo();
        expect(table.state).toEqual(before);
        table.redo();
        expect(table.state).toEqual(corrected);

        // and a correction upon the correction
        const second = entriesAt(table.journal).find(({ entry, flag }) => !entry.by && flag !== 'dropped');
        if (second) table.correct({ fix: [{ entry: second.entry.id, facts: null }] });
        expect(table.state).toEqual(table.replayed);
      }),
      { numRuns: 120 },
    );
  });
});

const setUp: SetUp = { cells: { held: 2 }, balances: { pp: 5 }, options: {}, place: { path: 't1/a', turn: 1 } };
const entry = (id: string, ...facts: readonly Fact[]): Entry => ({
  id,
  parent: null,
  at: '',
  says: { id },
  facts,
  spans: [],
});
const post = (n: number): Fact => ({ kind: 'post', account: 'pp', n, for: { id: 'x' }, rule: '1' });
const held = (value: number): Fact => ({ kind: 'set', cell: 'held', value });
const go = (to: string): Fact => ({ kind: 'go', to, turn: 1, open: [] });
const income = (per: number, v = 1): StandingRule => ({
  id: 'income',
  v,
  rule: '11',
  when: (fact) => fact.kind === 'go',
  inputs: (state) => ({ held: Number(state.cells.held ?? 0) }),
  effect: ({ held: n }) => ({ says: { id: 'income' }, facts: [post(Number(n) * per)] }),
});
const written = (rules: readonly StandingRule[], ...entries: readonly Entry[]): Journal => {
  let journal: Journal = { lines: [], head: null };
  let state = stateOf(setUp);
  for (const one of entries) ({ journal, state } = record(rules, journal, state, one));
  return journal;
};
const change = (fix: Parameters<typeof ripple>[3]['fix']) => ({ id: 'fix', at: '', says: { id: 'fix' }, fix });

describe('standing rules', () => {
  const kept: StandingRule = {
    id: 'kept',
    v: 2,
    rule: '11.2',
    when: (fact, _, before) => fact.kind === 'post' && (before.balances.pp ?? 0) > 4,
    inputs: (state) => ({ now: state.balances.pp ?? 0 }),
    effect: ({ now }) => (Number(now) > 6 ? { says: { id: 'kept' }, facts: [held(Number(now))] } : undefined),
  };

  it('book behind the entry, in its spans, saying what they looked at and why; one may set off another', () => {
    const cause: Entry = { ...entry('a', go('t1/b')), spans: ['turn:1'] };
    const booked = standingEntries([income(1), kept], stateOf(setUp), cause);
    expect(booked).toEqual([
      {
        id: 'a-s1',
        parent: 'a',
        at: '',
        says: { id: 'income' },
        facts: [post(2)],
        spans: ['turn:1'],
        by: { rule: 'income', v: 1, from: { held: 2 }, cause: 'a' },
      },
      {
        id: 'a-s2',
        parent: 'a-s1',
        at: '',
        says: { id: 'kept' },
        facts: [held(7)],
        spans: ['turn:1'],
        by: { rule: 'kept', v: 2, from: { now: 7 }, cause: 'a-s1' },
      },
    ]);
  });

  it('book nothing where the slice asks for nothing', () => {
    expect(standingEntries([kept], stateOf(setUp), entry('a', post(1)))).toEqual([]);
    expect(standingEntries([kept], stateOf(setUp), entry('a', post(2)))).toHaveLength(1);
    expect(standingEntries([kept], stateOf({ ...setUp, balances: { pp: 4 } }), entry('a', post(9)))).toEqual([]);
  });
});

describe('ripple', () => {
  const journal = written(
    [income(1)],
    entry('a', held(4)),
    entry('b', go('t1/b')),
    entry('c', { kind: 'roll', what: 'raid', sides: 6, faces: [3], by: 'table' }, post(-2)),
    entry('d', go('t1/c')),
  );

  it('books anew only what looked at the change', () => {
    const { fix, report } = ripple([income(1)], setUp, journal, change([{ entry: 'a', facts: [held(1)] }]));
    expect(report.redone.map((one) => one.was.id)).toEqual(['b-s1', 'd-s1']);
    expect(fold(setUp, append(journal, fix)).balances.pp).toBe(5 + 1 - 2 + 1);
    // the die is flagged, for the balance it was booked on is another now; it is not thrown again
    expect(report.flagged.map((one) => [one.entry.id, one.why])).toEqual([['c', 'dice']]);
    const other = ripple(
      [income(1)],
      setUp,
      journal,
      change([{ entry: 'a', facts: [held(4), { kind: 'note', text: 'x' }] }]),
    );
    expect(other.report).toMatchObject({ redone: [], dropped: [], added: [], flagged: [] });
  });

  it('drops with an entry what it had set off', () => {
    const { fix, report } = ripple([income(1)], setUp, journal, change([{ entry: 'b', facts: null }]));
    expect(report.dropped.map((one) => one.id)).toEqual(['b', 'b-s1']);
    expect(fold(setUp, append(journal, fix)).balances.pp).toBe(5 - 2 + 4);
  });

  it('newer rules change nothing that the correction did not touch', () => {
    const newer: readonly StandingRule[] = [income(100, 2), { ...income(7), id: 'bonus' }];
    expect(audit(newer, setUp, journal).map((one) => [one.cause.id, one.rule, one.recorded?.id])).toEqual([
      ['b', 'bonus', undefined],
      ['b', 'income', 'b-s1'],
      ['d', 'bonus', undefined],
      ['d', 'income', 'd-s1'],
    ]);
    const { report } = ripple(newer, setUp, journal, change([{ entry: 'c', facts: [post(-1)] }]));
    expect(report).toMatchObject({ redone: [], dropped: [], added: [] });
    // without the rules' code the past stays as written
    expect(ripple([], setUp, journal, change([{ entry: 'a', facts: [held(1)] }])).report).toMatchObject({
      redone: [],
      dropped: [],
      added: [],
    });
  });

  it('flags a fight that read what has changed, and leaves one that did not', () => {
    const fight = (id: string, context: Entry['facts'][number] & { kind: 'flow' }): Entry =>
      entry(id, context, { kind: 'answer', flow: id, ask: 'die', key: '3', shown: {} });
    const flow = (id: string, context: { readonly [key: string]: { readonly [key: string]: number } }) =>
      ({ kind: 'flow', flow: id, game: 'g', calc: 'c', v: 1, input: {}, around: context }) as const;
    const fought = written(
      [],
      entry('a', held(4)),
      fight('f', flow('f', { cells: { held: 4 } })),
      fight('g', flow('g', { balances: { pp: 5 } })),
    );
    const { report } = ripple([], setUp, fought, change([{ entry: 'a', facts: [held(1)] }]));
    expect(report.flagged.map((one) => [one.entry.id, one.why])).toEqual([['f', 'fight']]);
  });

  it('a rule that sets itself off without end is our mistake', () => {
    const endless: StandingRule = {
      id: 'endless',
      v: 1,
      rule: '',
      when: () => true,
      inputs: () => ({}),
      effect: () => ({ says: { id: 'x' }, facts: [post(1)] }),
    };
    expect(() => record([endless], { lines: [], head: null }, stateOf(setUp), entry('a', post(1)))).toThrow('endless');
  });
});
