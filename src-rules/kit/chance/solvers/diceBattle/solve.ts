import type { DiceBattle, DiceSide } from './dice.ts';
import type { Below, Ends, Engine, Standing } from './engine.ts';
import { inTurn } from './inTurn.ts';
import { type Ranks, ranksOf } from './side.ts';
import { together } from './together.ts';

/** Chances by units left on both sides. */
export interface Pairs {
  readonly of: (attackers: number, defenders: number) => number;
  readonly total: number;
}

/** What both sides may expect. The ways to end exclude each other; together they are certain. */
export interface DiceOutcome {
  readonly attackerAlone: number;
  readonly defenderAlone: number;
  readonly neither: number;
  readonly attackerRetreats: Pairs;
  readonly defenderRetreats: Pairs;
  /** broken off after the last round allowed */
  readonly open: Pairs;
  /** nobody left on either side can hit */
  readonly stalemate: Pairs;
  /** chance that the other side is gone and exactly k of this one are left, by k */
  readonly alone: { readonly attacker: Float64Array; readonly defender: Float64Array };
  /** chance that exactly k are left, however it ended, by k: the order of losses tells which they are */
  readonly left: { readonly attacker: Float64Array; readonly defender: Float64Array };
  readonly rounds: {
    /** rounds fought; a stalemate counts until it is reached */
    readonly mean: number;
    /** chance that the battle ends in round 1, 2 …, as far as asked */
    readonly endsIn: readonly number[];
  };
}

/** A battle being solved: a caller may look up between any two rows, report, and leave it lying. */
export interface Solving {
  /** rows to work at most, and worked so far */
  readonly rows: number;
  readonly done: () => number;
  /** works until it is done, or until `until` says so after a row: then undefined, and it may be called again */
  readonly run: (until?: () => boolean) => DiceOutcome | undefined;
}

export const solving = (battle: DiceBattle): Solving => {
  const plan = planOf(battle);
  const work = fight(plan);
  let done = 0;
  let outcome: DiceOutcome | undefined;
  return {
    rows: plan.rows,
    done: () => done,
    run: (until) => {
      while (!outcome) {
        const step = work.next();
        if (step.done) outcome = step.value;
        else {
          done++;
          if (until?.()) return undefined;
        }
      }
      return outcome;
    },
  };
};

export const solveDice = (battle: DiceBattle): DiceOutcome => {
  const outcome = solving(battle).run();
  if (!outcome) throw new Error('a battle left lying by nobody');
  return outcome;
};

/** Rough milliseconds of solving a battle, so that a player can be told before it begins. */
export const estimate = (battle: DiceBattle): number => {
  const { engine, outer, inner, rows } = planOf(battle);
  const perRow = engine === together ? inner.size * inner.size : (inner.size * (inner.size + outer.size)) / 2;
  return 0.05 + rows * perRow * 4e-6;
};

interface Plan {
  readonly battle: DiceBattle;
  readonly engine: typeof together;
  /** the defender is the outer side */
  readonly swapped: boolean;
  readonly outer: Ranks;
  readonly inner: Ranks;
  /** rounds fought one by one: because somebody counts them, or because they are the last */
  readonly counted: number;
  readonly toTheEnd: boolean;
  readonly rows: number;
}

const planOf = (battle: DiceBattle): Plan => {
  const attacker = ranksOf(battle.attacker);
  const defender = ranksOf(battle.defender);
  const { first = 'both' } = battle;
  // at once, the work is outer × inner²; in turn, the outer side is the one that begins
  const swapped = first === 'both' ? attacker.size < defender.size : first === 'defender';
  const [outer, inner] = swapped ? [defender, attacker] : [attacker, defender];
  const last = Math.min(
    battle.rounds ?? Infinity,
    battle.attacker.retreat?.after ?? Infinity,
    battle.defender.retreat?.after ?? Infinity,
  );
  const toTheEnd = last === Infinity;
  // who is below his strength from the start still fights one round before he is asked
  const weak = attacker.size < quits(battle.attacker) || defender.size < quits(battle.defender);
  const counted = toTheEnd ? Math.max(battle.roundsUpTo ?? 0, weak ? 1 : 0) : last;
  const engine = first === 'both' ? together : inTurn;
  return {
    battle,
    engine,
    swapped,
    outer,
    inner,
    counted,
    toTheEnd,
    rows: (counted + (toTheEnd ? 1 : 0)) * outer.size,
  };
};

const quits = (side: DiceSide): number => side.retreat?.below ?? 0;

type Who = 'attackerRetreats' | 'defenderRetreats' | 'open' | 'stalemate';

