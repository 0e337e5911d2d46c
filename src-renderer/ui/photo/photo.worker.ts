/// <reference lib="webworker" />
import { expose } from 'comlink';
import { scaledTo } from '../canvas/fitPhoto.ts';
import type { Pixels } from './fit/grey.ts';
import { layOf, seenThrough } from './fit/lay.ts';
import { tighten } from './fit/tighten.ts';
import { flattened, sheetPicture } from './flatten.ts';
import type { PhotoWork, Picture } from './work.ts';

/** A photo is worked on with no more pixels than these: a map of two thousand hexes then has more than fifty across each. */
const mostPixels = 16e6;

let photo: Pixels | undefined;

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
  straighten: async ({ places, of, grid, byPlaces }, tell) => {
    if (!photo) return { ok: false, reason: 'places' };
    const [wide, high] = [photo.width / of.width, photo.height / of.height];
    const there = places.map(({ hex, x, y }) => ({ hex, x: x * wide, y: y * high }));
    const plain = byPlaces ? layOf(there, grid, photo) : undefined;
    const tightened = byPlaces ? undefined : tighten(photo, there, grid, (part) => tell(part * 0.6));
    if (tightened && !tightened.ok) return tightened;
    const lay = tightened?.lay ?? plain;
    if (!lay) return { ok: false, reason: 'places' };
    const { width, height, scale, fit } = sheetPicture(grid);
    const flat = flattened(photo, seenThrough(lay), { width, height }, scale, (part) => tell(0.6 + part * 0.3));
    const { canvas, ctx } = canvasOf(width, height);
    const image = ctx.createImageData(width, height);
    image.data.set(flat);
    ctx.putImageData(image, 0, 0);
    const picture = { ...(await written(canvas, 0.85)), fit };
    // from now on the straightened one is kept, and fitted again if need be
    photo = undefined;
    return { ok: true, picture, ...(tightened?.ok ? { misfit: tightened.misfit } : {}) };
  },
};

expose(work);
