import { expect, it } from 'vitest';
import type { Overview } from '#rules/kit/game/overview.ts';
import { cells, recordCells } from '../../ids.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { cityOverview } from './overview.ts';

const rowOf = (overviews: readonly Overview[], table: string, row: string) =>
  overviews.find(({ id }) => id === table)?.rows.find(({ id }) => id === row);

it('PGG-15.11 the objectives are one table, and each choice in it is what its action would book', () => {
  const context = at({
    cells: { [recordCells.control]: { smolensk: 'german' }, [recordCells.line]: { smolensk: 'open' } },
  });
  const [table] = cityOverview(context);
  expect(table?.rows).toHaveLength(12);
  const smolensk = rowOf(cityOverview(context), 'cities', 'smolensk');
  expect(smolensk?.cells[0]).toMatchObject({ strong: true });
  expect(rowOf(cityOverview(context), 'cities', 'vitebsk')?.cells).toMatchObject([
    { strong: false },
    { value: 'soviet' },
    { says: { p: { what: { name: '–' } } } },
    { says: { p: { what: { name: '0' } } } },
  ]);
  for (const cell of smolensk?.cells ?? []) {
    if (!('by' in cell)) continue;
    const action = game.actions.find(({ id }) => id === cell.by.action);
    for (const { value } of cell.choices)
      expect(action?.parse({ ...cell.by.start, [cell.by.field]: value }).ok).toBe(true);
  }
});

it('PGG-15.12 a city that may be recaptured has its action beside it', () => {
  const context = at({ cells: { [recordCells.snapshot]: { orsha: true } } });
  expect(rowOf(cityOverview(context), 'cities', 'orsha')?.form).toEqual({
    action: 'recapture',
    start: { city: 'orsha' },
  });
  expect(rowOf(cityOverview(context), 'cities', 'rzhev')?.form).toBeUndefined();
});

it('PGG-5.1 PGG-12.4 armies placed, divisions with losses and the cups are tables of the whole game', () => {
  const all = (held: Record<string, unknown>) => game.overviews?.(at({ cells: held as never })) ?? [];
  const none = all({});
  expect(none.map(({ id }) => id).toSorted()).toEqual(['armies', 'cities', 'cups', 'german-losses']);
  expect(none.find(({ id }) => id === 'german-losses')?.rows).toEqual([]);
  expect(rowOf(none, 'armies', '16')?.form).toEqual({ action: 'setup-16' });
  const later = all({ [recordCells.setUp]: { 16: true }, [cells.mapRifle]: 5, [cells.outRifle]: 2 });
  expect(rowOf(later, 'armies', '16')?.form).toBeUndefined();
  expect(rowOf(later, 'cups', 'rifle')?.cells.slice(2, 4)).toEqual([
    { count: 5, cell: cells.mapRifle },
    { count: 2, cell: cells.outRifle },
  ]);
  // every cell a table covers is one of the game's
  for (const { covers } of none) for (const id of covers) expect(game.cells.some((cell) => cell.id === id)).toBe(true);
});
