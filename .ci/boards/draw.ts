// An invented board, printed: what the tests and figures of the map from a photo look at.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { directionOf, latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Pixels, type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Manner } from './manners.ts';
import { noiseOf } from './noise.ts';
import { symbols } from './symbols.ts';
import { type Terrain, type Truth, worldOf } from './world.ts';

export interface Asked {
  readonly grid: Grid;
  readonly manner: Manner;
  readonly seed: number;
  /** centre to corner of a hex, in pixels of the print */
  readonly size?: number;
}

export interface Board {
  readonly asked: Asked;
  readonly canvas: Canvas;
  /** RGBA, row by row */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly truth: Truth;
  /** the grid as `pixelsOf` has it, and where its 0,0 lies on the print */
  readonly pixels: Pixels;
  readonly origin: Point;
  /** from the pixels of the grid to those of the print */
  readonly moved: (point: Point) => Point;
  /** in pixels of the print */
  readonly centre: (hex: string) => Point;
  readonly cornersOf: (hex: string) => readonly Point[];
}

let fonts = false;
const needFonts = () => {
  if (fonts) return;
  fonts = true;
  const require = createRequire(import.meta.url);
  for (const font of ['ibm-plex-sans', 'ibm-plex-sans-condensed', 'ibm-plex-serif']) {
    const files = join(dirname(require.resolve(`@fontsource/${font}/package.json`)), 'files');
    for (const weight of [400, 600]) GlobalFonts.registerFromPath(join(files, `${font}-latin-${weight}-normal.woff2`));
  }
};

const rgb = (colour: string): readonly [number, number, number] => {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

/** Where each hex of a print lies, its terrain in colours: by hexes, or straying over their sides as land does. */
const ground = (ctx: SKRSContext2D, board: Omit<Board, 'data'>): void => {
  const { pixels, origin, asked, truth, width, height } = board;
  const { manner, seed } = asked;
  const { numbers } = latticeOf(pixels.grid);
  if (manner.stray === 0) {
    for (const hex of numbers) {
      ctx.fillStyle = manner.tints[truth.terrain[hex] ?? 'clear'];
      ctx.beginPath();
      for (const { x, y } of board.cornersOf(hex)) ctx.lineTo(x, y);
      ctx.fill();
    }
    return;
  }
  // a quarter of the pixels' width is fine enough for land without lines
  const step = Math.max(1, Math.round(pixels.size / 14));
  const [wide, high] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = createCanvas(wide, high);
  const part = small.getContext('2d');
  const image = part.createImageData(wide, high);
  const [across, down] = [noiseOf(seed + 71), noiseOf(seed + 72)];
  const colours = new Map(Object.entries(manner.tints).map(([key, tint]) => [key, rgb(tint)]));
  const far = manner.stray * pixels.size * 2;
  const unit = pixels.size * 0.8;
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const [x, y] = [column * step - origin.x, row * step - origin.y];
      if (!pixels.hexUnder({ x, y })) continue;
      const moved = {
        x: x + (across(x / unit, y / unit, 2) - 0.5) * far * 2,
        y: y + (down(x / unit, y / unit, 2) - 0.5) * far * 2,
      };
      const hex = pixels.hexUnder(moved) ?? pixels.hexUnder({ x, y }) ?? '';
      const [r, g, b] = colours.get(truth.terrain[hex] ?? 'clear') ?? [0, 0, 0];
      image.data.set([r, g, b, 255], (row * wide + column) * 4);
    }
  part.putImageData(image, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, wide * step, high * step);
};

/** The structure of paint or paper: a tile of noise laid over all of it. */
const textured = (ctx: SKRSContext2D, strength: number, unit: number, seed: number, width: number, height: number) => {
  if (strength === 0) return;
  const tile = createCanvas(512, 512);
  const part = tile.getContext('2d');
  const image = part.createImageData(512, 512);
  const noise = noiseOf(seed);
  for (let row = 0; row < 512; row++)
    for (let column = 0; column < 512; column++) {
      const value = 0.7 * noise(column / unit, row / unit, 3) + 0.3 * noise(row / 2 + column / 9, column / 3, 2);
      const grey = 128 + (value - 0.5) * 2 * 110 * strength;
      image.data.set([grey, grey, grey, 255], (row * 512 + column) * 4);
    }
  part.putImageData(image, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  const pattern = ctx.createPattern(tile, 'repeat');
  if (pattern) ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
};

const inHexes = (ctx: SKRSContext2D, board: Omit<Board, 'data'>): void => {
  const { pixels, asked, truth } = board;
  const { manner, seed } = asked;
  const { size, grid } = pixels;
  ctx.lineCap = 'round';
  latticeOf(grid).numbers.forEach((hex, i) => {
    const symbol = manner.symbols[truth.terrain[hex] ?? 'clear'];
    if (!symbol) return;
    const { x, y } = board.centre(hex);
    ctx.save();
    ctx.translate(x, y);
    ctx.strokeStyle = manner.ink;
    ctx.lineWidth = size * 0.03;
    symbols[symbol](ctx, size, dice(seed * 31 + i), manner);
    ctx.restore();
  });
};

/** Rivers wind a little about their hexsides, as on real maps; ways that share a hex bow away from each other. */
const bent = (ctx: SKRSContext2D, from: Point, to: Point, far: number, back = far): void => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  ctx.moveTo(from.x, from.y);
  ctx.bezierCurveTo(
    from.x + dx * 0.3 - dy * far,
    from.y + dy * 0.3 + dx * far,
    from.x + dx * 0.7 + dy * back,
    from.y + dy * 0.7 - dx * back,
    to.x,
    to.y,
  );
};

