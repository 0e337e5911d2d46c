import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { fixture2000 } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Nation, SideId, UnitClass } from '../ids.ts';
import { blocksInTheEast } from '../index.ts';
import { block } from './draw.ts';
import { map } from './map.ts';

/**
 * The scene on which supply is measured: 2,000 drawn hexes with every kind of terrain, side and link, 200 blocks of all
 * nations on two fronts, 20 of them cut off in pockets behind the other's lines. All of it is invented.
 */
export interface SupplyScene {
  readonly board: Board;
  readonly pieces: readonly RosterUnit[];
  /** everything on the map made anew, so that nothing is remembered */
  readonly stand: () => { readonly context: Context; readonly stand: MapState };
  /** both sides judged: what the screen asks for after every change */
  readonly judge: (made: { readonly context: Context; readonly stand: MapState }) => readonly SupplyStatus[];
}

const hex = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const nations: readonly Nation[] = ['GER', 'GER', 'GER', 'ROM', 'HUN', 'GER', 'ITA', 'GER', 'FIN', 'SVK'];
const classes: readonly UnitClass[] = ['infantry', 'tanks', 'mechanised', 'artillery', 'fighter'];

/** Around a hex: those beside it, and those two away. */
const rings = (at: string, sheet: Sheet): readonly (readonly string[])[] => {
  const near = neighboursOf(sheet.grid, at).filter((one) => one !== undefined);
  const far = near.flatMap((one) => neighboursOf(sheet.grid, one).filter((other) => other !== undefined));
  return [near, [...new Set(far)].filter((one) => one !== at && !near.includes(one)).sort()];
};

const sheetOf = (drawn: Sheet): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (const [at, one] of Object.entries(drawn.hexes)) {
    const column = Number(at.slice(0, 2));
    // the fixture's own labels and names lie anywhere; here each half of the map is somebody's
    hexes[at] = { terrain: one.terrain === 'water' ? 'forest' : one.terrain, labels: [column <= 24 ? 'POL' : 'USSR'] };
    if (column === 1) hexes[at] = { ...hexes[at], terrain: 'plain', features: ['linkedAxis', 'linkedFinland'] };
    if (column === 50) hexes[at] = { ...hexes[at], terrain: 'plain', features: ['linkedSoviet'] };
  }
  const links: Record<string, readonly string[]> = { ...drawn.links };
  const join = (a: string, b: string): void => {
    links[pairOf(a, b)] = ['rail'];
  };
  for (const row of [4, 12, 20, 28, 36])
    for (let column = 1; column < 50; column += 1) join(hex(column, row), hex(column + 1, row));
  for (const column of [8, 16, 34, 42])
    for (let row = 1; row < 40; row += 1) join(hex(column, row), hex(column, row + 1));
  const sides = Object.fromEntries(
    Object.entries(drawn.sides).map(([pair, kinds]) => [pair, kinds.filter((kind) => kind === 'river')]),
  );
  return { ...drawn, hexes, links, sides };
};

export const supplyScene = (): SupplyScene => {
  const sheet = sheetOf(fixture2000(map.sheet));
  const board = boardOf(sheet, map.sheet);
  const axis: RosterUnit[] = [];
  const soviet: RosterUnit[] = [];
  const at: Record<string, string> = {};
  const add = (side: SideId, where: string): void => {
    const list = side === 'axis' ? axis : soviet;
    const n = list.length;
    if (n === 100) return;
    const id = `${side}-${n}`;
    list.push(block(id, classes[n % 5] ?? 'infantry', side === 'axis' ? (nations[n % 10] ?? 'GER') : 'SOV'));
    at[id] = where;
  };
  for (const [side, other, centre] of [
    ['axis', 'soviet', hex(38, 9)],
    ['axis', 'soviet', hex(38, 31)],
    ['soviet', 'axis', hex(12, 9)],
    ['soviet', 'axis', hex(12, 31)],
  ] as const) {
    const [near = [], far = []] = rings(centre, sheet);
    for (const one of [centre, ...near.slice(0, 4)]) add(side, one);
    for (const one of far) add(other, one);
  }
  for (let row = 1; row <= 40; row += 1) {
    add('axis', hex(21 + (row % 2), row));
    add('soviet', hex(27 + (row % 2), row));
  }
  for (let n = 0; axis.length < 100; n += 1) add('axis', hex(16 + (n % 3), 1 + ((n * 5) % 40)));
  for (let n = 0; soviet.length < 100; n += 1) add('soviet', hex(30, 1 + ((n * 3) % 40)));
  const rosters = { axis: { id: 'axis', units: axis }, soviet: { id: 'soviet', units: soviet } };
  const without = contextWithoutGame(blocksInTheEast, { rosters }, 'SBE9');
  return {
    board,
    pieces: [...axis, ...soviet],
    stand: () => {
      const context: Context = { ...without, turn: 2, cells: { at: { ...at } } };
      return { context, stand: map.stateOf(board, context) };
    },
    judge: ({ context, stand }) => map.supplyChecks.flatMap((judge) => judge.of(board, stand, context)),
  };
};
