import type { PlayerData } from '#rules/kit/record/context.ts';
import type { GridData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters, tables } from '../ids.ts';
import { inventedThings } from './invented.ts';

/** Tables and starred places for whole games: no card and no map says this. */

const faces = [1, 2, 3, 4, 5, 6, 7] as const;
const odds = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'] as const;
const loss = (n: number): string => (n <= 0 ? '-' : String(n));
/** Invented: the better the column and the die, the more falls on the defender. */
export const inventedResult = (
  column: number,
  face: number,
): { readonly attacker: number; readonly defender: number } => ({
  attacker: Math.max(0, Math.floor((11 - column - face) / 3)),
  defender: Math.max(0, Math.floor((column + face - 2) / 3)),
});
const crt: GridData = {
  id: tables.crt,
  cols: odds,
  rows: faces.map(String),
  cells: Object.fromEntries(
    odds.flatMap((col, i) =>
      faces.map((face) => {
        const { attacker, defender } = inventedResult(i, face);
        return [`${face}/${col}`, { text: `${loss(attacker)}/${loss(defender)}` }];
      }),
    ),
  ),
  from: 'typed',
};
export const inventedOdds: readonly string[] = odds;

const values = [1, 2, 3, 4, 5] as const;
/** Invented: 'DSG1' from a sum of 9, 'DSG' from 6. */
export const inventedShot = (value: number, face: number): string =>
  value + face >= 9 ? 'DSG1' : value + face >= 6 ? 'DSG' : '-';
const bombardment: GridData = {
  id: tables.bombardment,
  cols: values.map(String),
  rows: faces.slice(0, 6).map(String),
  cells: Object.fromEntries(
    values.flatMap((value) =>
      faces.slice(0, 6).map((face) => [`${face}/${value}`, { text: inventedShot(value, face) }]),
    ),
  ),
  from: 'typed',
};

const place = (id: string, name: string, kind: 'village' | 'city', start: 'axis' | 'soviet' = 'axis'): RosterUnit => ({
  id,
  name,
  values: { kind, start, hex: '' },
});
/** The three the rulebook names hold the four points the Soviet begins with; the others are invented. */
export const inventedPlaces: readonly RosterUnit[] = [
  place('kazanskaja', 'Kazanskaja', 'village', 'soviet'),
  place('pavlovsk', 'Pavlovsk', 'village', 'soviet'),
  place('verkhniy-mamon', 'Verkhniy Mamon', 'city', 'soviet'),
  place('village-a', 'Invented village A', 'village'),
  place('village-b', 'Invented village B', 'village'),
  place('village-c', 'Invented village C', 'village'),
  place('village-d', 'Invented village D', 'village'),
  place('city-a', 'Invented city A', 'city'),
  place('city-b', 'Invented city B', 'city'),
  place('city-c', 'Invented city C', 'city'),
  place('city-d', 'Invented city D', 'city'),
];

export const inventedBoard: PlayerData = {
  tables: { [tables.crt]: crt, [tables.bombardment]: bombardment },
  rosters: { ...inventedThings.rosters, [rosters.places]: { id: rosters.places, units: inventedPlaces } },
};
