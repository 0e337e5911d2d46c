import { create } from 'zustand';
import { isRecord } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { In, Refusal, Thing } from '#shared/contract.ts';
import type { Version } from '#shared/saves/versions.ts';
import { host } from './client.ts';

interface ThingsState {
  /** undefined until the host has answered */
  readonly things: readonly Thing[] | undefined;
  readonly refusal: Refusal | undefined;
  /** how many lie there and cannot be read */
  readonly damaged: number;
  /** deleted last: it can be taken back as long as this page is open */
  readonly removed: Thing | undefined;
}

/** Rosters, tables and presets of the library: typed once, reused in every game of the same title. */
export const useThings = create<ThingsState>(() => ({
  things: undefined,
  damaged: 0,
  refusal: undefined,
  removed: undefined,
}));

export const loadThings = async (): Promise<readonly Thing[]> => {
  const reply = await host()['things.list']({});
  const damaged = await host()['things.damaged']({});
  if (reply.ok) useThings.setState({ things: reply.value, damaged: damaged.ok ? damaged.value.count : 0 });
  else useThings.setState({ things: useThings.getState().things ?? [], refusal: reply });
  return useThings.getState().things ?? [];
};

/** Written on the revision it was read at; a refusal is kept and shown, nothing typed is lost. */
export const writeThing = async (input: In<'things.write'>): Promise<Thing | undefined> => {
  const reply = await host()['things.write'](input);
  if (!reply.ok) {
    useThings.setState({ refusal: reply });
    if (reply.reason === 'thing.stale') await loadThings();
    return undefined;
  }
  const thing = reply.value;
  useThings.setState((s) => ({
    refusal: undefined,
    things: [...(s.things ?? []).filter((other) => other.id !== thing.id), thing],
  }));
  return thing;
};

export const removeThing = async (thing: Thing): Promise<boolean> => {
  const reply = await host()['things.remove']({ id: thing.id, base: thing.revision });
  if (reply.ok)
    useThings.setState((s) => ({
      refusal: undefined,
      removed: thing,
      things: s.things?.filter((other) => other.id !== thing.id),
    }));
  else useThings.setState({ refusal: reply });
  return reply.ok;
};

/** A map once more, with the photo that lies beside it. */
export const duplicateSheet = async (thing: Thing, called: string): Promise<Thing | undefined> => {
  const { kind, game, of, data } = thing;
  const copy = await writeThing({ kind, game, of, name: called, data });
  if (!copy) return undefined;
  const photo = await host()['photos.read']({ id: thing.id });
  if (photo.ok && photo.value.photo) await host()['photos.write']({ id: copy.id, photo: photo.value.photo });
  return copy;
};

/** What was deleted last, as it was. */
export const takeBack = async (): Promise<void> => {
  const { removed } = useThings.getState();
  if (!removed) return;
  const { kind, game, of, name, data } = removed;
  if (await writeThing({ kind, game, of, name, data })) useThings.setState({ removed: undefined });
};

/** The ones of a table, roster or calculator, the latest first. */
export const thingsFor = (things: readonly Thing[], kind: Thing['kind'], game: string, of: string): readonly Thing[] =>
  things
    .filter((thing) => thing.kind === kind && thing.game === game && thing.of === of)
    .sort((a, b) => b.saved.localeCompare(a.saved));

/** A map of which no hex is drawn: a grid that was begun. */
export const isBlank = ({ kind, data }: Pick<Thing, 'kind' | 'data'>): boolean =>
  kind === 'sheet' && isRecord(data) && isRecord(data.hexes) && Object.keys(data.hexes).length === 0;

/** What a game asks its players for: its own tables, its rosters, its map. */
export const wantedOf = (
  game: Game,
): readonly {
  readonly kind: 'table' | 'roster' | 'sheet';
  readonly of: string;
  readonly spec: { readonly msg: Msg } & Pick<RosterSpec, 'called'>;
}[] => [
  ...game.rosters.map((spec) => ({ kind: 'roster' as const, of: spec.id, spec })),
  ...game.tables.map((spec) => ({ kind: 'table' as const, of: spec.id, spec })),
  ...(game.map ? [{ kind: 'sheet' as const, of: game.map.sheet.id, spec: game.map.sheet }] : []),
];

/** As a saved game carries them: by kind and id, with the version it uses. */
export const attached = (things: readonly Thing[]): { [key: string]: Version } =>
  Object.fromEntries(
    things.map((thing) => [`${thing.kind}:${thing.of}`, { checksum: thing.checksum, data: thing.data }]),
  );
