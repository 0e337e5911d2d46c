import { describe, expect, it } from 'vitest';
import { contextOf } from '#rules/kit/game/contextOf.ts';
import { fold } from '#rules/kit/record/fold.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { pathTo } from '#rules/kit/record/path.ts';
import { jump, redo, undo, undoSpan } from '#rules/kit/record/undo.ts';
import { score } from '../chapters/victory/score.ts';
import { blocksInTheEast as game } from '../index.ts';
import { audit } from './bookkeeper.ts';
import { type Campaign, campaign, everyRule } from './campaign.ts';

/** Whole games of invented blocks, played through the journal and gone over by a bookkeeper with figures of his own. */

const games = {
  'SBE9, every rule, 49 months': { scenario: 'SBE9', options: everyRule(), seed: 1941 },
  'SBE5, the advanced rules alone': { scenario: 'SBE5', seed: 5 },
  'SBE6, every rule, limits passed by agreement': { scenario: 'SBE6', options: everyRule(), seed: 42, insists: 3 },
} as const;

const played = new Map<string, Campaign>();
/** Each is played once, by the first test that wants it. */
const gameOf = (called: keyof typeof games): Campaign => {
  const found = played.get(called) ?? campaign(games[called]);
  played.set(called, found);
  return found;
};
const names = [
  'SBE9, every rule, 49 months',
  'SBE5, the advanced rules alone',
  'SBE6, every rule, limits passed by agreement',
] as const;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe.each(names)('%s', (called) => {
  it('is played to its last month, with something of everything', () => {
    const { table, deeds, months } = gameOf(called);
    const { first, turns } = game.scenarios.find(({ id }) => id === table.scenario) ?? { first: 1, turns: 0 };
    expect(table.place).toBe('end');
    expect([...months.keys()]).toEqual(Array.from({ length: turns - (first ?? 1) + 1 }, (_, i) => (first ?? 1) + i));
    const done = new Set(deeds.map(({ action }) => action));
    for (const one of ['weather-die', 'income-axis', 'income-soviet', 'buy-axis', 'buy-soviet', 'rail-axis'])
      expect(done).toContain(one);
    if (table.scenario === 'SBE9')
      for (const one of ['italian-die', 'lend-lease', 'gift', 'storage-axis', 'surrender-pp', 'city'])
        expect(done).toContain(one);
    if (months.size > 12) expect(Object.values(table.state.flows).filter(({ end }) => end)).not.toEqual([]);
    expect(table.state.unknown).toBe(0);
    expect(score(table.context).final).toBe(true);
  });

  it('BITE-3.6-2 BITE-7.3-1 BITE-11.0-1 BITE-11.2-1 BITE-5.2-2 BITE-7.4-1 BITE-34.0-1 the books balance in every month', () => {
    const books = audit(gameOf(called));
    expect(books.faults).toEqual([]);
    expect(books.unknown).toEqual([]);
    expect(books.months).toBe(gameOf(called).months.size);
    expect(books.earned - books.spent - books.lapsed).toBe(books.inHand);
    expect(Math.min(books.earned, books.spent, books.lapsed)).toBeGreaterThan(0);
  });

  it('is told again by its entries: folded, and with every standing rule at work anew', () => {
    const { table, months } = gameOf(called);
    const copy: Journal = JSON.parse(JSON.stringify(table.journal));
    expect(same(fold(table.setUp, copy), table.state)).toBe(true);
    expect(table.replayed).toEqual(table.state);
    for (const { head, state } of months.values()) expect(fold(table.setUp, { ...copy, head })).toEqual(state);
  });

  it('is undone to the set-up and redone to its end, entry by entry and month by month', () => {
    const { table } = gameOf(called);
    let journal = table.journal;
    let entries = 0;
    for (; journal.head !== null; entries += 1) journal = undo(journal);
    expect(entries).toBeGreaterThan(gameOf(called).months.size * 20);
    expect(fold(table.setUp, journal)).toEqual(fold(table.setUp, { lines: [], head: null }));
    for (let i = 0; i < entries; i += 1) journal = redo(journal);
    expect(journal.head).toBe(table.journal.head);
    let turns = 0;
    for (; journal.head !== null; turns += 1) {
      const turn = pathTo(journal).at(-1)?.spans[0] ?? '';
      journal = undoSpan(journal, turn);
    }
    expect(turns).toBe(gameOf(called).months.size);
    for (let i = 0; i < turns; i += 1) journal = redo(journal);
    expect(same(fold(table.setUp, journal), table.state)).toBe(true);
  });
});

it('is another game with another seed, and the same with the same', () => {
  const lines = (seed: number) => campaign({ scenario: 'SBE5', seed }).table.journal.lines;
  const known = gameOf('SBE5, the advanced rules alone').table.journal.lines;
  expect(same(lines(games['SBE5, the advanced rules alone'].seed), known)).toBe(true);
  expect(same(lines(6), known)).toBe(false);
});

it('a month looked at again from the end is what it was', () => {
  const { table, months } = gameOf('SBE9, every rule, 49 months');
  const june = months.get(13);
  if (!june) throw new Error('no June 1942');
  const state = fold(table.setUp, jump(table.journal, june.head));
  const context = contextOf({ game, scenario: 'SBE9', state, things: table.things });
  expect(context).toMatchObject({ turn: 13, place: 't13/victory', balances: june.state.balances });
});
