import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { below, chance, one, type Seed, seedOf, some } from './chance.ts';
import type { Words } from './inputs.ts';

/** The notes of a game that random stands bear, by what they are noted on. */
const known: { readonly [game: string]: { readonly units: readonly string[]; readonly hexes: readonly string[] } } = {
  'panzergruppe-guderian': {
    units: ['attacked', 'retreated', 'advanced', 'disrupted', 'arrived'],
    hexes: ['wasAttacked'],
  },
  'roads-to-leningrad': {
    units: ['fought', 'refused', 'reacted', 'retreated', 'leaves', 'enters', 'again', 'recovered'],
    hexes: ['declared', 'noRetreat', 'airfield'],
  },
  armir: { units: ['retreated', 'attacked', 'supported'], hexes: ['bombarded', 'airSupply', 'corpsDie', 'attrited'] },
  'blocks-in-the-east': { units: ['advanced', 'disbanded', 'thawed', 'reinforcement-put-off'], hexes: ['battles'] },
};

/** Notes on units and hexes: most of them plain, some with a hex, until the present place is left. */
export const marksOf = (game: Game, seed: Seed, words: Words, place: string): JsonObject => {
  const { units = [], hexes = [] } = known[game.id] ?? {};
  const noted = (mark: string, keys: readonly string[]): readonly (readonly [string, Json])[] => {
    const at = seedOf(seed, mark);
    const on = some(at, keys, chance(at, 0.5) ? 0.08 : 0);
    const takes = game.marks?.find(({ id }) => id === mark)?.takes;
    const said = (key: string): Json =>
      below(seedOf(at, key, 'value'), 3) === 0 ? (one(seedOf(at, key), words.hexes) ?? true) : true;
    // of the kind the game reads: any other is refused
    const value = (key: string): Json => {
      if (takes === undefined) return said(key);
      if (takes === 'count') return 1 + below(seedOf(at, key, 'count'), 3);
      return takes === 'list' ? [key] : (one(seedOf(at, key, 'one'), takes) ?? '');
    };
    const marks = on.map((key) => [key, { value: value(key), ...(place === '' ? {} : { until: place }) }] as const);
    return marks.length > 0 ? [[mark, Object.fromEntries(marks)]] : [];
  };
  return Object.fromEntries([
    ...units.flatMap((mark) => noted(mark, words.ids)),
    ...hexes.flatMap((mark) => noted(mark, words.hexes)),
  ]);
};
