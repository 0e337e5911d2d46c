import type { GridSpec, OwnCols } from '#rules/kit/tables/grids.ts';

/** Any string of the screens. */
const m = { id: 'ui.things.cell' };
const named = (text: string) => ({ id: 'ui.grid.cell', p: { row: { name: 'Odds' }, col: { name: text } } });
const ratio = (key: string): number => Number(key.split(':')[0]) / Number(key.split(':')[1]);

export const oddsColumns: OwnCols = {
  msg: m,
  example: '3:1',
  key: (text) => {
    const [, a, d] = /^(\d)\s*[:-]\s*(\d)$/.exec(text.trim()) ?? [];
    return a && d ? `${a}:${d}` : undefined;
  },
  order: (a, b) => ratio(a) - ratio(b),
};

/** An invented table with columns of the players' own. */
export const odds: GridSpec = {
  id: 'odds',
  msg: m,
  about: m,
  rule: '1',
  cols: [
    { key: '1:1', msg: named('1:1') },
    { key: '2:1', msg: named('2:1') },
  ],
  ownCols: oddsColumns,
  rows: [
    { key: '1', msg: { id: 'ui.things.unit' } },
    { key: '2', msg: { id: 'ui.things.checks' } },
    { key: '3', msg: m, optional: true },
  ],
  pattern: '[\\d-]/[\\d-]',
  example: '1/2',
  tidy: (text) => text.replace(/[–—]/g, '-').replace(/\s+/g, ''),
  parse: (text) => text,
};
