import path from 'node:path';
import { type In, type Photo, photoSchema, type Refusal, type Reply } from '#shared/contract.ts';
import { exists, makeFolder, move, readJson, write } from './files.ts';

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

export const openPhotos = (library: string, now: () => Date): Photos => {
  const folder = path.join(library, 'photos');
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  const read: Photos['read'] = (id) => photoSchema.safeParse(readJson(fileOf(id))).data;
  return {
    read,
    write: ({ id, photo }) => {
      const image = photo.image ?? read(id)?.image;
      if (image === undefined) return refuse('thing.missing', { name: id });
      makeFolder(folder);
      write(fileOf(id), JSON.stringify({ ...photo, image }));
      return { ok: true, value: {} };
    },
    remove: (id) => {
      if (exists(fileOf(id))) move(fileOf(id), path.join(library, 'bin', 'photos', `${id}-${now().getTime()}.json`));
    },
  };
};
