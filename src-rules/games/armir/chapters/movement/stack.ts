import { asManyAs } from '#rules/kit/base/asManyAs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, sides, type UnitKind } from '../../ids.ts';
import { stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';

/** 6: who may stand together. */

export const stackLimit = 8;

export interface StackUnit {
  readonly id: string;
  readonly side: SideId;
  readonly kind: UnitKind;
  /** steps left; undefined: nobody typed them */
  readonly sp?: number | undefined;
  readonly army?: string | undefined;
  readonly corps: string;
  readonly division: string;
}
export interface Stacking {
  readonly sp: number;
  /** units whose SP nobody typed: counted with 1 each */
  readonly untyped: readonly string[];
  /** 6.1: the corps or division they all belong to; no limit then */
  readonly together?: string;
  /** SP above the limit, 0 within it */
  readonly over: number;
  /** 6.3 */
  readonly armies: boolean;
  readonly legal: boolean;
  /** 6.2: the fewest SP that can go, and the units by which this is done: the owner picks one of these groups */
  readonly excess: { readonly sp: number; readonly groups: readonly (readonly string[])[] };
}

/** What `6.1` asks all units of a hex to share. */
const groupOf = ({ side, corps, division }: StackUnit): string =>
  (side === sides.soviet ? corps : division).trim().toLocaleUpperCase('en');
const together = (units: readonly StackUnit[]): boolean => {
  const [first, ...others] = units.map(groupOf);
  return first !== undefined && first !== '' && others.every((one) => one === first);
};
/** 6: guns and HQs have one, whatever was noted of them; whose SP nobody typed has one at least. */
const spOf = ({ kind, sp = 1 }: StackUnit): number => (kind === 'combat' ? sp : Math.min(1, sp));
const total = (units: readonly StackUnit[]): number => units.reduce((sum, one) => sum + spOf(one), 0);
const within = (units: readonly StackUnit[]): boolean => together(units) || total(units) <= stackLimit;

/** More units than this in one hex are not taken apart one by one. */
const mostTaken = 14;
/** 6.2 as AMB-05 has it: as few SP as possible, whatever the owner picks. */
const cheapest = (units: readonly StackUnit[]): Stacking['excess'] => {
  if (within(units)) return { sp: 0, groups: [] };
  const taken = units.slice(0, mostTaken);
  const rest = units.slice(mostTaken);
  let least = Number.POSITIVE_INFINITY;
  let groups: string[][] = [];
  for (let set = 1; set < 1 << taken.length; set++) {
    const out = taken.filter((_, i) => set & (1 << i));
    const sp = total(out);
    if (sp > least || !within([...taken.filter((_, i) => !(set & (1 << i))), ...rest])) continue;
    if (sp < least) groups = [];
    least = sp;
    groups.push(out.map(({ id }) => id));
  }
  return groups.length > 0 ? { sp: least, groups } : { sp: total(units) - stackLimit, groups: [] };
};

export const stacking = (all: readonly StackUnit[]): Stacking => {
  const units = all.filter(({ sp }) => sp !== 0);
  const sp = total(units);
  const exempt = together(units);
  const named = units.flatMap(({ side, army }) => (side === sides.soviet && army ? [army] : []));
  const armies = new Set(named).size > 1;
  const over = exempt ? 0 : Math.max(0, sp - stackLimit);
  const [first] = units;
  return {
    sp,
    untyped: units.filter((one) => one.sp === undefined).map(({ id }) => id),
    ...(exempt && first ? { together: (first.side === sides.soviet ? first.corps : first.division).trim() } : {}),
    over,
    armies,
    legal: over === 0 && !armies,
    excess: cheapest(units),
  };
};

/** Of those who go into one hex, in this order, as many as may stand there together. */
export const fitting = (units: readonly StackUnit[]): readonly string[] =>
  asManyAs(units, (together) => stacking(together).legal).map(({ id }) => id);

/** A counter as it stands in the record. */
export const stackUnit = (context: Pick<Context, 'cells'>, counter: Counter): StackUnit => ({
  id: counter.id,
  side: counter.side,
  kind: counter.kind,
  sp: stepsLeft(context, counter),
  army: counter.army,
  corps: counter.corps,
  division: counter.division,
});
