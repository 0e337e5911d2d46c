import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';
import { startOfField } from '#rules/kit/forms/parse.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { dice, randomSheet } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { thingsOf } from './things.ts';

export interface Scene {
  readonly board: Board;
  readonly context: Context;
}

/** A random small map of the game with counters of all kinds thrown on it: the same for the same seed. */
export const sceneOf = (game: Game, map: MapSpec, seed: number): Scene | undefined => {
  const roll = dice(seed);
  const preset = map.sheet.presets[0];
  if (!preset) return undefined;
  // tall enough for the numbers rules speak of, narrow enough that lines meet
  const grid = { ...preset.grid, columns: 4 + Math.floor(roll() * 6), rows: 22 };
  const sheet = randomSheet(map.sheet, seed, { grid, drawn: 0.95 });
  const things = thingsOf(game).all;
  // what a roster says of its units is thrown, too: how far a leader reaches …
  const rosters = Object.fromEntries(
    Object.entries(things.rosters ?? {}).map(([id, roster]) => {
      const counts = Object.entries(game.rosters.find((spec) => spec.id === id)?.fields ?? {}).flatMap(
        ([key, field]) => (field.kind === 'count' ? [{ key, max: field.max }] : []),
      );
      const units = roster.units.map((unit) => ({
        ...unit,
        values: {
          ...unit.values,
          ...Object.fromEntries(counts.map(({ key, max }) => [key, Math.min(max, 1 + Math.floor(roll() * 6))])),
        },
      }));
      return [id, { ...roster, units }];
    }),
  );
  const hexes = Object.keys(sheet.hexes);
  const persons = map.pieces.flatMap((kind) =>
    kind.roster === undefined
      ? Array.from({ length: 12 }, (_, i) => `${kind.id}#${i + 1}`)
      : (rosters[kind.roster]?.units ?? []).filter((unit) => kind.of?.(unit.values) ?? true).map(({ id }) => id),
  );
  // a dozen at least: too few counters cut nobody off
  const share = Math.max(0.25, 12 / persons.length);
  const standing = persons
    .filter(() => roll() < share)
    .map((id) => [id, hexes[Math.floor(roll() * hexes.length)] ?? ''] as const);
  const context = {
    ...contextWithoutGame(game, { ...things, rosters }),
    cells: { [map.at]: Object.fromEntries(standing) },
  };
  return { board: boardOf(sheet, map.sheet), context };
};

/** The same record with what the facts set. */
export const noting = (context: Context, facts: readonly Fact[]): Context => {
  const cells = new Map(Object.entries(context.cells));
  for (const fact of facts) {
    if (fact.kind !== 'set' || fact.key === undefined) continue;
    const had = cells.get(fact.cell);
    const left = Object.entries(typeof had === 'object' ? had : {}).filter(([key]) => key !== fact.key);
    cells.set(fact.cell, Object.fromEntries(fact.value === null ? left : [...left, [fact.key, fact.value]]));
  }
  return { ...context, cells: Object.fromEntries(cells) };
};

/** Which figures of a row no list has and nobody typed. */
const isOpen = (field: Field, value: Json): boolean =>
  ['count', 'faces', 'top'].includes(field.kind) && same(value, startOfField(field));
/** A fight whose rows have the figures that nobody typed as `draw` gives them; strengths as printed, step by step. */
export const valued = (
  { fields }: Pick<Calculator, 'fields'>,
  input: JsonObject,
  draw: (open: Fields, row: JsonObject, n: number) => JsonObject,
): JsonObject => {
  const rowFor = (of: Fields, row: JsonObject, n: number): JsonObject => {
    const open = Object.entries(of).filter(([key, field]) => isOpen(field, row[key] ?? null));
    const printed = Object.entries(of).filter(([key, { kind, big }]) => kind === 'text' && big && row[key] === '');
    return {
      ...row,
      ...Object.fromEntries(printed.map(([key]) => [key, '6 4'])),
      ...draw(Object.fromEntries(open), row, n),
    };
  };
  return Object.fromEntries(
    Object.entries(input).map(([id, value]): readonly [string, Json] => {
      const field = fields[id];
      return [id, field?.kind === 'rows' ? asRows(value).map((row, n) => rowFor(field.fields, row, n)) : value];
    }),
  );
};
