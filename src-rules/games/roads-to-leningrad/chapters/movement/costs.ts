import { ruling, type UnitClass, type Weather } from '../../ids.ts';
import { barOf, barRule, type GroundStep, type PassageBar, passesSwamp, usable, type Walker } from '../map/passage.ts';
import {
  hexCosts,
  overrunPoint,
  type RoadKind,
  strongpointCost,
  type Terrain,
  waterCosts,
  wayCosts,
  woodsCost,
  zoneCost,
} from '../map/terrain.ts';
import { reactionStep } from './reaction.ts';

/** 8: what a step costs whom. All figures in halves of a movement point. */

const halves = (mp: number): number => mp * 2;

/** 3.57, 3.72a: halved at most once, the ½ kept, then two less if disrupted. */
export const allowance = (
  ma: number,
  unit: { readonly class: UnitClass; readonly oos: boolean; readonly disrupted: boolean },
  halved: boolean,
): number => {
  const half = halved || (unit.oos && unit.class !== 'foot');
  return Math.max(0, (half ? ma : halves(ma)) - (unit.disrupted ? halves(2) : 0));
};
export const halvedBy = (sequence: 'mobile' | 'assault' | 'reaction'): boolean => sequence !== 'mobile';

export const plainStep: GroundStep = {
  terrain: 'open',
  woods: false,
  ways: [],
  bridge: false,
  fromSwamp: false,
  zoc: false,
  fromZoc: false,
  strongpoint: false,
  enemy: false,
};

export type PartKey = Terrain | RoadKind | 'woods' | 'streamSide' | 'riverSide' | 'zone' | 'strongpoint' | 'overrun';
export interface CostPart {
  readonly key: PartKey;
  readonly halves: number;
  readonly rule: string;
}

/** Why a step takes the whole allowance. */
export type Whole = 'river' | 'swamp' | 'zones';
export const wholeRule: { readonly [W in Whole]: string } = { river: '8.36', swamp: '8.37', zones: '8.23' };
export interface Price {
  readonly parts: readonly CostPart[];
  /** the sum of the parts */
  readonly halves: number;
  readonly bar?: PassageBar;
  readonly whole?: Whole;
  /** AMB-01: half of the allowance besides the parts */
  readonly half: boolean;
  /** may not go on after it */
  readonly stops?: 'zone' | 'swamp';
}

type Options = { readonly options: { readonly [id: string]: unknown } };

const cheapest = (parts: readonly CostPart[]): CostPart | undefined =>
  parts.reduce<CostPart | undefined>((best, one) => (best && best.halves <= one.halves ? best : one), undefined);

/** 8.31, 8.33, 8.35, 8.42: the hex by its terrain, or by the road. */
const entry = (walker: Walker, step: GroundStep, rain: boolean): readonly CostPart[] => {
  const column = rain ? 'rain' : 'dry';
  const who = walker.motorised ? 1 : 0;
  const cost = (row: (typeof wayCosts)['main']): number => halves(row[column][who] ?? 0);
  const rateOf = (way: RoadKind): CostPart => ({
    key: way,
    halves: cost(way === 'trail' && (step.terrain !== 'open' || step.woods) ? wayCosts.trailElse : wayCosts[way]),
    rule: way === 'rail' ? '8.35' : '8.33',
  });
  const along = usable(step.ways, rain);
  const road = cheapest(along.filter((way) => way !== 'rail').map(rateOf));
  const rail = along.includes('rail') ? rateOf('rail') : undefined;
  const printed = hexCosts[step.terrain][column][who];
  // the chart has no other figure for those whom the road alone lets into a swamp
  if (printed === null) return [cheapest([...(road ? [road] : []), ...(rail ? [rail] : [])]) ?? rateOf('main')];
  // in rain a trail still leads through the woods
  const woods = step.woods && !(rain && step.ways.includes('trail')) ? cost(woodsCost) : 0;
  const hex: readonly CostPart[] = [
    { key: step.terrain, halves: halves(printed), rule: '8.31' },
    ...(woods > 0 ? [{ key: 'woods', halves: woods, rule: '8.34' } as const] : []),
  ];
  if (step.zoc && step.fromZoc) return hex;
  const other = road ? [road] : hex;
  return rail && rail.halves < other.reduce((sum, one) => sum + one.halves, 0) ? [rail] : other;
};

