import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { Table } from '../../testing/table.ts';
import type { Fact, SetUp } from '../record/journal.ts';
import { optionsIn } from '../record/optionsInForce.ts';
import { audit } from '../record/ripple.ts';
import { applyFact, stateOf } from '../record/state.ts';
import { action } from './action.ts';
import { contextWithoutGame } from './contextOf.ts';
import { agree, asFromStart } from './options.ts';
import { questionsOf } from './questions/commandLine.ts';

const setUp: SetUp = { cells: {}, balances: {}, options: { o: 'x', p: 'x' }, place: { path: 't1/a', turn: 1 } };
const strategic = { id: 'strategic', takesHold: 'next turn' } as const;
const lend = { id: 'lend', takesHold: 'now' } as const;

const said = fc.record({
  kind: fc.constant('option' as const),
  option: fc.constantFrom('o', 'p'),
  value: fc.constantFrom('x', 'y', 'z'),
  from: fc.integer({ min: 1, max: 6 }),
});
const atOnce = said.map(({ from: _, ...fact }): Fact => fact);
const go = fc.integer({ min: 1, max: 6 }).map((turn): Fact => ({ kind: 'go', to: `t${turn}/a`, turn, open: [] }));

/**
 * Told without a state: a word on an option takes hold at the first place, there or later, whose turn is not before
 * its own, unless another word on the same option came first.
 */
const inForce = (facts: readonly Fact[], option: string): unknown => {
  const turnAt = (i: number): number =>
    facts.slice(0, i + 1).reduce((turn, fact) => (fact.kind === 'go' ? fact.turn : turn), setUp.place.turn);
  let value = setUp.options[option];
  facts.forEach((fact, i) => {
    if (fact.kind !== 'option' || fact.option !== option) return;
    const other = facts.findIndex((one, k) => k > i && one.kind === 'option' && one.option === option);
    const span = facts.slice(0, other < 0 ? facts.length : other);
    if (span.some((_, k) => k >= i && turnAt(k) >= (fact.from ?? 0))) value = fact.value;
  });
  return value;
};

