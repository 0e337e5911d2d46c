import { z } from 'zod';
import { sheetForm } from '#rules/kit/hexmap/sheetForm.ts';
import { entrySchema, fixSchema, type Line, type SetUp, setUpSchema } from '#rules/kit/record/journal.ts';
import { type GridData, gridSchema, type RosterData, rosterSchema } from '#rules/kit/record/playerData.ts';
import { faceSchema } from '../contract.ts';
import { limits } from '../limits.ts';

export { limits } from '../limits.ts';

/**
 * What a saved game is made of, checked in depth by the kit's own schemas. Checks only look: what is kept is the value
 * that came in, with members of later versions and facts of unknown kinds still on it.
 */

/** The keys that lead to what breaks a limit, the innermost first. */
const oddKeys = (value: unknown, depth: number, deepest: number): string[] | undefined => {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : [];
  if (typeof value === 'string') return value.length <= limits.text ? undefined : [];
  if (typeof value !== 'object' || depth >= deepest) return [];
  const members = Object.entries(value);
  if (members.length > (depth === 0 ? limits.lines : limits.members)) return [];
  for (const [key, member] of members) {
    if (key === '__proto__' || key.length > 200) return [key.slice(0, 60)];
    if (member === undefined) continue;
    const wrong = oddKeys(member, depth + 1, deepest);
    if (wrong) {
      wrong.push(key);
      return wrong;
    }
  }
  return undefined;
};

/** Where plain data breaks a limit, or undefined. Data from JSON.parse can hold an own `__proto__`: refused. */
export const notPlain = (
  value: unknown,
  path: readonly string[] = [],
  deepest: number = limits.depth,
): readonly string[] | undefined => {
  const odd = oddKeys(value, path.length, deepest);
  return odd && [...path, ...odd.reverse()];
};

const key = z.string().max(200);
/** The form alone: which hexes touch and are drawn the kit's `parseSheet` knows. */
const sheetSchema = sheetForm({
  strict: false,
  hex: z.string().max(20),
  pair: z.string().max(60),
  boxId: z.string().max(60),
  place: z.string().max(60),
  terrain: key,
  feature: key,
  side: key,
  link: key,
  boxKind: key,
  name: key,
  label: key,
  separator: z.string().max(1),
  kinds: 40,
  labels: 40,
  boxLinks: 1_000,
});

/** The path of what is wrong, or undefined. */
const wrongWith = (schema: z.ZodType, raw: unknown): string | undefined => {
  const checked = schema.safeParse(raw);
  return checked.success ? undefined : (checked.error.issues[0]?.path.map(String).join('.') ?? '');
};

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly path: string };

const lineSchema = (raw: unknown): z.ZodType =>
  typeof raw === 'object' && raw !== null && 'fix' in raw ? fixSchema : entrySchema;
const isLine = (raw: unknown): raw is Line => lineSchema(raw).safeParse(raw).success;
const isSetUp = (raw: unknown): raw is SetUp => setUpSchema.safeParse(raw).success;

export const checkSetUp = (raw: unknown): Checked<SetUp> => {
  const odd = notPlain(raw);
  if (odd) return { ok: false, path: ['setUp', ...odd].join('.') };
  return isSetUp(raw) ? { ok: true, value: raw } : { ok: false, path: join('setUp', wrongWith(setUpSchema, raw)) };
};

const join = (head: string, tail: string | undefined): string => (tail ? `${head}.${tail}` : head);

/**
 * Lines that come after those whose ids are `known`: each right in itself, its id new, its parent the set-up or a line
 * before it (a tree, so that every path back from the head ends at the set-up). `first` is the number of the first.
 */
export const checkLines = (
  raw: readonly unknown[],
  known: Iterable<string> = [],
  first = 0,
): Checked<readonly Line[]> => {
  const ids = known instanceof Set ? known : new Set<string>(known);
  const fresh = new Set<string>();
  const has = (id: string) => ids.has(id) || fresh.has(id);
  const lines: Line[] = [];
  for (const [n, line] of raw.entries()) {
    const i = first + n;
    const odd = notPlain(line, ['lines', String(i)]);
    if (odd) return { ok: false, path: odd.join('.') };
    if (!isLine(line)) return { ok: false, path: join(`lines.${i}`, wrongWith(lineSchema(line), line)) };
    if (has(line.id)) return { ok: false, path: `lines.${i}.id` };
    if (line.parent !== null && !has(line.parent)) return { ok: false, path: `lines.${i}.parent` };
    fresh.add(line.id);
    lines.push(line);
  }
  return { ok: true, value: lines };
};

export const checkFace = (raw: unknown): string | undefined => wrongWith(faceSchema, raw);

const isGrid = (raw: unknown): raw is GridData => gridSchema.safeParse(raw).success;
const isRoster = (raw: unknown): raw is RosterData => rosterSchema.safeParse(raw).success;

/** A player's own thing: plain, not too large, and a table or roster has the form of one. */
export const checkThing = (kind: string, data: unknown): Checked<unknown> => {
  const odd = notPlain(data);
  if (odd) return { ok: false, path: ['data', ...odd].join('.') };
  if (kind === 'table' && !isGrid(data)) return { ok: false, path: join('data', wrongWith(gridSchema, data)) };
  if (kind === 'roster' && !isRoster(data)) return { ok: false, path: join('data', wrongWith(rosterSchema, data)) };
  const wrong = kind === 'sheet' ? wrongWith(sheetSchema, data) : undefined;
  if (wrong !== undefined) return { ok: false, path: join('data', wrong) };
  return { ok: true, value: data };
};