/** A step of a walker. An overrun pays the hex without its ZOC (8.63). */
export const price = (walker: Walker, step: GroundStep, weather: Weather, context: Options, overrun = false): Price => {
  const rain = weather === 'rain';
  const who = walker.motorised ? 1 : 0;
  const zoc = step.zoc && !overrun;
  const off = step.terrain === 'swamp' && !passesSwamp(step.ways, rain);
  const unbridged = step.bridge ? undefined : step.water;
  const riverMot = unbridged === 'river' && walker.motorised;
  const side = unbridged === 'stream' || unbridged === 'river' ? waterCosts[unbridged][rain ? 'rain' : 'dry'][who] : 0;
  const parts: readonly CostPart[] = [
    ...(overrun ? [{ key: 'overrun', halves: halves(overrunPoint), rule: '8.63' } as const] : []),
    ...entry(walker, { ...step, zoc }, rain),
    ...(side && side > 0
      ? [{ key: unbridged === 'river' ? 'riverSide' : 'streamSide', halves: halves(side), rule: '8.36' } as const]
      : []),
    ...(zoc ? [{ key: 'zone', halves: halves(zoneCost), rule: '8.21' } as const] : []),
    ...(step.strongpoint ? [{ key: 'strongpoint', halves: halves(strongpointCost), rule: '8.31' } as const] : []),
  ];
  const bar = step.enemy && !overrun ? 'enemy' : barOf(walker, step, rain);
  const whole: Whole | undefined =
    riverMot && ruling(context, 'amb01') === 'whole'
      ? 'river'
      : off && walker.swampStops && ruling(context, 'amb02') === 'whole'
        ? 'swamp'
        : zoc && step.fromZoc && walker.stops
          ? 'zones'
          : undefined;
  const stops = zoc && walker.stops ? 'zone' : off && walker.swampStops ? 'swamp' : undefined;
  return {
    parts,
    halves: parts.reduce((sum, one) => sum + one.halves, 0),
    half: riverMot && whole === undefined,
    ...(bar ? { bar } : {}),
    ...(whole ? { whole } : {}),
    ...(stops ? { stops } : {}),
  };
};

/** What a step takes of an allowance of which something may be spent; undefined: it cannot be paid. */
export const takes = (made: Price, has: number, spent: number): number | undefined => {
  if (made.bar) return undefined;
  if (made.whole) return spent === 0 && has > 0 ? has : undefined;
  const cost = made.halves + (made.half ? Math.ceil(has / 2) : 0);
  return spent + cost <= has ? cost : undefined;
};

/** 9.34: who reacts pays nothing for the ZOC of a hex it may enter, and stops there. */
export const reacted = (made: Price, step: Pick<GroundStep, 'zoc'>): Price => {
  if (!step.zoc) return made;
  const parts = made.parts.filter(({ key }) => key !== 'zone');
  return { ...made, parts, halves: parts.reduce((sum, one) => sum + one.halves, 0), stops: 'zone' };
};

export type Halt = PassageBar | 'short' | 'begun' | 'zone' | 'swamp' | 'whole' | 'alone';
export interface Walked {
  readonly prices: readonly Price[];
  /** by step made */
  readonly costs: readonly number[];
  readonly spent: number;
  /** before which step of the way it ends; absent: it goes all of it */
  readonly halt?: { readonly at: number; readonly why: Halt; readonly rule: string };
}
/** 8.11, 8.13, 8.32: step by step, as far as the allowance and the rules let it. */
export const walkWay = (
  walker: Walker,
  has: number,
  /** `near`: next to an enemy unit whose zone it is not in */
  steps: readonly (GroundStep & { readonly overrun?: boolean; readonly near?: boolean; readonly friend?: boolean })[],
  weather: Weather,
  context: Options,
  reacts = false,
): Walked => {
  const prices = steps.map((step) => {
    const made = price(walker, step, weather, context, step.overrun);
    return reacts ? reacted(made, step) : made;
  });
  const costs: number[] = [];
  let spent = 0;
  let stopped: Halt | undefined;
  for (const [at, made] of prices.entries()) {
    const halt = (why: Halt, rule: string): Walked => ({ prices, costs, spent, halt: { at, why, rule } });
    if (stopped) return halt(stopped, stopped === 'zone' ? '8.22' : stopped === 'swamp' ? '8.37' : '8.13');
    if (made.bar) return halt(made.bar, barRule[made.bar]);
    const { zoc = false, near = false, friend = false } = steps[at] ?? {};
    if (reacts && !reactionStep({ nextToEnemy: zoc || near, friend, enemyZoc: zoc }).may) return halt('alone', '9.34');
    const cost = takes(made, has, spent);
    if (cost === undefined)
      return made.whole && spent > 0 ? halt('begun', wholeRule[made.whole]) : halt('short', '8.32');
    costs.push(cost);
    spent += cost;
    stopped = made.stops ?? (made.whole ? 'whole' : undefined);
  }
  return { prices, costs, spent };
};

/** 8.63: what a group pays when it overruns a hex; undefined: a hexside or hex some of it can never cross. */
export const overrunCost = (
  walker: Walker,
  step: GroundStep,
  weather: Weather,
  context: Options,
): number | undefined => {
  const made = price(walker, { ...step, enemy: false }, weather, context, true);
  return made.bar || made.whole || made.half ? undefined : made.halves;
};
