import { expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, mixColumns, recordCells, tables } from '../../ids.ts';
import { cupReminders } from './reminders.ts';

/** A mix of five rifle counters, so many of which were drawn; so many lie in the eliminated pile. */
const at = (drawn: number, out: number): Context =>
  ({
    cells: { [recordCells.drawnRifle]: drawn, [cells.outRifle]: out },
    tables: {
      [tables.mixRifle]: {
        id: tables.mixRifle,
        cols: [mixColumns.count],
        rows: ['1'],
        cells: { [`1/${mixColumns.count}`]: { text: '5' } },
        from: 'typed',
      },
    },
  }) as unknown as Context;
const said = (drawn: number, out: number) =>
  cupReminders(at(drawn, out)).map(({ msg, rule, due }) => [msg.id, msg.p?.count, rule, due]);

it('PGG-12.4 PGG-14.14 an empty cup is said: drawn from the eliminated while there are any, then there are none', () => {
  expect(said(4, 3)).toEqual([]);
  expect(said(5, 2)).toEqual([['pgg.remind.pileRifle', 2, '12.4', false]]);
  expect(said(5, 1)).toEqual([['pgg.remind.pileRifle', 1, '12.4', false]]);
  expect(said(5, 0)).toEqual([['pgg.remind.noRifle', undefined, '14.14', true]]);
});