const lines = (ctx: SKRSContext2D, board: Omit<Board, 'data'>): void => {
  const { pixels, asked, truth } = board;
  const { manner, seed } = asked;
  const { size, grid } = pixels;
  const roll = dice(seed + 5);
  /** how far a way bows beside another between the same two hexes */
  const bow = 0.08;
  const along = (pair: string, far: number, ways: boolean) => {
    const [a = '', b = ''] = pair.split('/');
    if (ways) {
      bent(ctx, board.centre(a), board.centre(b), far, -far);
      return;
    }
    const [one, two] = pixels.side(a, directionOf(grid, a, b));
    if (one && two) bent(ctx, board.moved(one), board.moved(two), far);
  };
  const stroke = (
    pairs: readonly string[],
    colour: string,
    width: number,
    far: number,
    ways: boolean,
    dash?: number[],
  ) => {
    ctx.save();
    ctx.lineCap = dash ? 'butt' : 'round';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * size;
    ctx.setLineDash(dash ?? []);
    for (const pair of pairs) {
      ctx.beginPath();
      const shared = (truth.ways[pair]?.length ?? 0) > 1;
      along(pair, ways ? (shared ? far : 0) : (roll() - 0.5) * far, ways);
      ctx.stroke();
    }
    ctx.restore();
  };
  const sides = (kind: string) =>
    Object.keys(truth.sides).filter((pair) => truth.sides[pair]?.some((one) => one === kind));
  const ways = (kind: string) =>
    Object.keys(truth.ways).filter((pair) => truth.ways[pair]?.some((one) => one === kind));
  const { water, road, rail } = manner;
  stroke(sides('coast'), water.coast, water.width * 0.5, 0.15, false);
  stroke(sides('stream'), water.stream, water.width * 0.55, 0.3, false);
  stroke(sides('river'), water.river, water.width, 0.25, false);
  ctx.save();
  ctx.strokeStyle = manner.grid.colour;
  ctx.lineWidth = manner.grid.width * size;
  const { drawn } = manner.grid;
  const { beside, numbers } = latticeOf(grid);
  ctx.beginPath();
  numbers.forEach((hex, i) => {
    for (let direction = 0; direction < 6; direction++) {
      if ((beside[i * 6 + direction] ?? -1) > i) continue;
      const corners = board.cornersOf(hex);
      const [from, to] = [corners[direction], corners[(direction + 1) % 6]];
      if (!from || !to) continue;
      const at = (part: number) => [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part] as const;
      if (drawn >= 0.5) {
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(to.x, to.y);
      } else
        for (const [begin, end] of [
          [0, drawn],
          [1 - drawn, 1],
        ] as const) {
          ctx.moveTo(...at(begin));
          ctx.lineTo(...at(end));
        }
    }
  });
  ctx.stroke();
  ctx.restore();
  if (road.edge) stroke(ways('road'), road.edge, road.width * 1.6, bow, true);
  stroke(ways('road'), road.colour, road.width, bow, true);
  stroke(ways('rail'), rail.colour, rail.width, -bow, true);
  stroke(ways('rail'), rail.colour, rail.width * 3.4, -bow, true, [rail.width * size * 0.8, size * 0.26]);
};

const words = (ctx: SKRSContext2D, board: Omit<Board, 'data'>): void => {
  const { pixels, asked, truth, width } = board;
  const { manner } = asked;
  const { size, grid } = pixels;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = manner.number.colour;
  ctx.font = `${manner.number.size * size}px "${manner.number.font}"`;
  for (const hex of latticeOf(grid).numbers) {
    const { x, y } = board.centre(hex);
    ctx.fillText(hex, x, y + manner.number.down * size);
  }
  ctx.font = `600 ${0.42 * size}px "${manner.name.font}"`;
  for (const [hex, name] of Object.entries(truth.names)) {
    const { x, y } = board.centre(hex);
    ctx.strokeStyle = manner.name.colour === '#fbf6e6' ? 'rgba(40,34,22,0.7)' : 'rgba(255,252,238,0.7)';
    ctx.lineWidth = size * 0.08;
    ctx.strokeText(name, x, y + size * 0.42);
    ctx.fillStyle = manner.name.colour;
    ctx.fillText(name, x, y + size * 0.42);
  }
  ctx.font = `600 ${0.9 * size}px "${manner.name.font}"`;
  ctx.fillStyle = manner.name.colour === '#fbf6e6' ? '#2a2419' : manner.name.colour;
  ctx.fillText('AN INVENTED LAND', width / 2, board.origin.y * 0.45);
};

