import { isRecord } from '#rules/kit/base/json.ts';
import { memo } from '#rules/kit/base/memo.ts';
import { checksum, type Hash, sha256 } from './checksum.ts';
import { patched, patchOf } from './patch.ts';
import { checkThing } from './schema.ts';

/**
 * The players' own things as a saved game keeps them: by key (`table:<id>`, `roster:<id>`, `sheet:<id>`) the version it
 * began with, `{ checksum, data }`, and beside it, by checksum, every other version a line of its journal names: whole,
 * `{ data }`, or as what it changes of another, `{ from, change }`, for a map may have dozens over a long game.
 */
export interface Version {
  readonly checksum: string;
  readonly data: unknown;
}
export type RawThings = Readonly<Record<string, unknown>>;

/** The version used where no line says otherwise. */
const startOf = (raw: unknown): Version | undefined =>
  isRecord(raw) && typeof raw.checksum === 'string' ? { checksum: raw.checksum, data: raw.data } : undefined;

const othersOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  isRecord(raw) && isRecord(raw.versions) ? raw.versions : {};

/** How many changes may lie between a version and one kept whole. */
const deepest = 16;

const keptIn = (raw: unknown, sum: string): Readonly<Record<string, unknown>> | undefined => {
  const others = othersOf(raw);
  const kept = Object.hasOwn(others, sum) ? others[sum] : undefined;
  return isRecord(kept) ? kept : undefined;
};
const fromOf = (raw: unknown, sum: string): string | undefined => {
  const from = keptIn(raw, sum)?.from;
  return typeof from === 'string' ? from : undefined;
};

const resolve = (raw: unknown, sum: string, left: number): Version | undefined => {
  const start = startOf(raw);
  if (start?.checksum === sum) return start;
  const kept = keptIn(raw, sum);
  if (!kept) return undefined;
  if ('data' in kept) return { checksum: sum, data: kept.data };
  const from = fromOf(raw, sum);
  const before = from === undefined || left === 0 ? undefined : resolve(raw, from, left - 1);
  const data = before && patched(before.data, kept.change);
  return data && { checksum: sum, data: data.value };
};

/** Screens ask at every drawing: worked out once for a thing as it is kept. */
const versions = memo((raw: Readonly<Record<string, unknown>>) => memo((sum: string) => resolve(raw, sum, deepest)));
const versionOf = (raw: unknown, sum: string): Version | undefined => (isRecord(raw) ? versions(raw)(sum) : undefined);

/** How many changes lead to a version from one kept whole. */
const depthOf = (raw: unknown, sum: string): number => {
  let depth = 0;
  for (let at = fromOf(raw, sum); at !== undefined && depth <= deepest; at = fromOf(raw, at)) depth++;
  return depth;
};

/** Whole, or as a change of the version it was made from where that is much less. */
const shortOf = (raw: unknown, version: Version, before: Version | undefined): unknown => {
  const whole = { data: version.data };
  if (!before || depthOf(raw, before.checksum) >= deepest) return whole;
  const change = patchOf(before.data, version.data);
  if (!change) return whole;
  const short = { from: before.checksum, change };
  return JSON.stringify(short).length * 2 < JSON.stringify(whole).length ? short : whole;
};

const kindOf = (key: string): string => key.split(':')[0] ?? '';
const fits = memo((version: Version) => memo((kind: string) => checkThing(kind, version.data).ok));

/**
 * The versions in use where these were taken. One that is not there (tables stay at home unless ticked), or has not the
 * form of such a thing, leaves its key out: it is not in use, and the players are offered what their library holds.
 */
export const usedThings = (
  things: RawThings,
  taken: ReadonlyMap<string, string>,
): Readonly<Record<string, Version>> => {
  const used: Record<string, Version> = {};
  for (const [key, raw] of Object.entries(things)) {
    const sum = taken.get(key);
    const version = sum === undefined ? startOf(raw) : versionOf(raw, sum);
    if (version && fits(version)(kindOf(key))) used[key] = version;
  }
  return used;
};

/**
 * The same with these versions beside what is there, and without those that no line names any more. `used`: the versions
 * in use so far, of which the new ones are likely to be changes.
 */
export const withVersions = (
  things: RawThings,
  added: Readonly<Record<string, Version>>,
  named: ReadonlyMap<string, ReadonlySet<string>>,
  used: Readonly<Record<string, Version>> = {},
): Record<string, unknown> => {
  const next: Record<string, unknown> = { ...things };
  for (const key of new Set([...Object.keys(things), ...Object.keys(added)])) {
    const raw = things[key];
    const fresh = added[key];
    if (raw !== undefined && !isRecord(raw)) continue;
    const all = { ...othersOf(raw) };
    const isThere = fresh && (fresh.checksum === startOf(raw)?.checksum || versionOf(raw, fresh.checksum));
    if (fresh && !isThere) all[fresh.checksum] = shortOf(raw, fresh, used[key] ?? startOf(raw));
    const { versions: _, ...rest } = raw ?? {};
    const wanted = new Set(named.get(key) ?? []);
    if (fresh) wanted.add(fresh.checksum);
    // what another is a change of stays with it
    for (const sum of wanted) {
      const from = fromOf({ versions: all }, sum);
      if (from !== undefined) wanted.add(from);
    }
    const others = Object.fromEntries(Object.entries(all).filter(([sum]) => wanted.has(sum)));
    next[key] = Object.keys(others).length > 0 ? { ...rest, versions: others } : rest;
  }
  return next;
};

/**
 * Where a version has not the form of such a thing, or one beside the first is not what its name says; undefined: all
 * good. The first has the name its game gave it.
 */
export const wrongVersion = (things: RawThings, hash: Hash = sha256): string | undefined => {
  for (const [key, raw] of Object.entries(things)) {
    if (!isRecord(raw)) continue;
    const start = startOf(raw);
    if (start && !fits(start)(kindOf(key))) return `things.${key}`;
    if (raw.versions === undefined) continue;
    const at = `things.${key}.versions`;
    if (!isRecord(raw.versions)) return at;
    for (const sum of Object.keys(raw.versions)) {
      const version = versionOf(raw, sum);
      if (!version || checksum(version.data, hash) !== sum) return `${at}.${sum}`;
      if (!fits(version)(kindOf(key))) return `${at}.${sum}`;
    }
  }
  return undefined;
};
