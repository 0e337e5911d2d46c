// How well terrain is proposed on an invented board, photographed: asked by `npm run bench -- terrain`.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Proposals } from '../src-renderer/ui/photo/proposed/proposals.ts';
import { looksOf } from '../src-renderer/ui/photo/terrain/features.ts';
import { patchReader } from '../src-renderer/ui/photo/terrain/patches.ts';
import { type Prepared, prepare } from '../src-renderer/ui/photo/terrain/prepare.ts';
import { propose } from '../src-renderer/ui/photo/terrain/propose.ts';
import { faulty, type Manner, manners, terrains } from './boards/index.ts';
import { partByPart } from './partByPart.ts';
import { boardFor, isSure, seenOn, untilRight } from './photographed.ts';

export { faulty, manners };

export interface TerrainFigures {
  /** of the hexes not named */
  readonly right: number;
  readonly sure: number;
  readonly rightOfSure: number;
  /** hexes named at first, then decided until the map has no fault */
  readonly named: number;
  readonly taps: number;
  /** the same, part by part */
  readonly inParts: number;
  /** in milliseconds: looking at the photo and the first proposal, and the middle decision */
  readonly first: number;
  readonly decision: number;
}

/** How many are named of each terrain. */
const each = 5;

/** What lies on a board in truth, which hexes are named at first, and what its photo looks like. */
export const terrainOn = async (manner: Manner, fault: string, grid: Grid, n: number) => {
  const board = boardFor(manner, grid, n);
  const { photo, seen, seed } = await seenOn(board, manner, fault, n);
  const { pixels, truth } = board;
  const { numbers } = latticeOf(grid);
  const kinds = numbers.map((hex) => terrains.indexOf(truth.terrain[hex] ?? 'clear'));
  const roll = dice(seed + 77);
  const told = new Map<number, number>();
  for (const kind of new Set(kinds)) {
    const all = [...kinds.keys()].filter((i) => kinds[i] === kind);
    for (let one = 0; one < each && all.length > 0; one++)
      for (const hex of all.splice(Math.floor(roll() * all.length), 1)) told.set(hex, kind);
  }
  return { kinds, told, looked: () => prepare(looksOf(patchReader(photo, grid, pixels.size, seen), grid)) };
};

/** Proposed anew with what is known by now, of which all that was not told at first was in doubt. */
export const proposedOn = (
  prepared: Prepared,
  known: ReadonlyMap<number, number>,
  told: ReadonlyMap<number, number> = known,
): Proposals => propose(prepared, known, terrains.length, new Set([...known.keys()].filter((i) => !told.has(i))));

export const terrainFigures = async (manner: Manner, fault: string, grid: Grid, n: number): Promise<TerrainFigures> => {
  const { kinds, told, looked } = await terrainOn(manner, fault, grid, n);
  const named = told.size;
  const since = performance.now();
  const prepared = looked();
  const found = proposedOn(prepared, told);
  const first = performance.now() - since;

  const open = [...kinds.keys()].filter((i) => !told.has(i));
  const isRight = (i: number): boolean => found.kind[i] === kinds[i];
  const sure = open.filter((i) => isSure(found, i));
  const figures = {
    right: open.filter(isRight).length / open.length,
    sure: sure.length / open.length,
    rightOfSure: sure.filter(isRight).length / Math.max(1, sure.length),
  };

  const ask = (known: ReadonlyMap<number, number>) => proposedOn(prepared, known, told);
  const { decisions, decision } = untilRight(found, kinds, told, ask);
  const places = latticeOf(grid).numbers.map((hex) => [hex]);
  // a brush is taken up for each terrain
  const byHand = named + new Set(told.values()).size;
  const inParts = byHand + partByPart(found, kinds, told, ask, { grid, places });
  return { ...figures, named, taps: byHand + decisions, inParts, first, decision };
};