describe('an option agreed during the game', () => {
  it('acts from its turn on and not before, whatever is said meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(said, atOnce, go), { maxLength: 14 }), (facts) => {
        const state = facts.reduce(applyFact, stateOf(setUp));
        expect(state.options).toEqual({ o: inForce(facts, 'o'), p: inForce(facts, 'p') });
        for (const [option, { value, from }] of Object.entries(state.coming ?? {})) {
          expect(from).toBeGreaterThan(state.place.turn);
          expect(value).not.toBe(state.options[option]);
        }
        if (state.coming) expect(state.coming).not.toEqual({});
      }),
      { numRuns: 400 },
    );
  });

  it('books at once, for the next turn, or not at all', () => {
    expect(agree(lend, false, 3)).toEqual({ kind: 'option', option: 'lend', value: false });
    expect(agree(strategic, true, 3)).toEqual({ kind: 'option', option: 'strategic', value: true, from: 4 });
    expect(agree({ id: 'fixed', takesHold: 'setup' }, true, 3)).toBeUndefined();
    expect(
      asFromStart({ lines: [], head: null }, { id: 'fixed', takesHold: 'setup' }, 1, {
        id: 'i',
        at: '',
        says: { id: 'x' },
        spans: [],
      }),
    ).toBeUndefined();
  });

  it('is found by the very first phase of the next turn, and undone comes back', () => {
    const table = new Table(months);
    const agreed = agree(strategic, true, table.context.turn);
    if (!agreed) throw new Error('not to be changed');
    table.write([agreed]);
    expect(table.state.options.strategic).toBe(false);
    expect(table.context.coming).toEqual({ strategic: { value: true, from: 2 } });
    // this month goes on as it began
    const seen: string[] = [];
    while (table.context.turn === 1) {
      seen.push(table.place);
      table.done();
    }
    expect(seen).not.toContain('t1/soviet/strategic');
    expect(table.place).toBe('t2/axis/strategic');
    expect(table.state.options.strategic).toBe(true);
    expect(table.state.coming).toBeUndefined();
    table.undo();
    expect(table.state.options.strategic).toBe(false);
    expect(optionsIn(table.context, 1).strategic).toBe(false);
    expect(optionsIn(table.context, 2).strategic).toBe(true);
    table.undo();
    while (table.state.coming) table.undo();
    expect(optionsIn(table.context, 9).strategic).toBe(false);
  });

  it('as if from the start reads as a game begun so, and undone leaves what was', () => {
    const play = (table: Table) => {
      while (table.context.turn < 6) table.done();
    };
    const begun = new Table(months, { options: { lend: false } });
    play(begun);
    const table = new Table(months);
    play(table);
    const before = table.state;
    expect(before.balances).not.toEqual(begun.state.balances);
    const change = asFromStart(table.journal, lend, false, { id: 'ins', at: '', says: { id: 'x' }, spans: [] });
    if (!change) throw new Error('not to be changed');
    // what says nothing of it is not touched
    const isOf = ({ facts }: { readonly facts: readonly Fact[] }) =>
      facts.some((fact) => fact.kind === 'option' && fact.option === lend.id);
    const entries = table.journal.lines.flatMap((line) => ('facts' in line && isOf(line) ? [line.id] : []));
    expect(change.fix.map(({ entry }) => entry)).toEqual(entries);
    const report = table.correct(change);
    expect(report.dropped.length).toBeGreaterThan(0);
    expect(table.state).toEqual(begun.state);
    expect(audit(months.standing, table.setUp, table.journal)).toEqual([]);
    table.undo();
    expect(table.state).toEqual(before);
  });

  it('as if from the start takes back every later word on it, and no other fact', () => {
    const table = new Table(months);
    table.write([{ kind: 'option', option: 'lend', value: false }]);
    const noted: Fact = { kind: 'note', text: 'both agreed' };
    table.write([{ kind: 'option', option: 'lend', value: true }, noted]);
    const says = { id: 'x' };
    const change = asFromStart(table.journal, lend, false, { id: 'ins', at: '', says, spans: [] });
    expect(change?.fix.map((one) => one.facts)).toEqual([null, [noted]]);
    if (!change) throw new Error('not to be changed');
    table.correct(change);
    expect(table.state.options.lend).toBe(false);
    // and once more: the entry put in before is taken back as well
    const again = asFromStart(table.journal, lend, true, { id: 'ins2', at: '', says, spans: [] });
    if (!again) throw new Error('not to be changed');
    table.correct(again);
    expect(table.state.options.lend).toBe(true);
  });
});

describe('what the game knows fills the form of an action on the command line too', () => {
  const report = action({
    id: 'report',
    msg: { id: 'x' },
    rule: '1',
    group: { id: 'x' },
    fields: {
      held: { kind: 'count', msg: { id: 'x' }, start: 0, min: 0, max: 20, from: 'cells.held' },
      n: { kind: 'count', msg: { id: 'x' }, start: 1, min: 0, max: 20 },
    },
    proposes: ({ held, n }) => ({ ok: true, says: { id: 'x', p: { held, n } }, facts: [] }),
  });
  const context = { ...contextWithoutGame(months), cells: { held: 7 } };
  const ask = questionsOf({ ...months, actions: [report] }).find((one) => one.id === 'do-report');

  it('where it is left out', () => {
    expect(report.parse({}, context)).toEqual({ ok: true, value: { held: 7, n: 1 } });
    expect(ask?.answer({}, context)).toMatchObject({ ok: true, value: { says: { p: { held: 7, n: 1 } } } });
  });
  it('and not where it is said', () => {
    expect(ask?.answer({ held: 3 }, context)).toMatchObject({ ok: true, value: { says: { p: { held: 3 } } } });
    expect(report.parse({})).toEqual({ ok: true, value: { held: 0, n: 1 } });
  });
});
