import { alive, nothing, type Taken, taking } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../../ids.ts';
import { heldPlaces } from '../../victory/heldPlaces.ts';
import type { Fight, Role } from '../fight/fight.ts';
import type { Bill, SideBill } from '../results/bill.ts';
import { byWorth, mayLoseExtra, mayLoseNext, type Order, type Payer } from '../results/losses.ts';
import { isTyped, leadId, payerOf, struck } from '../results/troops.ts';
import type { PlannedToll } from './measures.ts';

/** P3: what a result is worth in VP of the German: the steps it costs, and the place it takes. */

type Reads = Pick<Context, 'cells' | 'rosters' | 'scenario' | 'turn'>;

/** S1.2: the German takes a place and has what it is worth now; the Soviet takes that from him, and is charged for it once. */
export const placeVp = (fight: Fight, context: Reads): number => {
  if (fight.target === '') return 0;
  const held = heldPlaces(context).find(({ hex }) => hex === fight.target);
  if (!held) return 0;
  if (fight.attacker.side === sides.german) return held.worth;
  return held.charged ? -held.worth : held.charge - held.worth;
};

/** VP of the steps one side pays, each as cheap as its owner may choose (11.2). Undefined: typed strengths have no units. */
const costsOf = (fight: Fight, role: Role) => {
  const units = struck(fight, role).map(payerOf);
  const lead = leadId(fight, role);
  const known = new Map<string, number>();
  const paid = (n: number, extra: boolean, armour: boolean, more: number): number => {
    const order: Order = { lead, armour };
    let taken: Taken = nothing;
    let vp = 0;
    const pay = (able: readonly Payer[]): void => {
      const [unit] = byWorth(able);
      if (!unit) return;
      taken = taking(taken, unit.id);
      vp += unit.vp;
    };
    for (let i = 0; i < n; i++) pay(mayLoseNext(units, taken, order));
    if (extra) pay(mayLoseExtra(units, taken, lead));
    for (let i = 0; i < more; i++) pay(alive(units, taken));
    return vp;
  };
  /** `more`: steps of the owner's choice besides */
  return ({ eliminated, steps, extra, armour }: SideBill, more = 0): number | undefined => {
    if (!eliminated && steps + more === 0 && !extra) return 0;
    if (isTyped(fight, role)) return undefined;
    if (eliminated) return units.reduce((so, one) => so + one.vp * one.steps, 0);
    const key = `${steps} ${extra} ${armour} ${more}`;
    const had = known.get(key);
    if (had !== undefined) return had;
    const made = paid(steps, extra, armour, more);
    known.set(key, made);
    return made;
  };
};

/** VP by result of one fight; undefined: not known, as a step is lost of strengths that were typed without units. */
export const swingOf = (
  fight: Fight,
  context: Reads,
): ((bill: Bill, toll: Pick<PlannedToll, 'advance' | 'failed'>) => number | undefined) => {
  const attacker = costsOf(fight, 'attacker');
  const defender = costsOf(fight, 'defender');
  const place = placeVp(fight, context);
  return (bill, { advance, failed }) => {
    const mine = attacker(bill.attacker, failed ? 1 : 0);
    const theirs = defender(bill.defender);
    return mine === undefined || theirs === undefined ? undefined : mine + theirs + (advance ? place : 0);
  };
};
