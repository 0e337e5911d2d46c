import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isRecord } from '#rules/kit/base/json.ts';
import { exists, makeFolder, move, names, readJson, remove, removeFolder, write } from './files.ts';
import { sha } from './head.ts';

/**
 * Values kept one a file, each with its own checksum in it and a second copy apart; of older values the last of each
 * day. What lies there damaged is never taken for the player's own: the copy takes its place, and its readers know.
 */
export interface Kept<T> {
  /** its ids, those that cannot be read among them */
  readonly ids: () => readonly string[];
  readonly read: (id: string) => KeptRead<T>;
  readonly write: (id: string, value: T, now: Date) => void;
  /** to another place in the library, if it is there; its copies go */
  readonly moveTo: (id: string, place: string) => void;
}
export type KeptRead<T> =
  | { readonly state: 'none' }
  /** neither its file nor any copy */
  | { readonly state: 'damaged' }
  /** `from`: the file was damaged, this is the copy of then, which has taken its place */
  | { readonly state: 'good'; readonly value: T; readonly from?: string };

export interface KeptAs<T> {
  readonly library: string;
  /** of the folder, and of its copies under `backups` */
  readonly name: string;
  /** the value, or undefined where it has not the form of one; `isSure`: its checksum says it is as it was written */
  readonly check: (raw: unknown, isSure: boolean) => T | undefined;
  /** how many days of older values stay */
  readonly days: number;
  readonly mayWrite: () => boolean;
}

const newest = 'last.json';

export const openKept = <T extends object>({ library, name, check, days, mayWrite }: KeptAs<T>): Kept<T> => {
  const folder = path.join(library, name);
  const copies = (id: string): string => path.join(library, 'backups', name, id);
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  const asideOf = (id: string): string =>
    path.join(library, 'set-aside', `${name}-${id}-${randomBytes(4).toString('hex')}.json`);

  /** Files of older versions have no checksum: their form is all that can be asked. */
  const whole = (raw: unknown): { readonly value: T; readonly at: string } | undefined => {
    if (!isRecord(raw)) return undefined;
    const { sum, at, ...rest } = raw;
    if (sum !== undefined && sum !== sha(JSON.stringify({ ...rest, at }))) return undefined;
    const value = check(rest, sum !== undefined);
    return value && { value, at: typeof at === 'string' ? at : '' };
  };
  const put = (file: string, value: T, at: string): void => {
    const body: object = { ...JSON.parse(JSON.stringify(value)), at };
    write(file, JSON.stringify({ ...body, sum: sha(JSON.stringify(body)) }));
  };
  const older = (id: string): readonly string[] =>
    names(copies(id))
      .filter((one) => /^\d{4}-\d\d-\d\d\.json$/.test(one))
      .toReversed();

  const read: Kept<T>['read'] = (id) => {
    const file = fileOf(id);
    if (!exists(file)) return { state: 'none' };
    const found = whole(readJson(file));
    if (found) return { state: 'good', value: found.value };
    for (const copy of [newest, ...older(id)]) {
      const other = whole(readJson(path.join(copies(id), copy)));
      if (!other) continue;
      if (mayWrite()) {
        move(file, asideOf(id));
        put(file, other.value, other.at);
      }
      return { state: 'good', value: other.value, from: other.at };
    }
    return { state: 'damaged' };
  };

  return {
    ids: () => names(folder).flatMap((one) => (one.endsWith('.json') ? [one.slice(0, -'.json'.length)] : [])),
    read,
    write: (id, value, now) => {
      const at = now.toISOString();
      if (read(id).state === 'damaged') move(fileOf(id), asideOf(id));
      makeFolder(folder);
      put(fileOf(id), value, at);
      makeFolder(copies(id));
      const last = path.join(copies(id), newest);
      const day = whole(readJson(last))?.at.slice(0, 10);
      if (day !== undefined && day !== '' && day !== at.slice(0, 10)) {
        const kept = path.join(copies(id), `${day}.json`);
        remove(kept);
        move(last, kept);
      }
      put(last, value, at);
      for (const one of older(id).slice(days)) remove(path.join(copies(id), one));
    },
    moveTo: (id, place) => {
      if (!exists(fileOf(id))) return;
      move(fileOf(id), place);
      removeFolder(copies(id));
    },
  };
};
