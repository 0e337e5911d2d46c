import type { GridData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { hexesColumn, maColumn, mixColumns, rosters, sides, tables } from './cells-ids.ts';
import type { Division, Pool } from './data/schedule.ts';
import { areas, divisions, leaders, presetAreas } from './data/schedule.ts';
import { hexesPattern, readHexes, usualMa } from './players-tables.ts';
import { t } from './text/speak.ts';
import type { GermanType, Printed } from './units.ts';
import { germanFields, infantryLadder, readPrinted, sovietFields } from './units.ts';
import { unitName } from './words.ts';

/** What the players type once from their own copy: nothing of it is invented here (N01 to N04). */

const typeOf = (division: Division, unit: string): GermanType => {
  switch (division.kind) {
    case 'panzer':
      return division.units[0] === unit ? 'panzer' : 'grenadier';
    case 'motorized':
      return 'motorized';
    case 'infantry':
      return 'infantry';
    case 'cavalry':
      return 'cavalry';
    case 'regiment':
      return 'grenadier';
  }
};

const german: RosterSpec = {
  id: rosters.german,
  msg: t('pgg.roster.german'),
  about: t('pgg.roster.german.about'),
  rule: '16.2',
  side: sides.german,
  fields: germanFields,
  steps: 'steps',
  known: divisions.flatMap((division) =>
    division.units.map((unit) => ({
      id: unit,
      name: unitName(unit),
      // 9.63: the infantry ladder is the only one the rulebook prints
      values: {
        type: typeOf(division, unit),
        division: division.id,
        steps: division.kind === 'infantry' ? infantryLadder : null,
      },
    })),
  ),
};

/** 11.22's example tells Lukin's rating; the others are on the counters. */
const knownRatings: Readonly<Record<string, number>> = { Lukin: 3 };
const soviet: RosterSpec = {
  id: rosters.soviet,
  msg: t('pgg.roster.soviet'),
  about: t('pgg.roster.soviet.about'),
  rule: '10.1',
  side: sides.soviet,
  fields: sovietFields,
  known: leaders.map((leader) => ({
    id: leader,
    name: leader,
    values: { type: 'leader', rating: knownRatings[leader] ?? null },
  })),
};

export const rosterSpecs: readonly RosterSpec[] = [german, soviet];

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
const scheduled: Readonly<Record<Pool, number>> = { rifle: 88, armor: 11 };

const mix = (pool: Pool): GridSpec<Printed | number> => ({
  id: pool === 'rifle' ? tables.mixRifle : tables.mixArmor,
  msg: pool === 'rifle' ? t('pgg.table.mixRifle') : t('pgg.table.mixArmor'),
  about: pool === 'rifle' ? t('pgg.table.mixRifle.about') : t('pgg.table.mixArmor.about'),
  rule: '12.1',
  cols: [
    { key: mixColumns.strength, msg: t('pgg.table.strength') },
    { key: mixColumns.count, msg: t('pgg.table.count') },
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
      t('pgg.table.sum', { count: sum }),
      ...(sum < scheduled[pool] ? [t('pgg.table.few', { n: sum, count: scheduled[pool] })] : []),
      ...(pool === 'rifle' && zeroOnes !== zeroOne.count
        ? [t('pgg.table.zeroOne', { n: zeroOnes, count: zeroOne.count })]
        : []),
      ...(twice ? [t('pgg.table.twice', { what: { name: twice.text } })] : []),
    ];
  },
});

/** N04: allowances by type; a single counter's own is in its strength or on the map. */
const movement: GridSpec<number> = {
  id: tables.sovietMa,
  msg: t('pgg.table.sovietMa'),
  about: t('pgg.table.sovietMa.about'),
  rule: '3.4',
  cols: [{ key: maColumn, msg: t('pgg.table.ma') }],
  rows: [
    { key: 'rifle', msg: t('pgg.pool.rifle') },
    { key: 'armor', msg: t('pgg.pool.armor') },
  ],
  pattern: '^[0-9]{1,2}$',
  example: '6',
  parse: (text) => (/^[0-9]{1,2}$/.test(text) ? Number(text) : undefined),
  preset: { [`rifle/${maColumn}`]: String(usualMa.rifle), [`armor/${maColumn}`]: String(usualMa.armor) },
};

/** N07, A25: the hexes of the German entry areas; the text spells out B alone, and leaves 0111 to the map. */
const entryAreas: GridSpec<readonly string[]> = {
  id: tables.areas,
  msg: t('pgg.table.areas'),
  about: t('pgg.table.areas.about'),
  rule: '14.3',
  cols: [{ key: hexesColumn, msg: t('pgg.table.hexes') }],
  rows: areas.map((area) => ({ key: area, msg: t('pgg.table.area', { what: name(area) }) })),
  pattern: hexesPattern,
  example: '0101-0110 0112',
  parse: readHexes,
  preset: Object.fromEntries(Object.entries(presetAreas).map(([area, text]) => [`${area}/${hexesColumn}`, text])),
};

export const tableSpecs: readonly GridSpec[] = [mix('rifle'), mix('armor'), movement, entryAreas];
