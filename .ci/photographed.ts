// Invented boards and their photos, as the figures of what is proposed from them ask for both.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { type Proposals, sureFrom } from '../src-renderer/ui/photo/proposed/proposals.ts';
import { type Board, type BoardPhoto, drawBoard, faulty, type Manner, photograph, seedOf } from './boards/index.ts';

const boards = new Map<string, Board>();
/** The last board asked for is kept. */
export const boardFor = (manner: Manner, grid: Grid, n: number): Board => {
  const key = `${manner.id}/${n}`;
  const known = boards.get(key);
  if (known) return known;
  boards.clear();
  const made = drawBoard({ grid, manner, seed: seedOf(manner.half, n), size: 50 });
  boards.set(key, made);
  return made;
};

/** A board photographed with a fault, and where points of its grid are taken to lie: off by up to a tenth of a hex, as the fit may be. */
export const seenOn = async (
  board: Board,
  manner: Manner,
  fault: string,
  n: number,
): Promise<{
  readonly photo: BoardPhoto;
  readonly seen: (x: number, y: number) => Point;
  readonly seed: number;
}> => {
  const seed = seedOf(manner.half, n);
  const photo = await photograph(board, { megapixels: 12, ...faulty[fault], seed });
  const { pixels, origin } = board;
  // this way here and that way there
  const off = pixels.size * Math.sqrt(3) * 0.1;
  const seen = (x: number, y: number): Point =>
    photo.toPhoto({
      x: x + origin.x + off * Math.sin(x / 900 + n),
      y: y + origin.y + off * Math.cos(y / 700 + x / 1100 + n),
    });
  return { photo, seen, seed };
};

/** After how many decisions a map is proposed anew (a player has it after each). */
export const batch = 8;

export const isSure = ({ sure }: Proposals, place: number): boolean => (sure[place] ?? 0) >= sureFrom;

/**
 * A player walks through the doubtful, the worst first; then what is wrong among the sure is seen and set right. Answers
 * the decisions until there is no fault, and how long the middle one took, in milliseconds.
 *
 * @param truth the right option, by place
 * @param told what was named at first
 */
export const untilRight = (
  first: Proposals,
  truth: ArrayLike<number>,
  told: ReadonlyMap<number, number>,
  ask: (told: ReadonlyMap<number, number>) => Proposals,
): { readonly decisions: number; readonly decision: number } => {
  const known = new Map(told);
  const times: number[] = [];
  let found = first;
  for (;;) {
    const left = Array.from(truth, (_, place) => place).filter((place) => !known.has(place));
    const doubts = left
      .filter((place) => !isSure(found, place))
      .sort((a, b) => (found.sure[a] ?? 0) - (found.sure[b] ?? 0));
    const wrong = (): readonly number[] => left.filter((place) => found.kind[place] !== truth[place]);
    const next = (doubts.length > 0 ? doubts : wrong()).slice(0, batch);
    if (next.length === 0) break;
    for (const place of next) known.set(place, truth[place] ?? 0);
    const from = performance.now();
    found = ask(known);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return { decisions: known.size - told.size, decision: times[times.length >> 1] ?? 0 };
};
