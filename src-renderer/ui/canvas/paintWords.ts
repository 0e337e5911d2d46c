import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Brushes, type Ctx, haloed } from './brushes.ts';
import type { Ground } from './ground.ts';
import { hexSize } from './layout.ts';

/** The font of hex numbers in page pixels: 13 at the usual size, less where the hex is small; undefined: no room. */
export const numberSize = (zoom: number, rem: number, digits: number): number | undefined => {
  const room = (hexSize * zoom * 1.25) / (digits * 0.54);
  const size = Math.min(13 * (rem / 16) * Math.max(1, Math.min(zoom, 1.6)), room);
  return size < 9.5 ? undefined : size;
};

/** How far above the middle of its hex a number stands: as high as reads well, and never on the side above. */
export const numberUp = (size: number, zoom: number, orientation: Grid['orientation']): number => {
  const flat = orientation === 'flat';
  const top = flat ? Math.sqrt(3) / 2 : 0.8;
  return Math.min(hexSize * (flat ? 0.58 : 0.66), hexSize * top - (size * 0.5 + 2.5) / zoom);
};

export const numbers = (
  ctx: Ctx,
  ground: Ground,
  cells: readonly number[],
  { palette, zoom }: Brushes,
  undrawnToo: boolean,
): void => {
  const { pixels } = ground.layout;
  const { numbers: texts } = ground.lattice;
  const size = numberSize(zoom, palette.rem, texts[0]?.length ?? 4);
  if (size === undefined) return;
  ctx.font = `400 ${size / zoom}px ${palette.condensed}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  const halo = 3 / Math.max(1, zoom);
  const up = numberUp(size, zoom, ground.lattice.grid.orientation);
  for (const i of cells) {
    const look = ground.terrain[i];
    if (look === undefined && !undrawnToo) continue;
    const x = pixels.xs[i] ?? 0;
    const y = (pixels.ys[i] ?? 0) - up;
    const text = texts[i] ?? '';
    if (look === undefined) {
      ctx.fillStyle = palette.ink3;
      ctx.globalAlpha = 0.8;
      ctx.fillText(text, x, y);
      ctx.globalAlpha = 1;
      continue;
    }
    if (look === 'water') haloed(ctx, text, x, y, palette.onSide, palette.water, halo);
    else haloed(ctx, text, x, y, palette.ink2, palette.paper, halo);
  }
};

/** An area is written along its border alone: on every hex of a country it would hide the map. */
const areaWords = (ctx: Ctx, ground: Ground, i: number, { palette, zoom }: Pick<Brushes, 'palette' | 'zoom'>): void => {
  const areas = ground.areas[i];
  if (!areas) return;
  const written = areas.filter((area) =>
    [0, 1, 2, 3, 4, 5].some((direction) => {
      const next = ground.lattice.beside[i * 6 + direction] ?? -1;
      return next >= 0 && ground.terrain[next] !== undefined && !ground.areas[next]?.includes(area);
    }),
  );
  if (written.length === 0) return;
  ctx.font = `400 ${(11 * (palette.rem / 16)) / zoom}px ${palette.condensed}`;
  const x = ground.layout.pixels.xs[i] ?? 0;
  const y = (ground.layout.pixels.ys[i] ?? 0) + hexSize * 0.66;
  haloed(ctx, written.join(' '), x, y, palette.ink2, palette.paper, 3 / Math.max(1, zoom));
};

/** The entry labels and areas, where there is room to read them. */
export const words = (ctx: Ctx, ground: Ground, cells: readonly number[], { palette, zoom }: Brushes): void => {
  const { pixels } = ground.layout;
  const labelsShown = hexSize * zoom > 17;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const i of cells) {
    const labels = ground.labels[i];
    const x = pixels.xs[i] ?? 0;
    const y = pixels.ys[i] ?? 0;
    if (labelsShown && !ground.names[i]) areaWords(ctx, ground, i, { palette, zoom });
    if (labels && labels.length > 0 && labelsShown) {
      const text = labels.join(' ');
      const high = (13 * (palette.rem / 16)) / zoom;
      ctx.font = `600 ${high}px ${palette.condensed}`;
      const wide = ctx.measureText(text).width + 8;
      const left = x - hexSize * 0.98 + wide / 2;
      ctx.fillStyle = palette.paper;
      ctx.strokeStyle = palette.ink2;
      ctx.lineWidth = 1.2;
      ctx.beginPath();
      ctx.rect(left - wide / 2, y - high * 0.7, wide, high * 1.4);
      ctx.fill();
      ctx.stroke();
      ctx.fillStyle = palette.ink;
      ctx.fillText(text, left, y);
    }
  }
};
