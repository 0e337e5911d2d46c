import type { Chance } from '#rules/kit/chance/dist.ts';
import { both, certain, chance, type Dist, mapDist, weighted } from '#rules/kit/chance/dist.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { ruling, turns } from '../../ids.ts';
import { atTem, leftOf, memberOf, onCir, sharingOf, untyped } from '../../model/members.ts';
import { isOos } from '../../model/reading.ts';
import { bonusRuling, cirArrival, cirBoxes, cirLength, cirPoints, cirRolled, nextRoll } from '../events/cir.ts';
import { cirAhead, unitForce } from '../events/cirAhead.ts';
import { garrisonOf, temTaken } from '../events/tem.ts';
import { temAhead } from '../events/temAhead.ts';
import { stageNow } from '../events/temCalc.ts';
import { type Objective, sets } from './objectives.ts';
import { needed, netOf } from './points.ts';

/** ARMIR-P6: chance of 3 PV, exactly, from what each objective may bring. */

/** PV of an objective; 'lost': the airports were not captured. */
export type ObjectiveOutcome = number | 'lost';
export type Outcomes = { readonly [O in Objective]: Dist<ObjectiveOutcome> };

/** The Čir reckoned on with the units that stand there; undefined: their CP are not typed. */
export const cirOutcome = (context: Context): Dist<ObjectiveOutcome> | undefined => {
  const late = ruling(context, 'amb51');
  const arrival = cirArrival(context);
  if (arrival !== undefined) return certain(cirPoints(arrival, late));
  const there = onCir(context);
  const rollsLeft = context.place !== end && !cirRolled(context, turns);
  if (!rollsLeft || there.length === 0) return certain(cirPoints(0, late));
  if (untyped(context, there).length > 0) return undefined;
  const members = there.map((id) => memberOf(context, id));
  const left = there.map((id) => leftOf(context, id));
  const ends = cirAhead(unitForce(members, left, sharingOf(context)), {
    turn: nextRoll(context),
    boxes: cirBoxes(context),
    length: cirLength(context),
    bonus: bonusRuling(context),
  });
  return mapDist(ends, (one): ObjectiveOutcome => cirPoints(one.arrival, late));
};

/** A chance as a player says it, exactly. */
export interface Share {
  readonly n: number;
  readonly of: number;
}
/** '25' and '12.5' are percents, '1/3' is a third; undefined: none of them, or more than all. */
export const readShare = (text: string): Share | undefined => {
  const plain = text.trim().replace(',', '.');
  const [, over, under] = /^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(plain) ?? [];
  const [, whole, tenths = ''] = /^(\d{1,3})(?:\.(\d))?\s*%?$/.exec(plain) ?? [];
  const share =
    over !== undefined && under !== undefined
      ? { n: Number(over), of: Number(under) }
      : whole === undefined
        ? undefined
        : { n: Number(whole + tenths), of: tenths === '' ? 100 : 1000 };
  return share && share.of > 0 && share.n <= share.of ? share : undefined;
};
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
/** Chances on one denominator. */
const alike = (shares: readonly Share[]): { readonly ns: readonly number[]; readonly of: number } => {
  const of = shares.reduce((all, one) => (all / common(all, one.of)) * one.of, 1);
  return { ns: shares.map(({ n, of: own }) => n * (of / own)), of };
};
/** Whether chances of one thing come to more than all. */
export const tooMany = (shares: readonly Share[]): boolean => {
  const { ns, of } = alike(shares);
  return ns.reduce((sum, n) => sum + n, 0) > of;
};
/** Chances of some values, the last value what is left; past all of it the last ones get nothing. */
export const shared = (
  shares: readonly (readonly [value: ObjectiveOutcome, share: Share])[],
  rest: ObjectiveOutcome,
): Dist<ObjectiveOutcome> => {
  const { ns, of } = alike(shares.map(([, share]) => share));
  let left = of;
  const ways = shares.map(([value], i) => {
    const n = Math.min(left, ns[i] ?? 0);
    left -= n;
    return [value, n] as const;
  });
  return weighted([...ways, [rest, left] as const]);
};
/** The airports, as the player supposes; what is taken is taken. */
export const airportsSupposed = (context: Pick<Context, 'cells'>, share: Share): Dist<ObjectiveOutcome> =>
  temTaken(context) ? certain(1) : shared([[1, share]], 'lost');
/** The airports reckoned with the units in the box; undefined: CP or cells of the combat table are not typed. */
export const airportsOutcome = (context: Context): Dist<ObjectiveOutcome> | undefined => {
  if (temTaken(context)) return certain(1);
  const there = atTem(context);
  if (context.place === end || there.length === 0) return certain('lost');
  if (untyped(context, there).length > 0) return undefined;
  const units = there.map((id) => ({
    member: memberOf(context, id),
    left: leftOf(context, id),
    oos: isOos(context, id),
    enters: context.turn,
  }));
  const last = temAhead(units, {
    turn: context.turn,
    stage: stageNow(context),
    garrison: garrisonOf(context),
    printed: [],
    sharing: sharingOf(context),
    oos: ruling(context, 'amb53'),
    tables: context,
  }).turns.at(-1);
  if (!last || last.unknown.p > 0) return undefined;
  const [n, of] = (last.taken.exact ?? '').split('/').map(Number);
  return n !== undefined && of
    ? weighted<ObjectiveOutcome>([
        [1, n],
        ['lost', of - n],
      ])
    : weighted<ObjectiveOutcome>([
        [1, last.taken.p],
        ['lost', 1 - last.taken.p],
      ]);
};

const plus = (a: ObjectiveOutcome, b: ObjectiveOutcome): ObjectiveOutcome =>
  a === 'lost' || b === 'lost' ? 'lost' : a + b;

export interface SetChance extends Chance {
  readonly set: readonly Objective[];
}
/** For each choice the chance of 3 PV after what the Axis has for eliminated HQs; the best first. */
export const chancesBySet = (
  outcomes: Outcomes,
  hqs: Dist<number>,
  context: Pick<Context, 'options'>,
): readonly SetChance[] => {
  const how = ruling(context, 'amb58');
  return sets
    .map((set) => {
      const soviet = set.reduce<Dist<ObjectiveOutcome>>((sum, one) => both(sum, outcomes[one], plus), certain(0));
      const won = both(soviet, hqs, (pv, axis) => pv !== 'lost' && netOf(pv, axis, how) >= needed);
      return { set, ...chance(won, (it) => it) };
    })
    .sort((a, b) => b.p - a.p);
};
