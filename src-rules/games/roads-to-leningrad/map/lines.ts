import { type End, type Leg, never, type Profile } from '../../../kit/trace/profile.ts';
import { otherSide, type SideId, sides } from '../ids.ts';
import type { Counter } from '../units.ts';
import { passesSwamp } from './costs.ts';
import type { Field } from './field.ts';
import { arcsOf } from './ground.ts';
import { airfieldHex } from './sheet.ts';

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

const lineLeg = (field: Field, side: SideId, start: number | undefined, ends: Leg['ends']): Leg => {
  const { ground } = field;
  const limit = field.rain ? softLimit : lineLimit;
  return {
    id: legs.line,
    cost: lineCost(field, start),
    flag: (_arc, _from, to) => ground.terrain(to) === 'marsh' || ground.terrain(to) === 'swamp',
    limit,
    flagged: softLimit,
    shut: (node) => field.shut[side][node] === 1,
    ends,
  };
};

interface Own {
  /** its hex, if swamp */
  readonly start?: number;
  /** its hex, if an enemy strongpoint stands in it */
  readonly barred?: number;
}
const roadProfile = (field: Field, side: SideId, foot: boolean, { start, barred }: Own): Profile => {
  const { board } = field.ground;
  const isRoad = isSupplyRoad(field, foot);
  const sourcesAt = new Set(field.sources[side]);
  const roadHex = Uint8Array.from(board.ids, (_, node) => ([...arcsOf(board, node)].some(isRoad) ? 1 : 0));
  // The own hex is never shut: an enemy strongpoint in it still bars its road (14.11). Any other is shut already, and once
  // opened the line may end there; were it not so, lines that come back through it would have to be looked for, at length.
  const ends = (node: number): readonly End[] =>
    node === barred ? nowhere : sourcesAt.has(node) ? source : roadHex[node] === 1 ? toRoad : nowhere;
  return {
    id: `${side}-${foot ? 'foot' : 'wheels'}-${start ?? ''}-${barred ?? ''}`,
    legs: [
      lineLeg(field, side, start, ends),
      {
        id: legs.road,
        cost: (arc) => (isRoad(arc) ? 1 : never),
        limit: Number.POSITIVE_INFINITY,
        shut: (node) => field.shut[side][node] === 1,
        ends: (node) => (sourcesAt.has(node) ? source : nowhere),
      },
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
/** Units of one profile are traced together; those in swamp or on a strongpoint of the enemy each from their own hex. */
const startOf = (field: Field, node: number): number | undefined =>
  field.ground.terrain(node) === 'swamp' ? node : undefined;

export const profileOf = (field: Field, counter: Counter, node: number): Profile => {
  const { side } = counter;
  const [foot, start] = [counter.class === 'foot', startOf(field, node)];
  const barred = field.strong[otherSide(side)].has(node) ? node : undefined;
  return once(field, `${side} ${foot} ${start} ${barred}`, () =>
    roadProfile(field, side, foot, {
      ...(start === undefined ? {} : { start }),
      ...(barred === undefined ? {} : { barred }),
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
