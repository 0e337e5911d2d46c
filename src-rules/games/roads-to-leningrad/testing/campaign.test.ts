import { describe, expect, it } from 'vitest';
import { fold } from '#rules/kit/record/fold.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { pathTo } from '#rules/kit/record/path.ts';
import { redo, undo, undoSpan } from '#rules/kit/record/undo.ts';
import { score } from '../chapters/victory/score.ts';
import { unmarkedBoard } from './board.ts';
import { type Audit, audit } from './books/audit.ts';
import { type Campaign, campaign, type Plan } from './players.ts';

/** The four scenarios played to their level with invented counters, and gone over by a second set of books. */

const games = {
  'Soltsy, won at once on 15AM': { scenario: 'soltsy', seed: 8, takes: { german: 3, soviet: 0.2 } },
  'Soltsy to 17PM, the weather of history': {
    scenario: 'soltsy',
    seed: 4,
    takes: { german: 0.2, soviet: 2 },
    options: { weather: 'historical', amb25: 'spread', amb12: 'blocked', amb43: 'steps' },
    things: unmarkedBoard,
  },
  'Counterattack at Soltsy': { scenario: 'counterattack', seed: 3, takes: { german: 3, soviet: 0.2 } },
  'Staraya Russa, 22 turns': { scenario: 'staraya-russa', seed: 8, takes: { german: 3, soviet: 0.2 } },
  'Manstein attacks, with other rulings': {
    scenario: 'manstein',
    seed: 5,
    takes: { german: 1, soviet: 1 },
    options: { amb11: 'always', amb16: 'printed', amb17: 'free', amb18: 'always', amb22: 'none' },
  },
} as const satisfies { readonly [called: string]: Plan };
type Called = keyof typeof games;
const names = [
  'Soltsy, won at once on 15AM',
  'Soltsy to 17PM, the weather of history',
  'Counterattack at Soltsy',
  'Staraya Russa, 22 turns',
  'Manstein attacks, with other rulings',
] as const satisfies readonly Called[];
const lastTurns: { readonly [called in Called]: number } = {
  'Soltsy, won at once on 15AM': 5,
  'Soltsy to 17PM, the weather of history': 10,
  'Counterattack at Soltsy': 10,
  'Staraya Russa, 22 turns': 22,
  'Manstein attacks, with other rulings': 19,
};

