import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { games } from '#rules/games/registry.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { fold } from '#rules/kit/record/fold.ts';
import { undo } from '#rules/kit/record/undo.ts';
import { playsOf, tableOf } from './play.ts';
import type { Table } from './table.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Everything undone is the start, everything redone the end, and both are what a file holds. What is not so, in words. */
export const backAndForth = (table: Table): readonly string[] => {
  const { journal, state, setUp } = table;
  const wrong: string[] = [];
  const check = (what: string, ok: boolean): void => {
    if (!ok) wrong.push(what);
  };
  check('the state is not what its JSON says', isDeepStrictEqual(copied(state), state));
  check('the journal in JSON gives another state', isDeepStrictEqual(fold(copied(setUp), copied(journal)), state));
  let steps = 0;
  for (; undo(table.journal) !== table.journal; steps += 1) table.undo();
  check('all undone, it is not the start', isDeepStrictEqual(table.state, fold(setUp, { lines: [], head: null })));
  for (; steps > 0; steps -= 1) table.redo();
  check('all redone, it is not the end', table.journal.head === journal.head && isDeepStrictEqual(table.state, state));
  return wrong;
};

/** What `npm run torture` does with every game: random deeds, `n` sequences of them. */
export interface Deeds {
  readonly game: string;
  readonly times: number;
  readonly entries: number;
  readonly wrong: readonly string[];
}
export const deedsOf = (game: Game, n: number, seed: number): Deeds => {
  const wrong: string[] = [];
  let entries = 0;
  // by the hundred: what is drawn at once is held at once
  for (let done = 0; done < n; done += 100) {
    const drawn = fc.sample(playsOf(game, 40, 'max'), { numRuns: Math.min(100, n - done), seed: seed + done });
    for (const [i, played] of drawn.entries()) {
      const table = tableOf(game, played);
      entries += table.journal.lines.length;
      wrong.push(...backAndForth(table).map((one) => `${game.id}, sequence ${done + i + 1}: ${one}`));
    }
  }
  return { game: game.id, times: n, entries, wrong };
};
export const deeds = (n: number, seed: number): readonly Deeds[] => games.map((game) => deedsOf(game, n, seed));
