import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Pixels, type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Rect } from './camera.ts';

/** Centre to corner, in pixels of the sheet: at zoom 1 a hex is as large as it reads best. */
export const hexSize = 37.3;
/** From this size of a hex on the screen counters bear their names. */
export const countersNamed = 20;
export const boxWidth = 150;
export const boxHeight = 46;

export interface BoxPlace extends Point {
  readonly id: string;
}

/** Where everything stands on the sheet, in its own pixels. */
export interface Layout {
  readonly pixels: Pixels;
  readonly boxes: readonly BoxPlace[];
  /** what is drawn, boxes too; the whole grid when nothing is */
  readonly drawn: Rect;
  /** the whole grid, boxes too */
  readonly all: Rect;
}

const frameOf = (points: readonly Point[], wide: number, high: number): Rect | undefined => {
  const [first] = points;
  if (!first) return undefined;
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high };
};
const both = (a: Rect, b: Rect | undefined): Rect =>
  b
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : a;

/** Beside the edge of the map that is nearest to the hexes a box is linked to; several there stand one after another. */
const placeBoxes = (sheet: Sheet, pixels: Pixels, map: Rect): readonly BoxPlace[] => {
  const gap = 24;
  type Wanted = { id: string; edge: 'left' | 'right' | 'top' | 'bottom'; along: number };
  const wanted = Object.entries(sheet.boxes).map(([id, box]): Wanted => {
    const linked = box.links.flatMap(({ to }) => pixels.centre(to) ?? []);
    const middle = frameOf(linked, 0, 0);
    if (!middle) return { id, edge: 'right', along: map.top + boxHeight };
    const x = (middle.left + middle.right) / 2;
    const y = (middle.top + middle.bottom) / 2;
    const edges = [
      { edge: 'left' as const, far: x - map.left, along: y },
      { edge: 'right' as const, far: map.right - x, along: y },
      { edge: 'top' as const, far: y - map.top, along: x },
      { edge: 'bottom' as const, far: map.bottom - y, along: x },
    ];
    const nearest = edges.reduce((best, one) => (one.far < best.far ? one : best));
    return { id, edge: nearest.edge, along: nearest.along };
  });
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((edge) => {
    const upright = edge === 'left' || edge === 'right';
    const step = (upright ? boxHeight : boxWidth) + 14;
    const here = wanted.filter((one) => one.edge === edge).sort((a, b) => a.along - b.along || (a.id < b.id ? -1 : 1));
    let free = Number.NEGATIVE_INFINITY;
    return here.map(({ id, along }): BoxPlace => {
      const at = Math.max(along, free);
      free = at + step;
      if (edge === 'left') return { id, x: map.left - gap - boxWidth / 2, y: at };
      if (edge === 'right') return { id, x: map.right + gap + boxWidth / 2, y: at };
      return { id, x: at, y: edge === 'top' ? map.top - gap - boxHeight / 2 : map.bottom + gap + boxHeight / 2 };
    });
  });
};

export const layoutOf = (sheet: Sheet, wholeGrid: boolean): Layout => {
  const pixels = pixelsOf(sheet.grid, hexSize);
  const grid: Rect = { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  const { indexOf } = latticeOf(sheet.grid);
  const centres: Point[] = [];
  for (const hex of Object.keys(sheet.hexes)) {
    const i = indexOf(hex);
    if (i >= 0) centres.push({ x: pixels.xs[i] ?? 0, y: pixels.ys[i] ?? 0 });
  }
  const map = wholeGrid ? grid : (frameOf(centres, hexSize, hexSize) ?? grid);
  const boxes = placeBoxes(sheet, pixels, map);
  const room = frameOf(boxes, boxWidth / 2, boxHeight / 2);
  return { pixels, boxes, drawn: both(map, room), all: both(grid, room) };
};

/** The box under a point of the sheet. */
export const boxUnder = (layout: Layout, { x, y }: Point): string | undefined =>
  layout.boxes.find((box) => Math.abs(box.x - x) <= boxWidth / 2 && Math.abs(box.y - y) <= boxHeight / 2)?.id;

/** The centre of a hex or box. */
export const centreOf = (layout: Layout, id: string): Point | undefined =>
  layout.pixels.centre(id) ?? layout.boxes.find((box) => box.id === id);