/** Stains, scuffs and folds, printed on nothing: they came with the years. */
const aged = (ctx: SKRSContext2D, board: Omit<Board, 'data'>): void => {
  const { width, height, asked, pixels } = board;
  const { wear, folds } = asked.manner;
  if (wear === 0) return;
  const roll = dice(asked.seed + 99);
  const { size } = pixels;
  for (let n = 0; n < 14 * wear; n++) {
    const [x, y, far] = [roll() * width, roll() * height, size * (1 + roll() * 4)];
    const stain = ctx.createRadialGradient(x, y, far * 0.1, x, y, far);
    const tone = roll() < 0.5 ? '120,84,40' : '255,250,235';
    stain.addColorStop(0, `rgba(${tone},${0.1 * wear})`);
    stain.addColorStop(0.85, `rgba(${tone},${0.16 * wear})`);
    stain.addColorStop(1, `rgba(${tone},0)`);
    ctx.fillStyle = stain;
    ctx.fillRect(x - far, y - far, far * 2, far * 2);
  }
  for (let n = 0; n < 260 * wear; n++) {
    ctx.strokeStyle = `rgba(250,245,230,${0.15 + 0.3 * roll()})`;
    ctx.lineWidth = size * 0.03 * roll();
    ctx.beginPath();
    const [x, y] = [roll() * width, roll() * height];
    ctx.moveTo(x, y);
    ctx.lineTo(x + (roll() - 0.5) * size * 4, y + (roll() - 0.5) * size * 4);
    ctx.stroke();
  }
  const fold = (x: number, y: number, dx: number, dy: number) => {
    const long = Math.hypot(dx, dy);
    for (let at = 0; at < long; at += size * 0.06) {
      const [px, py] = [x + (dx * at) / long, y + (dy * at) / long];
      ctx.fillStyle = `rgba(252,248,238,${0.25 + 0.6 * roll() * wear})`;
      const wide = size * (0.04 + 0.12 * roll() * wear);
      ctx.fillRect(
        px - (dy ? wide / 2 : 0),
        py - (dx ? wide / 2 : 0),
        dy ? wide : size * 0.07,
        dx ? wide : size * 0.07,
      );
    }
    const shade = dx
      ? ctx.createLinearGradient(0, y - size, 0, y + size)
      : ctx.createLinearGradient(x - size, 0, x + size, 0);
    shade.addColorStop(0, 'rgba(60,50,30,0)');
    shade.addColorStop(0.5, 'rgba(60,50,30,0.22)');
    shade.addColorStop(0.5, 'rgba(255,252,240,0.22)');
    shade.addColorStop(1, 'rgba(255,252,240,0)');
    ctx.fillStyle = shade;
    if (dx) ctx.fillRect(0, y - size, width, size * 2);
    else ctx.fillRect(x - size, 0, size * 2, height);
  };
  for (let n = 1; n <= folds[0]; n++) fold((width * n) / (folds[0] + 1), 0, 0, height);
  for (let n = 1; n <= folds[1]; n++) fold(0, (height * n) / (folds[1] + 1), width, 0);
};

/** Draws a board of a seed in a manner; the same again for the same asked. */
export const drawBoard = (asked: Asked): Board => {
  needFonts();
  const size = asked.size ?? 60;
  const { manner, grid, seed } = asked;
  const pixels = pixelsOf(grid, size);
  const origin = { x: Math.round(size * 1.6), y: Math.round(size * 2) };
  const width = Math.ceil(pixels.width + origin.x * 2);
  const height = Math.ceil(pixels.height + origin.y + size * 1.6);
  const moved = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
  const canvas = createCanvas(width, height);
  const board = {
    asked,
    canvas,
    width,
    height,
    truth: worldOf(grid, seed),
    pixels,
    origin,
    moved,
    centre: (hex: string) => moved(pixels.centre(hex) ?? { x: Number.NaN, y: Number.NaN }),
    cornersOf: (hex: string) => pixels.cornersOf(hex).map(moved),
  };
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = manner.paper;
  ctx.fillRect(0, 0, width, height);
  ground(ctx, board);
  textured(ctx, manner.texture, manner.stroke * size, seed + 40, width, height);
  inHexes(ctx, board);
  lines(ctx, board);
  words(ctx, board);
  aged(ctx, board);
  return { ...board, data: ctx.getImageData(0, 0, width, height).data };
};

/** The tint a terrain is printed in; for tests that ask what a hex looks like. */
export const tintOf = (manner: Manner, terrain: Terrain): readonly [number, number, number] =>
  rgb(manner.tints[terrain]);
