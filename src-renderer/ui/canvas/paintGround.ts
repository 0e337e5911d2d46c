import type { FeatureLook, LinkLook, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { Brushes, Ctx, UnderPhoto } from './brushes.ts';
import type { Rect } from './camera.ts';
import { boxRect, type DrawnStroke, type Ground } from './ground.ts';
import { boxHeight, centreOf, hexSize } from './layout.ts';
import { numbers, words } from './paintWords.ts';
import type { Palette } from './palette.ts';
import { path } from './path.ts';
import { patternOf } from './patterns.ts';

/** The fill of each terrain. */
export const fills: { readonly [L in TerrainLook]: keyof Palette } = {
  clear: 'paper',
  forest: 'wood',
  marsh: 'paper2',
  swamp: 'marsh',
  majorCity: 'town',
  minorCity: 'paper',
  mountain: 'paper2',
  rough: 'paper2',
  water: 'water',
  roughForest: 'wood',
  mountainForest: 'wood',
  marshForest: 'wood',
  swampForest: 'marsh',
};
const looks = Object.keys(fills) as readonly TerrainLook[];
/** The colour of each line. */
export const lineColours: { readonly [L in SideLook | LinkLook]: keyof Palette } = {
  river: 'water',
  majorRiver: 'water',
  lake: 'water',
  strait: 'water',
  bridge: 'ink',
  fortified: 'ink',
  road: 'road',
  rail: 'ink2',
  trail: 'road',
  sea: 'water',
  land: 'ink3',
};
/** Everything that lies on the sheet itself, in a part of it. The context draws in pixels of the sheet. */
export const paintGround = (
  ctx: Ctx,
  ground: Ground,
  rect: Rect,
  brushes: Brushes,
  options: { readonly photo?: UnderPhoto | undefined; readonly undrawn: boolean },
): void => {
  const { palette } = brushes;
  const { pixels } = ground.layout;
  const reach = hexSize * 2;
  const cells = pixels.within(rect.left - reach, rect.top - reach, rect.right + reach, rect.bottom + reach);
  const { photo } = options;
  if (photo) {
    ctx.save();
    ctx.globalAlpha = photo.opacity;
    const { a, b, c, d, e, f } = photo.matrix;
    ctx.transform(a, b, c, d, e, f);
    ctx.drawImage(photo.image, 0, 0);
    ctx.restore();
  }
  if (options.undrawn) undrawn(ctx, ground, cells, brushes);
  terrain(ctx, ground, cells, brushes, photo !== undefined);
  boxLinks(ctx, ground, brushes);
  sides(ctx, ground, cells, brushes);
  links(ctx, ground, cells, brushes);
  for (const i of cells) {
    const marks = ground.features[i];
    if (marks) features(ctx, pixels.xs[i] ?? 0, pixels.ys[i] ?? 0, marks, palette);
  }
  numbers(ctx, ground, cells, brushes, options.undrawn);
  words(ctx, ground, cells, brushes);
  boxes(ctx, ground, rect, brushes);
};

const hexes = (ctx: Ctx, ground: Ground, cells: readonly number[], size: number): void => {
  const { pixels } = ground.layout;
  const { corners } = pixels;
  ctx.beginPath();
  for (const i of cells) {
    const x = pixels.xs[i] ?? 0;
    const y = pixels.ys[i] ?? 0;
    for (let corner = 0; corner < 6; corner++) {
      const at = corners[corner];
      if (!at) continue;
      if (corner === 0) ctx.moveTo(x + at.x * size, y + at.y * size);
      else ctx.lineTo(x + at.x * size, y + at.y * size);
    }
    ctx.closePath();
  }
};

const undrawn = (ctx: Ctx, ground: Ground, cells: readonly number[], { palette, zoom }: Brushes): void => {
  const empty = cells.filter((i) => ground.terrain[i] === undefined);
  if (empty.length === 0) return;
  hexes(ctx, ground, empty, 1);
  // it is what one draws on: seen, and still another thing than a drawn hex
  ctx.strokeStyle = palette.lineStrong;
  ctx.lineWidth = Math.min(1.2, 1 / zoom);
  ctx.setLineDash([3 / Math.max(zoom, 0.6), 5 / Math.max(zoom, 0.6)]);
  ctx.stroke();
  ctx.setLineDash([]);
};

const terrain = (ctx: Ctx, ground: Ground, cells: readonly number[], brushes: Brushes, overPhoto: boolean): void => {
  const { palette, zoom } = brushes;
  const by = new Map<TerrainLook, number[]>();
  for (const i of cells) {
    const look = ground.terrain[i];
    if (look === undefined) continue;
    const list = by.get(look);
    if (list) list.push(i);
    else by.set(look, [i]);
  }
  const lineWidth = zoom > 1 ? Math.max(1.2 / zoom, 0.6) : Math.max(1.2, 0.7 / zoom);
  for (const look of looks) {
    const here = by.get(look);
    if (!here) continue;
    hexes(ctx, ground, here, 1);
    // over a photo the ground only tints: the photo is what the players look at
    ctx.globalAlpha = overPhoto ? (look === 'clear' || look === 'minorCity' ? 0.12 : 0.5) : 1;
    ctx.fillStyle = String(palette[fills[look]]);
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = palette.line;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
    const name = patternOf(look);
    const pattern = name && brushes.pattern(name);
    if (pattern) {
      hexes(ctx, ground, here, 0.86);
      ctx.fillStyle = pattern;
      ctx.fill();
    }
    if (look === 'majorCity') {
      hexes(ctx, ground, here, 0.9);
      ctx.strokeStyle = palette.ink3;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
    if (look === 'minorCity') town(ctx, ground, here, palette);
  }
};

/** A small town: a cluster of houses in the middle of its hex. */
const town = (ctx: Ctx, ground: Ground, cells: readonly number[], palette: Palette): void => {
  const { pixels } = ground.layout;
  ctx.beginPath();
  for (const i of cells) {
    const x = pixels.xs[i] ?? 0;
    const y = pixels.ys[i] ?? 0;
    ctx.moveTo(x + 15, y);
    ctx.arc(x, y, 15, 0, 2 * Math.PI);
  }
  ctx.fillStyle = palette.town;
  ctx.fill();
  ctx.strokeStyle = palette.ink3;
  ctx.lineWidth = 1.2;
  ctx.stroke();
  ctx.beginPath();
  for (const i of cells) {
    const x = pixels.xs[i] ?? 0;
    const y = pixels.ys[i] ?? 0;
    ctx.rect(x - 8, y - 7, 7, 6);
    ctx.rect(x + 2, y - 6, 6, 7);
    ctx.rect(x - 6, y + 2, 5, 6);
    ctx.rect(x + 2, y + 4, 7, 4);
  }
  ctx.fillStyle = palette.ink3;
  ctx.fill();
};

/** Every stroke of one look among the cells as one path; false: there is none. */
const along = <L>(
  ctx: Ctx,
  from: readonly (readonly DrawnStroke<L>[] | undefined)[],
  cells: readonly number[],
  look: L,
): boolean => {
  let found = false;
  for (const i of cells) {
    for (const stroke of from[i] ?? []) {
      if (!stroke.looks.includes(look)) continue;
      if (!found) ctx.beginPath();
      found = true;
      ctx.moveTo(stroke.ax, stroke.ay);
      ctx.lineTo(stroke.bx, stroke.by);
    }
  }
  return found;
};
const each = <L>(
  from: readonly (readonly DrawnStroke<L>[] | undefined)[],
  cells: readonly number[],
  look: L,
  draw: (stroke: DrawnStroke<L>) => void,
): void => {
  for (const i of cells) for (const stroke of from[i] ?? []) if (stroke.looks.includes(look)) draw(stroke);
};

const sides = (ctx: Ctx, ground: Ground, cells: readonly number[], { palette, zoom }: Brushes): void => {
  const line = (
    look: SideLook,
    width: number,
    dash: readonly number[] = [],
    colour: keyof Palette = lineColours[look],
  ): void => {
    if (!along(ctx, ground.sides, cells, look)) return;
    ctx.strokeStyle = String(palette[colour]);
    ctx.lineWidth = Math.max(width, Math.min(2, width / 3) / zoom);
    ctx.setLineDash([...dash]);
    ctx.stroke();
    ctx.setLineDash([]);
  };
  ctx.lineCap = 'round';
  line('lake', 13);
  line('majorRiver', 10);
  line('majorRiver', 1.8, [], 'paper');
  line('river', 6);
  ctx.lineCap = 'butt';
  line('strait', 7, [3, 3]);
  // a bridge: two parapets across the side
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 2.2;
  each(ground.sides, cells, 'bridge', ({ ax, ay, bx, by }) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    ctx.beginPath();
    for (const at of [-4.5, 4.5]) {
      ctx.moveTo(mx + ux * at - uy * 9, my + uy * at + ux * 9);
      ctx.lineTo(mx + ux * at + uy * 9, my + uy * at - ux * 9);
    }
    ctx.stroke();
  });
  // a fortified side: teeth on the line
  each(ground.sides, cells, 'fortified', ({ ax, ay, bx, by }) => {
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(bx, by);
    const [ux, uy] = [(bx - ax) / 5, (by - ay) / 5];
    for (let tooth = 1; tooth < 5; tooth++) {
      ctx.moveTo(ax + ux * tooth, ay + uy * tooth);
      ctx.lineTo(ax + ux * tooth + uy * 0.8, ay + uy * tooth - ux * 0.8);
    }
    ctx.stroke();
  });
};

const links = (ctx: Ctx, ground: Ground, cells: readonly number[], { palette, zoom }: Brushes): void => {
  const line = (
    look: LinkLook,
    width: number,
    dash: readonly number[] = [],
    colour: keyof Palette = lineColours[look],
  ): void => {
    if (!along(ctx, ground.links, cells, look)) return;
    ctx.strokeStyle = String(palette[colour]);
    ctx.lineWidth = Math.max(width, 0.8 / zoom);
    ctx.setLineDash([...dash]);
    ctx.stroke();
    ctx.setLineDash([]);
  };
  ctx.lineCap = 'butt';
  line('sea', 2.5, [7, 5]);
  line('land', 2, [2, 4]);
  line('trail', 2.6, [6, 4]);
  ctx.lineCap = 'round';
  line('road', 5);
  line('road', 1.8, [], 'paper');
  line('rail', 2);
  ctx.lineCap = 'butt';
  line('rail', 8, [2, 9]);
};

interface Glyph {
  readonly fill?: string;
  readonly line?: string;
  /** in the colour of its side */
  readonly of?: 'axis' | 'soviet';
}
const house = { line: 'M-7-2.500h14v9h-14ZM-7-2.500 0-8l7 5.500', door: 'M-2 1h4v5.500h-4Z' } as const;
/** Glyphs in a box of 18 by 18 around 0,0; the bars of a side stand left of it. */
const glyphs: { readonly [L in FeatureLook]?: Glyph } = {
  sourceAxis: { line: house.line, fill: `${house.door}M-12.500-7h3v14h-3Z`, of: 'axis' },
  sourceSoviet: {
    line: house.line,
    fill: `${house.door}M-13.500-7h1.800v14h-1.800ZM-10.800-7h1.800v14h-1.800Z`,
    of: 'soviet',
  },
  port: { line: 'M0-5v12M-4-1.500h8M-7 2c0 7 14 7 14 0M0-8a1.700 1.700 0 1 0 .01 0Z' },
  fort: { line: 'M-7 7v-13h3.500v3h2v-3h3v3h2v-3h3.500v13Z' },
  star: { fill: 'M0-9 2.600-3 9-2.800 4 1.200 5.600 7.300 0 3.700-5.600 7.300-4 1.200-9-2.800-2.600-3Z' },
  town: { line: 'M0-4.500a4.500 4.500 0 1 0 .01 0Z' },
  city: { line: 'M0-7a7 7 0 1 0 .01 0Z', fill: 'M0-3.500a3.500 3.500 0 1 0 .01 0Z' },
  ice: { line: 'M0-8v16M-7-4 7 4M7-4-7 4' },
  rough: { line: 'M-8 5-4-4 0 5 4-4 8 5' },
  mountain: { line: 'M-8 6 0-8 8 6Z', fill: 'M0-8-3.500-2h7Z' },
  marsh: { line: 'M-8 5h16M-5 5v-6M0 5v-10M5 5v-6' },
  swamp: { line: 'M-8 6h16M-8 0h16M-4 6v-5M4 6v-5M0 0v-6' },
};
/** Where the map ends, an arrow points off it. */
const edges: { readonly [L in FeatureLook]?: number } = {
  westEdge: Math.PI,
  eastEdge: 0,
  northEdge: -Math.PI / 2,
  southEdge: Math.PI / 2,
};

const features = (ctx: Ctx, x: number, y: number, marks: readonly FeatureLook[], palette: Palette): void => {
  const inside = marks.filter((mark) => glyphs[mark]);
  inside.forEach((mark, n) => {
    const glyph = glyphs[mark];
    ctx.save();
    ctx.translate(x + (n - (inside.length - 1) / 2) * 20, y + 2);
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.paper;
    ctx.lineWidth = 6;
    if (glyph?.line) ctx.stroke(path(glyph.line));
    if (glyph?.fill) ctx.stroke(path(glyph.fill));
    ctx.lineJoin = 'miter';
    const ink = palette[glyph?.of ?? 'ink'];
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    ctx.lineWidth = 2;
    if (glyph?.line) ctx.stroke(path(glyph.line));
    if (glyph?.fill) ctx.fill(path(glyph.fill));
    ctx.restore();
  });
  for (const mark of marks) {
    const angle = edges[mark];
    if (angle === undefined) continue;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = palette.ink2;
    ctx.fill(path('M30 0 21-6.500v13Z'));
    ctx.restore();
  }
};

// Boxes beside the map, and what leads to them.

const boxLinks = (ctx: Ctx, ground: Ground, { palette, zoom }: Brushes): void => {
  const { layout, sheet, spec } = ground;
  for (const box of layout.boxes) {
    for (const { to, link } of sheet.boxes[box.id]?.links ?? []) {
      const end = centreOf(layout, to);
      if (!end) continue;
      const look = spec.links.find((kind) => kind.key === link)?.look;
      ctx.beginPath();
      ctx.moveTo(box.x, box.y);
      ctx.lineTo(end.x, end.y);
      ctx.strokeStyle = look === 'sea' ? palette.water : look === 'rail' ? palette.ink2 : palette.ink3;
      ctx.lineWidth = Math.max(1.6, 0.8 / zoom);
      ctx.setLineDash(look === 'sea' ? [8, 5] : look === 'rail' ? [2, 3] : [5, 4]);
      ctx.stroke();
      ctx.setLineDash([]);
    }
  }
};

const boxes = (ctx: Ctx, ground: Ground, rect: Rect, { palette, zoom }: Brushes): void => {
  const { layout, sheet } = ground;
  for (const box of layout.boxes) {
    const at = boxRect(box);
    if (at.right < rect.left || at.left > rect.right || at.bottom < rect.top || at.top > rect.bottom) continue;
    ctx.beginPath();
    ctx.rect(at.left, at.top, at.right - at.left, boxHeight);
    ctx.fillStyle = palette.paper2;
    ctx.fill();
    ctx.strokeStyle = palette.lineStrong;
    ctx.lineWidth = 1.6;
    ctx.stroke();
    const size = (15 * (palette.rem / 16)) / Math.max(zoom, 0.7);
    ctx.font = `600 ${size}px ${palette.sans}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = palette.ink;
    ctx.fillText(sheet.boxes[box.id]?.name ?? box.id, box.x, box.y, at.right - at.left - 10);
  }
};
