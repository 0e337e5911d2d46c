import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { fixture2000 } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { armies, formations, rosters, type SideId } from '../ids.ts';
import { map } from './drawn.ts';

/**
 * The scene on which supply is measured: 2,000 drawn hexes with every kind of side and link, 200 units of all corps and
 * armies on a front, their HQs behind it, pockets on either side of it. All of it is invented.
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

/** Around a hex: those beside it, and those two away. */
const rings = (at: string, sheet: Sheet): readonly (readonly string[])[] => {
  const near = neighboursOf(sheet.grid, at).filter((one) => one !== undefined);
  const far = near.flatMap((one) => neighboursOf(sheet.grid, one).filter((other) => other !== undefined));
  return [near, [...new Set(far)].filter((one) => one !== at && !near.includes(one)).sort()];
};

const sheetOf = (drawn: Sheet): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (const [at, { terrain }] of Object.entries(drawn.hexes)) {
    const [column, row] = [Number(at.slice(0, 2)), Number(at.slice(2))];
    const feature = row % 10 !== 5 ? [] : column === 1 ? ['sourceA'] : column === 50 ? ['sourceSoviet'] : [];
    hexes[at] = { terrain, ...(feature.length > 0 ? { features: feature } : {}) };
  }
  hexes[hex(10, 20)] = { terrain: 'clear', name: 'Kantemirovka' };
  const links: Record<string, readonly string[]> = { ...drawn.links };
  for (const row of [5, 15, 25, 35])
    for (let column = 1; column < 50; column += 1) links[pairOf(hex(column, row), hex(column + 1, row))] = ['rail'];
  return { ...drawn, hexes, links };
};

export const supplyScene = (): SupplyScene => {
  const sheet = sheetOf(fixture2000(map.sheet));
  const board = boardOf(sheet, map.sheet);
  const axis: RosterUnit[] = [];
  const soviet: RosterUnit[] = [];
  const at: Record<string, string> = {};
  const add = (side: SideId, where: string, kind: 'combat' | 'hq' = 'combat'): void => {
    const list = side === 'axis' ? axis : soviet;
    const n = list.length;
    if (n === 100) return;
    const id = `${side}-${n}`;
    const whose: RosterUnit['values'] =
      side === 'axis' ? { formation: formations[n % formations.length] ?? 'army' } : { army: armies[n % 3] ?? 'iii' };
    const what: RosterUnit['values'] = kind === 'hq' ? { range: 7 } : { cp: '5 3', heavy: n % 4 === 0 };
    list.push({ id, name: id, values: { kind, ...whose, ...what } });
    at[id] = where;
  };
  for (let n = 0; n < formations.length; n += 1) add('axis', hex(16, 3 + n * 6), 'hq');
  for (let n = 0; n < 3; n += 1) add('soviet', hex(34, 6 + n * 12), 'hq');
  for (const [side, other, centre] of [
    ['axis', 'soviet', hex(40, 9)],
    ['axis', 'soviet', hex(40, 31)],
    ['soviet', 'axis', hex(8, 9)],
    ['soviet', 'axis', hex(8, 31)],
  ] as const) {
    const [near = [], far = []] = rings(centre, sheet);
    for (const one of [centre, ...near.slice(0, 4)]) add(side, one);
    for (const one of far) add(other, one);
  }
  for (let row = 1; row <= 40; row += 1) {
    add('axis', hex(21 + (row % 2), row));
    add('soviet', hex(27 + (row % 2), row));
  }
  for (let n = 0; axis.length < 100; n += 1) add('axis', hex(17 + (n % 3), 1 + ((n * 5) % 40)));
  for (let n = 0; soviet.length < 100; n += 1) add('soviet', hex(30, 1 + ((n * 3) % 40)));
  const things = {
    [rosters.axis]: { id: rosters.axis, units: axis },
    [rosters.soviet]: { id: rosters.soviet, units: soviet },
  };
  return {
    board,
    pieces: [...axis, ...soviet],
    stand: () => {
      const context: Context = {
        ...emptyContext,
        turn: 3,
        place: 't3/supply',
        rosters: things,
        cells: { at: { ...at }, depot: 'yes' },
      };
      return { context, stand: map.stateOf(board, context) };
    },
    judge: ({ context, stand }) => map.supplyChecks.flatMap((judge) => judge.of(board, stand, context)),
  };
};
