import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { In, Refusal, Reply, Thing } from '#shared/contract.ts';
import { thingSchema } from '#shared/contract.ts';
import { bytesOf, checksum } from '#shared/saves/checksum.ts';
import { checkThing, limits } from '#shared/saves/schema.ts';
import { exists, makeFolder, move, names, readJson, write } from './files.ts';
import { wrongSheet } from './sheetForm.ts';

/**
 * The players' own tables, rosters, presets and sheets: one file each, apart from single games. The checksum of the
 * content is its version: a game keeps the content it uses, whatever happens here.
 */
export interface Things {
  readonly list: (filter: In<'things.list'>) => readonly Thing[];
  readonly write: (input: In<'things.write'>) => Reply<Thing>;
  readonly remove: (input: In<'things.remove'>) => Reply<Record<string, never>>;
}

const refuse = (reason: Refusal['reason'], p: Refusal['p']): { readonly ok: false } & Refusal => ({
  ok: false,
  reason,
  p,
});

export const openThings = (library: string, now: () => Date): Things => {
  const folder = path.join(library, 'things');
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  const find = (id: string): Thing | undefined => {
    const found = thingSchema.safeParse(readJson(fileOf(id)));
    return found.success && found.data.id === id ? found.data : undefined;
  };
  /** A file that is there and cannot be read gets another name, and is never written over. */
  const setAside = (id: string): void => {
    if (exists(fileOf(id))) move(fileOf(id), path.join(library, 'set-aside', `thing-${id}-${now().getTime()}.json`));
  };

  const list: Things['list'] = ({ kind, game }) =>
    names(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => find(name.slice(0, -'.json'.length)))
      .filter((thing) => thing !== undefined)
      .filter((thing) => (kind === undefined || thing.kind === kind) && (game === undefined || thing.game === game))
      .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));

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
    if (id !== undefined && !old) setAside(id);
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
    makeFolder(folder);
    write(fileOf(thing.id), JSON.stringify(thing));
    return { ok: true, value: thing };
  };

  const remove: Things['remove'] = ({ id, base }) => {
    const old = find(id);
    if (!old) return refuse('thing.missing', { name: id });
    if (old.revision !== base) return refuse('thing.stale', { name: old.name });
    move(fileOf(id), path.join(library, 'bin', 'things', `${id}-${now().getTime()}.json`));
    return { ok: true, value: {} };
  };

  return { list, write: writeThing, remove };
};
