import { Sum } from '#rules/kit/chance/dist.ts';
import { alive, leftOf, nothing, sumOf, type Taken, takenOf, taking } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../../ids.ts';
import { type Weights, weigh } from '../fight/engine.ts';
import type { Fight } from '../fight/fight.ts';
import type { AttackOutcome } from '../fight/outcome.ts';
import { standAfter } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { msg } from '../msg.ts';
import { billOf } from '../results/bill.ts';
import { mayLoseNext, type Order } from '../results/losses.ts';
import { isTyped, leadId, payerOf, stepsOf } from '../results/troops.ts';
import type { ChainHex, ChainInput } from './chainFields.ts';
import type { OverrunInput } from './fields.ts';
import { enables, memberBars, type Overrun, overrunCost, overrunOf, type Reason } from './run.ts';

/**
 * P7: hex after hex. What the group loses is missing in the next overrun; where the owner chooses the step, it is the one
 * that costs the least attack strength. Steps lost on a way out through ZOC are left out.
 */

export interface Link {
  readonly hex: ChainHex;
  /** halves of MP: of the overrun itself, and left after it (undefined: MP are not typed) */
  readonly cost: number;
  readonly left: number | undefined;
  /** the whole group's overrun */
  readonly run: Overrun;
  /** why it is not tried, whatever went before */
  readonly not: Reason | undefined;
  /** in whole numbers over `total`: it comes to this overrun; this hex and all before it are cleared */
  readonly tried: number;
  readonly cleared: number;
  readonly total: number;
}
export interface Chain {
  readonly links: readonly Link[];
  /** steps by the end, on average */
  readonly lost: { readonly attacker: number; readonly defender: number };
}

const rowsOf = (input: Pick<ChainInput, SideId>, side: SideId) => (side === sides.german ? input.german : input.soviet);

/** One overrun of the chain as a form of its own. `steps`: what the group has left, by unit; absent: as it began. */
const formOf = (
  input: ChainInput,
  hex: ChainHex,
  air: string | undefined,
  steps: ReadonlyMap<string, number>,
  first: boolean,
): OverrunInput => {
  const { attacker, hexes: _hexes, ...rest } = input;
  const mine = rowsOf(input, attacker).flatMap((typed) => {
    // 8.64: nobody overruns into swamp, so that it is the first hex alone that may be struck out of one (10.26)
    const row = first ? typed : { ...typed, swampRoad: false };
    if (row.kind === 'air') return row.id === air ? [row] : [];
    const has = steps.get(row.id);
    return has === undefined ? [row] : has > 0 ? [{ ...row, steps: row.twoSteps ? has : row.steps }] : [];
  });
  const theirs = rowsOf(input, otherSide(attacker)).filter(({ kind, hex: at }) => kind !== 'air' && at === hex.hex);
  return {
    ...rest,
    attacker,
    german: attacker === sides.german ? mine : theirs,
    soviet: attacker === sides.german ? theirs : mine,
    defenceTotal: hex.defence,
    defenderEr: hex.er,
    target: hex.hex,
    terrain: hex.terrain,
    across: hex.across,
    strongpoint: hex.strongpoint,
    mpLeft: 0,
    entry: hex.entry,
    fromZoc: hex.fromZoc,
    unlisted: hex.stops ? [...new Set([...input.unlisted, 'antiArmour' as const])] : input.unlisted,
    otherDrm: 0,
  };
};

/** 8.66: aircraft fly one by one, each once, for the hexes that ask for one. */
const airFor = (input: ChainInput): readonly (string | undefined)[] => {
  const able = input.attacker === sides.german ? input.german : [];
  const planes = able.filter(({ kind, airType, part }) => kind === 'air' && airType === 'A' && part);
  let used = 0;
  return input.hexes.map(({ air }) => (air ? planes[used++]?.id : undefined));
};

/** Why a group as it is now makes no overrun at all. */
const barOf = ({ made }: Overrun, context: Context): Reason | undefined => {
  const { fight } = made;
  const { units } = fight.attacker;
  const refusal = refusalOf(fight);
  if (refusal) return { msg: refusal.not, rule: refusal.rule };
  if (standAfter(made, {}).column === undefined) return { msg: msg('rtl.run.not.odds'), rule: '8.65' };
  const [unfit] = units.flatMap(memberBars);
  if (unfit) return unfit;
  return units.length > 0 && !enables(units, context) && !fight.unlisted.has('armoured')
    ? { msg: msg('rtl.run.bar.enables'), rule: '8.62' }
    : undefined;
};

/** The steps a force pays, the cheapest where its owner may choose. */
const paid = (fight: Fight, n: number, order: Order): Taken => {
  const units = fight.attacker.units.map((unit) => ({ ...payerOf(unit), unit }));
  const costs = ({ unit }: (typeof units)[number], taken: Taken): number => {
    const steps = leftOf(unit, taken);
    return (unit.sides[steps]?.attack ?? unit.attack) - (unit.sides[steps - 1]?.attack ?? 0);
  };
  let taken = nothing;
  for (let step = 0; step < n; step += 1) {
    const able = mayLoseNext(units, taken, order);
    const first = able.reduce<(typeof units)[number] | undefined>(
      (so, one) => (so && costs(so, taken) <= costs(one, taken) ? so : one),
      undefined,
    );
    if (!first) break;
    taken = taking(taken, first.id);
  }
  return taken;
};

