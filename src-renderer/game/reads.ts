import type { Around } from '#rules/kit/around.ts';
import type { Json, JsonObject } from '#rules/kit/value.ts';

/** parts of `Around` whose members are noted one by one */
const maps = ['options', 'cells', 'balances', 'marks', 'ticks', 'tables', 'rosters'] as const;
type MapName = (typeof maps)[number];
const isMap = (key: string): key is MapName => maps.some((map) => map === key);

/**
 * Notes what a calculation reads of the game, so that its first entry can keep just that: a cell or a unit corrected
 * later never changes an old fight, and a fight's entry does not carry every table of the library.
 */
export const noting = (around: Around) => {
  const read = new Map<MapName, Set<string>>();
  const noted = (map: MapName) => {
    const keys = new Set<string>();
    const members: Readonly<Record<string, unknown>> = around[map];
    read.set(map, keys);
    return new Proxy(members, {
      get(target, key) {
        if (typeof key === 'string') keys.add(key);
        return Reflect.get(target, key);
      },
      ownKeys(target) {
        for (const key of Object.keys(target)) keys.add(key);
        return Reflect.ownKeys(target);
      },
    });
  };
  const watched: Around = {
    ...around,
    ...Object.fromEntries(maps.map((map) => [map, noted(map)])),
  };
  return {
    around: watched,
    /** the slice that was read, as plain data */
    get slice(): JsonObject {
      const slice: Record<string, Json> = { scenario: around.scenario, turn: around.turn, place: around.place };
      for (const [map, keys] of read) {
        const members: Readonly<Record<string, unknown>> = around[map];
        const kept = Object.fromEntries([...keys].filter((key) => Object.hasOwn(members, key)).map((key) => [key, members[key]]));
        if (Object.keys(kept).length) slice[map] = JSON.parse(JSON.stringify(kept));
      }
      return slice;
    },
  };
};

const nothing: Around = {
  scenario: '',
  options: {},
  turn: 1,
  place: '',
  cells: {},
  balances: {},
  marks: {},
  ticks: {},
  tables: {},
  rosters: {},
};

/** What a recorded fight saw of the game, to go on with it. */
export const asItWas = (slice: JsonObject): Around => ({ ...nothing, ...slice });
