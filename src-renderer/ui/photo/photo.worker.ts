/// <reference lib="webworker" />
import { expose } from 'comlink';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { scaledTo } from '../canvas/fitPhoto.ts';
import { hexSize } from '../canvas/layout.ts';
import type { Pixels } from './fit/grey.ts';
import { layOf, seenThrough } from './fit/lay.ts';
import { tighten } from './fit/tighten.ts';
import { flattened, sheetPicture } from './flatten.ts';
import type { PhotoWork, Picture, Straighten } from './work.ts';

/** A photo is worked on with no more pixels than these: a map of two thousand hexes then has more than fifty across each. */
const mostPixels = 16e6;

let photo: Pixels | undefined;

type SheetPicture = ReturnType<typeof sheetPicture>;

const canvasOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('no room for a picture');
  ctx.imageSmoothingQuality = 'high';
  return { canvas, ctx };
};
const written = async (canvas: OffscreenCanvas, quality: number): Promise<Picture> => {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { image: new FileReaderSync().readAsDataURL(blob), width: canvas.width, height: canvas.height };
};
/** A picture file in pixels, no more than are worked on; the decoded whole is let go of at once. */
const decoded = async (file: Blob): Promise<OffscreenCanvas> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
    const { canvas, ctx } = canvasOf(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    bitmap.close();
  }
};

/** The sheet's picture as it is so far; white where nothing lies. */
const base = async (onto: Straighten['onto'], { width, height, scale, margin }: SheetPicture) => {
  const { canvas, ctx } = canvasOf(width, height);
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, height);
  if (!onto) return { canvas, ctx };
  const bitmap = await createImageBitmap(onto.image);
  const { a, b, e, f } = onto.fitted;
  ctx.setTransform(scale * a, scale * b, -scale * b, scale * a, scale * (e + margin), scale * (f + margin));
  ctx.drawImage(bitmap, 0, 0);
  ctx.resetTransform();
  bitmap.close();
  return { canvas, ctx };
};
/**
 * Leaves of a picture of the sheet the hexes that were shown, those between them, and those half a hex outside: a border
 * goes to and fro so far. What lies beyond may be the table, or the margin of this sheet on hexes of the next.
 */
const cutTo = (
  { places, grid }: Straighten,
  { scale, margin }: SheetPicture,
  { canvas, ctx }: Pick<ReturnType<typeof canvasOf>, 'canvas' | 'ctx'>,
): void => {
  const { centre, cornersOf } = pixelsOf(grid, hexSize);
  const shown = places.flatMap(({ hex }) => centre(hex) ?? []);
  const pathOf = (points: readonly Point[], by: number): Path2D => {
    const path = new Path2D();
    for (const { x, y } of points) path.lineTo(x * by, y * by);
    path.closePath();
    return path;
  };
  // all triangles between them together are what they enclose
  const triangles = shown.flatMap((one, i) =>
    shown.slice(i + 1).flatMap((other, j) => shown.slice(i + j + 2).map((third) => pathOf([one, other, third], 1))),
  );
  const mask = canvasOf(canvas.width, canvas.height).ctx;
  mask.lineWidth = 2 * hexSize;
  mask.lineJoin = 'round';
  const isIn = ({ x, y }: Point): boolean =>
    triangles.some((path) => mask.isPointInPath(path, x, y) || mask.isPointInStroke(path, x, y));
  const taken = latticeOf(grid).numbers.filter((hex) => isIn(centre(hex) ?? { x: Number.NaN, y: Number.NaN }));
  mask.lineWidth = hexSize * scale * 0.1;
  mask.translate(margin * scale, margin * scale);
  for (const hex of taken) {
    const path = pathOf(cornersOf(hex), scale);
    mask.fill(path);
    mask.stroke(path);
  }
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(mask.canvas, 0, 0);
};

const work: PhotoWork = {
  open: async (file, tell) => {
    photo = undefined;
    try {
      const large = await decoded(file);
      tell(0.5);
      const { width, height } = scaledTo(large.width, large.height);
      const small = canvasOf(width, height);
      small.ctx.drawImage(large, 0, 0, width, height);
      tell(0.7);
      photo = large.getContext('2d')?.getImageData(0, 0, large.width, large.height);
      return { ok: true, picture: await written(small.canvas, 0.82) };
    } catch {
      return { ok: false, reason: 'bad' };
    }
  },
  straighten: async (asked, tell) => {
    const { places, of, grid, byPlaces, onto } = asked;
    if (!photo) return { ok: false, reason: 'places' };
    const [wide, high] = [photo.width / of.width, photo.height / of.height];
    const there = places.map(({ hex, x, y }) => ({ hex, x: x * wide, y: y * high }));
    const plain = byPlaces ? layOf(there, grid, photo) : undefined;
    const tightened = byPlaces ? undefined : tighten(photo, there, grid, (part) => tell(part * 0.6));
    if (tightened && !tightened.ok) return tightened;
    const lay = tightened?.lay ?? plain;
    if (!lay) return { ok: false, reason: 'places' };
    const sheet = sheetPicture(grid);
    const { width, height, scale, margin, fit } = sheet;
    const seen = seenThrough(lay);
    const flat = flattened(
      photo,
      (x, y) => seen(x - margin, y - margin),
      { width, height },
      scale,
      (part) => tell(0.6 + part * 0.3),
    );
    const part = canvasOf(width, height);
    const image = part.ctx.createImageData(width, height);
    image.data.set(flat);
    part.ctx.putImageData(image, 0, 0);
    if (onto) cutTo(asked, sheet, part);
    const { canvas, ctx } = await base(onto, sheet);
    ctx.drawImage(part.canvas, 0, 0);
    const picture = { ...(await written(canvas, 0.85)), fit };
    // from now on the straightened one is kept, and fitted again if need be
    photo = undefined;
    return { ok: true, picture, ...(tightened?.ok ? { misfit: tightened.misfit } : {}) };
  },
};

expose(work);
