// Invented boards and their photos, as the figures of what is proposed from them ask for both.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
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
