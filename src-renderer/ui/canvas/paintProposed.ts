import { directionOf } from '#rules/kit/hexmap/lattice.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { LinkLook, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { At, Brushes, Ctx } from './brushes.ts';
import type { Ground } from './ground.ts';
import { outline } from './outline.ts';
import { fills, lineColours } from './paintGround.ts';
import type { Palette } from './palette.ts';
import { patternOf } from './patterns.ts';
import type { ProposedPlace } from './scene.ts';

/** What is proposed and not drawn yet. */
export const paintProposed = (
  ctx: Ctx,
  ground: Ground,
  places: readonly ProposedPlace[],
  at: At,
  brushes: Brushes,
): void => {
  for (const place of places) {
    if (place.of === 'terrain') hex(ctx, ground, place, at, brushes);
    else line(ctx, ground, place, at, brushes);
  }
};

const rimOf = (as: ProposedPlace['as'], palette: Palette): string =>
  as === 'decided' ? palette.pencil : as === 'proposed' ? palette.ink3 : palette.dueFill;

/** Terrain: a tint within a dotted rim, the doubtful hatched in ochre, what was decided ringed. */
const hex = (ctx: Ctx, ground: Ground, place: ProposedPlace, at: At, { palette, zoom, pattern }: Brushes): void => {
  const { as } = place;
  const look = place.looks[0] as TerrainLook | undefined;
  const point = at(place.at);
  if (!point || !look) return;
  const doubt = pattern('doubt');
  ctx.beginPath();
  outline(ctx, ground, point, 0.9, place.at);
  const name = patternOf(look);
  const drawn = name && pattern(name);
  if (as !== 'asked') {
    ctx.globalAlpha = look === 'clear' || look === 'minorCity' ? 0.3 : 0.5;
    ctx.fillStyle = String(palette[fills[look]]);
    ctx.fill();
    ctx.globalAlpha = 0.8;
    if (drawn) {
      ctx.fillStyle = drawn;
      ctx.fill();
    }
  }
  if (as === 'doubtful' && doubt) {
    ctx.fillStyle = doubt;
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  ctx.strokeStyle = rimOf(as, palette);
  ctx.lineWidth = Math.max(as === 'proposed' ? 1 : 2, (as === 'proposed' ? 0.7 : 1.2) / zoom);
  ctx.setLineDash(as === 'decided' ? [] : [4, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
};

/** The two ends of a line between two hexes: of the side that parts them, or their middles. */
const endsOf = (ground: Ground, { at: pair, of }: ProposedPlace): readonly Point[] => {
  const [a = '', b = ''] = pair.split('/');
  const { pixels } = ground.layout;
  if (of === 'links') return [a, b].flatMap((each) => pixels.centre(each) ?? []);
  const direction = directionOf(ground.lattice.grid, a, b);
  return direction < 0 ? [] : pixels.side(a, direction);
};

/** Lines: beaded in their colours; the doubtful within a dashed ochre rim; the one asked framed alone, the photo is seen. */
const line = (ctx: Ctx, ground: Ground, place: ProposedPlace, at: At, { palette, zoom }: Brushes): void => {
  if (!place.at.split('/').some((each) => at(each))) return;
  const [one, other] = endsOf(ground, place);
  if (!one || !other) return;
  const { as } = place;
  const looks = place.looks as readonly (SideLook | LinkLook)[];
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  const [ux, uy] = [(other.x - one.x) / length, (other.y - one.y) / length];
  const wide = Math.max(4.5, 1.6 / zoom);
  if (as !== 'asked')
    looks.forEach((look, i) => {
      // several lie side by side
      const aside = (i - (looks.length - 1) / 2) * (wide + 2);
      ctx.beginPath();
      ctx.moveTo(one.x - uy * aside, one.y + ux * aside);
      ctx.lineTo(other.x - uy * aside, other.y + ux * aside);
      ctx.lineCap = 'round';
      ctx.strokeStyle = palette.paper;
      ctx.lineWidth = wide + 3;
      ctx.stroke();
      ctx.strokeStyle = String(palette[lineColours[look]]);
      ctx.lineWidth = wide;
      if (as !== 'decided') ctx.setLineDash([0.1, wide + 3]);
      ctx.stroke();
      ctx.setLineDash([]);
    });
  if (as === 'proposed' || (as === 'decided' && looks.length === 0)) return;
  const rim = Math.max(9, 4 / zoom);
  ctx.beginPath();
  for (const [n, [end, way]] of (
    [
      [one, -1],
      [other, 1],
    ] as const
  ).entries()) {
    const [x, y] = [end.x + ux * way * rim * 0.4, end.y + uy * way * rim * 0.4];
    const corners = [
      { x: x - uy * rim, y: y + ux * rim },
      { x: x + uy * rim, y: y - ux * rim },
    ];
    for (const corner of n === 0 ? corners : corners.reverse()) ctx.lineTo(corner.x, corner.y);
  }
  ctx.closePath();
  ctx.lineCap = 'butt';
  ctx.strokeStyle = rimOf(as, palette);
  ctx.lineWidth = Math.max(2, 1.2 / zoom) * (as === 'asked' ? 1.5 : 1);
  ctx.setLineDash(as === 'doubtful' ? [4, 4] : []);
  ctx.stroke();
  ctx.setLineDash([]);
};
