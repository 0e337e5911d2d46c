import { type Brushes, haloed } from './brushes.ts';
import type { Rect } from './camera.ts';
import type { Ground } from './ground.ts';
import { countersNamed, hexSize } from './layout.ts';

/** Where a name goes in a hex with a counter: the height of its lower edge from the middle of the hex. */
export type Above = ReadonlyMap<string, number>;

/** The room of a name beside a counter: those of the next hexes stay in sight. */
const widest = 80;

/** Names of towns, at the foot of their hex; where a counter with a name of its own stands they lie over it, on paper. */
export const paintNames = (
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  part: Rect,
  above: Above,
  { palette, zoom }: Brushes,
): void => {
  if (hexSize * zoom <= 15) return;
  const { pixels } = ground.layout;
  // large text grows with the hex, or one name would lie over the next
  const wanted = Math.max(14, Math.min(15 * Math.max(1, zoom), 22)) * (palette.rem / 16);
  const size = Math.min(wanted, Math.max(13, hexSize * zoom * 0.6)) / zoom;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const i of pixels.within(part.left, part.top, part.right, part.bottom)) {
    const name = ground.names[i];
    if (!name) continue;
    const x = pixels.xs[i] ?? 0;
    const y = pixels.ys[i] ?? 0;
    const edge = above.get(ground.lattice.numbers[i] ?? '');
    const room = edge === undefined ? undefined : widest;
    ctx.font = `600 ${size}px ${room === undefined ? palette.sans : palette.condensed}`;
    if (edge === undefined || hexSize * zoom <= countersNamed) {
      haloed(ctx, name, x, y + hexSize * 0.66, palette.ink, palette.paper, 4 / Math.max(1, zoom), room);
      continue;
    }
    const wide = Math.min(ctx.measureText(name).width, widest);
    ctx.fillStyle = palette.paper;
    ctx.fillRect(x - wide / 2 - 3, y + edge - size * 1.2, wide + 6, size * 1.2);
    ctx.fillStyle = palette.ink;
    ctx.fillText(name, x, y + edge - size * 0.55, widest);
  }
};
