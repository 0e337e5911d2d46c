import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { In, Refusal, Reply, Thing } from '#shared/contract.ts';
import { thingSchema } from '#shared/contract.ts';
import { bytesOf, checksum } from '#shared/saves/checksum.ts';
import { checkThing, limits } from '#shared/saves/schema.ts';
import { sha } from './head.ts';
import { openKept } from './kept.ts';
import { wrongSheet } from './sheetForm.ts';

/**
 * The players' own tables, rosters, presets and sheets: one file each, apart from single games. The checksum of the
 * content is its version: a game keeps the content it uses, whatever happens here.
 */
export interface Things {
  readonly list: (filter: In<'things.list'>) => readonly Thing[];
  /** how many cannot be read, copies and all; their files are left alone */
  readonly damaged: () => number;
  readonly write: (input: In<'things.write'>) => Reply<Thing>;
  readonly remove: (input: In<'things.remove'>) => Reply<Record<string, never>>;
}

const refuse = (reason: Refusal['reason'], p: Refusal['p']): { readonly ok: false } & Refusal => ({
  ok: false,
  reason,
  p,
});

export const openThings = (library: string, now: () => Date, mayWrite: () => boolean): Things => {
  const check = (raw: unknown, isSure: boolean): Thing | undefined => {
    const found = thingSchema.safeParse(raw).data;
    if (isSure) return found;
    return found && found.checksum === checksum(found.data, sha) && checkThing(found.kind, found.data).ok
      ? found
      : undefined;
  };
  const kept = openKept<Thing>({ library, name: 'things', check, days: 12, mayWrite });
  /** What was damaged since this host began, and the copy that took its place: said until the player changes it. */
  const back = new Map<string, string>();
  const find = (id: string): Thing | undefined => {
    const found = kept.read(id);
    if (found.state !== 'good' || found.value.id !== id) return undefined;
    if (found.from !== undefined) back.set(id, found.from);
    const from = back.get(id);
    return from === undefined ? found.value : { ...found.value, back: from };
  };

  // of one name, by their ids: so they come
  const list: Things['list'] = ({ kind, game }) =>
    kept
      .ids()
      .map(find)
      .filter((thing) => thing !== undefined)
      .filter((thing) => (kind === undefined || thing.kind === kind) && (game === undefined || thing.game === game))
      .sort((a, b) => a.name.localeCompare(b.name));

  const writeThing: Things['write'] = ({ kind, game, of, id, name, data, base }) => {
    const checked = checkThing(kind, data);
    if (!checked.ok) return refuse('input.invalid', { call: 'things.write', path: checked.path });
    const wrong = kind === 'sheet' ? wrongSheet(data) : undefined;
    if (wrong !== undefined) return refuse('input.invalid', { call: 'things.write', path: `data.${wrong}` });
    const bytes = bytesOf(JSON.stringify(data));
    if (bytes > limits.thing) return refuse('save.tooLarge', { bytes, limit: limits.thing });
    const old = id === undefined ? undefined : find(id);
    if (base !== undefined && !old) return refuse('thing.missing', { name });
    if (old && base !== old.revision) return refuse('thing.stale', { name: old.name });
    const thing: Thing = {
      kind,
      game,
      of,
      id: id ?? `t${randomBytes(8).toString('hex')}`,
      name,
      data,
      checksum: checksum(data),
      revision: (old?.revision ?? 0) + 1,
      saved: now().toISOString(),
    };
    kept.write(thing.id, thing, now());
    back.delete(thing.id);
    return { ok: true, value: thing };
  };

  const remove: Things['remove'] = ({ id, base }) => {
    const old = find(id);
    if (!old) return refuse('thing.missing', { name: id });
    if (old.revision !== base) return refuse('thing.stale', { name: old.name });
    kept.moveTo(id, path.join(library, 'bin', 'things', `${id}-${now().getTime()}.json`));
    return { ok: true, value: {} };
  };

  const damaged = (): number => kept.ids().filter((id) => kept.read(id).state === 'damaged').length;

  return { list, damaged, write: writeThing, remove };
};
