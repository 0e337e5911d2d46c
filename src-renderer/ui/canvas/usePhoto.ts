import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { Photo, Refusal } from '#shared/contract.ts';
import { host } from '../../host/client.ts';
import { useLeaving } from '../../state/useLeaving.ts';
import type { UnderPhoto } from './brushes.ts';
import { fitOf, laidOver } from './fitPhoto.ts';

/** The photo beside a sheet: read from this machine, laid under the grid, changed and removed. */
export interface SheetPhoto {
  readonly photo: Photo | undefined;
  readonly picture: ImageBitmap | undefined;
  /** as the map draws it; undefined while it is not fitted to the grid */
  readonly under: UnderPhoto | undefined;
  readonly refusal: Refusal | undefined;
  /** the picture is sent only when it is another */
  readonly keep: (photo: Photo) => void;
  readonly remove: () => void;
}

/** The file of a picture that is kept as a data address. */
export const blobOf = (image: string): Blob => {
  const [, base64 = ''] = image.split(',');
  const type = /^data:([^;]+)/.exec(image)?.[1] ?? 'image/jpeg';
  const signs = atob(base64);
  const bytes = new Uint8Array(signs.length);
  for (let i = 0; i < signs.length; i++) bytes[i] = signs.charCodeAt(i);
  return new Blob([bytes], { type });
};

/** A kept picture as it is drawn; undefined: it cannot be read. Whoever asks closes it. */
export const bitmapOf = async (image: string): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(blobOf(image));
  } catch {
    return undefined;
  }
};

export const usePhoto = (of: string | undefined, grid: Grid): SheetPhoto => {
  const [photo, setPhoto] = useState<Photo>();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [refusal, setRefusal] = useState<Refusal>();
  const sent = useRef<string | undefined>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (of === undefined || typeof createImageBitmap === 'undefined') return undefined;
    let gone = false;
    void host()
      ['photos.read']({ id: of })
      .then((reply) => {
        if (gone || !reply.ok || !reply.value.photo) return;
        sent.current = reply.value.photo.image;
        setPhoto(reply.value.photo);
      });
    return () => {
      gone = true;
    };
  }, [of]);
  const image = photo?.image;
  useEffect(() => {
    if (image === undefined) {
      setPicture(undefined);
      return undefined;
    }
    let gone = false;
    void bitmapOf(image).then((bitmap) => {
      if (gone) bitmap?.close();
      else setPicture(bitmap);
    });
    return () => {
      gone = true;
    };
  }, [image]);
  // whoever draws a picture has let go of it once another one is drawn, or the screen is left
  useEffect(() => () => picture?.close(), [picture]);

  // a slider says a hundred things in a second: the last of them goes to the disk, another picture at once
  const waiting = useRef<Photo | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (of === undefined || !next) return;
    const { image: now, ...rest } = next;
    const fresh = now !== sent.current;
    sent.current = now;
    writing.current = writing.current
      .then(() => host()['photos.write']({ id: of, photo: fresh ? next : rest }))
      .then((reply) => setRefusal(reply.ok ? undefined : reply));
  }, [of]);
  useEffect(() => write, [write]);
  useLeaving(write);
  const keep = useCallback(
    (next: Photo) => {
      setPhoto(next);
      waiting.current = next;
      clearTimeout(timer.current);
      if (next.image !== sent.current) write();
      else timer.current = setTimeout(write, 400);
    },
    [write],
  );
  const remove = useCallback(() => {
    setPhoto(undefined);
    sent.current = undefined;
    waiting.current = undefined;
    clearTimeout(timer.current);
    if (of === undefined) return;
    writing.current = writing.current
      .then(() => host()['photos.remove']({ id: of }))
      .then((reply) => setRefusal(reply.ok ? undefined : reply));
  }, [of]);

  const fit = photo?.fit;
  const opacity = photo?.opacity;
  const width = photo?.width;
  const height = photo?.height;
  const under = useMemo((): UnderPhoto | undefined => {
    if (!picture || opacity === undefined || width === undefined || height === undefined) return undefined;
    const { a, b, e, f } = fitOf(fit, grid) ?? laidOver({ width, height }, grid);
    return { image: picture, matrix: { a, b, c: -b, d: a, e, f }, opacity };
  }, [picture, fit, opacity, width, height, grid]);
  return { photo, picture, under, refusal, keep, remove };
};
