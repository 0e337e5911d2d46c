import { directionOf, latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { At, Brushes, Ctx } from './brushes.ts';
import type { Rect } from './camera.ts';
import type { Ground } from './ground.ts';
import { boxHeight, boxWidth, centreOf, hexSize, type Layout } from './layout.ts';
import type { MapHexMark } from './mapProps.ts';
import { outline } from './outline.ts';
import { counterHeight, counters, drawCounter, nameAgain } from './paintCounters.ts';
import { cutDisc, drawMarker, letter } from './paintMarkers.ts';
import { type Above, paintNames } from './paintNames.ts';
import { paintProposed } from './paintProposed.ts';
import type { Palette } from './palette.ts';
import type { Counter, Scene } from './scene.ts';

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
  paintProposed(ctx, ground, scene.proposed ?? [], at, brushes);
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
  // where a line is asked about, its own frame says where the hand is: that of the hex would lie on the line
  const onLine = scene.proposed?.some(({ as, of }) => as === 'asked' && of !== 'terrain');
  if (hand.cursor !== undefined && !onLine) {
    cursor(ctx, ground, hand.cursor, hand.focused, brushes);
    nameAgain(ctx, scene, hand.cursor, (id) => centreOf(ground.layout, id), brushes);
  }
  if (!hand.dragged) return;
  const { piece } = hand.dragged;
  const counter = scene.counters.find((one) => one.id === piece);
  if (counter) drawCounter(ctx, hand.dragged, counter, brushes);
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
  const { indexOf, beside } = latticeOf(lattice.grid);
  const middle = indexOf(counter.hex);
  if (middle < 0) return;
  let rim = [middle];
  const inside = new Set(rim);
  for (let step = 0; step < (counter.radius ?? 0); step++) {
    const next: number[] = [];
    for (const i of rim)
      for (let direction = 0; direction < 6; direction++) {
        const other = beside[i * 6 + direction] ?? -1;
        if (other < 0 || inside.has(other)) continue;
        inside.add(other);
        next.push(other);
      }
    rim = next;
  }
  ctx.beginPath();
  for (const i of inside)
    for (let direction = 0; direction < 6; direction++) {
      const other = beside[i * 6 + direction] ?? -1;
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
