import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { shapesOf } from '../parts/unitShapes.ts';
import type { At, Brushes, Ctx } from './brushes.ts';
import { countersNamed, hexSize } from './layout.ts';
import { disc } from './paintMarkers.ts';
import type { Palette } from './palette.ts';
import { path } from './path.ts';
import type { Counter, Scene } from './scene.ts';

const counterWidth = 46;
export const counterHeight = 36;
/** How far below the middle of its counter a name stands. */
const nameDown = 27;
/** By how much letters may be pressed together and are still read. */
const pressed = 1.25;

/** Counters by hex; in a stack the first lies on top and the others peep out behind it. */
export const counters = (ctx: Ctx, scene: Scene, at: At, brushes: Brushes, lifted: string | undefined): void => {
  const stacks = new Map<string, Counter[]>();
  for (const counter of scene.counters) {
    if (counter.id === lifted) continue;
    const stack = stacks.get(counter.hex);
    if (stack) stack.push(counter);
    else stacks.set(counter.hex, [counter]);
  }
  const placed = [...stacks].flatMap(([hex, stack]) => {
    const point = at(hex);
    return point ? [{ point, stack }] : [];
  });
  const points = placed.map(({ point }) => point);
  for (const { point, stack } of placed) {
    const { top, below, lift } = laid(stack);
    const room = point.x;
    for (let n = below.length - 1; n >= 0; n--) {
      const counter = below[n];
      if (counter)
        blank(ctx, { x: room + (n + 1) * 5 - lift, y: point.y - (n + 1) * 5 + lift }, counter, brushes.palette);
    }
    if (top) faceOf(ctx, { x: room - lift, y: point.y + lift }, top, brushes, stack.length);
  }
  // a counter that is drawn later covers no name
  for (const { point, stack } of placed) {
    const { top, lift } = laid(stack);
    if (top) nameOf(ctx, { x: point.x - lift, y: point.y + lift }, top, brushes, roomBeside(point, points));
  }
};

/**
 * How wide a name may be: half way to the nearest counter of its row on either side, and as far as those that stand half
 * a hex lower, beside the name itself; or as wide as it is.
 */
export const roomBeside = ({ x, y }: Point, others: readonly Point[]): number | undefined => {
  let room: number | undefined;
  for (const other of others) {
    const [far, down] = [Math.abs(other.x - x), other.y - y];
    if (far <= 1 || down <= -1 || down >= nameDown + counterHeight / 2 + 8) continue;
    const wide = down < 1 ? far - 8 : 2 * far - counterWidth - 4;
    if (wide > 0 && (room === undefined || wide < room)) room = wide;
  }
  return room;
};

/** A name that is too long even when it is pressed together: its beginning and its last word, by which it is told apart. */
export const shortened = (called: string, fits: (text: string) => boolean): string => {
  if (fits(called)) return called;
  const last = called.slice(called.lastIndexOf(' ') + 1);
  const end = last.length < called.length && last.length <= 5 ? ` ${last}` : '';
  const cut = (n: number) => `${called.slice(0, n).trimEnd()}…${end}`;
  // every counter asks at every drawing: few lengths are tried
  let [fitting, over] = [0, called.length - end.length];
  while (over - fitting > 1) {
    const n = (fitting + over) >> 1;
    if (fits(cut(n))) fitting = n;
    else over = n;
  }
  return fitting > 0 ? cut(fitting) : called;
};

/** The one in question lies on top, whatever the order. */
const laid = (stack: readonly Counter[]) => {
  const top = stack.find((one) => one.frame === 'chosen') ?? stack.find((one) => one.frame) ?? stack[0];
  const below = stack.filter((one) => one !== top).slice(0, 2);
  return { top, below, lift: below.length * 2 };
};

/** The name of who lies on top in a hex, once more: over what was drawn there since. */
export const nameAgain = (ctx: Ctx, scene: Scene, hex: string, at: At, brushes: Brushes): void => {
  const point = at(hex);
  const { top, lift } = laid(scene.counters.filter((one) => one.hex === hex));
  if (!top || !point) return;
  const room = roomBeside(
    point,
    scene.counters.flatMap((one) => at(one.hex) ?? []),
  );
  nameOf(ctx, { x: point.x - lift, y: point.y + lift }, top, brushes, room);
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

/** A counter by itself, with its name. */
export const drawCounter = (ctx: Ctx, at: Point, counter: Counter, brushes: Brushes): void => {
  faceOf(ctx, at, counter, brushes, 1);
  nameOf(ctx, at, counter, brushes);
};

const faceOf = (ctx: Ctx, { x, y }: Point, counter: Counter, brushes: Brushes, of: number): void => {
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
  if (counter.steps) squares(ctx, { x: left + counterWidth, y: top }, counter.steps, palette);
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
};

/** A square for each step on the upper edge, filled while it stands. */
const squares = (ctx: Ctx, corner: Point, { left, of }: NonNullable<Counter['steps']>, palette: Palette): void => {
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 1.5;
  for (let n = 0; n < of; n++) {
    ctx.fillStyle = n < left ? palette.ink : palette.paper;
    ctx.beginPath();
    ctx.rect(corner.x - 10 * (of - n), corner.y - 4, 8, 8);
    ctx.fill();
    ctx.stroke();
  }
};

const nameOf = (ctx: Ctx, { x, y }: Point, counter: Counter, { palette, zoom }: Brushes, room?: number): void => {
  if (counter.name && hexSize * zoom > countersNamed) {
    const size = Math.max(15 * Math.min(1.3, Math.max(1, zoom)) * (palette.rem / 16), 13) / zoom;
    const fontOf = (face: string) => `600 ${Math.min(size, 22)}px ${face}`;
    ctx.font = fontOf(palette.sans);
    // the name of the next one stays in sight
    if (room !== undefined && ctx.measureText(counter.name).width > room) ctx.font = fontOf(palette.condensed);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.paper;
    ctx.lineWidth = 4;
    const under = y + nameDown + (counter.frame === 'cut' ? 4 : 0);
    const fits = (text: string) => room === undefined || ctx.measureText(text).width <= room * pressed;
    const text = shortened(counter.name, fits);
    ctx.strokeText(text, x, under, room);
    ctx.fillStyle = palette.ink;
    ctx.fillText(text, x, under, room);
  }
};
