import { hexAt, hexNumber } from '#rules/kit/hexmap/grid.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { centreOf, type Layout } from './layout.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const steps: { readonly [A in Arrow]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isArrow = (key: string): key is Arrow => key in steps;

/**
 * One hex on in the direction of an arrow: the next column or row, which always touches. Where only the drawn part is
 * walked, undrawn hexes are stepped over; past the last one stands the nearest box on that side.
 */
export const walked = (
  sheet: Sheet,
  layout: Layout,
  from: string,
  arrow: Arrow,
  wholeGrid: boolean,
): string | undefined => {
  const [across, down] = steps[arrow];
  const at = hexAt(sheet.grid, from);
  if (at) {
    for (let column = at.column + across, row = at.row + down; ; column += across, row += down) {
      const next = hexNumber(sheet.grid, column, row);
      if (next === undefined) break;
      if (wholeGrid || sheet.hexes[next]) return next;
    }
  }
  const here = centreOf(layout, from);
  if (!here) return undefined;
  const ahead = (x: number, y: number) => across * (x - here.x) + down * (y - here.y);
  const aside = (x: number, y: number) => Math.abs(down * (x - here.x)) + Math.abs(across * (y - here.y));
  const nearest = (ids: readonly string[]): string | undefined => {
    let best: { readonly id: string; readonly far: number } | undefined;
    for (const id of ids) {
      const point = centreOf(layout, id);
      if (!point || id === from || ahead(point.x, point.y) <= 1) continue;
      const far = ahead(point.x, point.y) + aside(point.x, point.y);
      if (!best || far < best.far) best = { id, far };
    }
    return best?.id;
  };
  const boxes = layout.boxes.map((box) => box.id);
  return nearest(boxes) ?? (at ? undefined : nearest(Object.keys(sheet.hexes)));
};

/** Where the keyboard begins: the drawn hex nearest to the middle of a view. */
export const firstHex = (sheet: Sheet, layout: Layout, x: number, y: number): string | undefined => {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of Object.keys(sheet.hexes)) {
    const point = layout.pixels.centre(hex);
    if (!point) continue;
    const far = Math.hypot(point.x - x, point.y - y);
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best ?? layout.pixels.hexUnder({ x, y }) ?? hexNumber(sheet.grid, 1, 1);
};
