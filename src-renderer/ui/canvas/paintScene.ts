import { directionOf, latticeOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { shapesOf } from '../parts/unitShapes.ts';
import type { Rect } from './camera.ts';
import type { Ground } from './ground.ts';
import { boxHeight, boxWidth, centreOf, countersNamed, hexSize, type Layout } from './layout.ts';
import type { MapHexMark } from './mapProps.ts';
import type { Brushes } from './paintGround.ts';
import { type Above, paintNames } from './paintNames.ts';
import type { Palette } from './palette.ts';
import { path } from './path.ts';
import type { Counter, Marker, Scene } from './scene.ts';

type Ctx = CanvasRenderingContext2D;

const counterWidth = 46;
const counterHeight = 36;

/** What lies over a part of the ground: zones, frames, lines, markers, counters, names, letters. */
export const paintScene = (
  ctx: Ctx,
  ground: Ground,
  scene: Scene,
  part: Rect,
  brushes: Brushes,
  /** a counter in the hand: not where it stood */
  lifted: string | undefined,
): void => {
  const { layout } = ground;
  const at = (id: string): Point | undefined => {
    const point = centreOf(layout, id);
    return point &&
      point.x > part.left - reach &&
      point.x < part.right + reach &&
      point.y > part.top - reach &&
      point.y < part.bottom + reach
      ? point
      : undefined;
  };
  zones(ctx, ground, scene, at, brushes);
  picked(ctx, ground, scene, at, brushes);
  for (const counter of scene.counters)
    if (counter.radius !== undefined && counter.frame === 'chosen') radius(ctx, ground, counter, brushes.palette);
  frames(ctx, ground, scene, at, brushes);
  lines(ctx, layout, scene, brushes);
  for (const marker of scene.markers) {
    const point = at(marker.hex);
    if (point) drawMarker(ctx, point, marker, brushes.palette);
  }
  sideMarks(ctx, ground, scene, at, brushes);
  counters(ctx, scene, at, brushes, lifted);
  const near = {
    left: part.left - reach,
    right: part.right + reach,
    top: part.top - reach,
    bottom: part.bottom + reach,
  };
  paintNames(ctx, ground, near, overCounters(scene, lifted), brushes);
  marksAbove(ctx, scene, at, brushes);
};

/** Where the hand is: drawn anew with every frame, over everything. */
export const paintHand = (
  ctx: Ctx,
  ground: Ground,
  scene: Scene,
  brushes: Brushes,
  hand: { readonly cursor?: string | undefined; readonly focused: boolean; readonly dragged?: Dragged | undefined },
): void => {
  if (hand.cursor !== undefined) cursor(ctx, ground, hand.cursor, hand.focused, brushes);
  if (!hand.dragged) return;
  const { piece } = hand.dragged;
  const counter = scene.counters.find((one) => one.id === piece);
  if (counter) drawCounter(ctx, hand.dragged, counter, brushes, 1);
};

/** How far a counter, its name and its letters reach from the middle of its hex. */
export const reach = 130;

/** A counter under the finger. */
export interface Dragged extends Point {
  readonly piece: string;
}

/** A name stands on the counter of its hex, or on the frame around it. */
const overCounters = (scene: Scene, lifted: string | undefined): Above => {
  const above = new Map<string, number>();
  for (const { id, hex, frame } of scene.counters)
    if (id !== lifted) above.set(hex, Math.min(above.get(hex) ?? 0, -counterHeight / 2 - (frame ? 7 : 0)));
  return above;
};

type At = (id: string) => Point | undefined;

const outline = (ctx: Ctx, ground: Ground, { x, y }: Point, size: number, id?: string): void => {
  if (id !== undefined && ground.lattice.indexOf(id) < 0) {
    ctx.rect(x - (boxWidth / 2) * size, y - (boxHeight / 2) * size, boxWidth * size, boxHeight * size);
    return;
  }
  ground.layout.pixels.corners.forEach((corner, n) => {
    if (n === 0) ctx.moveTo(x + corner.x * size, y + corner.y * size);
    else ctx.lineTo(x + corner.x * size, y + corner.y * size);
  });
  ctx.closePath();
};

const zones = (ctx: Ctx, ground: Ground, scene: Scene, at: At, { pattern }: Brushes): void => {
  for (const { look, hexes } of scene.zones) {
    const fill = pattern(look === 'axis' ? 'axisZone' : 'sovietZone');
    if (!fill) continue;
    ctx.beginPath();
    for (const hex of hexes) {
      const point = at(hex);
      if (point) outline(ctx, ground, point, 0.93, hex);
    }
    ctx.globalAlpha = 0.75;
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.globalAlpha = 1;
  }
};

const picked = (ctx: Ctx, ground: Ground, scene: Scene, at: At, { palette, zoom }: Brushes): void => {
  if (!scene.picked || scene.picked.length === 0) return;
  ctx.beginPath();
  for (const hex of scene.picked) {
    const point = at(hex);
    if (point) outline(ctx, ground, point, 0.94, hex);
  }
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = palette.pencil;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = palette.pencil;
  ctx.lineWidth = Math.max(2, 1.4 / zoom);
  ctx.stroke();
};

/** Everything within so many hexes, as one dashed line around it. */
const radius = (ctx: Ctx, ground: Ground, counter: Counter, palette: Palette): void => {
  const { lattice, layout } = ground;
  const { indexOf, context } = latticeOf(lattice.grid);
  const middle = indexOf(counter.hex);
  if (middle < 0) return;
  let rim = [middle];
  const inside = new Set(rim);
  for (let step = 0; step < (counter.radius ?? 0); step++) {
    const next: number[] = [];
    for (const i of rim)
      for (let direction = 0; direction < 6; direction++) {
        const other = context[i * 6 + direction] ?? -1;
        if (other < 0 || inside.has(other)) continue;
        inside.add(other);
        next.push(other);
      }
    rim = next;
  }
  ctx.beginPath();
  for (const i of inside)
    for (let direction = 0; direction < 6; direction++) {
      const other = context[i * 6 + direction] ?? -1;
      if (other >= 0 && inside.has(other)) continue;
      const [a, b] = layout.pixels.side(lattice.numbers[i] ?? '', direction);
      if (!a || !b) continue;
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
    }
  ctx.strokeStyle = palette[counter.look];
  ctx.lineWidth = 2.5;
  ctx.setLineDash([9, 5]);
  ctx.stroke();
  ctx.setLineDash([]);
};

/** Thin ochre: reached; thick pencil: opens it; the tones of a tool differ in line as well as in colour. */
const frameLooks: {
  readonly [L in MapHexMark['look']]: {
    readonly colour: keyof Palette;
    readonly width: number;
    readonly size: number;
    readonly dash?: readonly number[];
  };
} = {
  reached: { colour: 'dueFill', width: 3.5, size: 0.88 },
  opens: { colour: 'pencil', width: 5, size: 0.94 },
  good: { colour: 'ink', width: 2.5, size: 0.9 },
  half: { colour: 'ink', width: 2.5, size: 0.9, dash: [5, 4] },
  bad: { colour: 'due', width: 4, size: 0.88, dash: [2, 4] },
  plain: { colour: 'lineStrong', width: 2, size: 0.9 },
  target: { colour: 'ink', width: 5, size: 0.92 },
};
const frameOrder = ['plain', 'reached', 'half', 'good', 'bad', 'opens', 'target'] as const;

const frames = (ctx: Ctx, ground: Ground, scene: Scene, at: At, { palette, zoom }: Brushes): void => {
  for (const look of frameOrder) {
    const { colour, width, size, dash } = frameLooks[look];
    let any = false;
    for (const mark of scene.hexes) {
      if (mark.look !== look) continue;
      const point = at(mark.hex);
      if (!point) continue;
      if (!any) ctx.beginPath();
      any = true;
      outline(ctx, ground, point, size, mark.hex);
    }
    if (!any) continue;
    ctx.strokeStyle = String(palette[colour]);
    ctx.lineWidth = Math.max(width, Math.min(2, width / 2) / zoom);
    ctx.lineJoin = 'miter';
    ctx.setLineDash([...(dash ?? [])]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
};

const lines = (ctx: Ctx, layout: Layout, scene: Scene, { palette, zoom }: Brushes): void => {
  const order = ['bad', 'traced', 'wanted'] as const;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const look of order)
    for (const line of scene.lines) {
      if (line.look !== look) continue;
      const points = line.path.flatMap((id) => centreOf(layout, id) ?? []);
      const [first, ...rest] = points;
      if (!first) continue;
      ctx.beginPath();
      ctx.moveTo(first.x, first.y);
      for (const { x, y } of rest) ctx.lineTo(x, y);
      if (look === 'wanted') {
        ctx.strokeStyle = palette.due;
        ctx.lineWidth = Math.max(6, 3 / zoom);
        ctx.setLineDash([3, 11]);
      } else {
        ctx.strokeStyle = look === 'bad' ? palette.ink : palette[line.colour ?? 'axis'];
        ctx.lineWidth = look === 'bad' ? Math.max(3, 2 / zoom) : Math.max(7, 3 / zoom);
        ctx.setLineDash(look === 'bad' ? [9, 7] : []);
      }
      ctx.globalAlpha = 0.95;
      ctx.stroke();
      ctx.globalAlpha = 1;
      ctx.setLineDash([]);
    }
  ctx.lineCap = 'butt';
};

const disc = (ctx: Ctx, x: number, y: number, r: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
};

const drawMarker = (ctx: Ctx, { x, y }: Point, marker: Marker, palette: Palette): void => {
  ctx.lineJoin = 'miter';
  switch (marker.look) {
    case 'interdiction':
      cutDisc(ctx, x, y, 15, palette);
      return;
    case 'air': {
      disc(ctx, x, y, 15);
      ctx.fillStyle = palette.paper;
      ctx.fill();
      ctx.strokeStyle = palette.ink;
      ctx.lineWidth = 2.5;
      ctx.stroke();
      ctx.save();
      ctx.translate(x, y);
      ctx.fillStyle = palette.ink;
      ctx.fill(
        path(
          'M-1.500-11h3l1 6 9 5v3l-9-2.500-.700 6.500 3 2.500v2L0 10.500l-4.800 1v-2l3-2.500-.700-6.500-9 2.500v-3l9-5Z',
        ),
      );
      ctx.restore();
      return;
    }
    case 'brokenRail':
      ctx.save();
      ctx.translate(x, y + 15);
      ctx.lineCap = 'round';
      for (const [colour, width] of [
        [palette.paper, 7],
        [palette.ink, 3],
      ] as const) {
        ctx.strokeStyle = colour;
        ctx.lineWidth = width;
        ctx.stroke(path('M-15 4h9l3-8M15-4H6L3 4'));
      }
      ctx.lineCap = 'butt';
      ctx.restore();
      return;
    case 'control':
      ctx.save();
      ctx.translate(x - 19, y + 12);
      ctx.strokeStyle = palette.paper;
      ctx.lineWidth = 4;
      ctx.stroke(path('M0 11V-10h15l-4 5 4 5H0'));
      ctx.fillStyle = palette[marker.side ?? 'axis'];
      ctx.strokeStyle = palette[marker.side ?? 'axis'];
      ctx.lineWidth = 2;
      if (marker.side === 'soviet') ctx.stroke(path('M0 11V-10h15l-4 5 4 5H0M3.500-6.500h6l-1 1.500 1 1.500h-6Z'));
      else {
        ctx.fill(path('M0-10h15l-4 5 4 5H0Z'));
        ctx.stroke(path('M0 11V-10'));
      }
      ctx.restore();
      return;
    case 'note':
      ctx.beginPath();
      ctx.rect(x + 12, y + 8, 14, 16);
      ctx.fillStyle = palette.paper;
      ctx.fill();
      ctx.strokeStyle = palette.ink;
      ctx.lineWidth = 1.8;
      ctx.stroke();
      ctx.save();
      ctx.translate(x + 12, y + 8);
      ctx.stroke(path('M3 4.500h8M3 8h8M3 11.500h5'));
      ctx.restore();
  }
};

/** A barred disc: nothing gets through here. */
const cutDisc = (ctx: Ctx, x: number, y: number, r: number, palette: Palette): void => {
  disc(ctx, x, y, r);
  ctx.fillStyle = palette.paper;
  ctx.fill();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.stroke();
  const arm = r * 0.43;
  ctx.beginPath();
  ctx.moveTo(x - arm, y - arm);
  ctx.lineTo(x + arm, y + arm);
  ctx.moveTo(x + arm, y - arm);
  ctx.lineTo(x - arm, y + arm);
  ctx.lineWidth = r * 0.24;
  ctx.stroke();
};

const letter = (ctx: Ctx, text: string, x: number, y: number, { palette, zoom }: Brushes): void => {
  const scale = Math.max(1, (0.75 * (palette.rem / 16)) / zoom);
  disc(ctx, x, y, 14 * scale);
  ctx.fillStyle = palette.pencil;
  ctx.fill();
  ctx.fillStyle = palette.onPencil;
  ctx.font = `600 ${17 * scale}px ${palette.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 1);
};

const sideMarks = (ctx: Ctx, ground: Ground, scene: Scene, at: At, brushes: Brushes): void => {
  const { palette, zoom } = brushes;
  for (const mark of scene.sides) {
    const [a = '', b = ''] = mark.pair.split('/');
    if (!at(a)) continue;
    const direction = directionOf(ground.lattice.grid, a, b);
    const [one, other] = direction < 0 ? [] : ground.layout.pixels.side(a, direction);
    if (!one || !other) continue;
    ctx.lineCap = 'butt';
    for (const [colour, width] of [
      [palette.paper, 11],
      [palette.pencil, 7],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(one.x, one.y);
      ctx.lineTo(other.x, other.y);
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(width, width / 2.5 / zoom);
      ctx.stroke();
    }
    if (mark.letter) letter(ctx, mark.letter, (one.x + other.x) / 2, (one.y + other.y) / 2, brushes);
  }
};

/** Counters by hex; in a stack the first lies on top and the others peep out behind it. */
const counters = (ctx: Ctx, scene: Scene, at: At, brushes: Brushes, lifted: string | undefined): void => {
  const stacks = new Map<string, Counter[]>();
  for (const counter of scene.counters) {
    if (counter.id === lifted) continue;
    const stack = stacks.get(counter.hex);
    if (stack) stack.push(counter);
    else stacks.set(counter.hex, [counter]);
  }
  for (const [hex, stack] of stacks) {
    const point = at(hex);
    if (!point) continue;
    // the one in question lies on top, whatever the order
    const top = stack.find((one) => one.frame === 'chosen') ?? stack.find((one) => one.frame) ?? stack[0];
    const below = stack.filter((one) => one !== top).slice(0, 2);
    const lift = below.length * 2;
    const room = point.x;
    for (let n = below.length - 1; n >= 0; n--) {
      const counter = below[n];
      if (counter)
        blank(ctx, { x: room + (n + 1) * 5 - lift, y: point.y - (n + 1) * 5 + lift }, counter, brushes.palette);
    }
    if (top) drawCounter(ctx, { x: room - lift, y: point.y + lift }, top, brushes, stack.length);
  }
};

/** A counter without its face, as it peeps out of a stack. */
const blank = (ctx: Ctx, { x, y }: Point, counter: Counter, palette: Palette): void => {
  ctx.beginPath();
  ctx.rect(x - counterWidth / 2, y - counterHeight / 2, counterWidth, counterHeight);
  ctx.fillStyle = counter.look === 'axis' ? palette.axis : palette.paper;
  ctx.fill();
  ctx.strokeStyle = counter.look === 'axis' ? palette.paper : palette.soviet;
  ctx.lineWidth = 1.5;
  ctx.stroke();
};

const drawCounter = (ctx: Ctx, { x, y }: Point, counter: Counter, brushes: Brushes, of: number): void => {
  const { palette, zoom } = brushes;
  const [left, top] = [x - counterWidth / 2, y - counterHeight / 2];
  const axis = counter.look === 'axis';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  ctx.rect(left, top, counterWidth, counterHeight);
  ctx.fillStyle = axis ? palette.axis : palette.paper;
  ctx.fill();
  ctx.strokeStyle = axis ? palette.paper : palette.soviet;
  ctx.lineWidth = axis ? 1.5 : 2;
  ctx.stroke();
  if (!axis) {
    ctx.lineWidth = 1.5;
    ctx.strokeRect(left + 4, top + 4, counterWidth - 8, counterHeight - 8);
  }
  ctx.save();
  ctx.translate(x - 16, y - 10.6);
  ctx.scale(2 / 3, 2 / 3);
  const face = axis ? palette.onSide : palette.soviet;
  for (const { d, width, dash } of shapesOf(counter.symbol)) {
    if (width === undefined) {
      ctx.fillStyle = face;
      ctx.fill(path(d));
    } else {
      ctx.strokeStyle = face;
      ctx.lineWidth = width;
      if (dash) ctx.setLineDash([...dash]);
      ctx.stroke(path(d));
      if (dash) ctx.setLineDash([]);
    }
  }
  ctx.restore();
  if (counter.frame) {
    const wide = counter.frame === 'chosen' ? 3 : 4;
    ctx.strokeStyle = counter.frame === 'chosen' ? palette.ink : palette.due;
    ctx.lineWidth = Math.max(wide, wide / 2 / zoom);
    if (counter.frame === 'half') ctx.setLineDash([6, 4]);
    ctx.strokeRect(left - 5, top - 5, counterWidth + 10, counterHeight + 10);
    ctx.setLineDash([]);
  }
  if (counter.marked) {
    // a folded corner: something is noted on it
    ctx.save();
    ctx.translate(left, top);
    ctx.fillStyle = palette.ink;
    ctx.strokeStyle = palette.paper;
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(0, counterHeight);
    ctx.lineTo(0, counterHeight - 15);
    ctx.lineTo(15, counterHeight);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  }
  const readable = hexSize * zoom > 18;
  if (of > 1 && readable) {
    disc(ctx, left + counterWidth, top + counterHeight - 2, 9.5);
    ctx.fillStyle = palette.paper;
    ctx.fill();
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    ctx.fillStyle = palette.ink;
    ctx.font = `600 13px ${palette.condensed}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(String(of), left + counterWidth, top + counterHeight - 1.5);
  }
  if (counter.name && hexSize * zoom > countersNamed) {
    const size = Math.max(15 * Math.min(1.3, Math.max(1, zoom)) * (palette.rem / 16), 13) / zoom;
    ctx.font = `600 ${Math.min(size, 22)}px ${palette.sans}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.paper;
    ctx.lineWidth = 4;
    const under = y + (counter.frame === 'cut' ? 31 : 27);
    ctx.strokeText(counter.name, x, under);
    ctx.fillStyle = palette.ink;
    ctx.fillText(counter.name, x, under);
  }
};

/** Letters, labels and cuts lie over the counters: they are what is asked about. */
const marksAbove = (ctx: Ctx, scene: Scene, at: At, brushes: Brushes): void => {
  const { palette, zoom } = brushes;
  for (const mark of scene.hexes) {
    const point = at(mark.hex);
    if (!point) continue;
    if (mark.cut) cutDisc(ctx, point.x, point.y, 21, palette);
    if (mark.letter) {
      const aside = mark.cut || scene.counters.some((counter) => counter.hex === mark.hex);
      letter(ctx, mark.letter, point.x - (aside ? 24 : 0), point.y - (aside ? 18 : 0), brushes);
    }
    if (mark.label && hexSize * zoom > 14) {
      const size = Math.min(22, Math.max(15, (13 * (palette.rem / 16)) / zoom));
      ctx.font = `600 ${size}px ${palette.condensed}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.lineJoin = 'round';
      const y = point.y + (mark.letter ? 22 : 4);
      ctx.strokeStyle = palette.paper;
      ctx.lineWidth = 4;
      ctx.strokeText(mark.label, point.x, y);
      ctx.fillStyle = palette.ink;
      ctx.fillText(mark.label, point.x, y);
    }
  }
};

