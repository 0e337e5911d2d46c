import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, maps, otherSide, ruling, type SideId, sides, type Weather } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { strongpointsOf } from '../../model/strongpoints.ts';
import type { Counter } from '../../model/units.ts';
import { isCombat } from '../../model/units.ts';
import { weatherNow } from '../events/weather.ts';
import { type Ground, groundOf } from './ground.ts';
import { counterOf } from './pieces.ts';
import { sheetSpec, sourceHex } from './sheet.ts';
import { type Terms, type Zones, zonesOn } from './zones.ts';

/** A counter as it stands on the map. */
export interface UnitOnMap {
  readonly piece: Piece;
  readonly counter: Counter;
  readonly node: number;
}
/** 3.12: as one side sees an empty or held hex. */
export type Status = SideId | 'contested' | 'neutral';

/** Who is where, whose zones reach where, whose each hex is: read once for all questions about one stand. */
export interface Field extends Terms {
  readonly ground: Ground;
  readonly stand: MapState;
  readonly context: Context;
  readonly weather: Weather;
  /** on drawn hexes, in the order of the record */
  readonly all: readonly UnitOnMap[];
  /** combat units only */
  readonly at: { readonly [S in SideId]: ReadonlyMap<number, readonly UnitOnMap[]> };
  readonly zones: Zones;
  readonly status: readonly Status[];
  /** completed strongpoints */
  readonly strong: { readonly [S in SideId]: ReadonlySet<number> };
  /** 6.2: 1 where no line of a side passes */
  readonly shut: { readonly [S in SideId]: Uint8Array };
  readonly sources: { readonly [S in SideId]: readonly number[] };
}

/** The players' map; undefined: nothing is drawn. */
export const boardIn = (context: Pick<Context, 'sheets'>): Board | undefined => boardDrawn(sheetSpec, context);

const fields = new WeakMap<MapState, Map<Weather, Field>>();
/** `weather`: another than the turn's, to look ahead. */
export const fieldOf = (board: Board, stand: MapState, context: Context, weather?: Weather): Field => {
  const now = weather ?? weatherNow(context) ?? 'dry';
  const of = fields.get(stand) ?? new Map<Weather, Field>();
  fields.set(stand, of);
  const known = of.get(now);
  if (known && known.ground.board === board && known.context === context) return known;
  const made = make(board, stand, context, now);
  of.set(now, made);
  return made;
};

const byNode = (units: readonly UnitOnMap[], side: SideId): ReadonlyMap<number, readonly UnitOnMap[]> => {
  const found = new Map<number, UnitOnMap[]>();
  for (const unit of units) {
    if (unit.counter.side !== side || !isCombat(unit.counter)) continue;
    const there = found.get(unit.node);
    if (there) there.push(unit);
    else found.set(unit.node, [unit]);
  }
  return found;
};

/** 8.36, 16.21: bridges of the map and bridge units. */
const bridgesOf = (ground: Ground, context: Context): ((arc: number) => boolean) => {
  const { board } = ground;
  const laid = new Set<number>();
  for (const covered of Object.values(mapIn(context, cells.bridges))) {
    const [a, b] = String(covered).split('/');
    const arc = board.arcOf(board.nodeOf(a ?? ''), board.nodeOf(b ?? ''));
    if (arc >= 0) laid.add(arc).add(board.back[arc] ?? arc);
  }
  return (arc) => ground.isBridged(arc) || laid.has(arc);
};

const make = (board: Board, stand: MapState, context: Context, weather: Weather): Field => {
  const ground = groundOf(board);
  const all = stand.pieces.flatMap((piece): readonly UnitOnMap[] => {
    const counter = counterOf(context, piece.id);
    const node = board.nodeOf(piece.hex);
    return counter && node >= 0 ? [{ piece, counter, node }] : [];
  });
  const at = { german: byNode(all, sides.german), soviet: byNode(all, sides.soviet) };
  const terms: Terms = { rain: weather === 'rain', bridged: bridgesOf(ground, context) };
  const zones = zonesOn(ground, at, terms);
  const crossed = ruling(context, 'amb19') === 'counts' ? mapIn(context, cells.control) : {};
  const status = board.ids.map((id, node): Status => {
    if (at.german.has(node)) return sides.german;
    if (at.soviet.has(node)) return sides.soviet;
    const [german, soviet] = [zones.any.german[node] === 1, zones.any.soviet[node] === 1];
    if (german && soviet) return 'contested';
    if (german) return sides.german;
    if (soviet) return sides.soviet;
    const last = crossed[id];
    return last === sides.german || last === sides.soviet ? last : 'neutral';
  });
  const done = strongpointsOf(context).filter(({ state }) => state === 'done');
  const strongOf = (side: SideId) =>
    new Set(done.filter((one) => one.side === side).map(({ hex }) => board.nodeOf(hex)));
  const strong = { german: strongOf(sides.german), soviet: strongOf(sides.soviet) };
  const shutFor = (side: SideId) =>
    Uint8Array.from(status, (one, node) =>
      (one === side || one === 'neutral') && !strong[otherSide(side)].has(node) ? 0 : 1,
    );
  const drawn = (side: SideId) => board.ids.flatMap((_, node) => (ground.isSource(node, side) ? [node] : []));
  const german = drawn(sides.german);
  // S3.25: the German source of the Soltsy map
  const printed = rulesOf(context.scenario).map === maps.soltsy ? board.nodeOf(sourceHex) : -1;
  return {
    ground,
    stand,
    context,
    weather,
    ...terms,
    all,
    at,
    zones,
    status,
    strong,
    shut: { german: shutFor(sides.german), soviet: shutFor(sides.soviet) },
    sources: {
      german: printed < 0 || german.includes(printed) ? german : [...german, printed],
      soviet: drawn(sides.soviet),
    },
  };
};

export const unitOf = (field: Field, piece: string): UnitOnMap | undefined =>
  field.all.find((unit) => unit.piece.id === piece);
/** Whose combat units stand in a hex. */
export const holderOf = (field: Field, node: number): SideId | undefined =>
  field.at.german.has(node) ? sides.german : field.at.soviet.has(node) ? sides.soviet : undefined;
