/**
 * What changed between two pieces of plain data, as plain data: a map of two thousand hexes of which five were redrawn
 * is told by those five. Lists are replaced whole.
 */
export type Patch =
  | { readonly set: unknown }
  | { readonly in: { readonly [member: string]: Patch }; readonly drop?: readonly string[] };

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPatch = (value: unknown): value is Patch => isMembers(value) && ('set' in value || isMembers(value.in));

/** Undefined: nothing changed. */
export const patchOf = (before: unknown, after: unknown): Patch | undefined => {
  if (before === after) return undefined;
  if (!isMembers(before) || !isMembers(after))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : { set: after };
  const inner: Record<string, Patch> = {};
  for (const [key, value] of Object.entries(after)) {
    const change = Object.hasOwn(before, key) ? patchOf(before[key], value) : { set: value };
    if (change) inner[key] = change;
  }
  const drop = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (drop.length > 0) return { in: inner, drop };
  return Object.keys(inner).length > 0 ? { in: inner } : undefined;
};

/** Undefined: this is no change of that. */
export const patched = (before: unknown, change: unknown): { readonly value: unknown } | undefined => {
  if (!isPatch(change)) return undefined;
  if ('set' in change) return { value: change.set };
  if (!isMembers(before)) return undefined;
  const after: Record<string, unknown> = { ...before };
  for (const [key, inner] of Object.entries(change.in)) {
    const done = patched(Object.hasOwn(before, key) ? before[key] : undefined, inner);
    if (!done || key === '__proto__') return undefined;
    after[key] = done.value;
  }
  for (const key of change.drop ?? []) delete after[key];
  return { value: after };
};
