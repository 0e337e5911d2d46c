import type { TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { Palette } from './palette.ts';

/** A pattern of the map, drawn once per scale so that it is crisp, and laid out in pixels of the sheet. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly draw: (ctx: CanvasRenderingContext2D, palette: Palette) => void;
}

const stroked = (ctx: CanvasRenderingContext2D, d: string, colour: string, width: number): void => {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(new Path2D(d));
};

const hatch = (side: 'axis' | 'soviet'): Drawing => ({
  width: 11.3,
  height: 11.3,
  draw: (ctx, palette) => {
    // the corners are drawn over the rim, so that the lines go on from one tile to the next
    const d =
      side === 'soviet'
        ? 'M-2 13.3 13.3 -2M-7.65 7.65 7.65 -7.65M3.65 18.95 18.95 3.65'
        : 'M-2 -2 13.3 13.3M-7.65 3.65 7.65 18.95M3.65 -7.65 18.95 7.65';
    stroked(ctx, d, palette[side], side === 'soviet' ? 1.5 : 1.3);
  },
});

const trees = (ctx: CanvasRenderingContext2D, d: string, palette: Palette): void => {
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = palette.done;
  ctx.fill(new Path2D(d));
  ctx.globalAlpha = 1;
};

/** Woods that stand on something: a tree, and the sign of what is below it. */
const wooded = (sign: string, colour: 'contour' | 'water'): Drawing => ({
  width: 21,
  height: 15,
  draw: (ctx, palette) => {
    trees(ctx, 'M5 3.5 8 9H2Z', palette);
    stroked(ctx, sign, palette[colour], 1.6);
  },
});

const drawings = {
  forest: {
    width: 16,
    height: 15,
    draw: (ctx, palette) => trees(ctx, 'M5 3.5 8 9H2ZM13 8.5l3 5.5h-6Z', palette),
  },
  roughForest: wooded('m11 13 3-5m2 5 3-5', 'contour'),
  mountainForest: wooded('m11 13.5 4-6.500 4 6.500', 'contour'),
  marshForest: wooded('M12 12h7M15.500 12v-4', 'water'),
  swampForest: wooded('M10 12h9M14.500 12v-4', 'water'),
  marsh: {
    width: 18,
    height: 16,
    draw: (ctx, palette) => stroked(ctx, 'M2 6h6M5 6v-4M11 14h6M14 14v-4', palette.water, 1.3),
  },
  swamp: {
    width: 18,
    height: 14,
    draw: (ctx, palette) => stroked(ctx, 'M2 6h9M5 3v3M9 12h8M13 9v3', palette.water, 1.5),
  },
  mountain: {
    width: 18,
    height: 15,
    draw: (ctx, palette) => stroked(ctx, 'm1 8 4-6 4 6m1 6 4-6 4 6', palette.contour, 1.8),
  },
  rough: {
    width: 16,
    height: 14,
    draw: (ctx, palette) => stroked(ctx, 'm2 6 3-4m3 4 3-4m-3 11 3-4m3 4 3-4', palette.contour, 1.5),
  },
  majorCity: {
    width: 14,
    height: 14,
    draw: (ctx, palette) => {
      ctx.globalAlpha = 0.5;
      ctx.fillStyle = palette.ink3;
      ctx.fill(new Path2D('M1.5 1.5h4.5v4.5H1.500ZM8 1.5h4.5v7H8ZM1.5 8h4.5v4.5H1.500ZM8 10.500h4.500v2H8Z'));
    },
  },
  doubt: {
    width: 9,
    height: 9,
    // lines go on from one tile to the next
    draw: (ctx, palette) =>
      stroked(ctx, 'M-2 11 11 -2M-6.500 6.500 6.500 -6.500M2.500 15.500 15.500 2.500', palette.dueFill, 1.8),
  },
  axisZone: hatch('axis'),
  sovietZone: hatch('soviet'),
} satisfies Record<string, Drawing>;

export type PatternName = keyof typeof drawings;
const terrainPatterns: { readonly [L in TerrainLook]?: PatternName } = {
  forest: 'forest',
  roughForest: 'roughForest',
  mountainForest: 'mountainForest',
  marshForest: 'marshForest',
  swampForest: 'swampForest',
  marsh: 'marsh',
  swamp: 'swamp',
  mountain: 'mountain',
  rough: 'rough',
  majorCity: 'majorCity',
};
export const patternOf = (look: TerrainLook): PatternName | undefined => terrainPatterns[look];

/** The patterns at one scale: device pixels per pixel of the sheet. */
export const patternsAt = (scale: number, palette: Palette): ((name: PatternName) => CanvasPattern | undefined) => {
  const made = new Map<PatternName, CanvasPattern | undefined>();
  return (name) => {
    if (made.has(name)) return made.get(name);
    const drawing: Drawing = drawings[name];
    // whole device pixels, or the seams would show
    const width = Math.max(2, Math.round(drawing.width * scale));
    const height = Math.max(2, Math.round(drawing.height * scale));
    const tile = document.createElement('canvas');
    tile.width = width;
    tile.height = height;
    const ctx = tile.getContext('2d');
    if (!ctx) return undefined;
    ctx.scale(width / drawing.width, height / drawing.height);
    drawing.draw(ctx, palette);
    const pattern = ctx.createPattern(tile, 'repeat') ?? undefined;
    pattern?.setTransform(new DOMMatrix([drawing.width / width, 0, 0, drawing.height / height, 0, 0]));
    made.set(name, pattern);
    return pattern;
  };
};
