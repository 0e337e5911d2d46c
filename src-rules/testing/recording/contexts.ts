import type { Json, JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { CellKey, CellSpec } from '#rules/kit/game/specs.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { entriesAt, fold } from '#rules/kit/record/fold.ts';
import type { Journal, SetUp } from '#rules/kit/record/journal.ts';
import type { GridData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { placesOf } from '#rules/kit/sequence/walker.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { listed, typed } from '../things.ts';
import { below, chance, one, type Seed, seedOf, some } from './chance.ts';
import { drawn, type Words } from './inputs.ts';
import { marksOf } from './marks.ts';
import { sheetOf } from './sheets.ts';

/** A stand of a game, as a script tells it, with the map that lies beside it. */
export interface Stand {
  readonly context: JsonObject;
  readonly sheet?: Sheet;
  readonly words: Words;
}

/** A played game as it was saved (see `testing/golden`). */
export interface Golden {
  readonly setUp: SetUp;
  readonly journal: Journal;
}

const randomStands = 96;
const goldenStands = 16;

/** The same stands for ever: invented ones, drawn from what the game declares, and those a saved game came through. */
export const standsOf = (game: Game, golden?: Golden): readonly Stand[] => [
  ...Array.from({ length: randomStands }, (_, at) => standOf(game, seedOf(1941, game.id, at))),
  ...(golden ? stood(game, golden) : []),
];

const stood = (game: Game, { setUp, journal }: Golden): readonly Stand[] => {
  const heads = entriesAt(journal).map(({ entry }) => entry.id);
  return Array.from({ length: goldenStands }, (_, at): Stand => {
    const head = heads[Math.floor(((at + 1) * heads.length) / goldenStands) - 1] ?? null;
    const { cells, balances, marks, options, place } = fold(setUp, { ...journal, head });
    const rosters = Object.fromEntries(game.rosters.map((spec) => [spec.id, listed(spec)]));
    const context = {
      scenario: scenarioOf(game, setUp),
      options,
      turn: place.turn,
      place: place.path,
      cells,
      balances,
      marks,
      tables: tablesOf(game, 'all', 0),
      rosters: plain(rosters),
    };
    return { context: plainObject(context), words: wordsOf(game, undefined, {}, 0) };
  });
};
/** A saved game's envelope names the scenario; of the set-up alone, the one that begins like it. */
const scenarioOf = (game: Game, { place }: SetUp): string =>
  game.scenarios.find(({ id }) => game.setUp({ scenario: id, options: {} }).place.path === place.path)?.id ??
  game.scenarios[0]?.id ??
  '';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const plainObject = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

const standOf = (game: Game, seed: Seed): Stand => {
  const scenario = one(seedOf(seed, 'scenario'), game.scenarios, ({ id }) => id);
  const [first, last] = [scenario?.first ?? 1, scenario?.turns ?? 1];
  const turn = first + below(seedOf(seed, 'turn'), last - first + 1);
  const units = below(seedOf(seed, 'units'), 4) === 0 ? {} : rostersOf(game, seed);
  const sheet =
    game.map && below(seedOf(seed, 'drawn'), 3) > 0 ? sheetOf(game.map.sheet, seedOf(seed, 'sheet')) : undefined;
  const words = wordsOf(game, sheet, units, seed);
  const place = one(seedOf(seed, 'place'), placesOf(game.sequence, turn));
  const tables = below(seedOf(seed, 'tables'), 6);
  const kind =
    tables < 2 ? 'none' : tables < 4 ? 'all' : tables < 5 ? 'hole' : below(seedOf(seed, 'odd'), 8) > 0 ? 'all' : 'odd';
  const context = {
    scenario: scenario?.id ?? '',
    options: optionsOf(game, seed),
    turn,
    ...(below(seedOf(seed, 'placed'), 6) > 0 && place !== undefined ? { place } : {}),
    ...(below(seedOf(seed, 'cells'), 6) > 0 ? { cells: cellsOf(game, seed, words) } : {}),
    ...(below(seedOf(seed, 'balances'), 4) > 0 ? { balances: balancesOf(game, seed) } : {}),
    ...(below(seedOf(seed, 'marks'), 2) > 0 ? { marks: marksOf(game, seedOf(seed, 'mark'), words, place ?? '') } : {}),
    ...(kind === 'none' ? {} : { tables: tablesOf(game, kind, seed) }),
    rosters: Object.fromEntries(Object.entries(units).map(([id, list]) => [id, { units: list }])),
  };
  return { context: plainObject(context), words, ...(sheet ? { sheet } : {}) };
};

const optionsOf = (game: Game, seed: Seed): JsonObject => {
  const kind = below(seedOf(seed, 'options'), 3);
  if (kind === 0) return {};
  // a few of them, or each of them
  const chosen = some(seedOf(seed, 'option'), game.options, kind === 1 ? 0.15 : 1, ({ id }) => id);
  return Object.fromEntries(
    chosen.flatMap(({ id, choices }) => {
      const choice = one(seedOf(seed, 'choice', id), choices, ({ value }) => String(value));
      return choice ? [[id, choice.value]] : [];
    }),
  );
};

/** Units known by name with what is stated of them, and a few invented ones; some values are typed, some not. */
const rostersOf = (game: Game, seed: Seed): Words['units'] =>
  Object.fromEntries(game.rosters.map((spec) => [spec.id, unitsOf(spec, seedOf(seed, 'roster', spec.id))]));

const unitsOf = (spec: RosterSpec, seed: Seed): readonly RosterUnit[] => {
  const added = spec.known.length > 0 && spec.side === undefined ? 0 : 6;
  const invented = Array.from({ length: added }, (_, at) => ({
    id: `x-${spec.id}-${at + 1}`,
    name: `${spec.id} ${at + 1}`,
    values: {},
  }));
  const words: Words = { hexes: ['0101', '0204'], ids: [], names: [], units: {} };
  return [...listed(spec).units, ...invented].map((unit) => {
    const at = seedOf(seed, unit.id);
    const values = Object.entries(spec.fields).flatMap(([key, field]) => {
      if (field.kind === 'rows' || field.kind === 'text' || chance(seedOf(at, key, 'as stated'), 0.35)) return [];
      return [[key, drawn(field, seedOf(at, key), words)] as const];
    });
    return { ...unit, values: { ...unit.values, ...(Object.fromEntries(values) as RosterUnit['values']) } };
  });
};

const tablesOf = (game: Game, kind: 'all' | 'hole' | 'odd', seed: Seed): JsonObject =>
  Object.fromEntries(game.tables.map((spec) => [spec.id, plain(given(typedOf(spec, kind, seedOf(seed, spec.id))))]));
const typedOf = (spec: GridSpec, kind: 'all' | 'hole' | 'odd', seed: Seed): GridData => {
  const whole = typed(spec);
  const at = one(seed, Object.keys(whole.cells));
  if (kind === 'all' || at === undefined) return whole;
  if (kind === 'hole') return typed(spec, (cell) => cell === at);
  return { ...whole, cells: { ...whole.cells, [at]: { text: 'nobody knows' } } };
};
/** As a script gives it. */
const given = ({ cols, rows, cells }: GridData) => ({ cols, rows, cells });

const balancesOf = (game: Game, seed: Seed): JsonObject =>
  Object.fromEntries(
    some(seedOf(seed, 'balance'), game.accounts, 0.7, ({ id }) => id).map(({ id, min = 0, max = 40 }) => [
      id,
      min + below(seedOf(seed, 'balance', id), Math.min(max - min, 40) + 1),
    ]),
  );

/** The counters that may lie on the map. */
const personsOf = (game: Game, units: Words['units']): readonly string[] =>
  (game.map?.pieces ?? []).flatMap((kind) =>
    kind.roster === undefined
      ? Array.from({ length: 8 }, (_, i) => `${kind.id}#${i + 1}`)
      : (units[kind.roster] ?? []).filter((unit) => kind.of?.(plainObject(unit.values)) ?? true).map(({ id }) => id),
  );

const wordsOf = (game: Game, sheet: Sheet | undefined, units: Words['units'], seed: Seed): Words => {
  const grid = game.map?.sheet.presets[0]?.grid;
  const numbers = sheet
    ? Object.keys(sheet.hexes)
    : grid
      ? latticeOf({ ...grid, columns: 6, rows: 22 }).numbers
      : ['0101', '0102'];
  // few enough that counters meet
  const hexes = [...numbers].sort((a, b) => seedOf(seed, a) - seedOf(seed, b)).slice(0, 24);
  const known = game.rosters.flatMap((spec) => units[spec.id] ?? spec.known);
  return {
    hexes,
    ids: [...new Set([...known.map(({ id }) => id), ...personsOf(game, units)])],
    names: [...new Set([...known.map(({ name }) => name), ...(game.map?.sheet.names ?? [])])],
    units,
  };
};

const keysOf = (cell: CellSpec, game: Game, words: Words): readonly string[] => {
  const named = (list: readonly CellKey[]) => list.map(({ key }) => key);
  if (!cell.keys) return [];
  if (!('pattern' in cell.keys)) return named(cell.keys);
  const { pattern, rosters, known = [] } = cell.keys;
  const fits = new RegExp(pattern);
  const units = rosters?.flatMap((id) => (words.units[id] ?? []).map((unit) => unit.id));
  const sides = game.sides.flatMap(({ id }) => [id, `t2/${id}`, `t3/${id}`]);
  const marks = ['1', '2', '3', '2-2-6', '4-4-6', '1 2-2-6', '1.iii.1', '2.a.1', 'GER-red-1', 'SOV-blue-2'];
  const free = units && units.length > 0 ? units : [...words.hexes, ...words.ids, ...words.names, ...sides, ...marks];
  return [...new Set([...named(known), ...free.filter((key) => fits.test(key))])];
};

const cellsOf = (game: Game, seed: Seed, words: Words): JsonObject => {
  // how much has been noted: a little, or a good deal
  const much = below(seedOf(seed, 'much'), 2) === 0 ? 0.12 : 0.4;
  return Object.fromEntries(
    game.cells.flatMap((cell): readonly (readonly [string, Json])[] => {
      const at = seedOf(seed, 'cell', cell.id);
      if (cell.id === game.map?.at) return [[cell.id, standing(game, at, words)]];
      if (!cell.keys) return chance(at, much * 2) ? [[cell.id, cellValue(cell, at, words)]] : [];
      const keys = some(at, keysOf(cell, game, words), much);
      return keys.length > 0
        ? [[cell.id, Object.fromEntries(keys.map((key) => [key, cellValue(cell, seedOf(at, key), words)]))]]
        : [];
    }),
  );
};
const standing = (game: Game, seed: Seed, words: Words): JsonObject => {
  const persons = personsOf(game, words.units);
  const there = some(seed, persons, Math.max(0.4, 12 / Math.max(1, persons.length)));
  return Object.fromEntries(there.map((id) => [id, one(seedOf(seed, id, 'at'), words.hexes) ?? '']));
};
const cellValue = (cell: CellSpec, seed: Seed, words: Words): Scalar => {
  if (cell.kind === 'choice') return one(seed, cell.choices ?? [], ({ value }) => value)?.value ?? '';
  if (cell.kind === 'text') return one(seed, [...words.hexes, ...words.ids]) ?? '';
  const { min = 0, max = min + 12 } = cell;
  return min + below(seed, Math.min(max - min, 12) + 1);
};
