// How well terrain is proposed on an invented board, photographed: asked by `npm run bench -- terrain`.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { sureFrom } from '../src-renderer/ui/photo/proposed/proposals.ts';
import { looksOf } from '../src-renderer/ui/photo/terrain/features.ts';
import { patchReader } from '../src-renderer/ui/photo/terrain/patches.ts';
import { prepare } from '../src-renderer/ui/photo/terrain/prepare.ts';
import { propose } from '../src-renderer/ui/photo/terrain/propose.ts';
import { faulty, type Manner, manners, terrains } from './boards/index.ts';
import { boardFor, seenOn } from './photographed.ts';

export { faulty, manners };

export interface TerrainFigures {
  /** of the hexes not named */
  readonly right: number;
  readonly sure: number;
  readonly rightOfSure: number;
  /** hexes named at first, then decided until the map has no fault */
  readonly named: number;
  readonly taps: number;
  /** in milliseconds: looking at the photo and the first proposal, and the middle decision */
  readonly first: number;
  readonly decision: number;
}

/** How many named of each terrain, and after how many decisions the map is proposed anew (a player has it after each). */
const each = 5;
const batch = 8;

export const terrainFigures = async (manner: Manner, fault: string, grid: Grid, n: number): Promise<TerrainFigures> => {
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
  const named = told.size;
  const since = performance.now();
  const prepared = prepare(looksOf(patchReader(photo, grid, pixels.size, seen), grid));
  let found = propose(prepared, told, terrains.length);
  const first = performance.now() - since;

  const open = [...kinds.keys()].filter((i) => !told.has(i));
  const isRight = (i: number): boolean => found.kind[i] === kinds[i];
  const isSure = (i: number): boolean => (found.sure[i] ?? 0) >= sureFrom;
  const sure = open.filter(isSure);
  const figures = {
    right: open.filter(isRight).length / open.length,
    sure: sure.length / open.length,
    rightOfSure: sure.filter(isRight).length / Math.max(1, sure.length),
  };

  // the player walks through the doubtful, worst first; then what is wrong among the sure is seen and set right
  const times: number[] = [];
  let taps = named;
  for (;;) {
    const left = [...kinds.keys()].filter((i) => !told.has(i));
    const doubts = left.filter((i) => !isSure(i)).sort((a, b) => (found.sure[a] ?? 0) - (found.sure[b] ?? 0));
    const next = (doubts.length > 0 ? doubts : left.filter((i) => !isRight(i))).slice(0, batch);
    if (next.length === 0) break;
    for (const i of next) told.set(i, kinds[i] ?? 0);
    taps += next.length;
    const from = performance.now();
    found = propose(prepared, told, terrains.length);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return { ...figures, named, taps, first, decision: times[times.length >> 1] ?? 0 };
};
