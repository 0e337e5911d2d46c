import { memo } from '#rules/kit/base/memo.ts';
import { type End, type Leg, never, type Profile } from '#rules/kit/supply/trace/profile.ts';
import { otherSide, type SideId, sides } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import type { Field } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { passesSwamp } from '../map/passage.ts';
import { airfieldHex } from '../map/sheet.ts';

/** 6.2: a line of at most seven hexes, then a Supply Road of any length. */
export const lineLimit = 7;
/** 6.21: in rain, or through marsh or swamp */
export const softLimit = 5;
export const legs = { line: 'line', road: 'road' } as const;

const source: readonly End[] = [{ to: 'source' }];
const toRoad: readonly End[] = [{ to: legs.road }];
const nowhere: readonly End[] = [];

/** 6.21: over the hexsides a line may cross. The unit's own hex is no part of it, so its swamp does not hold the line. */
const lineCost = (field: Field, start: number | undefined) => {
  const { ground, rain } = field;
  return (arc: number, from: number, to: number): number => {
    const water = ground.water(arc);
    if (water === 'lake' || (water === 'river' && !field.bridged(arc))) return never;
    const soft = ground.terrain(to) === 'swamp' || (ground.terrain(from) === 'swamp' && from !== start);
    return soft && !passesSwamp(ground.ways(arc), rain) ? never : 1;
  };
};
/** 6.22, 6.23: main and secondary roads; trails for those on foot when it does not rain; no water without a bridge. */
const isSupplyRoad =
  (field: Field, foot: boolean) =>
  (arc: number): boolean => {
    const { ground } = field;
    const water = ground.water(arc);
    if (water === 'lake' || (water !== undefined && !field.bridged(arc))) return false;
    return ground
      .ways(arc)
      .some((way) => way === 'main' || way === 'secondary' || (way === 'trail' && foot && !field.rain));
  };

/** By arc, asked once for all profiles of a field: what a line pays, where a Supply Road runs, and its hexes. */
interface Costs {
  /** as of a unit anywhere but in a swamp that others may pass; nobody else comes out of a swamp nobody comes into */
  readonly line: Int32Array;
  /** by node: 1 where a line of others may come in */
  readonly entered: Uint8Array;
  readonly soft: Uint8Array;
  readonly road: { readonly [K in 'foot' | 'wheels']: { readonly arcs: Int32Array; readonly hexes: Uint8Array } };
  /** by side and kind of road: the same leg in all profiles */
  readonly roadLegs: Map<string, Leg>;
}
const costsOf = memo((field: Field): Costs => {
  const { ground } = field;
  const { from, to, ids } = ground.board;
  const cost = lineCost(field, undefined);
  const line = new Int32Array(to.length);
  const entered = new Uint8Array(ids.length);
  for (let arc = 0; arc < to.length; arc++) {
    const node = to[arc] ?? 0;
    const price = cost(arc, from[arc] ?? 0, node);
    line[arc] = price;
    if (price >= 0) entered[node] = 1;
  }
  ids.forEach((_, node) => {
    if (entered[node] === 1 || ground.terrain(node) !== 'swamp') return;
    const own = lineCost(field, node);
    for (const arc of arcsOf(ground.board, node)) line[arc] = own(arc, node, to[arc] ?? 0);
  });
  const roadFor = (foot: boolean) => {
    const isRoad = isSupplyRoad(field, foot);
    const hexes = new Uint8Array(ids.length);
    const arcs = new Int32Array(to.length).fill(never);
    for (let arc = 0; arc < to.length; arc++) {
      if (!isRoad(arc)) continue;
      // a road is as long as it likes: of all lines the one with the fewest hexes to its road is told
      arcs[arc] = 0;
      hexes[from[arc] ?? 0] = 1;
    }
    return { arcs, hexes };
  };
  const made: Costs = {
    line,
    entered,
    soft: Uint8Array.from(ids, (_, node) => (['marsh', 'swamp'].includes(ground.terrain(node)) ? 1 : 0)),
    road: { foot: roadFor(true), wheels: roadFor(false) },
    roadLegs: new Map(),
  };
  return made;
});
/** The own hex in a swamp that others may pass: only the arcs that lead out of it differ. */
const lineCosts = (field: Field, start: number | undefined): Int32Array => {
  const { line } = costsOf(field);
  if (start === undefined) return line;
  const own = line.slice();
  const cost = lineCost(field, start);
  const { board } = field.ground;
  for (const arc of arcsOf(board, start)) own[arc] = cost(arc, start, board.to[arc] ?? 0);
  return own;
};