/** Each is played once, by the first test that wants it. */
const played = new Map<Called, { readonly game: Campaign; readonly books: Audit }>();
const playedOut = (called: Called) => {
  const found = played.get(called);
  if (found) return found;
  const game = campaign(games[called]);
  const made = { game, books: audit(game) };
  played.set(called, made);
  return made;
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const levelOf = (id: string | undefined): string => id?.replace('rtl.level.', '') ?? '';

describe.each(names)('%s', (called) => {
  it('RTL-S1.1 RTL-7.14 RTL-13.12 RTL-15.32 VP, cups, aircraft, points, supply and all counters agree with the second books at every entry', () => {
    const { books, game } = playedOut(called);
    expect(books.faults).toEqual([]);
    expect([...game.turns.keys()].at(-1)).toBe(lastTurns[called]);
    for (const what of ['attack', 'draw', 'cup', 'weather-set', 'command-ready', 'retreat', 'strongpoint'])
      expect(books.read).toHaveProperty(what);
  });

  it('RTL-S1.1 RTL-S1.22 RTL-S3.33 every turn ends with the total and the level that are counted by hand', () => {
    const { books, game } = playedOut(called);
    const { table, turns } = game;
    expect([...turns.keys()]).toEqual([...books.turns.keys()]);
    for (const [turn, { state }] of turns) {
      const context = { ...table.context, ...state, turn, place: state.place.path, past: state.place.past ?? [] };
      const { total, level } = score(context);
      const due = books.turns.get(turn);
      expect({ turn, vp: state.balances.vp, total: total.points, level: levelOf(level?.id) }).toEqual({ turn, ...due });
    }
    expect(table.place).toBe('end');
    expect(score(table.context)).toMatchObject({
      final: true,
      total: { points: books.turns.get(lastTurns[called])?.total },
    });
  });

  it('is told again by its entries: folded, and with every standing rule at work anew', () => {
    const { table, turns } = playedOut(called).game;
    const copy: Journal = JSON.parse(JSON.stringify(table.journal));
    expect(same(fold(table.setUp, copy), table.state)).toBe(true);
    expect(table.replayed).toEqual(table.state);
    const [, middle] = [...turns.values()];
    expect(fold(table.setUp, { ...copy, head: middle?.head ?? null })).toEqual(middle?.state);
  });

  it('is undone to the set-up and redone to its end, entry by entry and turn by turn', () => {
    const { table, turns } = playedOut(called).game;
    let journal = table.journal;
    let entries = 0;
    for (; journal.head !== null; entries += 1) journal = undo(journal);
    expect(fold(table.setUp, journal)).toEqual(fold(table.setUp, { lines: [], head: null }));
    for (let i = 0; i < entries; i += 1) journal = redo(journal);
    expect(journal.head).toBe(table.journal.head);
    let undone = 0;
    for (; journal.head !== null; undone += 1) journal = undoSpan(journal, pathTo(journal).at(-1)?.spans[0] ?? '');
    expect(undone).toBe(turns.size);
    for (let i = 0; i < undone; i += 1) journal = redo(journal);
    expect(same(fold(table.setUp, journal), table.state)).toBe(true);
  });
});

it('RTL-S3.33 one game ends at once with enough VP, the others with their last turn and at different levels', () => {
  const levels = names.map((called) => [...playedOut(called).books.turns.values()].at(-1)?.level);
  expect(levels[0]).toBe('immediate');
  expect(new Set(levels.slice(1)).size).toBeGreaterThan(2);
});

it('has something of everything', () => {
  const all = names.map(playedOut);
  const read = new Set(all.flatMap(({ books }) => Object.keys(books.read)));
  for (const one of [
    'overrun',
    'weather-die',
    'optional-group',
    'arrive',
    'replace',
    'supply-mark',
    'air-ready',
    'air-removal',
    'initiative',
    'first-player',
    'marker-again',
    'markers-gone',
    'combine',
    'army-unit',
    'strongpoint-done',
    'strongpoint-off',
    'bridge',
    'refuse',
    'react',
    'no-retreat',
    'advance',
    'recovery-free',
    'recovery',
    'artillery-ready',
    'activation-off',
    'place-control',
    'immediate-check',
    'soltsy-held',
    'road-hexes',
    'surrounded',
    'redya-crossed',
    'river-line',
  ])
    expect([...read]).toContain(one);
  const asked = new Set(all.flatMap(({ game }) => game.fought.flatMap(({ answers }) => answers.map(({ ask }) => ask))));
  for (const one of ['cas-attacker', 'guns-attacker', 'guns-defender', 'units', 'die', 'shade', 'zoc-check-defender'])
    expect([...asked]).toContain(one);
});

it('RTL-15.32 an attack is undone in one step, with all that it cost', () => {
  const { table, fought } = playedOut('Counterattack at Soltsy').game;
  const [first] = fought.filter(({ calc }) => calc === 'attack');
  const end = table.journal.lines.find(({ id }) => id === first?.line);
  const span = end?.spans.find((one) => one.startsWith('fight:')) ?? '';
  const before = undoSpan({ lines: table.journal.lines, head: end?.id ?? null }, span);
  expect(fold(table.setUp, before)).toEqual(first?.before);
});

it('is another game with another seed, and the same with the same', () => {
  const called = 'Soltsy, won at once on 15AM';
  const lines = (seed: number) =>
    campaign({ ...games[called], seed, until: 't2/strategic/weather' }).table.journal.lines;
  const known = playedOut(called).game.table.journal.lines;
  const again = lines(games[called].seed);
  expect(same(again, known.slice(0, again.length))).toBe(true);
  expect(same(lines(4), again)).toBe(false);
});
