// A board photographed by hand, with the faults that such photos have; and, for each of its points, the truth of where it
// came to lie.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Board } from './draw.ts';
import { noiseOf } from './noise.ts';

export interface Faults {
  readonly megapixels: number;
  /** the camera's slant against straight down, and its turn, in degrees */
  readonly tilt?: number;
  readonly turn?: number;
  /** how far a corner is drawn in (below 0) or out by the lens, as a part of its distance from the middle */
  readonly lens?: number;
  /** the panels between the folds stand up: height of a fold, as a part of half the board's diagonal */
  readonly bend?: number;
  /** 0 to 1 each */
  readonly shadow?: number;
  readonly glare?: number;
  readonly warm?: number;
  /** standard deviation, of 255 */
  readonly noise?: number;
  /** 1 to 100 */
  readonly jpeg?: number;
  /** hexes that bear counters, 0 to 1 */
  readonly counters?: number;
  /** out of focus: radius in pixels of the print */
  readonly blur?: number;
  readonly seed?: number;
}

export interface BoardPhoto {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row */
  readonly data: Uint8ClampedArray;
  /** the file as the camera would have written it, where `jpeg` was asked */
  readonly file?: Buffer;
  /** from pixels of the print to pixels of the photo, and back */
  readonly toPhoto: (point: Point) => Point;
  readonly toBoard: (point: Point) => Point;
  /** in pixels of the photo */
  readonly centre: (hex: string) => Point;
  readonly cornersOf: (hex: string) => readonly Point[];
}

/** Every photo is held in a hand: what it has apart from the fault that is asked about. */
const held: Faults = { megapixels: 12, tilt: 6, turn: 2, lens: -0.008, noise: 3, jpeg: 90 };
/** The photos that are judged, by what ails them. */
export const faulty: Readonly<Record<string, Faults>> = {
  plain: held,
  tilt: { ...held, tilt: 25, turn: -7 },
  lens: { ...held, lens: -0.05 },
  shadow: { ...held, shadow: 0.6 },
  glare: { ...held, glare: 0.9 },
  warm: { ...held, warm: 0.8 },
  noise: { ...held, noise: 16 },
  jpeg: { ...held, jpeg: 45 },
  counters: { ...held, counters: 0.2 },
  folds: { ...held, bend: 0.01 },
  all: {
    megapixels: 12,
    tilt: 20,
    turn: 5,
    lens: -0.03,
    bend: 0.006,
    shadow: 0.4,
    glare: 0.5,
    warm: 0.6,
    noise: 9,
    jpeg: 70,
    counters: 0.12,
  },
};

