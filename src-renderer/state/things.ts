import { isRecord } from '#rules/kit/base/json.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import type { Line, SetUp } from '#rules/kit/record/journal.ts';
import type { GridData, RosterData } from '#rules/kit/record/playerData.ts';

/**
 * What a host sends of a saved game, narrowed. The host has checked every fact when it read the file; here only the
 * shape is looked at, so that ten thousand entries open at once.
 */

const isGrid = (value: unknown): value is GridData =>
  isRecord(value) && Array.isArray(value.cols) && Array.isArray(value.rows) && isRecord(value.cells);

const isRoster = (value: unknown): value is RosterData => isRecord(value) && Array.isArray(value.units);

/** A drawn map. What it says is checked when it is drawn or imported; here a file of something else is kept out. */
const isSheet = (value: unknown): value is Sheet =>
  isRecord(value) &&
  isRecord(value.grid) &&
  isRecord(value.grid.numbering) &&
  [value.hexes, value.sides, value.links, value.boxes].every(isRecord);

const isLine = (value: unknown): value is Line =>
  isRecord(value) && typeof value.id === 'string' && (Array.isArray(value.facts) || Array.isArray(value.fix));

export const areLines = (values: readonly unknown[]): values is readonly Line[] => values.every(isLine);

export const isSetUp = (value: unknown): value is SetUp =>
  isRecord(value) &&
  isRecord(value.cells) &&
  isRecord(value.balances) &&
  isRecord(value.options) &&
  isRecord(value.place);

/** The tables, rosters and maps a game uses: `table:<id>`, `roster:<id>`, `sheet:<id>`, each with its checksum. */
export const thingsOf = (raw: Readonly<Record<string, unknown>>): PlayerData => {
  const tables: Record<string, GridData> = {};
  const rosters: Record<string, RosterData> = {};
  const sheets: Record<string, Sheet> = {};
  for (const [key, value] of Object.entries(raw)) {
    const [kind = '', id = ''] = key.split(/:(.*)/s);
    const data = isRecord(value) ? value.data : undefined;
    if (kind === 'table' && isGrid(data)) tables[id] = data;
    if (kind === 'roster' && isRoster(data)) rosters[id] = data;
    if (kind === 'sheet' && isSheet(data)) sheets[id] = data;
  }
  return { tables, rosters, sheets };
};
