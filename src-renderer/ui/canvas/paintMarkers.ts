import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { Brushes, Ctx } from './brushes.ts';
import type { Palette } from './palette.ts';
import { path } from './path.ts';
import type { Marker } from './scene.ts';

export const disc = (ctx: Ctx, x: number, y: number, r: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
};

export const drawMarker = (ctx: Ctx, { x, y }: Point, marker: Marker, palette: Palette): void => {
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
export const cutDisc = (ctx: Ctx, x: number, y: number, r: number, palette: Palette): void => {
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

export const letter = (ctx: Ctx, text: string, x: number, y: number, { palette, zoom }: Brushes): void => {
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
