// How well rivers, coasts, roads and rails are proposed on an invented board, photographed: `npm run bench -- ways`.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { type LineOf, type Pairs, pairsOf } from '../src-renderer/ui/photo/ways/pairs.ts';
import { type Strips, stripsOf } from '../src-renderer/ui/photo/ways/strips.ts';
import { type Board, drawBoard, faulty, type Manner, manners, photograph, seedOf } from './boards/index.ts';

export { faulty, manners };

export interface Case {
  readonly strips: Strips;
  /** by place: 0 nothing, else a class (a list of kinds) */
  readonly truth: Uint8Array;
  readonly classes: readonly string[];
  readonly told: ReadonlyMap<number, number>;
  readonly looked: number;
}

const boards = new Map<string, Board>();
export const boardFor = (manner: Manner, grid: Grid, n: number): Board => {
  const key = `${manner.id}/${n}`;
  const known = boards.get(key);
  if (known) return known;
  boards.clear();
  const made = drawBoard({ grid, manner, seed: seedOf(manner.half, n), size: 50 });
  boards.set(key, made);
  return made;
};

/** A stretch the player follows: so many places of one class in a row, or fewer where there are no more. */
const stretch = (pairs: Pairs, truth: Uint8Array, kind: number, long: number, roll: () => number): number[] => {
  const all = [...truth.keys()].filter((place) => truth[place] === kind);
  let best: number[] = [];
  for (let tries = 0; tries < 20 && best.length < long; tries++) {
    const from = all[Math.floor(roll() * all.length)];
    if (from === undefined) break;
    const found = [from];
    for (let at = 0; at < found.length && found.length < long; at++)
      for (const end of [0, 1])
        for (const next of pairs.meet[pairs.ends[(found[at] ?? 0) * 2 + end] ?? 0] ?? [])
          if (truth[next] === kind && !found.includes(next) && found.length < long) found.push(next);
    if (found.length > best.length) best = found;
  }
  return best;
};

export const caseOf = async (
  manner: Manner,
  fault: string,
  grid: Grid,
  n: number,
  of: LineOf,
  long = 12,
): Promise<Case> => {
  const board = boardFor(manner, grid, n);
  const seed = seedOf(manner.half, n);
  const photo = await photograph(board, { megapixels: 12, ...faulty[fault], seed });
  const { pixels, origin, truth } = board;
  const off = pixels.size * Math.sqrt(3) * 0.1;
  const seen = (x: number, y: number) =>
    photo.toPhoto({
      x: x + origin.x + off * Math.sin(x / 900 + n),
      y: y + origin.y + off * Math.cos(y / 700 + x / 1100 + n),
    });
  const since = performance.now();
  const pairs = pairsOf(grid, of, pixels.size);
  const strips = stripsOf(photo, pairs, pixels.size, seen);
  const looked = performance.now() - since;
  const kinds = of === 'sides' ? truth.sides : truth.ways;
  const classes = ['', ...new Set(Object.values(kinds).map((list) => [...list].sort().join('+')))];
  const labels = Uint8Array.from(pairs.names, (pair) => classes.indexOf([...(kinds[pair] ?? [])].sort().join('+')));
  const roll = dice(seed + 177);
  const told = new Map<number, number>();
  for (let kind = 1; kind < classes.length; kind++)
    for (const place of stretch(pairs, labels, kind, long, roll)) told.set(place, kind);
  return { strips, truth: labels, classes, told, looked };
};