const lineLeg = (field: Field, side: SideId, start: number | undefined, ends: Leg['ends']): Leg => {
  const limit = field.rain ? softLimit : lineLimit;
  const { soft } = costsOf(field);
  return {
    id: legs.line,
    cost: lineCost(field, start),
    costs: lineCosts(field, start),
    flag: (_arc, _from, to) => soft[to] === 1,
    limit,
    flagged: softLimit,
    shut: (node) => field.shut[side][node] === 1,
    ends,
  };
};

interface Own {
  /** its hex, if swamp with a way through it */
  readonly start?: number;
  /** its hex, if an enemy strongpoint stands in it */
  readonly barred?: number;
}
/** 6.22: any length, to a source. */
const roadLeg = (field: Field, side: SideId, kind: 'foot' | 'wheels', sourcesAt: ReadonlySet<number>): Leg => {
  const { road, roadLegs } = costsOf(field);
  const { arcs } = road[kind];
  const key = `${side} ${kind}`;
  const leg = roadLegs.get(key) ?? {
    id: legs.road,
    cost: (arc) => arcs[arc] ?? never,
    costs: arcs,
    limit: Number.POSITIVE_INFINITY,
    shut: (node) => field.shut[side][node] === 1,
    ends: (node) => (sourcesAt.has(node) ? source : nowhere),
  };
  roadLegs.set(key, leg);
  return leg;
};
const roadProfile = (field: Field, side: SideId, foot: boolean, { start, barred }: Own): Profile => {
  const kind = foot ? 'foot' : 'wheels';
  const { hexes } = costsOf(field).road[kind];
  const sourcesAt = new Set(field.sources[side]);
  // The own hex is never shut: an enemy strongpoint in it still bars its road (14.11). Any other is shut already, and once
  // opened the line may end there; were it not so, lines that come back through it would have to be looked for, at length.
  const ends = (node: number): readonly End[] =>
    node === barred ? nowhere : sourcesAt.has(node) ? source : hexes[node] === 1 ? toRoad : nowhere;
  return {
    id: `${side}-${kind}-${start ?? ''}-${barred ?? ''}`,
    legs: [lineLeg(field, side, start, ends), roadLeg(field, side, kind, sourcesAt)],
  };
};

const profiles = new WeakMap<Field, Map<string, Profile>>();
const once = (field: Field, key: string, make: () => Profile): Profile => {
  const of = profiles.get(field) ?? new Map<string, Profile>();
  profiles.set(field, of);
  const made = of.get(key) ?? make();
  of.set(key, made);
  return made;
};
/**
 * Units of one profile are traced together; those on a strongpoint of the enemy, or in a swamp with a way through it,
 * each from their own hex.
 */
const startOf = (field: Field, node: number): number | undefined =>
  field.ground.terrain(node) === 'swamp' && costsOf(field).entered[node] === 1 ? node : undefined;

export const profileOf = (field: Field, counter: Counter, node: number): Profile => {
  const { side } = counter;
  const [foot, start] = [counter.class === 'foot', startOf(field, node)];
  const barred = field.strong[otherSide(side)].has(node) ? node : undefined;
  return once(field, `${side} ${foot} ${start} ${barred}`, () =>
    roadProfile(field, side, foot, {
      start,
      barred,
    }),
  );
};

/** S3.24: where German units but artillery trace to while it does not rain and the hex is German. */
export const airfieldOf = (field: Field): number | undefined => {
  const node = field.ground.board.nodeOf(airfieldHex);
  return node >= 0 && !field.rain && field.status[node] === sides.german ? node : undefined;
};
export const airfieldProfile = (field: Field, airfield: number, node: number): Profile => {
  const start = startOf(field, node);
  return once(field, `airfield ${start}`, () => ({
    id: `airfield-${start ?? ''}`,
    legs: [lineLeg(field, sides.german, start, (at) => (at === airfield ? source : nowhere))],
  }));
};
