// A region for pictures and tests, drawn after no map: thirteen columns, rows 14 to 23. f forest, s swamp, w lake hex.
const rows = [
  '......f......',
  '..f..w.f....s',
  '.ff.w...fff..',
  '.ff.w..ff....',
  'f...........f',
  '.............',
  '.............',
  '..s...fff..ff',
  '..ss..ffff...',
  '...ss.fff....',
];
/** @type {Record<string, string>} */
const terrains = { '.': 'clear', f: 'forest', s: 'swamp', w: 'lake' };
const road = ['0120', '0219', '0319', '0419', '0519', '0618', '0719', '0818', '0919', '1018', '1118'];

/** @type {(column: number, row: number) => string} */
const number = (column, row) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
/** @type {(a: string, b: string) => string} */
const pair = (a, b) => (a < b ? `${a}/${b}` : `${b}/${a}`);
/**
 * Even columns lie half a hex lower.
 * @type {(column: number, row: number) => number[]}
 */
const eastern = (column, row) => (column % 2 === 0 ? [row, row + 1] : [row - 1, row]);

/** @type {Record<string, { terrain: string | undefined, features?: string[] }>} */
const hexes = {};
rows.forEach((letters, i) => {
  [...letters].forEach((letter, c) => {
    hexes[number(c + 1, i + 14)] = { terrain: terrains[letter], ...(c === 0 && { features: ['westEdge'] }) };
  });
});
/**
 * The river between columns 06 and 07.
 * @type {Record<string, string[]>}
 */
const sides = {};
for (let row = 15; row <= 23; row++)
  for (const beside of eastern(6, row)) if (beside <= 23) sides[pair(number(6, row), number(7, beside))] = ['river'];
/** @type {Record<string, string[]>} */
const links = {};
road.slice(1).forEach((hex, i) => {
  links[pair(road[i] ?? '', hex)] = ['road'];
});

/** A sheet of Panzergruppe Guderian, as the library keeps it. */
export const pocket = {
  grid: {
    orientation: 'flat',
    offset: 'even',
    columns: 13,
    rows: 10,
    numbering: {
      first: 'column',
      columnDigits: 2,
      rowDigits: 2,
      firstColumn: 1,
      firstRow: 14,
      columnsGrow: 'right',
      rowsGrow: 'down',
    },
  },
  hexes,
  sides,
  links,
  boxes: {},
};
/** The map as the library keeps it. */
export const sheet = { kind: 'sheet', game: 'panzergruppe-guderian', of: 'map', name: 'A pocket', data: pocket };
/** Who stands there: two German divisions on the road, a regiment beyond a wall of Soviet counters. */
export const standing = [
  '6 Inf 0419',
  '35 Inf 0619',
  '12 Pz, PzGr 1 1118',
  'rifle 0814',
  'rifle 0816',
  'rifle 0718',
  'rifle 0820',
  'rifle 0822',
  'rifle 1016',
  'rifle 1216',
  'rifle 1318',
  'armor 1220',
];
