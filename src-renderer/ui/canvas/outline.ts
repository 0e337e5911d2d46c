import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { Ctx } from './brushes.ts';
import type { Ground } from './ground.ts';
import { boxHeight, boxWidth } from './layout.ts';

/** Adds to the path the rim of a hex, or of a box, around its middle; so many times its size. */
export const outline = (ctx: Ctx, ground: Ground, { x, y }: Point, size: number, id?: string): void => {
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
