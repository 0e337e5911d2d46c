import path from 'node:path';
import type { Out, Reply } from '#shared/contract.ts';
import { exists, move, names, readJson, remove, write } from './files.ts';
import { readHead } from './head.ts';
import { asideName, isAside } from './setAside.ts';

/** Deleting a game moves its folder here, whole, and restoring moves it back. */
const note = 'removed.json';

export const openBin = (places: { readonly games: string; readonly aside: string; readonly bin: string }) => {
  const binOf = (id: string): string => path.join(places.bin, id);

  const removedAt = (folder: string): string => {
    const raw = readJson(path.join(folder, note));
    return typeof raw === 'object' && raw !== null && 'removed' in raw && typeof raw.removed === 'string'
      ? raw.removed
      : '';
  };
  const titleOf = (folder: string): { readonly name: string; readonly game: string } => {
    const found = readHead(folder);
    if (found.ok) return { name: found.head.envelope.name, game: found.head.envelope.game };
    return { name: !found.ok && found.why === 'newer' ? found.name : asideName(folder), game: '' };
  };

  return {
    put: (folder: string, now: Date): void => {
      write(path.join(folder, note), JSON.stringify({ removed: now.toISOString() }));
      move(folder, binOf(path.basename(folder)));
    },
    list: (): Out<'games.bin'> =>
      names(places.bin)
        .filter((id) => exists(path.join(binOf(id), note)))
        .map((id) => ({ id, ...titleOf(binOf(id)), removed: removedAt(binOf(id)) }))
        .sort((a, b) => (a.removed < b.removed ? 1 : -1)),
    restore: (id: string): Reply<Record<string, never>> => {
      if (!exists(binOf(id))) return { ok: false, reason: 'save.missing' };
      const back = path.join(isAside(binOf(id)) ? places.aside : places.games, id);
      move(binOf(id), back);
      remove(path.join(back, note));
      return { ok: true, value: {} };
    },
  };
};
