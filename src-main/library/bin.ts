import path from 'node:path';
import { z } from 'zod';
import type { Out, Reply } from '#shared/contract.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { exists, isStray, makeFolder, move, names, readJson, remove, removeFolder, write } from './files.ts';
import type { Backups } from './gameBackups.ts';
import { readHead } from './head.ts';
import { asideName, isAside, originOf } from './setAside.ts';

/**
 * Deleting a game moves its folder here, whole, and restoring moves it back; emptying takes it off the disk. Its backups
 * stay a month longer, and the newest of them can be restored.
 */
const note = 'removed.json';

const month = 30 * 86_400_000;

/** A game that is off the disk, of which backups are left. */
const leftSchema = z.object({ name: z.string(), game: z.string(), removed: z.string(), origin: z.string() });

export const openBin = (
  places: {
    readonly games: string;
    readonly aside: string;
    readonly bin: string;
    readonly things: string;
    readonly left: string;
  },
  backups: Backups,
) => {
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
  const leftFile = (id: string): string => path.join(places.left, `${id}.json`);
  const leftOf = (id: string): z.infer<typeof leftSchema> | undefined =>
    leftSchema.safeParse(readJson(leftFile(id))).data;
  /** A game's folder is gone; its backups are those outside it. */
  const backupsOf = (origin: string) => backups.list(origin, binOf(origin));
  const leftIds = (): readonly string[] =>
    names(places.left).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
  const takeLeft = (id: string): void => {
    const left = leftOf(id);
    if (left) backups.removeAll(left.origin);
    remove(leftFile(id));
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
    list: (): Out<'games.bin'> => {
      const whole = binned().map((id) => ({ id, ...titleOf(binOf(id)), removed: removedAt(binOf(id)) }));
      const left = leftIds().flatMap((id) => {
        const found = leftOf(id);
        const newest = found && backupsOf(found.origin)[0];
        return newest ? [{ id, name: found.name, game: found.game, removed: found.removed, left: newest.at }] : [];
      });
      return [...whole, ...left].sort((a, b) => (a.removed < b.removed ? 1 : -1));
    },
    /** With an id of which only backups are left, those go, too. */
    empty: (id: string | undefined, now: Date): Reply<{ gone: number }> => {
      if (id !== undefined && leftOf(id)) {
        takeLeft(id);
        return { ok: true, value: { gone: 1 } };
      }
      if (id !== undefined && !binned().includes(id)) return { ok: false, reason: 'save.missing' };
      const going = id === undefined ? binned() : [id];
      for (const one of going) {
        const folder = binOf(one);
        const origin = originOf(one, folder);
        backups.rescue(origin, folder);
        if (backupsOf(origin).length > 0) {
          makeFolder(places.left);
          write(leftFile(one), JSON.stringify({ ...titleOf(folder), removed: now.toISOString(), origin }));
        }
        takeOff(one);
      }
      if (id === undefined) removeFolder(places.things);
      return { ok: true, value: { gone: going.length } };
    },
    /** The newest backup of a game of which nothing else is left. */
    leftBackup: (id: string): GameContent | undefined => {
      const left = leftOf(id);
      return left && backups.newestGood(left.origin, binOf(left.origin))?.content;
    },
    /** Its backups stay until their month is over. */
    isBack: (id: string): void => remove(leftFile(id)),
    /** Takes off the disk what was left of games deleted more than a month ago. */
    clear: (now: Date): void => {
      for (const id of leftIds()) {
        const removed = Date.parse(leftOf(id)?.removed ?? '');
        if (now.getTime() - removed > month) takeLeft(id);
      }
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
