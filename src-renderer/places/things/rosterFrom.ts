import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { asCell } from '../../host/clip.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import { rosterWith } from '../../host/thingsData.ts';

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/**
 * A spreadsheet's rows over the roster: entries are found by their name, new names become new entries. A name the sheet
 * itself has twice stays twice: which row is meant is the players' to say.
 */
export const rosterFrom = (
  spec: RosterSpec,
  roster: RosterData,
  rows: readonly (readonly string[])[],
  columns: readonly GridColumn[],
): RosterData | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const found = first.map((cell) =>
    columns.findIndex((column) => plain(column.label) === plain(cell) || plain(column.key) === plain(cell)),
  );
  const headed = found.some((at) => at >= 0);
  const order = headed ? found : columns.map((_, i) => i);
  const taken = new Set<string>();
  let next = roster;
  for (const row of headed ? rows.slice(1) : rows) {
    const title = row[order.indexOf(0)]?.trim();
    if (!title) continue;
    const at = taken.has(plain(title)) ? -1 : next.units.findIndex((unit) => plain(unit.name) === plain(title));
    taken.add(plain(title));
    const target = at < 0 ? next.units.length : at;
    next = rosterWith(
      spec,
      next,
      row.flatMap((text, i) => {
        const col = order[i] ?? -1;
        const column = columns[col];
        return column && text.trim() !== '' ? [{ row: target, col, text: asCell(column, text) }] : [];
      }),
    );
  }
  return next;
};
