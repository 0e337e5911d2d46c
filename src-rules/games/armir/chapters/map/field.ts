import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { cells, ruling, type SideId, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import type { Counter } from '../../model/units.ts';
import { type Ground, groundOf } from './ground.ts';
import { shutFor, type Zones, zonesFor } from './zones.ts';

/** A counter as it stands on the map. */
export interface Unit {
  readonly piece: Piece;
  readonly counter: Counter;
  readonly node: number;
}

/** Who is where, whose zones reach where, what is closed: read once for all questions about one stand. */
export interface Field {
  readonly ground: Ground;
  readonly stand: MapState;
  readonly context: Context;
  /** on drawn hexes, in the order of the record */
  readonly all: readonly Unit[];
  readonly at: { readonly [S in SideId]: ReadonlyMap<number, readonly Unit[]> };
  readonly zones: Zones;
  /** 8.2: 1 where no line of a side passes */
  readonly shut: { readonly [S in SideId]: Uint8Array };
  /** 8.1, 8.1.1: where a line of an HQ ends, and where one without an HQ does (AMB-13) */
  readonly sources: { readonly [S in SideId]: { readonly hq: readonly number[]; readonly rail: readonly number[] } };
}

const fields = new WeakMap<MapState, Field>();
export const fieldOf = (board: Board, stand: MapState, context: Context): Field => {
  const known = fields.get(stand);
  if (known && known.ground.board === board && known.context === context) return known;
  const made = make(board, stand, context);
  fields.set(stand, made);
  return made;
};

const byNode = (units: readonly Unit[], side: SideId): ReadonlyMap<number, readonly Unit[]> => {
  const found = new Map<number, Unit[]>();
  for (const unit of units) {
    if (unit.piece.side !== side) continue;
    const there = found.get(unit.node);
    if (there) there.push(unit);
    else found.set(unit.node, [unit]);
  }
  return found;
};

const make = (board: Board, stand: MapState, context: Context): Field => {
  const ground = groundOf(board);
  const all = stand.pieces.flatMap((piece): readonly Unit[] => {
    const counter = counterOf(context, piece.id);
    const node = board.nodeOf(piece.hex);
    return counter && node >= 0 ? [{ piece, counter, node }] : [];
  });
  const at = { axis: byNode(all, sides.axis), soviet: byNode(all, sides.soviet) };
  const zones = zonesFor(board, stand, context);
  const depot = textIn(context, cells.depot) === 'no' ? -1 : ground.place('kantemirovka');
  const axis = depot < 0 || ground.sources.axis.includes(depot) ? ground.sources.axis : [...ground.sources.axis, depot];
  const { soviet } = ground.sources;
  return {
    ground,
    stand,
    context,
    all,
    at,
    zones,
    shut: { axis: shutFor(sides.axis, zones, at), soviet: shutFor(sides.soviet, zones, at) },
    sources: {
      axis: { hq: axis, rail: ruling(context, 'amb13') === 'end' ? ground.sources.axis : axis },
      soviet: { hq: soviet, rail: soviet },
    },
  };
};

export const unitOf = (field: Field, piece: string): Unit | undefined =>
  field.all.find((unit) => unit.piece.id === piece);
/** Whose units stand in a hex; undefined: nobody's. */
export const holderOf = (field: Field, node: number): SideId | undefined =>
  field.at.axis.has(node) ? sides.axis : field.at.soviet.has(node) ? sides.soviet : undefined;
/** Whose units alone stand in a hex: with units of both sides it is contested until those of one have left. */
export const aloneIn = (field: Field, node: number): SideId | undefined =>
  isShared(field, node) ? undefined : holderOf(field, node);
export const isShared = ({ at }: Field, node: number): boolean => at.axis.has(node) && at.soviet.has(node);
