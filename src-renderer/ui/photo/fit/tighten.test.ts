import { expect, it } from 'vitest';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { type BoardPhoto, drawBoard, type Faults, manners, photograph, seedOf } from '../../../../.ci/boards/index.ts';
import { hexSize } from '../../canvas/layout.ts';
import { type Lay, type Place, seenThrough } from './lay.ts';
import { tighten } from './tighten.ts';

const grid = gridOf(8, 6);
const taken = async (faults: Partial<Faults>, on: Grid = grid, id = 'tints') => {
  const manner = manners.find((one) => one.id === id);
  if (!manner) throw new Error('no such manner');
  return photograph(drawBoard({ grid: on, manner, seed: seedOf('build', 2), size: 22 }), {
    megapixels: 0.12,
    ...faults,
  });
};
/** Four hexes shown by a hand that misses their centres by a part of a hex. */
const shown = (photo: BoardPhoto, hexes: readonly string[], slip = 3): readonly Place[] =>
  hexes.map((hex, n) => {
    const { x, y } = photo.centre(hex);
    return { hex, x: x + slip * Math.cos(n * 2), y: y + slip * Math.sin(n * 2) };
  });
const corners = ['0101', '0801', '0806', '0106'];

/** The furthest any centre lies off, in hexes. */
const furthest = (lay: Lay | undefined, photo: BoardPhoto, on: Grid = grid, columns = 8): number => {
  const { xs, ys } = pixelsOf(on, hexSize);
  if (!lay) return Number.POSITIVE_INFINITY;
  const seen = seenThrough(lay);
  const { numbers } = latticeOf(on);
  const off = numbers.map((hex, i) => {
    if (i % on.columns >= columns) return 0;
    const [here, there] = [seen(xs[i] ?? 0, ys[i] ?? 0), photo.centre(hex)];
    const [one, two] = photo.cornersOf(hex);
    const size = one && two ? Math.hypot(one.x - two.x, one.y - two.y) : Number.NaN;
    return Math.hypot(here.x - there.x, here.y - there.y) / size / Math.sqrt(3);
  });
  return Math.max(...off);
};

it('finds the printed grid to a small part of a hex, from four hexes shown roughly, whatever the lens does', async () => {
  const photo = await taken({ tilt: 20, turn: 4, lens: -0.05, noise: 4 });
  const got = tighten(photo, shown(photo, corners), grid);
  expect(got).toMatchObject({ ok: true });
  expect(furthest(got.ok ? got.lay : undefined, photo)).toBeLessThan(0.06);
  expect(got.ok && got.misfit.worst).toBeLessThan(0.1);
});

it('a grid of pointed hexes, numbered the other way, is found as well', async () => {
  const pointed: Grid = { ...gridOf(8, 6), orientation: 'pointy', offset: 'odd' };
  const photo = await taken({ tilt: 10, counters: 0.15 }, pointed, 'hachures');
  const got = tighten(photo, shown(photo, corners), pointed);
  expect(furthest(got.ok ? got.lay : undefined, photo, pointed)).toBeLessThan(0.06);
});

it('a photo of a part of the sheet lies there, and says nothing of the rest', async () => {
  const photo = await taken({ tilt: 15 });
  const got = tighten(photo, shown(photo, corners), gridOf(20, 6));
  expect(got).toMatchObject({ ok: true });
  expect(furthest(got.ok ? got.lay : undefined, photo, gridOf(20, 6), 8)).toBeLessThan(0.06);
});

it('says why where nothing can be laid: places on a line, hexes too small, no grid there', async () => {
  const photo = await taken({});
  expect(tighten(photo, shown(photo, ['0101', '0301', '0701', '0106']), grid)).toMatchObject({ reason: 'places' });
  const tiny = { width: 60, height: 45, data: new Uint8ClampedArray(60 * 45 * 4) };
  const scaled = shown(photo, corners).map((one) => ({
    ...one,
    x: (one.x * 60) / photo.width,
    y: (one.y * 45) / photo.height,
  }));
  expect(tighten(tiny, scaled, grid)).toMatchObject({ reason: 'small' });
  const wrong = shown(photo, corners).map((one) => (one.hex === '0806' ? { ...one, hex: '0805' } : one));
  expect(tighten(photo, wrong, grid)).toMatchObject({ reason: 'grid' });
  expect(tighten(photo, shown(photo, corners), { ...grid, offset: 'odd' })).toMatchObject({ reason: 'grid' });
});

it('names the hex whose number was mistyped', async () => {
  const photo = await taken({});
  const five = shown(photo, [...corners, '0404', '0503', '0302']);
  const wrong = five.map((one) => (one.hex === '0404' ? { ...one, hex: '0405' } : one));
  expect(tighten(photo, wrong, grid)).toMatchObject({ reason: 'number', shown: '0405', printed: '0404' });
});

it('a blurred photo is told from one without a grid', async () => {
  const photo = await taken({ blur: 7 });
  expect(tighten(photo, shown(photo, corners), grid)).toMatchObject({ ok: false, reason: 'blurred' });
});
