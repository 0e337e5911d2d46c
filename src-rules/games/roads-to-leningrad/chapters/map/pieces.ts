import { memo } from '#rules/kit/base/memo.ts';
import type { Piece, PieceKind, PieceSymbol } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { classes, commandRange, kinds, rosters, type SideId, sides, type UnitClass, type UnitKind } from '../../ids.ts';
import { countersOf } from '../../model/reading.ts';
import { type Counter, classMsg, kindMsg } from '../../model/units.ts';

/** Who may stand on the map: the counters of both rosters, aircraft aside. */

type What = UnitClass | 'tank' | 'cavalry' | Exclude<UnitKind, 'combat' | 'air'>;
const whats = ['foot', 'cavalry', 'mot', 'tank', 'heavy', 'artillery', 'hq', 'leader', 'bridge'] as const;
const symbols: { readonly [W in What]: PieceSymbol } = {
  foot: 'infantry',
  cavalry: 'cavalry',
  mot: 'motorized',
  tank: 'armor',
  heavy: 'artillery',
  artillery: 'artillery',
  hq: 'headquarters',
  leader: 'leader',
  bridge: 'leader',
};
const shorts: { readonly [W in What]: readonly string[] } = {
  foot: ['foot', 'infantry', 'fanteria'],
  cavalry: ['cavalry', 'cavalleria'],
  mot: ['mot', 'motorised', 'motorized', 'motorizzata'],
  tank: ['tank', 'tanks', 'carri'],
  heavy: ['heavy', 'at', 'pesante'],
  artillery: ['artillery', 'guns', 'artiglieria'],
  hq: ['hq', 'comando'],
  leader: ['leader', 'comandante'],
  bridge: ['bridge', 'ponte'],
};
const whatOf = (kind: UnitKind, moves: UnitClass, has: (trait: 'armoured' | 'cavalry') => boolean): What =>
  kind !== 'combat'
    ? kind === 'air'
      ? 'bridge'
      : kind
    : has('armoured')
      ? 'tank'
      : has('cavalry')
        ? 'cavalry'
        : moves;

const kindId = (side: SideId, what: What): string => `${side}-${what}`;
const oneOf = <K extends string>(keys: readonly K[], value: unknown, start: K): K =>
  keys.find((key) => key === value) ?? start;
const isUnit = (what: What): what is UnitClass => what === 'foot' || what === 'mot' || what === 'heavy';
export const pieceKinds = (msgOf: {
  readonly tank: PieceKind['msg'];
  readonly cavalry: PieceKind['msg'];
}): readonly PieceKind[] =>
  ([sides.german, sides.soviet] as const).flatMap((side) =>
    whats.map(
      (what): PieceKind => ({
        id: kindId(side, what),
        msg: what === 'tank' || what === 'cavalry' ? msgOf[what] : isUnit(what) ? classMsg[what] : kindMsg[what],
        side,
        symbol: symbols[what],
        roster: rosters[side],
        of: (values) => {
          const traits = Array.isArray(values.traits) ? values.traits : [];
          const kind = oneOf(kinds, values.kind, 'combat');
          return (
            kind !== 'air' && whatOf(kind, oneOf(classes, values.class, 'foot'), (one) => traits.includes(one)) === what
          );
        },
        short: shorts[what],
        // 15.23
        ...(what === 'leader' || what === 'bridge' ? { free: true } : {}),
      }),
    ),
  );

export const isPiece = ({ kind, side }: Pick<Piece, 'kind' | 'side'>, ...of: readonly What[]): boolean =>
  of.some((one) => kind === `${side}-${one}`);

const what = ({ kind, class: moves, traits }: Counter): What => whatOf(kind, moves, (one) => traits.has(one));
export const kindOf = (counter: Counter): string => kindId(counter.side, what(counter));
/** The symbol of what is no aircraft, by what its counter shows. */
export const armOf = (...shown: Parameters<typeof whatOf>): PieceSymbol => symbols[whatOf(...shown)];
export const symbolOf = (counter: Counter): PieceSymbol => symbols[what(counter)];
/** 15.15, 15.25: how far command points reach. */
export const radiusOf = ({ kind, side }: Counter): number | undefined =>
  kind === 'hq'
    ? commandRange
    : kind === 'leader'
      ? side === sides.german
        ? 2 * commandRange
        : commandRange
      : undefined;

const indexOf = memo((all: readonly Counter[]) => new Map(all.map((one) => [one.id, one])));
/** The counter of that id; undefined: on neither roster. */
export const counterOf = (context: Pick<Context, 'rosters'>, id: string): Counter | undefined =>
  indexOf(countersOf(context)).get(id);
