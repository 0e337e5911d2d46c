// How well rivers, coasts, roads and rails are proposed on an invented board, photographed: `npm run bench -- ways`.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { LineOf } from '#rules/kit/hexmap/lines.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { type Pairs, pairsOf } from '../src-renderer/ui/photo/ways/pairs.ts';
import { linesProposer } from '../src-renderer/ui/photo/ways/propose.ts';
import { stripsOf } from '../src-renderer/ui/photo/ways/strips.ts';
import { asOf, kindsOf } from '../src-renderer/ui/sheet/proposeSubject.ts';
import { faulty, type Manner, manners } from './boards/index.ts';
import { partByPart } from './partByPart.ts';
import { boardFor, isSure, seenOn, untilRight } from './photographed.ts';
import { strandsOf, strokesAlong } from './strokes.ts';

export { faulty, manners };

export interface WaysFigures {
  /** of the kinds that lie on places which were not drawn, and of those proposed there */
  readonly found: number;
  readonly right: number;
  /** places called sure to bear a line: how many of them rightly */
  readonly rightOfSure: number;
  /** each kind left undrawn in its turn: of the places that bear it, how many are called sure to bear another */
  readonly mistaken: number;
  /** places drawn at first; touches it took, a brush and its strokes; and all touches until the map has no fault */
  readonly drawn: number;
  readonly byHand: number;
  readonly taps: number;
  /** the same, part by part */
  readonly inParts: number;
  /** in milliseconds */
  readonly first: number;
  readonly decision: number;
}

/** How long a stretch the player follows of each kind, and of each two that lie together. */
const stretch = 12;

/** So many places of one list in a row, or fewer where there are no more. */
const stretchOf = (pairs: Pairs, truth: Uint8Array, list: number, roll: () => number): readonly number[] => {
  const all = [...truth.keys()].filter((place) => truth[place] === list);
  let best: number[] = [];
  for (let tries = 0; tries < 20 && best.length < stretch; tries++) {
    const from = all[Math.floor(roll() * all.length)];
    if (from === undefined) break;
    const found = [from];
    for (let at = 0; at < found.length && found.length < stretch; at++)
      for (const end of [0, 1])
        for (const next of pairs.meet[pairs.ends[(found[at] ?? 0) * 2 + end] ?? 0] ?? [])
          if (truth[next] === list && !found.includes(next) && found.length < stretch) found.push(next);
    if (found.length > best.length) best = found;
  }
  return best;
};

export const waysFigures = async (
  manner: Manner,
  fault: string,
  grid: Grid,
  n: number,
  of: LineOf,
): Promise<WaysFigures> => {
  const board = boardFor(manner, grid, n);
  const { photo, seen, seed } = await seenOn(board, manner, fault, n);
  const { pixels, truth } = board;
  const bears = of === 'sides' ? truth.sides : truth.ways;
  const lists = ['', ...new Set(Object.values(bears).map(asOf))];
  const split = lists.map(kindsOf);
  const pairs = pairsOf(grid, of, pixels.size);
  const is = Uint8Array.from(pairs.names, (pair) => lists.indexOf(asOf(bears[pair] ?? [])));
  const roll = dice(seed + 177);
  const told = new Map<number, number>();
  for (let list = 1; list < lists.length; list++)
    for (const place of stretchOf(pairs, is, list, roll)) told.set(place, list);
  const drawn = told.size;
  // where two kinds lie together each is drawn with its own brush
  const byHand = lists.reduce((sum, as, list) => {
    const its = [...told.keys()].filter((place) => told.get(place) === list);
    return sum + (its.length === 0 ? 0 : kindsOf(as).length * (1 + strokesAlong(strandsOf(its, pairs.ends))));
  }, 0);
  const since = performance.now();
  const ask = linesProposer(stripsOf(photo, pairs, pixels.size, seen));
  const found = ask(told, split);
  const first = performance.now() - since;

  const isRight = (place: number): boolean => found.kind[place] === is[place];
  const open = [...is.keys()].filter((place) => !told.has(place));
  const kindsIn = (list: number | undefined): readonly string[] => split[list ?? 0] ?? [];
  let [there, proposed, both] = [0, 0, 0];
  for (const place of open) {
    const [real, said] = [kindsIn(is[place]), kindsIn(found.kind[place])];
    there += real.length;
    proposed += said.length;
    both += real.filter((kind) => said.includes(kind)).length;
  }
  const sure = open.filter((place) => isSure(found, place) && kindsIn(found.kind[place]).length > 0);
  const figures = {
    found: both / Math.max(1, there),
    right: both / Math.max(1, proposed),
    rightOfSure: sure.filter(isRight).length / Math.max(1, sure.length),
  };

  const again = (known: ReadonlyMap<number, number>) => ask(known, split);
  const { decisions, decision } = untilRight(found, is, told, again);
  const places = pairs.names.map((pair) => pair.split('/'));
  const inParts = byHand + partByPart(found, is, told, again, { grid, places, nothing: 0, ends: pairs.ends });

  let [strange, mistaken] = [0, 0];
  for (const kind of new Set(split.flat())) {
    const said = ask(new Map([...told].filter(([, list]) => !kindsIn(list).includes(kind))), split);
    const its = open.filter((place) => kindsIn(is[place]).includes(kind));
    strange += its.length;
    mistaken += its.filter((place) => isSure(said, place) && kindsIn(said.kind[place]).length > 0).length;
  }
  return {
    ...figures,
    mistaken: mistaken / Math.max(1, strange),
    drawn,
    byHand,
    taps: byHand + decisions,
    inParts,
    first,
    decision,
  };
};