/** Where the keyboard stands. */
const cursor = (ctx: Ctx, ground: Ground, id: string, focused: boolean, { palette, zoom }: Brushes): void => {
  const point = centreOf(ground.layout, id);
  if (!point) return;
  const width = Math.max(focused ? 3.5 : 2, (focused ? 2.5 : 1.5) / zoom);
  for (const [colour, more] of [
    [palette.paper, 3 / Math.max(zoom, 0.6)],
    [focused ? palette.focus : palette.ink2, 0],
  ] as const) {
    ctx.beginPath();
    if (ground.lattice.indexOf(id) < 0)
      ctx.rect(point.x - boxWidth / 2 - 3, point.y - boxHeight / 2 - 3, boxWidth + 6, boxHeight + 6);
    else outline(ctx, ground, point, 0.99);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width + more;
    ctx.lineJoin = 'round';
    if (!focused) ctx.setLineDash([6, 4]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
};

/** The neighbour beyond the side of a hex that is nearest to a point, and how near it is: 0 in the middle, 1 on it. */
export const sideNear = (
  ground: Ground,
  hex: string,
  { x, y }: Point,
): { readonly direction: number; readonly beyond: string | undefined; readonly near: number } => {
  const { pixels } = ground.layout;
  const centre = pixels.centre(hex);
  if (!centre) return { direction: 0, beyond: undefined, near: 0 };
  const reach = (hexSize * Math.sqrt(3)) / 2;
  let best = { direction: 0, near: Number.NEGATIVE_INFINITY };
  for (let direction = 0; direction < 6; direction++) {
    const a = pixels.corners[direction];
    const b = pixels.corners[(direction + 1) % 6];
    if (!a || !b) continue;
    const mx = (a.x + b.x) / 2;
    const my = (a.y + b.y) / 2;
    const near = ((x - centre.x) * mx + (y - centre.y) * my) / (reach * reach);
    if (near > best.near) best = { direction, near };
  }
  return { ...best, beyond: neighboursOf(ground.lattice.grid, hex)[best.direction] };
};
