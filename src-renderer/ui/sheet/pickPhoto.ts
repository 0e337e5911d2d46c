import type { Photo } from '#shared/contract.ts';
import { scaledTo } from '../canvas/fitPhoto.ts';

const pickFile = (accept: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.oncancel = () => resolve(undefined);
    input.onchange = () => resolve(input.files?.[0]);
    input.click();
  });

/** A picture chosen by hand, made small enough to be kept; `bad`: it is none. */
export const pickPhoto = async (): Promise<
  Pick<Photo, 'image' | 'width' | 'height'> | { readonly bad: true } | undefined
> => {
  const file = await pickFile('image/jpeg,image/png,image/webp');
  return file && shrunk(file);
};

export const shrunk = async (
  file: Blob,
): Promise<Pick<Photo, 'image' | 'width' | 'height'> | { readonly bad: true }> => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = scaledTo(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const ctx = canvas.getContext('2d');
    if (!ctx) return { bad: true };
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { image: canvas.toDataURL('image/jpeg', 0.82), width, height };
  } catch {
    return { bad: true };
  }
};
