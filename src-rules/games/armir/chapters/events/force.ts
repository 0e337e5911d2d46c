import type { Member, Sharing } from '../../model/members.ts';
import { type LosingUnit, mayLoseNext } from '../combat/losses.ts';

/** Counters that stand together in a box and lose steps together: on the Čir (16.1.2), at the airports (16.3.2). */
/** Steps left, member by member. */
export type Left = readonly number[];

/** CP on the step a member is on. */
export const cpOn = (member: Pick<Member, 'cp'>, left: number): number =>
  left <= 0 ? 0 : (member.cp[Math.max(0, member.cp.length - left)] ?? 0);

/** 12.2.1: who may lose the next step. `begun`: the steps before this fight, for AMB-34. */
export const mayLose = (
  members: readonly Member[],
  left: Left,
  { scope, kinds }: Pick<Sharing, 'scope' | 'kinds'>,
  begun: Left = left,
): readonly number[] => {
  const units = members.map(
    ({ full, combat }, i): LosingUnit => ({
      id: String(i),
      kind: combat ? 'combat' : 'hq',
      steps: begun[i] ?? 0,
      lost: full - (begun[i] ?? 0),
    }),
  );
  const taken = new Map(units.map(({ id, steps }, i) => [id, steps - (left[i] ?? 0)]));
  return mayLoseNext(units, taken, { options: { amb34: scope, amb77: kinds } }).map(({ id }) => Number(id));
};

/** What a step costs: HQs and guns last, whatever they are worth. */
type Cost = (member: Member, left: number) => number;

/** Whom the owner picks among those who may lose. */
export const chosen = (
  members: readonly Member[],
  left: Left,
  may: readonly number[],
  order: Sharing['order'],
  cost: Cost,
): number | undefined => {
  const combat = may.filter((i) => members[i]?.combat);
  const from = combat.length > 0 ? combat : may;
  if (order === 'listed') return from[0];
  const price = (i: number): number => {
    const member = members[i];
    return member ? cost(member, left[i] ?? 0) : 0;
  };
  return from.reduce<number | undefined>(
    (best, i) => (best === undefined || price(i) < price(best) ? i : best),
    undefined,
  );
};

export const without = (left: Left, at: number): Left => left.map((n, i) => (i === at ? n - 1 : n));

/** `n` steps lost as the owner would have it; more than there are: nobody is left. */
export const loseSteps = (
  members: readonly Member[],
  left: Left,
  n: number,
  sharing: Sharing,
  cost: Cost,
): { readonly left: Left; readonly from: readonly number[] } => {
  let now = left;
  const from: number[] = [];
  for (let i = 0; i < n; i += 1) {
    const at = chosen(members, now, mayLose(members, now, sharing, left), sharing.order, cost);
    if (at === undefined) break;
    now = without(now, at);
    from.push(at);
  }
  return { left: now, from };
};

/** Steps a result costs in fact: nobody loses what he does not have. */
export const stepsTaken = (wanted: number, present: number): number => Math.min(wanted, present);

export const plainCost: Cost = (member, left) => cpOn(member, left) - cpOn(member, left - 1);
export const anyLeft = (left: Left): boolean => left.some((n) => n > 0);
