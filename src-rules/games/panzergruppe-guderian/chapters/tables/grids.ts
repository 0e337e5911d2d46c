import type { GridData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { hexesColumn, maColumn, mixColumns, tables } from '../../ids.ts';
import { hexesPattern, readHexes, usualMa } from '../../model/playersTables.ts';
import { areas, type CounterPool, presetAreas } from '../../model/schedule.ts';
import { type Printed, readPrinted } from '../../model/units.ts';
import { msg } from './msg.ts';

/** Rows of a growing mix with both cells readable. */
export const mixRows = (
  grid: GridData,
): readonly { readonly strength: Printed; readonly text: string; readonly count: number }[] =>
  grid.rows.flatMap((row) => {
    const text = grid.cells[`${row}/${mixColumns.strength}`]?.text.trim() ?? '';
    const counted = grid.cells[`${row}/${mixColumns.count}`]?.text.trim() ?? '';
    const strength = readPrinted(text);
    return strength && /^[0-9]{1,3}$/.test(counted) ? [{ strength, text, count: Number(counted) }] : [];
  });

/** 12.3: exactly two rifle counters are 0-1-6. */
const zeroOne = { text: '0-1-6', count: 2 } as const;

/** 5.1 and 16.1: the schedules ask for so many without a single redraw; 14.11 and 14.21 come on top. */
const scheduled: Readonly<Record<CounterPool, number>> = { rifle: 88, armor: 11 };

const mix = (pool: CounterPool): GridSpec<Printed | number> => ({
  id: pool === 'rifle' ? tables.mixRifle : tables.mixArmor,
  msg: pool === 'rifle' ? msg('pgg.table.mixRifle') : msg('pgg.table.mixArmor'),
  about: pool === 'rifle' ? msg('pgg.table.mixRifle.about') : msg('pgg.table.mixArmor.about'),
  rule: '12.1',
  cols: [
    { key: mixColumns.strength, msg: msg('pgg.table.strength') },
    { key: mixColumns.count, msg: msg('pgg.table.count') },
  ],
  rows: 'growing',
  pattern: '^([0-9]{1,2}-[0-9]{1,2}-[0-9]{1,2}|[0-9]{1,3})$',
  example: '6-8-6',
  parse: (text) => (/^[0-9]{1,3}$/.test(text) ? Number(text) : readPrinted(text)),
  notes: (grid) => {
    const rows = mixRows(grid);
    if (rows.length === 0) return [];
    const sum = rows.reduce((total, row) => total + row.count, 0);
    const zeroOnes = rows.filter((row) => row.text === zeroOne.text).reduce((total, row) => total + row.count, 0);
    const twice = rows.find((row, i) => rows.findIndex((other) => other.text === row.text) !== i);
    return [
      msg('pgg.table.sum', { count: sum }),
      ...(sum < scheduled[pool] ? [msg('pgg.table.few', { n: sum, count: scheduled[pool] })] : []),
      ...(pool === 'rifle' && zeroOnes !== zeroOne.count
        ? [msg('pgg.table.zeroOne', { n: zeroOnes, count: zeroOne.count })]
        : []),
      ...(twice ? [msg('pgg.table.twice', { what: { name: twice.text } })] : []),
    ];
  },
});

/** N04: allowances by type; a single counter's own is in its strength or on the map. */
const movement: GridSpec<number> = {
  id: tables.sovietMa,
  msg: msg('pgg.table.sovietMa'),
  about: msg('pgg.table.sovietMa.about'),
  rule: '3.4',
  cols: [{ key: maColumn, msg: msg('pgg.table.ma') }],
  rows: [
    { key: 'rifle', msg: msg('pgg.pool.rifle') },
    { key: 'armor', msg: msg('pgg.pool.armor') },
  ],
  pattern: '^[0-9]{1,2}$',
  example: '6',
  parse: (text) => (/^[0-9]{1,2}$/.test(text) ? Number(text) : undefined),
  preset: { [`rifle/${maColumn}`]: String(usualMa.rifle), [`armor/${maColumn}`]: String(usualMa.armor) },
};

/** N07, A25: the hexes of the German entry areas; the text spells out B alone, and leaves 0111 to the map. */
const entryAreas: GridSpec<readonly string[]> = {
  id: tables.areas,
  msg: msg('pgg.table.areas'),
  about: msg('pgg.table.areas.about'),
  rule: '14.3',
  cols: [{ key: hexesColumn, msg: msg('pgg.table.hexes') }],
  rows: areas.map((area) => ({ key: area, msg: msg('pgg.table.area', { what: name(area) }) })),
  pattern: hexesPattern,
  example: '0101-0110 0112',
  parse: readHexes,
  preset: Object.fromEntries(Object.entries(presetAreas).map(([area, text]) => [`${area}/${hexesColumn}`, text])),
};

export const tableSpecs: readonly GridSpec[] = [mix('rifle'), mix('armor'), movement, entryAreas];
