import type { Context } from '#rules/kit/record/context.ts';
import { type End, type Leg, never, type Profile } from '#rules/kit/supply/trace/profile.ts';
import { isFirstWinter } from '../../../model/calendar.ts';
import { on } from '../../../model/rules.ts';
import { weatherNow } from '../../../model/weather.ts';
import { costsOf, groupOf, isJunction, type Lifted, netShut } from '../../map/costs.ts';
import { type Field, staysForeign } from '../../map/field.ts';
import { excludes, sideOfLine, sourcesOf, type TracedFor } from '../../map/nations.ts';
import { bitOf } from '../../map/zones.ts';

/** 4.3-2: some hexes over land to a source, then railway and sea to the main source. */
export const legs = { walk: 'walk', net: 'net' } as const;

/** 9.1, 33.0: how far from a source, with the rule that says so. */
export interface Range {
  readonly hexes: number;
  readonly rule: '4.3' | '9.1' | '33.0';
}
export const rangeOf = (context: Context, line: TracedFor): Range => {
  const winter = on(context, 'o33') && isFirstWinter(context.turn) && sideOfLine(line) === 'axis';
  if (winter) return { hexes: line === 'FIN' || line === 'north' ? 2 : 1, rule: '33.0' };
  return weatherNow(context) === 'clear' ? { hexes: 3, rule: '4.3' } : { hexes: 2, rule: '9.1' };
};

const toNet: readonly End[] = [{ to: legs.net }];
const source: readonly End[] = [{ to: 'source' }];
const nowhere: readonly End[] = [];
const paying = (costs: Int32Array): Pick<Leg, 'cost' | 'costs'> => ({ cost: (arc) => costs[arc] ?? never, costs });

/** What may be lifted to see what is in the way: mountains crossed like plain, any length, another's control, the ice. */
export interface Lenient extends Lifted {
  readonly mountains?: boolean;
}

const profiles = new WeakMap<Field, Map<string, Profile>>();
/** Made once: what is asked of it first need not be asked again. Lines that differ only in name share it. */
export const profileOf = (field: Field, line: TracedFor, range: number, lifted: Lifted = {}): Profile => {
  const of = profiles.get(field) ?? new Map<string, Profile>();
  profiles.set(field, of);
  const key = `${groupOf(field.ground, line)} ${range} ${lifted.anyones} ${lifted.thawed}`;
  const had = of.get(key);
  if (had) return had;
  const made = make(field, line, range, lifted);
  of.set(key, made);
  return made;
};

const make = (field: Field, line: TracedFor, range: number, lifted: Lifted): Profile => {
  const { ground } = field;
  const side = sideOfLine(line);
  const costs = costsOf(field, line, lifted);
  const sources = new Set(sourcesOf(field, line));
  const battalions = (node: number): number => (side === 'axis' ? (field.partisans[node] ?? 0) : 0);
  const blocked = field.blocked[side];
  // in a hex it shares with enemies, or with three battalions, a block finds no railway
  const contested = (node: number): boolean =>
    ((field.any[node] ?? 0) & bitOf[side]) !== 0 && (blocked[node] === 1 || battalions(node) >= 3);
  const own = (node: number): boolean => lifted.anyones === true || !staysForeign(field, side, node);
  const barred = excludes(ground, line);
  const junction = Uint8Array.from({ length: ground.size }, (_, node) =>
    ground.isLand(node) &&
    !barred(node) &&
    own(node) &&
    !contested(node) &&
    (sources.has(node) || isJunction(field, node, lifted.thawed))
      ? 1
      : 0,
  );
  return {
    id: `${line}-${range}`,
    legs: [
      {
        id: legs.walk,
        ...paying(costs.walk),
        limit: range,
        shut: (node) =>
          blocked[node] === 1 || battalions(node) >= 3 || (battalions(node) === 2 && junction[node] === 0),
        // AMB-27, 29.1-2: a mountain, and a railway two battalions hold, may only be where the walk begins or ends
        through: (node) => !ground.isMountain(node) && (battalions(node) !== 2 || junction[node] === 0),
        ends: (node) => (junction[node] === 1 ? toNet : nowhere),
      },
      {
        id: legs.net,
        ...paying(costs.net),
        limit: Number.POSITIVE_INFINITY,
        shut: (node) => !ground.isSea(node) && netShut(field, side, node),
        ends: (node) => (sources.has(node) && junction[node] === 1 ? source : nowhere),
      },
    ],
  };
};
