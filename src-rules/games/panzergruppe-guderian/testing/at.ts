import type { Scalar } from '#rules/kit/base/json.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { seen } from '../../../testing/seen.ts';
import { Table } from '../../../testing/table.ts';
import { mixColumns } from '../ids.ts';
import { panzergruppeGuderian as game } from '../index.ts';

export { reach } from '../../../testing/seen.ts';

export const { at, bid, refusal } = seen(game);

export const table = (options: { readonly [id: string]: Scalar } = {}): Table => new Table(game, { options });

/** An invented mix: the real one is on the counters. */
export const mixOf = (
  id: string,
  ...rows: readonly (readonly [strength: string, count: number | '?'])[]
): GridData => ({
  id,
  from: 'typed',
  cols: [mixColumns.strength, mixColumns.count],
  rows: rows.map((_, i) => `r${i}`),
  cells: Object.fromEntries(
    rows.flatMap(([strength, count], i) => [
      [`r${i}/${mixColumns.strength}`, { text: strength }],
      [`r${i}/${mixColumns.count}`, { text: String(count) }],
    ]),
  ),
});