/** Counters lying about, some in stacks, none of them straight. */
const strewn = (board: Board, part: number, blur: number, seed: number): Uint8ClampedArray => {
  if (part === 0 && blur === 0) return board.data;
  const { size } = board.pixels;
  const canvas = createCanvas(board.width, board.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(board.canvas, 0, 0);
  const roll = dice(seed * 17 + 3);
  const sides = ['#b8bfa6', '#c9a58b', '#8f9ba3', '#d8cfae', '#a25b4a', '#51604a'];
  for (const hex of latticeOf(board.pixels.grid).numbers) {
    if (board.truth.terrain[hex] === 'water' || roll() >= part) continue;
    const { x, y } = board.centre(hex);
    const side = size * 1.15;
    const stack = roll() < 0.3 ? 2 : 1;
    for (let n = 0; n < stack; n++) {
      ctx.save();
      ctx.translate(x + (roll() - 0.5) * size * 0.4 - n * size * 0.1, y + (roll() - 0.5) * size * 0.4 - n * size * 0.1);
      ctx.rotate((roll() - 0.5) * 0.4);
      ctx.shadowColor = 'rgba(20,16,8,0.6)';
      ctx.shadowBlur = size * 0.12;
      ctx.shadowOffsetX = size * 0.07;
      ctx.shadowOffsetY = size * 0.07;
      ctx.fillStyle = sides[Math.floor(roll() * sides.length)] ?? '#999';
      ctx.fillRect(-side / 2, -side / 2, side, side);
      ctx.shadowColor = 'transparent';
      ctx.strokeStyle = '#1b1a17';
      ctx.lineWidth = size * 0.04;
      ctx.strokeRect(-side * 0.26, -side * 0.26, side * 0.52, side * 0.34);
      ctx.beginPath();
      ctx.moveTo(-side * 0.26, -side * 0.26);
      ctx.lineTo(side * 0.26, side * 0.08);
      ctx.moveTo(side * 0.26, -side * 0.26);
      ctx.lineTo(-side * 0.26, side * 0.08);
      ctx.stroke();
      ctx.fillStyle = '#1b1a17';
      ctx.font = `600 ${size * 0.34}px "IBM Plex Sans"`;
      ctx.textAlign = 'center';
      ctx.fillText(`${1 + Math.floor(roll() * 9)}-${1 + Math.floor(roll() * 9)}`, 0, side * 0.4);
      ctx.restore();
    }
  }
  if (blur === 0) return ctx.getImageData(0, 0, board.width, board.height).data;
  const soft = createCanvas(board.width, board.height).getContext('2d');
  soft.filter = `blur(${blur}px)`;
  soft.drawImage(canvas, 0, 0);
  return soft.getImageData(0, 0, board.width, board.height).data;
};

/** 0 at 0 and 1, and at every fold between; 1 in the middle of a panel … and the other way round for `up`. */
const ridge = (at: number, folds: number): number => {
  const panel = at * (folds + 1);
  return Math.abs(((panel + 1) % 2) - 1);
};

type Pair = readonly [number, number];
type Plane = (x: number, y: number) => Pair;

/** Where the board comes to lie in the picture, and back. */
const camera = (
  board: Board,
  faults: Faults,
  width: number,
  height: number,
): { readonly there: Plane; readonly back: Plane } => {
  const { tilt = 0, turn = 0, lens = 0, bend = 0, seed = 1 } = faults;
  const roll = dice(seed * 11 + 1);
  const half = Math.hypot(board.width, board.height) / 2;
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const towards = roll() * 2 * Math.PI;
  const [ax, ay] = [Math.cos(towards), Math.sin(towards)];
  const slope = Math.sin((tilt * Math.PI) / 180);
  const flat = Math.cos((tilt * Math.PI) / 180);
  const eye = 1.75;
  const [across, down] = board.asked.manner.folds[0] > 0 ? board.asked.manner.folds : ([3, 2] as const);
  const z = (x: number, y: number): number =>
    bend === 0 ? 0 : bend * (0.6 * ridge(x / board.width, across) + 0.4 * ridge(y / board.height, down));
  /** turned, leant away in one direction, seen from the eye */
  const seen = (x: number, y: number, up: number): Pair => {
    const [u, v] = [(x - board.width / 2) / half, (y - board.height / 2) / half];
    const [p, q] = [u * cosine - v * sine, u * sine + v * cosine];
    const away = p * ax + q * ay;
    const depth = eye + away * slope - up * flat;
    const lean = away * (flat - 1) + up * slope;
    return [(p + lean * ax) / depth, (q + lean * ay) / depth];
  };
  const corners = [
    [0, 0],
    [board.width, 0],
    [0, board.height],
    [board.width, board.height],
  ].map(([x = 0, y = 0]) => seen(x, y, 0));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = 0.97 * Math.min(width / (right - left), height / (bottom - top));
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const [cx, cy] = [width / 2, height / 2];
  const far = (width * width + height * height) / 4;
  const through = (x: number, y: number, up: number): Pair => {
    const [p, q] = seen(x, y, up);
    const [dx, dy] = [(p - mx) * scale, (q - my) * scale];
    const pull = 1 + (lens * (dx * dx + dy * dy)) / far;
    return [cx + dx * pull, cy + dy * pull];
  };
  /** of a flat board: the lens undone, then the ray met with the plane */
  const plain = (x: number, y: number): Pair => {
    const [dx, dy] = [x - cx, y - cy];
    const out = (dx * dx + dy * dy) / far;
    let pull = 1;
    if (lens !== 0) for (let n = 0; n < 6; n++) pull = 1 + (lens * out) / (pull * pull);
    const [p, q] = [dx / pull / scale + mx, dy / pull / scale + my];
    // (p, q) × depth = place + away × (flat − 1) × towards; depth = eye + away × slope
    const along = p * ax + q * ay;
    const away = (along * eye) / (flat - along * slope);
    const depth = eye + away * slope;
    const [a, b] = [p * depth - away * (flat - 1) * ax, q * depth - away * (flat - 1) * ay];
    const [u, v] = [a * cosine + b * sine, -a * sine + b * cosine];
    return [u * half + board.width / 2, v * half + board.height / 2];
  };
  const there: Plane = (x, y) => through(x, y, z(x, y));
  const back: Plane = (x, y) => {
    if (bend === 0) return plain(x, y);
    let [px, py] = plain(x, y);
    for (let n = 0; n < 3; n++) {
      const [sx, sy] = there(px, py);
      const [fx, fy] = through(px, py, 0);
      [px, py] = plain(x - (sx - fx), y - (sy - fy));
    }
    return [px, py];
  };
  return { there, back };
};

const step = 8;

/** How much of the light reaches each place, and its colour. */
const lit = (faults: Faults, width: number, height: number) => {
  const { shadow = 0, glare = 0, warm = 0, seed = 1 } = faults;
  const roll = dice(seed * 23 + 9);
  const long = Math.max(width, height);
  const lean = roll() * Math.PI;
  const edge = 0.1 + roll() * 0.25;
  const lamp = { x: width * (0.2 + roll() * 0.6), y: height * roll() * 0.4 };
  const shines = Array.from({ length: 3 }, () => ({
    x: width * (0.15 + roll() * 0.7),
    y: height * (0.15 + roll() * 0.7),
    far: long * (0.02 + roll() * 0.04),
  }));
  /** red, green, blue and added white */
  return (x: number, y: number, into: Float32Array): void => {
    const [u, v] = [(x - width / 2) / long, (y - height / 2) / long];
    let light = 1 - 0.25 * (u * u + v * v);
    if (shadow > 0) {
      const across = u * Math.cos(lean) + v * Math.sin(lean) + 0.05 * Math.sin(9 * (u - v));
      light *= 1 - shadow / (1 + Math.exp((edge - across) * 70));
    }
    let white = 0;
    if (glare > 0)
      for (const shine of shines) {
        const far = ((x - shine.x) ** 2 + (y - shine.y) ** 2) / (shine.far * shine.far);
        if (far < 9) white += glare * 170 * Math.exp(-far);
      }
    if (warm > 0) light *= 1 + warm * (0.06 - 0.6 * (((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / (long * long)));
    into[0] = light * (1 + 0.12 * warm);
    into[1] = light * (1 - 0.04 * warm);
    into[2] = light * (1 - 0.38 * warm);
    into[3] = white;
  };
};

/** The board as a camera of so many megapixels sees it. The same again for the same faults and seed. */
export const photograph = async (board: Board, faults: Faults): Promise<BoardPhoto> => {
  const { megapixels, counters = 0, noise = 0, jpeg, blur = 0, seed = 1 } = faults;
  const upright = board.height > board.width;
  const [long, short] = [Math.sqrt((megapixels * 1e6 * 4) / 3), Math.sqrt((megapixels * 1e6 * 3) / 4)].map(Math.round);
  const [width, height] = upright ? [short ?? 1, long ?? 1] : [long ?? 1, short ?? 1];
  const { there, back } = camera(board, faults, width, height);
  const light = lit(faults, width, height);
  const print = strewn(board, counters, blur, seed);
  const grain = noiseOf(seed + 500);
  const out = new Uint8ClampedArray(width * height * 4);
  // places and light change slowly: reckoned at every eighth pixel, and between them evenly
  const [wide, high] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2];
  const known = new Float32Array(wide * high * 6);
  const shade = new Float32Array(4);
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const [x, y] = [column * step + 0.5, row * step + 0.5];
      light(x, y, shade);
      known.set([...back(x, y), ...shade], (row * wide + column) * 6);
    }
  let state = (seed * 2_654_435_761) >>> 0;
  /** near enough to a bell: mean 0, deviation 1 */
  const jitter = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state & 255) + ((state >>> 8) & 255) + ((state >>> 16) & 255) + (state >>> 24) - 510) / 147;
  };
  const stride = board.width * 4;
  const here = new Float32Array(6);
  const slope = new Float32Array(6);
  for (let row = 0; row < height; row++) {
    const down = (row % step) / step;
    for (let column = 0; column < width; column++) {
      if (column % step === 0) {
        const at = (Math.floor(row / step) * wide + column / step) * 6;
        for (let k = 0; k < 6; k++) {
          const [one, two] = [known[at + k] ?? 0, known[at + 6 + k] ?? 0];
          const [three, four] = [known[at + wide * 6 + k] ?? 0, known[at + wide * 6 + 6 + k] ?? 0];
          here[k] = one * (1 - down) + three * down;
          slope[k] = ((two - one) * (1 - down) + (four - three) * down) / step;
        }
      } else for (let k = 0; k < 6; k++) here[k] = (here[k] ?? 0) + (slope[k] ?? 0);
      const to = (row * width + column) * 4;
      const x = (here[0] ?? 0) - 0.5;
      const y = (here[1] ?? 0) - 0.5;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const onBoard = left >= 0 && top >= 0 && left + 1 < board.width && top + 1 < board.height;
      const fx = x - left;
      const fy = y - top;
      const from = top * stride + left * 4;
      const wood = onBoard ? 0 : 40 * grain(column / 160, row / 18, 2);
      for (let k = 0; k < 3; k++) {
        const value = onBoard
          ? ((print[from + k] ?? 0) * (1 - fx) + (print[from + 4 + k] ?? 0) * fx) * (1 - fy) +
            ((print[from + stride + k] ?? 0) * (1 - fx) + (print[from + stride + 4 + k] ?? 0) * fx) * fy
          : (k === 0 ? 110 : k === 1 ? 76 : 50) + wood;
        out[to + k] = value * (here[2 + k] ?? 1) + (here[5] ?? 0) + (noise > 0 ? noise * jitter() : 0);
      }
      out[to + 3] = 255;
    }
  }
  const point = ({ x, y }: Point): Point => {
    const [px, py] = there(x, y);
    return { x: px, y: py };
  };
  const seen = {
    width,
    height,
    toPhoto: point,
    toBoard: ({ x, y }: Point): Point => {
      const [bx, by] = back(x, y);
      return { x: bx, y: by };
    },
    centre: (hex: string) => point(board.centre(hex)),
    cornersOf: (hex: string) => board.cornersOf(hex).map(point),
  };
  if (jpeg === undefined) return { ...seen, data: out };
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  image.data.set(out);
  ctx.putImageData(image, 0, 0);
  const file = await canvas.encode('jpeg', jpeg);
  ctx.drawImage(await loadImage(file), 0, 0);
  return { ...seen, file, data: ctx.getImageData(0, 0, width, height).data };
};
