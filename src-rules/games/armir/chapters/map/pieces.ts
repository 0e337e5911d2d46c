import type { PieceKind, PieceSymbol } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, kinds, type Movement, movements, rosters, type SideId, sides, type UnitKind } from '../../ids.ts';
import { printedRange, stepsLeft } from '../../model/reading.ts';
import { type Counter, kindMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** Who may stand on the map: the counters of both rosters, by what they are and how they move. */

type What = Movement | Exclude<UnitKind, 'combat'>;
const symbols: { readonly [W in What]: PieceSymbol } = {
  other: 'infantry',
  motorised: 'motorized',
  tracked: 'armor',
  artillery: 'artillery',
  heavyArtillery: 'artillery',
  hq: 'headquarters',
};
const shorts: { readonly [W in What]: readonly string[] } = {
  other: ['infantry', 'inf', 'fanteria'],
  motorised: ['motorised', 'motorized', 'mot', 'motorizzata', 'motorizzati'],
  tracked: ['tracked', 'tank', 'tanks', 'cingolati', 'cingolata', 'carri'],
  artillery: ['artillery', 'guns', 'artiglieria'],
  heavyArtillery: ['heavy artillery', 'heavy guns', 'artiglieria pesante'],
  hq: ['hq', 'comando'],
};
const oneOf = <K extends string>(keys: readonly K[], value: unknown, start: K): K =>
  keys.find((key) => key === value) ?? start;
const whatOf = (kind: UnitKind, move: Movement): What => (kind === 'combat' ? move : kind);
const kindId = (side: SideId, what: What): string => `${side}-${what}`;

const kind = (side: SideId, what: What): PieceKind => ({
  id: kindId(side, what),
  msg: what === 'other' || what === 'motorised' || what === 'tracked' ? msg(`armir.piece.${what}`) : kindMsg[what],
  side,
  symbol: symbols[what],
  roster: side === sides.axis ? rosters.axis : rosters.soviet,
  of: (values) => whatOf(oneOf(kinds, values.kind, 'combat'), oneOf(movements, values.move, 'other')) === what,
  short: shorts[what],
});
export const pieceKinds: readonly PieceKind[] = [
  ...(['other', 'motorised', 'tracked', 'artillery', 'heavyArtillery', 'hq'] as const).map((what) =>
    kind(sides.axis, what),
  ),
  ...(['other', 'motorised', 'tracked', 'hq'] as const).map((what) => kind(sides.soviet, what)),
];
export const kindOf = ({ side, kind: of, move }: Counter): string => kindId(side, whatOf(of, move));
export const symbolOf = ({ kind: of, move }: Counter): PieceSymbol => symbols[whatOf(of, move)];

/** 16.1, 16.3.1: in a box beside the map. */
export const inBox = (context: Pick<Context, 'cells'>, id: string): 'cir' | 'tem' | undefined => {
  if (textAt(context, cells.temUnits, id) === 'yes') return 'tem';
  const cir = textAt(context, cells.cirUnits, id);
  return cir === 'yes' || cir === 'in' ? 'cir' : undefined;
};
export const isInPlay = (context: Pick<Context, 'cells'>, counter: Counter): boolean =>
  stepsLeft(context, counter) !== 0;

/** 2.3, 5.3.1: how far an HQ reaches on the side that lies up; undefined while nobody typed it. */
export const radiusOf = (context: Pick<Context, 'cells'>, counter: Counter): number | undefined =>
  counter.kind === 'hq' ? printedRange(context, counter) : undefined;
