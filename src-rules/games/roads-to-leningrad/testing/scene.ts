import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { distanceOf } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { fixture2000 } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { airfieldHex, featureKeys, sideKeys } from '../chapters/map/sheet.ts';
import { cells, rosters, type SideId, scenarios, sides } from '../ids.ts';
import { map } from './map.ts';

/**
 * The scene on which supply is measured: 2,000 drawn hexes with every kind of ground, side and link, 200 units on a
 * front, their HQs and guns behind it, pockets on either side of it, one of them about the airfield. No counter and no
 * map says any of this: all of it is invented.
 */
export interface SupplyScene {
  readonly board: Board;
  readonly pieces: readonly RosterUnit[];
  /** everything on the map made anew, so that nothing is remembered */
  readonly stand: () => { readonly context: Context; readonly stand: MapState };
  /** both sides judged: what the screen asks for after every change */
  readonly judge: (made: { readonly context: Context; readonly stand: MapState }) => readonly SupplyStatus[];
}

const [firstRow, lastRow, places] = [10, 49, 50];
const hex = (row: number, place: number): string => `${row}${String(place).padStart(2, '0')}`;
/** Row by row from the north, the places of a row from the west. */
const along = (row: number): readonly string[] => Array.from({ length: places }, (_, i) => hex(row, places - i));
const down = (place: number): readonly string[] =>
  Array.from({ length: lastRow - firstRow + 1 }, (_, i) => hex(firstRow + i, place));

/** Main roads from edge to edge, secondary roads and trails between them; where they cross water there are bridges. */
const roads: readonly (readonly [key: string, way: readonly string[]])[] = [
  ...[14, 24, 34, 44].map((row) => ['main', along(row)] as const),
  ...[46, 33, 21, 6].map((place) => ['secondary', down(place)] as const),
  ...[19, 29, 39].map((row) => ['trail', along(row)] as const),
  ...[38, 13].map((place) => ['trail', down(place)] as const),
];

/** Sources lie where the main roads leave the map, the German ones in the west. */
const sheetOf = (drawn: Sheet): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (const [at, { terrain }] of Object.entries(drawn.hexes)) {
    const [row, place] = [Number(at.slice(0, 2)), Number(at.slice(2))];
    const source = place === places ? featureKeys.german : place === 1 ? featureKeys.soviet : undefined;
    hexes[at] = { terrain, ...(source && row % 10 === 4 ? { features: [source] } : {}) };
  }
  const water: Record<string, readonly string[]> = { ...drawn.sides };
  const links: Record<string, readonly string[]> = { ...drawn.links };
  for (const [key, way] of roads)
    for (const [i, to] of way.slice(1).entries()) {
      const pair = pairOf(way[i] ?? '', to);
      links[pair] = [...new Set([...(links[pair] ?? []), key])];
      const over = water[pair]?.filter((one) => one !== sideKeys.lake && one !== sideKeys.bridge) ?? [];
      if (over.length > 0) water[pair] = [...over, sideKeys.bridge];
      else delete water[pair];
    }
  return { ...drawn, hexes, sides: water, links };
};

const pockets: readonly (readonly [held: SideId, by: SideId, centre: string])[] = [
  [sides.german, sides.soviet, airfieldHex],
  [sides.german, sides.soviet, hex(41, 10)],
  [sides.soviet, sides.german, hex(18, 41)],
  [sides.soviet, sides.german, hex(41, 42)],
];
const formations: { readonly [S in SideId]: readonly string[] } = {
  german: ['Blue', 'Green', 'Lieb', 'Grey', 'Black', 'White'],
  soviet: ['Red', 'Brown', 'Ochre', '70 Invented', '90 Invented', '180 Invented'],
};
const strengths = { attack: 4, defence: 4, er: 6, ma: 8, stacking: 1 };
const combat: readonly RosterUnit['values'][] = [
  { class: 'foot', traits: ['infantry'] },
  { class: 'mot', traits: ['motInfantry'] },
  { class: 'foot', traits: ['infantry'] },
  { class: 'mot', traits: ['armoured', 'vehicle'] },
  { class: 'foot', traits: ['cavalry'] },
  { class: 'heavy', traits: ['antiTank'] },
].map((values) => ({ kind: 'combat', ...strengths, ...values }));
const guns: RosterUnit['values'] = { kind: 'artillery', class: 'heavy', traits: [], ...strengths, range: 6 };
const hq: RosterUnit['values'] = { kind: 'hq', class: 'mot', traits: [], ...strengths, commandPoints: 1 };

