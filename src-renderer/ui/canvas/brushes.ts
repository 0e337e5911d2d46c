import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { Palette } from './palette.ts';
import type { PatternName } from './patterns.ts';

/** The map photo under the grid: where its corner comes to lie, in pixels of the sheet. */
export interface UnderPhoto {
  readonly image: CanvasImageSource;
  /** photo pixels to sheet pixels */
  readonly matrix: {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
  };
  readonly opacity: number;
}

export type Ctx = CanvasRenderingContext2D;

/** Where a hex or box lies; undefined: too far from the part that is painted. */
export type At = (id: string) => Point | undefined;

export interface Brushes {
  readonly palette: Palette;
  /** page pixels per sheet pixel */
  readonly zoom: number;
  readonly pattern: (name: PatternName) => CanvasPattern | undefined;
}

/** Text with a halo, so that it reads on any ground. */
export const haloed = (
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  ink: string,
  halo: string,
  width: number,
  /** what the text may take at most */
  room?: number | undefined,
): void => {
  ctx.strokeStyle = halo;
  ctx.lineWidth = width;
  ctx.strokeText(text, x, y, room);
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y, room);
};