function* fight(plan: Plan): Generator<void, DiceOutcome> {
  const { battle, swapped, outer, inner } = plan;
  const width = inner.size + 1;
  const size = (outer.size + 1) * width;
  const ends = noEnds(plan);
  const both: Partial<Record<Who, Standing>> = {};
  const give = (who: Who, at: number, chance: number): void => {
    both[who] ??= new Float64Array(size);
    both[who][at] = (both[who][at] ?? 0) + chance;
  };
  /** Who gives up at a standing after a round, if anybody: the defender is asked first. */
  const giver = (at: number, round: number): Who | undefined => {
    const a = Math.floor(at / width);
    const c = at % width;
    const [attackers, defenders] = swapped ? [c, a] : [a, c];
    if (defenders < quits(battle.defender) || round >= (battle.defender.retreat?.after ?? Infinity))
      return 'defenderRetreats';
    if (attackers < quits(battle.attacker) || round >= (battle.attacker.retreat?.after ?? Infinity))
      return 'attackerRetreats';
    return round >= (battle.rounds ?? Infinity) ? 'open' : undefined;
  };

  const engine: Engine = plan.engine(outer, inner);
  const endsIn: number[] = [];
  let standing: Standing = new Float64Array(size);
  standing[size - 1] = 1;
  let undecided = 1;
  for (let round = 1; round <= plan.counted; round++) {
    if (undecided === 0) {
      endsIn.push(0);
      continue;
    }
    ends.rounds += undecided;
    const next = new Float64Array(size);
    // its own ends, so that a small chance of ending now is not the difference of two large sums
    const now = noEnds(plan);
    for (let a = outer.size; a >= 1; a--) {
      engine.once(a, standing, next, now);
      yield;
    }
    engine.close(now);
    let ended = now.neither + sum(now.outerAlone) + sum(now.innerAlone);
    let still = 0;
    for (let at = 0; at < size; at++) {
      const chance = next[at] ?? 0;
      if (chance === 0) continue;
      const who = giver(at, round);
      if (who === undefined) still += chance;
      else {
        ended += chance;
        give(who, at, chance);
        next[at] = 0;
      }
    }
    addTo(ends.outerAlone, now.outerAlone);
    addTo(ends.innerAlone, now.innerAlone);
    ends.neither += now.neither;
    endsIn.push(ended);
    undecided = still;
    standing = next;
  }
  if (plan.toTheEnd && undecided > 0) {
    const [outerSide, innerSide] = swapped ? [battle.defender, battle.attacker] : [battle.attacker, battle.defender];
    const below: Below = { outer: quits(outerSide), inner: quits(innerSide) };
    for (let a = outer.size; a >= 1; a--) {
      engine.settle(a, standing, below, ends);
      yield;
    }
    engine.close(ends);
    ends.stopped?.forEach((chance, at) => {
      if (chance > 0) give(giver(at, 0) ?? 'stalemate', at, chance);
    });
  }
  return outcomeOf(plan, ends, both, endsIn.slice(0, battle.roundsUpTo ?? 0));
}

const outcomeOf = (
  { swapped, outer, inner }: Plan,
  ends: Ends,
  both: Partial<Record<Who, Standing>>,
  endsIn: readonly number[],
): DiceOutcome => {
  const width = inner.size + 1;
  const outerLeft = ends.outerAlone.slice();
  const innerLeft = ends.innerAlone.slice();
  outerLeft[0] = ends.neither + sum(ends.innerAlone);
  innerLeft[0] = ends.neither + sum(ends.outerAlone);
  const pairs = (standing: Standing | undefined): Pairs => {
    if (!standing) return { of: () => 0, total: 0 };
    let total = 0;
    for (let a = 1; a <= outer.size; a++) {
      for (let c = 1; c <= inner.size; c++) {
        const chance = standing[a * width + c] ?? 0;
        total += chance;
        outerLeft[a] = (outerLeft[a] ?? 0) + chance;
        innerLeft[c] = (innerLeft[c] ?? 0) + chance;
      }
    }
    return {
      total,
      of: (attackers, defenders) => {
        const [a, c] = swapped ? [defenders, attackers] : [attackers, defenders];
        return c < width ? (standing[a * width + c] ?? 0) : 0;
      },
    };
  };
  const [attacker, defender] = swapped ? [ends.innerAlone, ends.outerAlone] : [ends.outerAlone, ends.innerAlone];
  const left = swapped ? { attacker: innerLeft, defender: outerLeft } : { attacker: outerLeft, defender: innerLeft };
  return {
    attackerAlone: sum(attacker),
    defenderAlone: sum(defender),
    neither: ends.neither,
    attackerRetreats: pairs(both.attackerRetreats),
    defenderRetreats: pairs(both.defenderRetreats),
    open: pairs(both.open),
    stalemate: pairs(both.stalemate),
    alone: { attacker, defender },
    left,
    rounds: { mean: ends.rounds, endsIn },
  };
};

const noEnds = ({ outer, inner }: Plan): Ends => ({
  outerAlone: new Float64Array(outer.size + 1),
  innerAlone: new Float64Array(inner.size + 1),
  neither: 0,
  stopped: undefined,
  rounds: 0,
});

const addTo = (so: Float64Array, more: Float64Array): void => {
  for (let k = 0; k < so.length; k++) so[k] = (so[k] ?? 0) + (more[k] ?? 0);
};

const sum = (chances: Float64Array): number => {
  let so = 0;
  for (const chance of chances) so += chance;
  return so;
};
