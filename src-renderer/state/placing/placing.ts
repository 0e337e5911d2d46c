import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { ui } from '../../words/text.ts';
import type { Wanted } from './entry.ts';
import { freshIds, placesOf } from './roll.ts';

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

/** A named piece, and where it goes; `hex` null: off the map. */
export interface Goes {
  readonly piece: string;
  readonly called: Msg | string;
  readonly hex: string | null;
}

const saysOf = ({ called, hex }: Goes): Msg => {
  const what = typeof called === 'string' ? name(called) : called;
  return hex === null ? ui('ui.supply.said.off', { what }) : ui('ui.supply.said.at', { what, hex: name(hex) });
};

/** What the game books of those who stood in another hex: putting a counter on the map is no move. */
const booked = (map: MapSpec, context: Context, all: readonly Goes[]): readonly Fact[] => {
  if (!map.moved) return [];
  const places = placesOf(map, context);
  const moves = all.flatMap(({ piece, hex }) => {
    const from = places[piece];
    return from === undefined || hex === null || from === hex ? [] : [{ piece, from, to: hex }];
  });
  return moves.length > 0 ? map.moved(moves, context) : [];
};

/** Named pieces to hexes, or off the map, with what the game books of it. */
export const movesOf = (map: MapSpec, context: Context, all: readonly Goes[]): MapChange => ({
  says: joined(all.map(saysOf)),
  facts: [...all.map(({ piece, hex }) => at(map, piece, hex)), ...booked(map, context, all)],
});

/** What a line of quick entry sets; new counters take the next free numbers. */
export const placingOf = (map: MapSpec, context: Context, wanted: readonly Wanted[]): MapChange => {
  const given = new Map<string, number>();
  const changes = wanted.map((each): MapChange => {
    if (each.what === 'unit') return { says: saysOf(each), facts: [at(map, each.piece, each.hex)] };
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
  const named = wanted.flatMap((each) => (each.what === 'unit' ? [each] : []));
  return {
    says: joined(changes.map((each) => each.says)),
    facts: [...changes.flatMap((each) => each.facts), ...booked(map, context, named)],
  };
};

/** The line of the journal around a change. */
export const saidOnMap = (change: MapChange): Msg => ui('ui.supply.said.map', { what: change.says });
