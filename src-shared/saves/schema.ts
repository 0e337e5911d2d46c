import { z } from 'zod';
import type { Line, SetUp } from '#rules/kit/record/journal.ts';
import type { GridData, RosterData } from '#rules/kit/record/playerData.ts';
import { faceSchema } from '../contract.ts';
import { limits } from '../limits.ts';

export { limits } from '../limits.ts';

/**
 * What a saved game is made of, checked in depth: set-up, lines and the kit's facts. A fact of a kind this version does
 * not know passes untouched (the kit counts and shows it, the disk keeps it); a known one must be right. Checks only
 * look: what is kept is the value that came in, with members of later versions still on it.
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
const longText = z.string().max(limits.text);
const scalar = z.union([longText, z.number(), z.boolean()]);
const object = z.record(key, z.unknown());
const lineId = z.string().regex(/^[A-Za-z0-9_:.#-]{1,80}$/);
const time = z.string().max(40);
const whole = z.number().int();

const says: z.ZodType<unknown> = z.looseObject({
  id: key,
  p: z
    .record(
      key,
      z.lazy(() => said),
    )
    .optional(),
});
/** a list's own members are counted with all others, by `notPlain` */
const said: z.ZodType<unknown> = z.union([
  z.number(),
  z.looseObject({ name: longText }),
  says,
  z.array(z.lazy(() => said)),
]);

const by = z.enum(['table', 'app']);
const facts: Readonly<Record<string, z.ZodType>> = {
  set: z.looseObject({ cell: key, key: key.optional(), value: scalar.nullable() }),
  post: z.looseObject({ account: key, n: whole, for: says, rule: key, over: z.literal(true).optional() }),
  go: z.looseObject({ to: z.string().max(1_000), turn: whole, open: z.array(z.string().max(1_000)).max(1_000) }),
  tick: z.looseObject({ task: z.string().max(1_000), on: z.boolean() }),
  mark: z.looseObject({ mark: key, key, value: z.unknown(), until: z.string().max(1_000).optional() }),
  // one side: the last marker in a cup is drawn like the others
  roll: z.looseObject({ what: key, sides: whole.min(1).max(1_000), faces: z.array(whole).max(1_000), by }),
  flow: z.looseObject({ flow: key, game: key, calc: key, v: whole, input: object, around: object }),
  answer: z.looseObject({
    flow: key,
    ask: key,
    key: longText,
    raw: z.unknown().optional(),
    by: by.optional(),
    shown: object,
  }),
  end: z.looseObject({ flow: key, outcome: object, says }),
  option: z.looseObject({ option: key, value: scalar, from: whole.optional() }),
  sealed: z.looseObject({ note: key, side: key, print: key, box: longText }),
  opened: z.looseObject({ note: key, text: longText, salt: key, same: z.boolean() }),
  note: z.looseObject({ text: longText }),
};

/** The kinds of fact this version knows. */
export const factKinds: readonly string[] = Object.keys(facts);

const fact = z.looseObject({ kind: z.string().min(1).max(40) }).check((ctx) => {
  if (!Object.hasOwn(facts, ctx.value.kind)) return;
  const checked = facts[ctx.value.kind]?.safeParse(ctx.value);
  if (checked && !checked.success) {
    for (const issue of checked.error.issues)
      ctx.issues.push({ code: 'custom', input: ctx.value, path: issue.path, message: issue.message });
  }
});

const factList = z.array(fact).max(5_000);
const ruled = z.looseObject({ rule: key, v: whole, from: object, cause: z.string().max(200) });
const inserted = z.looseObject({
  id: lineId,
  at: time,
  says,
  facts: factList,
  spans: z.array(key).max(40),
  by: ruled.optional(),
});

const entry = z.looseObject({ ...inserted.shape, parent: lineId.nullable() });
const fix = z.looseObject({
  id: lineId,
  parent: lineId.nullable(),
  at: time,
  says,
  spans: z.array(key).max(40),
  fix: z.array(z.looseObject({ entry: lineId, facts: factList.nullable(), by: ruled.optional() })).max(limits.lines),
  insert: z
    .array(z.looseObject({ after: lineId.nullable(), entry: inserted }))
    .max(5_000)
    .optional(),
});

