import { checksum, type Hash, sha256 } from './checksum.ts';
import { checkThing } from './schema.ts';

/**
 * The players' own things as a saved game keeps them: by key (`table:<id>`, `roster:<id>`, `sheet:<id>`) the version it
 * began with, `{ checksum, data }`, and beside it, by checksum, every other version a line of its journal names.
 */
export interface Version {
  readonly checksum: string;
  readonly data: unknown;
}
export type RawThings = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The version used where no line says otherwise. */
const startOf = (raw: unknown): Version | undefined =>
  isObject(raw) && typeof raw.checksum === 'string' ? { checksum: raw.checksum, data: raw.data } : undefined;

const othersOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  isObject(raw) && isObject(raw.versions) ? raw.versions : {};

const versionOf = (raw: unknown, sum: string): Version | undefined => {
  const start = startOf(raw);
  if (start?.checksum === sum) return start;
  const others = othersOf(raw);
  const kept = Object.hasOwn(others, sum) ? others[sum] : undefined;
  return isObject(kept) && 'data' in kept ? { checksum: sum, data: kept.data } : undefined;
};

/**
 * The versions in use where these were taken. One that is not there (tables stay at home unless ticked) leaves its key
 * out: it is not in use, and the players are offered what their library holds.
 */
export const usedThings = (
  things: RawThings,
  taken: ReadonlyMap<string, string>,
): Readonly<Record<string, Version>> => {
  const used: Record<string, Version> = {};
  for (const [key, raw] of Object.entries(things)) {
    const sum = taken.get(key);
    const version = sum === undefined ? startOf(raw) : versionOf(raw, sum);
    if (version) used[key] = version;
  }
  return used;
};

/** The same with these versions beside what is there, and without those that no line names any more. */
export const withVersions = (
  things: RawThings,
  added: Readonly<Record<string, Version>>,
  named: ReadonlyMap<string, ReadonlySet<string>>,
): Record<string, unknown> => {
  const next: Record<string, unknown> = { ...things };
  for (const key of new Set([...Object.keys(things), ...Object.keys(added)])) {
    const raw = things[key];
    const start = startOf(raw);
    const fresh = added[key];
    if (raw !== undefined && !isObject(raw)) continue;
    const others: Record<string, unknown> = {};
    for (const [sum, kept] of Object.entries(othersOf(raw))) if (named.get(key)?.has(sum)) others[sum] = kept;
    if (fresh && fresh.checksum !== start?.checksum) others[fresh.checksum] = { data: fresh.data };
    const { versions: _, ...rest } = raw ?? {};
    next[key] = Object.keys(others).length > 0 ? { ...rest, versions: others } : rest;
  }
  return next;
};

/** Where a version beside the first is not what its name says, or not the form of such a thing; undefined: all good. */
export const wrongVersion = (things: RawThings, hash: Hash = sha256): string | undefined => {
  for (const [key, raw] of Object.entries(things)) {
    if (!isObject(raw) || raw.versions === undefined) continue;
    const at = `things.${key}.versions`;
    if (!isObject(raw.versions)) return at;
    for (const sum of Object.keys(raw.versions)) {
      const version = versionOf(raw, sum);
      if (!version || checksum(version.data, hash) !== sum) return `${at}.${sum}`;
      const [kind = ''] = key.split(':');
      if (!checkThing(kind, version.data).ok) return `${at}.${sum}`;
    }
  }
  return undefined;
};
