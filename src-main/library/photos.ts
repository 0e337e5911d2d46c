import path from 'node:path';
import { type In, type Photo, photoSchema, type Refusal, type Reply } from '#shared/contract.ts';
import { openKept } from './kept.ts';

/**
 * Photos of the players' own maps, one file each, named after the sheet they lie under. They are kept apart from sheets
 * and games, so that nothing that is sent to others can carry one.
 */
export interface Photos {
  readonly read: (id: string) => Photo | undefined;
  readonly write: (input: In<'photos.write'>) => Reply<Record<string, never>>;
  /** into the bin, if there is one */
  readonly remove: (id: string) => void;
}

const refuse = (reason: Refusal['reason'], p: Refusal['p']): { readonly ok: false } & Refusal => ({
  ok: false,
  reason,
  p,
});

export const openPhotos = (library: string, now: () => Date, mayWrite: () => boolean): Photos => {
  // a photo is large, and the player has it elsewhere: one day of older ones is enough
  const check = (raw: unknown) => photoSchema.safeParse(raw).data;
  const kept = openKept<Photo>({ library, name: 'photos', check, days: 1, mayWrite });
  const read: Photos['read'] = (id) => {
    const found = kept.read(id);
    return found.state === 'good' ? found.value : undefined;
  };
  return {
    read,
    write: ({ id, photo }) => {
      const image = photo.image ?? read(id)?.image;
      if (image === undefined) return refuse('thing.missing', { name: id });
      kept.write(id, { ...photo, image }, now());
      return { ok: true, value: {} };
    },
    remove: (id) => {
      kept.moveTo(id, path.join(library, 'bin', 'photos', `${id}-${now().getTime()}.json`));
    },
  };
};
