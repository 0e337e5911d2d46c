import type { Point } from '#rules/kit/hexmap/pixels.ts';

/** How far a board that bends moves within its own plane: at nodes evenly over the sheet, in pixels of the sheet. */
export interface Bend {
  /** nodes across and down, two or more each */
  readonly across: number;
  readonly down: number;
  /** row by row */
  readonly dx: readonly number[];
  readonly dy: readonly number[];
}

/** The move of a point of the sheet: evenly between the four nodes about it. */
export const bentBy = (bend: Bend, sheet: { readonly width: number; readonly height: number }) => {
  const { across, down, dx, dy } = bend;
  return (x: number, y: number): Point => {
    const u = Math.min(across - 1.000001, Math.max(0, (x / sheet.width) * (across - 1)));
    const v = Math.min(down - 1.000001, Math.max(0, (y / sheet.height) * (down - 1)));
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - left, v - top];
    const at = top * across + left;
    const of = (all: readonly number[]) =>
      ((all[at] ?? 0) * (1 - fx) + (all[at + 1] ?? 0) * fx) * (1 - fy) +
      ((all[at + across] ?? 0) * (1 - fx) + (all[at + across + 1] ?? 0) * fx) * fy;
    return { x: of(dx), y: of(dy) };
  };
};

export const nodesOf = (
  bend: Pick<Bend, 'across' | 'down'>,
  sheet: { readonly width: number; readonly height: number },
) =>
  Array.from(
    { length: bend.across * bend.down },
    (_, i): Point => ({
      x: ((i % bend.across) / (bend.across - 1)) * sheet.width,
      y: (Math.floor(i / bend.across) / (bend.down - 1)) * sheet.height,
    }),
  );

/** A value at every node, nearer to what was measured there the surer that is, and else like its neighbours'. */
export const evened = (
  { across, down }: Pick<Bend, 'across' | 'down'>,
  measured: readonly number[],
  sure: readonly number[],
  stiff: number,
): readonly number[] => {
  const now = measured.map((value, i) => ((sure[i] ?? 0) > 0 ? value : 0));
  for (let n = 0; n < 60; n++)
    for (let i = 0; i < now.length; i++) {
      const [column, row] = [i % across, Math.floor(i / across)];
      let [sum, count] = [0, 0];
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= across || y >= down) continue;
        sum += now[y * across + x] ?? 0;
        count++;
      }
      const trust = sure[i] ?? 0;
      now[i] = (trust * (measured[i] ?? 0) + (stiff * sum) / count) / (trust + stiff);
    }
  return now;
};
