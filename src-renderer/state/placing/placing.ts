import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { ui } from '../../words/text.ts';
import type { Wanted } from './entry.ts';
import { freshIds } from './roll.ts';

/** What a change of the map says in the journal, and the facts it sets. */
export interface MapChange {
  readonly says: Msg;
  readonly facts: readonly Fact[];
}

const at = (map: MapSpec, piece: string, hex: string | null): Fact => ({
  kind: 'set',
  cell: map.at,
  key: piece,
  value: hex,
});

/** As many things are named in one sentence. */
const named = 8;

/** Several things in one sentence, in their order; of very many the rest is counted. */
export const joined = (parts: readonly Msg[]): Msg => {
  const more = parts.length - named;
  const shown = more > 0 ? [...parts.slice(0, named), ui('ui.supply.said.more', { count: more })] : parts;
  return list(shown) ?? ui('ui.supply.said.nothing');
};

/** A named piece to a hex, or off the map. */
export const moveOf = (map: MapSpec, piece: string, called: Msg | string, hex: string | null): MapChange => {
  const what = typeof called === 'string' ? name(called) : called;
  return {
    says: hex === null ? ui('ui.supply.said.off', { what }) : ui('ui.supply.said.at', { what, hex: name(hex) }),
    facts: [at(map, piece, hex)],
  };
};

/** What a line of quick entry sets; new counters take the next free numbers. */
export const placingOf = (map: MapSpec, context: Context, wanted: readonly Wanted[]): MapChange => {
  const given = new Map<string, number>();
  const changes = wanted.map((each): MapChange => {
    if (each.what === 'unit') return moveOf(map, each.piece, each.called, each.hex);
    const before = given.get(each.kind.id) ?? 0;
    const ids = freshIds(map, context, each.kind.id, before + each.count).slice(before);
    given.set(each.kind.id, before + each.count);
    return {
      says: ui('ui.supply.said.counted', {
        n: each.count,
        what: each.kind.msg,
        hex: name(each.hex),
      }),
      facts: ids.map((id) => at(map, id, each.hex)),
    };
  });
  return { says: joined(changes.map((each) => each.says)), facts: changes.flatMap((each) => each.facts) };
};

/** The line of the journal around a change. */
export const saidOnMap = (change: MapChange): Msg => ui('ui.supply.said.map', { what: change.says });
