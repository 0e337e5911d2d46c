import { startOf } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import type { GridData, RosterData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';

/** Tables as players might type them: every cell says the table's own example. The values are invented. */
export const typed = (spec: GridSpec, but: (at: string) => boolean = () => false): GridData => {
  const cols = spec.cols.map((col) => col.key);
  const rows = spec.rows === 'growing' ? ['1', '2', '3'] : spec.rows.map((row) => row.key);
  const cells = Object.fromEntries(
    rows.flatMap((row) =>
      cols.flatMap((col) => {
        const text = textFor(spec, col, row);
        return text === undefined || but(`${row}/${col}`) ? [] : [[`${row}/${col}`, { text }] as const];
      }),
    ),
  );
  return { id: spec.id, cols, rows, cells, from: 'typed' };
};

/**
 * A text the table's grammar knows: its example, or a part of it. A growing table lists things with their numbers: each
 * row another thing, a few of each.
 */
const textFor = (spec: GridSpec, col: string, row: string): string | undefined => {
  const at = spec.cols.findIndex((one) => one.key === col);
  const words = spec.example.split(/[\s,;|/]+/);
  const fits = (text: string | undefined): text is string =>
    text !== undefined && new RegExp(`^(?:${spec.pattern})$`).test(text) && spec.parse(text) !== undefined;
  const first = spec.rows === 'growing' ? (at === 0 ? [spec.example.replace(/\d+/, row)] : [row]) : [];
  return [...first, words[at], spec.example, ...words, row].find(fits);
};

export const listed = (spec: RosterSpec): RosterData => ({
  id: spec.id,
  units: spec.known.map((unit) => ({ ...unit, values: { ...plain(startOf(spec.fields)), ...unit.values } })),
});
const plain = (values: object): RosterData['units'][number]['values'] => JSON.parse(JSON.stringify(values));

interface Typed {
  readonly none: PlayerData;
  readonly all: PlayerData;
  readonly hole: PlayerData;
}
const made = new WeakMap<Game, Typed>();
/** What players may have typed: nothing, all of it, or all but one cell of each table. */
export const thingsOf = (game: Game): Typed => {
  const known = made.get(game) ?? typedFor(game);
  made.set(game, known);
  return known;
};
const typedFor = (game: Game): Typed => {
  const rosters = Object.fromEntries(game.rosters.map((spec) => [spec.id, listed(spec)]));
  const tables = (hole: boolean) =>
    Object.fromEntries(
      game.tables.map((spec) => {
        const grid = typed(spec);
        const first = Object.keys(grid.cells)[0];
        return [spec.id, hole ? typed(spec, (at) => at === first) : grid];
      }),
    );
  return { none: {}, all: { tables: tables(false), rosters }, hole: { tables: tables(true), rosters } };
};
