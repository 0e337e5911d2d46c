import type { In, Refusal, Reply } from '#shared/contract.ts';
import { bytesOf } from '#shared/saves/checksum.ts';
import { limits } from '#shared/saves/schema.ts';

/** A large file on its way from a page, piece by piece; one at a time, and forgotten when it comes to nothing. */
const patience = 10 * 60_000;

export const openUploads = () => {
  let upload: { readonly id: string; readonly pieces: string[]; bytes: number } | undefined;
  let forget: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(forget);
    upload = undefined;
  };
  const invalid = (path: string): { readonly ok: false } & Refusal => ({
    ok: false,
    reason: 'input.invalid',
    p: { call: 'games.importPiece', path },
  });
  return {
    add: ({ upload: id, at, text }: In<'games.importPiece'>): Reply<{ bytes: number }> => {
      if (at === 0) upload = { id, pieces: [], bytes: 0 };
      if (!upload || upload.id !== id) return invalid('upload');
      if (upload.pieces.length !== at) return invalid('at');
      upload.pieces.push(text);
      upload.bytes += bytesOf(text);
      const { bytes } = upload;
      clearTimeout(forget);
      forget = setTimeout(drop, patience);
      forget.unref();
      if (bytes <= limits.file) return { ok: true, value: { bytes } };
      drop();
      return { ok: false, reason: 'import.tooLarge', p: { bytes, limit: limits.file } };
    },
    /** the whole text, once; undefined: there is none of this id */
    take: (id: string): string | undefined => {
      const text = upload?.id === id ? upload.pieces.join('') : undefined;
      if (text !== undefined) drop();
      return text;
    },
    drop,
  };
};
