import path from 'node:path';
import type { Out, Reply } from '#shared/contract.ts';
import { exists, isStray, move, names, readJson, remove, removeFolder, write } from './files.ts';
import { readHead } from './head.ts';
import { asideName, isAside } from './setAside.ts';

/** Deleting a game moves its folder here, whole, and restoring moves it back; only emptying takes it off the disk. */
const note = 'removed.json';

export const openBin = (places: {
  readonly games: string;
  readonly aside: string;
  readonly bin: string;
  readonly things: string;
}) => {
  const binOf = (id: string): string => path.join(places.bin, id);
  const binned = (): readonly string[] =>
    names(places.bin).filter((id) => !isStray(id) && exists(path.join(binOf(id), note)));

  /**
   * Under another name first: a game half taken off the disk is never listed or restored. What is left
   * of it when the disk refuses is cleaned away at the next start.
   */
  const takeOff = (id: string): void => {
    const going = `${binOf(id)}.tmp-${process.pid.toString(16)}`;
    move(binOf(id), going);
    removeFolder(going);
  };

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
      binned()
        .map((id) => ({ id, ...titleOf(binOf(id)), removed: removedAt(binOf(id)) }))
        .sort((a, b) => (a.removed < b.removed ? 1 : -1)),
    empty: (id: string | undefined): Reply<{ gone: number }> => {
      if (id !== undefined && !binned().includes(id)) return { ok: false, reason: 'save.missing' };
      const going = id === undefined ? binned() : [id];
      for (const one of going) takeOff(one);
      if (id === undefined) removeFolder(places.things);
      return { ok: true, value: { gone: going.length } };
    },
    restore: (id: string): Reply<Record<string, never>> => {
      if (!exists(binOf(id))) return { ok: false, reason: 'save.missing' };
      const back = path.join(isAside(binOf(id)) ? places.aside : places.games, id);
      move(binOf(id), back);
      remove(path.join(back, note));
      return { ok: true, value: {} };
    },
  };
};