export const supplyScene = (): SupplyScene => {
  const sheet = sheetOf(fixture2000(map.sheet));
  const board = boardOf(sheet, map.sheet);
  const units: { readonly [S in SideId]: RosterUnit[] } = { german: [], soviet: [] };
  const at: Record<string, string> = {};
  const add = (side: SideId, where: string, values = combat[units[side].length % combat.length]): void => {
    const n = units[side].length;
    const id = `${side}-${n}`;
    // every seventh an army unit
    const formation = n % 7 === 6 ? '' : (formations[side][n % 6] ?? '');
    units[side].push({ id, name: id, values: { ...values, formation } });
    at[id] = where;
  };
  // five units in each pocket, ringed at three hexes by every second hex
  for (const [held, by, centre] of pockets) {
    const ring = (away: number): readonly string[] =>
      board.ids.filter((one) => distanceOf(sheet.grid, centre, one) === away);
    for (const one of [centre, ...ring(1).slice(0, 4)]) add(held, one);
    for (const one of ring(3).filter((_, i) => i % 2 === 0)) add(by, one);
  }
  // two fronts, six places apart
  for (let row = firstRow; row <= lastRow; row += 1) {
    add(sides.german, hex(row, 30 - (row % 2)));
    add(sides.soviet, hex(row, 24 - (row % 2)));
  }
  for (let n = 0; n < 6; n += 1) {
    const row = firstRow + 3 + n * 6;
    add(sides.german, hex(row, 35), hq);
    add(sides.soviet, hex(row, 19), hq);
    add(sides.german, hex(row + 2, 33), guns);
    add(sides.soviet, hex(row + 2, 21), guns);
  }
  for (let n = 0; units.german.length < 100; n += 1) add(sides.german, hex(firstRow + ((n * 7) % 40), 32 + (n % 3)));
  for (let n = 0; units.soviet.length < 100; n += 1) add(sides.soviet, hex(firstRow + ((n * 7) % 40), 22 - (n % 3)));
  const things = {
    [rosters.german]: { id: rosters.german, units: units.german },
    [rosters.soviet]: { id: rosters.soviet, units: units.soviet },
  };
  const strongpoints = Object.fromEntries(
    [12, 20, 28, 36, 46].flatMap((row) => [
      [hex(row, 24 - (row % 2)), 'soviet:done'],
      [hex(row, 30 - (row % 2)), row % 4 === 0 ? 'german:done' : 'german:building'],
    ]),
  );
  // the Germans came through some of what lies behind the Soviet front, and the other way about
  const control = Object.fromEntries(
    [13, 23, 31, 43].flatMap((row) => [
      [hex(row, 16), sides.german],
      [hex(row, 17), sides.german],
      [hex(row + 1, 37), sides.soviet],
    ]),
  );
  return {
    board,
    pieces: [...units.german, ...units.soviet],
    stand: () => {
      const context: Context = {
        ...emptyContext,
        scenario: scenarios.soltsy,
        turn: 3,
        place: 't3/strategic/supply',
        rosters: things,
        cells: {
          [cells.at]: { ...at },
          [cells.weather]: { 3: 'dry' },
          [cells.strongpoints]: strongpoints,
          [cells.control]: control,
        },
      };
      return { context, stand: map.stateOf(board, context) };
    },
    judge: ({ context, stand }) => map.supplyChecks.flatMap((judge) => judge.of(board, stand, context)),
  };
};
