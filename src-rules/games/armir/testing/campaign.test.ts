import { describe, expect, it } from 'vitest';
import { fold } from '#rules/kit/record/fold.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { pathTo } from '#rules/kit/record/path.ts';
import { redo, undo, undoSpan } from '#rules/kit/record/undo.ts';
import { score } from '../chapters/victory/score.ts';
import { audit } from './bookkeeper.ts';
import { type Campaign, campaign } from './campaign.ts';

/** Whole games of invented counters and cards, played through the journal and gone over by a second set of books. */

const games = {
  'a Soviet victory': { seed: 3, drive: 1, choice: ['cir', 'donetz'], options: { amb58: 'apart' } },
  'an Axis victory, with other rulings': {
    seed: 3,
    options: { amb04: 'unit', amb07: 'after', amb34: 'combat', amb50: 'motorised' },
  },
  'a Soviet that spends its impetus': { seed: 2, drive: 0, spends: true },
} as const;
const names = ['a Soviet victory', 'an Axis victory, with other rulings', 'a Soviet that spends its impetus'] as const;

const played = new Map<string, Campaign>();
/** Each is played once, by the first test that wants it. */
const gameOf = (called: keyof typeof games): Campaign => {
  const found = played.get(called) ?? campaign(games[called]);
  played.set(called, found);
  return found;
};
const audited = new Map<Campaign, ReturnType<typeof audit>>();
const booksOf = (game: Campaign) => {
  const found = audited.get(game) ?? audit(game);
  audited.set(game, found);
  return found;
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe.each(names)('%s', (called) => {
  it('ARMIR-16.2a ARMIR-16.4a ARMIR-16.4b ARMIR-10.2a ARMIR-16.3b the books of PA, PS, guns, garrison and steps balance at every entry', () => {
    const game = gameOf(called);
    const books = booksOf(game);
    expect(books.faults).toEqual([]);
    expect(books).toMatchObject({ ps: game.table.state.balances.ps, pa: game.table.state.balances.pa });
    for (const what of ['airports', 'guns-set', 'combat', 'bombard', 'cir-roll', 'tem-die'])
      expect(books.read).toHaveProperty(what);
  });

  it('ARMIR-17.1.1a ARMIR-17.1.1b ARMIR-17.1.2 ARMIR-17.1.3 ARMIR-17.2 comes to the verdict that is counted by hand', () => {
    const game = gameOf(called);
    const { net, soviet } = booksOf(game);
    const { total, levels, final } = score(game.table.context);
    expect(final).toBe(true);
    expect(levels.find(({ here }) => here)?.msg.id).toBe(soviet ? 'armir.level.soviet' : 'armir.level.axis');
    expect(soviet).toBe(called === 'a Soviet victory');
    // a game that ends at once is decided without its objectives
    if (game.turns.size === 6) expect(total.points).toBe(net);
  });

  it('is told again by its entries: folded, and with every standing rule at work anew', () => {
    const { table, turns } = gameOf(called);
    const copy: Journal = JSON.parse(JSON.stringify(table.journal));
    expect(same(fold(table.setUp, copy), table.state)).toBe(true);
    expect(table.replayed).toEqual(table.state);
    for (const { head, state } of turns.values()) expect(fold(table.setUp, { ...copy, head })).toEqual(state);
  });

  it('is undone to the set-up and redone to its end, entry by entry and turn by turn', () => {
    const { table, turns } = gameOf(called);
    let journal = table.journal;
    let entries = 0;
    for (; journal.head !== null; entries += 1) journal = undo(journal);
    expect(fold(table.setUp, journal)).toEqual(fold(table.setUp, { lines: [], head: null }));
    for (let i = 0; i < entries; i += 1) journal = redo(journal);
    expect(journal.head).toBe(table.journal.head);
    let undone = 0;
    for (; journal.head !== null; undone += 1) journal = undoSpan(journal, pathTo(journal).at(-1)?.spans[0] ?? '');
    expect(undone).toBeGreaterThanOrEqual(turns.size);
    for (let i = 0; i < undone; i += 1) journal = redo(journal);
    expect(same(fold(table.setUp, journal), table.state)).toBe(true);
  });
});

it('ARMIR-17.2 the games of six turns end with the sixth, with something of everything in them', () => {
  const all = names.slice(0, 2).map(gameOf);
  for (const { table, turns } of all) {
    expect(table.place).toBe('end');
    expect([...turns.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  }
  const done = new Set(all.flatMap(({ deeds }) => deeds.map(({ action }) => action)));
  for (const one of [
    'initiative-buy',
    'air-die',
    'replacement',
    'place-control',
    'kantemirovka',
    'tem-enter',
    'attrition',
  ])
    expect(done).toContain(one);
  const thrown = new Set(all.flatMap(({ fought }) => fought.map(({ calc }) => calc)));
  expect([...thrown].sort()).toEqual(['bombard', 'combat', 'tem-attack']);
});

it('ARMIR-17a a Soviet without impetus has lost at once', () => {
  const { table, turns } = gameOf('a Soviet that spends its impetus');
  expect(table.state.balances.ps).toBe(0);
  expect(table.place).toBe('end');
  expect(turns.size).toBeLessThan(4);
  expect(score(table.context)).toMatchObject({ final: true });
});

it('is another game with another seed, and the same with the same', () => {
  const lines = (seed: number) => campaign({ seed, drive: 0, spends: true }).table.journal.lines;
  const known = gameOf('a Soviet that spends its impetus').table.journal.lines;
  expect(same(lines(2), known)).toBe(true);
  expect(same(lines(5), known)).toBe(false);
});