interface After {
  readonly cleared: boolean;
  /** it may strike again */
  readonly goesOn: boolean;
  readonly taken: Taken;
  /** steps of both */
  readonly attacker: number;
  readonly defender: number;
}
/** What a result leaves of the group (8.67, 8.68); undefined: nobody typed the cell. */
const afterOf = ({ made: { fight } }: Overrun, hex: ChainHex, outcome: AttackOutcome): After | undefined => {
  const rows = stepsOf({ ...fight, typedDefence: 0 }, 'defender') ?? 0;
  const has = {
    attacker: stepsOf(fight, 'attacker'),
    // of a typed strength the steps may be typed too
    defender: isTyped(fight, 'defender') ? (hex.steps > 0 ? rows + hex.steps : undefined) : rows,
  };
  const bill = billOf(outcome, has);
  if (!bill) return undefined;
  const { attacker, defender } = bill;
  const gone = defender.eliminated || (has.defender !== undefined && defender.steps >= has.defender);
  const cleared = gone || defender.retreats;
  const n = (attacker.eliminated ? (has.attacker ?? 0) : attacker.steps) + (cleared ? 0 : 1);
  const taken = paid(fight, n, { lead: leadId(fight, 'attacker'), armour: attacker.armour });
  const some = isTyped(fight, 'attacker') || alive(fight.attacker.units, taken).length > 0;
  return {
    cleared: cleared && !attacker.retreats && !attacker.eliminated,
    goesOn: some && !attacker.disrupted,
    taken,
    attacker: isTyped(fight, 'attacker') ? n : sumOf(taken),
    defender: defender.eliminated ? (has.defender ?? 0) : Math.min(defender.steps, has.defender ?? defender.steps),
  };
};

/** A group as the overruns before have left it: steps by unit, and how often of all. */
interface Group {
  readonly steps: ReadonlyMap<string, number>;
  readonly n: number;
}
const keyOf = ({ steps }: Pick<Group, 'steps'>): string => [...steps].map(([id, n]) => `${id}:${n}`).join();

interface Try {
  readonly group: Group;
  readonly one: Overrun;
  readonly tree: Weights | undefined;
}
const isKnown = (one: Try): one is Try & { readonly tree: Weights } => one.tree !== undefined;

/** `shaded`: what boxes nobody has marked are taken for (11.12). Undefined: a CAS check nobody can roll. */
export const chainOf = (input: ChainInput, context: Context, shaded = false): Chain | undefined => {
  const air = airFor(input);
  const lost = { attacker: new Sum(), defender: new Sum() };
  const links: Link[] = [];
  let groups: readonly Group[] = [{ steps: new Map(), n: 1 }];
  let total = 1;
  let mp = input.mpLeft > 0 ? input.mpLeft : undefined;
  let broken: Reason | undefined;
  for (const [i, hex] of input.hexes.entries()) {
    const cost = overrunCost(hex.entry);
    const rest: number | undefined = mp === undefined ? undefined : mp - hex.before - cost;
    const run = overrunOf(formOf(input, hex, air[i], new Map(), i === 0), context);
    const not: Reason | undefined =
      broken ??
      (rest !== undefined && rest < 0
        ? { msg: msg('rtl.run.bar.mp', { need: (hex.before + cost) / 2, has: (mp ?? 0) / 2 }), rule: '8.63' }
        : barOf(run, context));
    if (not) {
      links.push({ hex, cost, left: rest, run, not, tried: 0, cleared: 0, total });
      broken ??= { msg: msg('rtl.chain.bar.before'), rule: '8.67' };
      continue;
    }
    mp = rest;
    const tries = groups.flatMap((group): readonly Try[] => {
      const one = overrunOf(formOf(input, hex, air[i], group.steps, i === 0), context);
      return barOf(one, context) ? [] : [{ group, one, tree: weigh(one.made, {}, shaded) }];
    });
    if (!tries.every(isKnown)) return undefined;
    const most = Math.max(1, ...tries.map(({ tree }) => tree.total));
    total *= most;
    const next = new Map<string, { steps: ReadonlyMap<string, number>; n: number }>();
    let tried = 0;
    let cleared = 0;
    for (const { group, one, tree } of tries) {
      tried += group.n * most;
      for (const { outcome, n: weight } of tree.list) {
        const n = group.n * weight * (most / tree.total);
        const after = afterOf(one, hex, outcome);
        if (!after) continue;
        lost.attacker.add((n / total) * after.attacker);
        lost.defender.add((n / total) * after.defender);
        if (!after.cleared) continue;
        cleared += n;
        if (!after.goesOn) continue;
        const { units } = one.made.fight.attacker;
        const steps = new Map(group.steps);
        for (const unit of units) steps.set(unit.id, unit.steps - takenOf(after.taken, unit.id));
        const key = keyOf({ steps });
        const known = next.get(key);
        if (known) known.n += n;
        else next.set(key, { steps, n });
      }
    }
    groups = [...next.values()];
    links.push({ hex, cost, left: rest, run, not: undefined, tried, cleared, total });
  }
  return { links, lost: { attacker: lost.attacker.value, defender: lost.defender.value } };
};