const cellValue = z.union([scalar, z.record(key, scalar)]);
const setUp = z.looseObject({
  cells: z.record(key, cellValue),
  balances: z.record(key, whole),
  options: z.record(key, scalar),
  place: z.looseObject({ path: z.string().max(1_000), turn: whole }),
});

const gridData = z.looseObject({
  id: key,
  cols: z.array(key).max(500),
  rows: z.array(key).max(2_000),
  cells: z.record(
    z.string().max(401),
    z.looseObject({
      text: z.string().max(2_000),
      sure: z.boolean().optional(),
      marks: z.array(key).max(50).optional(),
    }),
  ),
  from: key,
  /** warnings kept as they are, by their ids: texts of the cells they are about */
  accepted: z.array(z.string().max(2_000)).max(500).optional(),
  second: z.record(z.string().max(401), z.string().max(2_000)).optional(),
});
const rosterData = z.looseObject({
  id: key,
  units: z
    .array(
      z.looseObject({ id: key, name: key, values: z.record(key, z.union([scalar, z.array(key).max(200), z.null()])) }),
    )
    .max(2_000),
});

const kindList = z.array(key).max(40);
const pairs = z.record(z.string().max(60), kindList);
const digits = whole.min(1).max(4);
/** The form alone: which hexes touch and are drawn the kit's `parseSheet` knows. */
const sheetData = z.looseObject({
  grid: z.looseObject({
    orientation: z.enum(['flat', 'pointy']),
    offset: z.enum(['odd', 'even']),
    columns: whole.min(1).max(80),
    rows: whole.min(1).max(60),
    numbering: z.looseObject({
      first: z.enum(['column', 'row']),
      columnDigits: digits,
      rowDigits: digits,
      firstColumn: whole.min(0).max(9_999),
      firstRow: whole.min(0).max(9_999),
      columnsGrow: z.enum(['right', 'left']),
      rowsGrow: z.enum(['down', 'up']),
      separator: z.string().max(1).optional(),
    }),
  }),
  hexes: z.record(
    z.string().max(20),
    z.looseObject({
      terrain: key,
      features: kindList.optional(),
      name: key.optional(),
      labels: z.array(key).max(40).optional(),
    }),
  ),
  sides: pairs,
  links: pairs,
  boxes: z.record(
    z.string().max(60),
    z.looseObject({
      name: key,
      kind: key,
      features: kindList.optional(),
      links: z.array(z.looseObject({ to: z.string().max(60), link: key })).max(1_000),
    }),
  ),
});

/** The path of what is wrong, or undefined. */
const wrongWith = (schema: z.ZodType, raw: unknown): string | undefined => {
  const checked = schema.safeParse(raw);
  return checked.success ? undefined : (checked.error.issues[0]?.path.map(String).join('.') ?? '');
};

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly path: string };

const lineSchema = (raw: unknown): z.ZodType => (typeof raw === 'object' && raw !== null && 'fix' in raw ? fix : entry);
const isLine = (raw: unknown): raw is Line => lineSchema(raw).safeParse(raw).success;
const isSetUp = (raw: unknown): raw is SetUp => setUp.safeParse(raw).success;

export const checkSetUp = (raw: unknown): Checked<SetUp> => {
  const odd = notPlain(raw);
  if (odd) return { ok: false, path: ['setUp', ...odd].join('.') };
  return isSetUp(raw) ? { ok: true, value: raw } : { ok: false, path: join('setUp', wrongWith(setUp, raw)) };
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

const isGrid = (raw: unknown): raw is GridData => gridData.safeParse(raw).success;
const isRoster = (raw: unknown): raw is RosterData => rosterData.safeParse(raw).success;

/** A player's own thing: plain, not too large, and a table or roster has the form of one. */
export const checkThing = (kind: string, data: unknown): Checked<unknown> => {
  const odd = notPlain(data);
  if (odd) return { ok: false, path: ['data', ...odd].join('.') };
  if (kind === 'table' && !isGrid(data)) return { ok: false, path: join('data', wrongWith(gridData, data)) };
  if (kind === 'roster' && !isRoster(data)) return { ok: false, path: join('data', wrongWith(rosterData, data)) };
  const wrong = kind === 'sheet' ? wrongWith(sheetData, data) : undefined;
  if (wrong !== undefined) return { ok: false, path: join('data', wrong) };
  return { ok: true, value: data };
};
