import { type End, type Leg, never, type Profile } from '#rules/kit/supply/trace/profile.ts';
import { type SideId, sides } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import type { Field, Unit } from '../map/field.ts';
import type { Ground } from '../map/ground.ts';

/** The lines of section 8, as walks in legs; all lengths in hexes. */
export const walkReach = 4;

export const legs = { walk: 'walk', rail: 'rail', command: 'command', line: 'line' } as const;
const source: readonly End[] = [{ to: 'source' }];
const toRail: readonly End[] = [{ to: legs.rail }];
const nowhere: readonly End[] = [];

const costs = new WeakMap<Ground, { readonly walk: Int32Array; readonly rail: Int32Array }>();
const costsOf = (ground: Ground): { readonly walk: Int32Array; readonly rail: Int32Array } => {
  const had = costs.get(ground);
  if (had) return had;
  const arcs = ground.board.to.length;
  const made = { walk: new Int32Array(arcs).fill(1), rail: new Int32Array(arcs) };
  for (let arc = 0; arc < arcs; arc += 1) made.rail[arc] = ground.isRail(arc) ? 1 : never;
  costs.set(ground, made);
  return made;
};

const going = (field: Field, side: SideId, by: 'walk' | 'rail'): Pick<Leg, 'cost' | 'costs' | 'shut'> => {
  const paid = costsOf(field.ground)[by];
  const shut = field.shut[side];
  return { cost: (arc) => paid[arc] ?? never, costs: paid, shut: (node) => shut[node] === 1 };
};

/** 8: at most four hexes to a source, or to a railway that leads to one. */
const railProfile = (field: Field, side: SideId): Profile => {
  const at = new Set(field.sources[side].rail);
  const { railAt } = field.ground;
  return {
    id: `${side}-rail`,
    legs: [
      {
        id: legs.walk,
        ...going(field, side, 'walk'),
        limit: walkReach,
        ends: (node) => (at.has(node) ? source : railAt(node) ? toRail : nowhere),
      },
      {
        id: legs.rail,
        ...going(field, side, 'rail'),
        limit: Number.POSITIVE_INFINITY,
        ends: (node) => (at.has(node) ? source : nowhere),
      },
    ],
  };
};

/** 8.1: of any length, to a source. */
const lineLeg = (field: Field, side: SideId): Leg => {
  const at = new Set(field.sources[side].hq);
  return {
    id: legs.line,
    ...going(field, side, 'walk'),
    limit: Number.POSITIVE_INFINITY,
    ends: (node) => (at.has(node) ? source : nowhere),
  };
};

/** 8.5: which units share their HQs: those of a corps, army units, those of a Soviet army. */
export const groupOf = ({ side, formation, army }: Pick<Counter, 'side' | 'formation' | 'army'>): string =>
  side === sides.axis ? (formation ?? 'army') : (army ?? '');
/** 8.5: the HQ of the ARMIR, which has no stripe, serves any Axis unit; army units are served by any Axis HQ. */
export const serves = (hq: Counter, side: SideId, group: string): boolean =>
  hq.kind === 'hq' &&
  hq.side === side &&
  (side === sides.axis ? group === 'army' || groupOf(hq) === 'army' || groupOf(hq) === group : groupOf(hq) === group);

const served = new WeakMap<Field, Map<string, readonly Unit[]>>();
/** The HQs on the map that a group may use: asked for every unit, so looked up once. */
export const hqsOf = (field: Field, side: SideId, group: string): readonly Unit[] => {
  const of = served.get(field) ?? new Map<string, readonly Unit[]>();
  served.set(field, of);
  const key = `${side} ${group}`;
  const made = of.get(key) ?? field.all.filter(({ counter }) => serves(counter, side, group));
  of.set(key, made);
  return made;
};

/** 8, 8.1: within the range of an HQ, which has its own line. Of several HQs in a hex the one that reaches farthest. */
const commandProfile = (field: Field, side: SideId, group: string): Profile => {
  const ends = new Map<number, readonly End[]>();
  let farthest = 0;
  for (const { node, piece } of hqsOf(field, side, group)) {
    const limit = Math.max(piece.radius ?? 0, ends.get(node)?.[0]?.limit ?? 0);
    farthest = Math.max(farthest, limit);
    ends.set(node, [{ to: legs.line, limit }]);
  }
  return {
    id: `${side}-${group}`,
    legs: [
      {
        id: legs.command,
        ...going(field, side, 'walk'),
        limit: farthest,
        ends: (node) => ends.get(node) ?? nowhere,
      },
      lineLeg(field, side),
    ],
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
export const railOf = (field: Field, side: SideId): Profile =>
  once(field, `${side} rail`, () => railProfile(field, side));
export const lineOf = (field: Field, side: SideId): Profile =>
  once(field, `${side} line`, () => ({ id: `${side}-line`, legs: [lineLeg(field, side)] }));
export const commandOf = (field: Field, side: SideId, group: string): Profile =>
  once(field, `${side} command ${group}`, () => commandProfile(field, side, group));
