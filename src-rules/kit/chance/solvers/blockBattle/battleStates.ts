import { type Aim, away, Group, gone, hitOnce, hitsTaken, turned, type View } from './blocks.ts';
import {
  type BattleEnd,
  type Battlefield,
  type BattleRole,
  type BlockBattle,
  byBoth,
  enemyOf,
  type FireStep,
} from './fire.ts';
import { Pairs } from './pairs.ts';
import type { Masses, RoundChain, RoundStep } from './roundChain.ts';
import { type Rounds, roundsOf } from './rounds.ts';
import { volleys } from './volley.ts';

const noView: View = { strengths: [], left: [] };

/**
 * The states of a battle of blocks, found by playing it: what both sides have on the ground is an outer state, what they
 * have in the air an inner one.
 */
export class BattleStates {
  readonly battle: BlockBattle;
  readonly ground: Pairs;
  readonly air: Pairs;
  readonly start: number;
  /** where the first round begins: hits on aircraft may have counted on the ground too */
  #starts: readonly number[];
  readonly #volley = volleys();
  readonly #hits = new Map<Group, Map<Aim, Hits>>();
  readonly #courses = new Map<readonly FireStep[], RoundChain>();
  /** what a pair becomes once swept */
  readonly #sweptTo: number[] = [];
  readonly #falls = byBoth(() => new Map<Aim, Hits>());
  readonly #held = byBoth(() => new Map<Aim, Hits>());
  /** the pairs of the air that can come about, the least worn first: inner states */
  #sky: readonly number[] = [0];
  #places = new Map<number, number>([[0, 0]]);

  constructor(battle: BlockBattle) {
    this.battle = battle;
    const { armies, first = [], steps, airCombat } = battle;
    const waits = (all: readonly FireStep[]) => all.some((step) => step.withNext);
    this.ground = new Pairs(
      byBoth((side) => new Group(armies[side].ground)),
      waits(first) || waits(steps),
    );
    this.air = new Pairs(
      byBoth((side) => new Group(armies[side].air)),
      waits(airCombat?.steps ?? []),
    );
    const { now } = battle;
    const before = now && (now.round === 1 ? (battle.first ?? steps) : steps)[now.step - 1];
    this.start = before?.holds ? this.ground.number(0, 0) : this.#pair(this.ground, 'attacker', 0, 0);
    this.#starts = [this.start];
  }

  /** How many inner states there are. */
  get inner(): number {
    return this.#sky.length;
  }
  /** The pair in the air of an inner state. */
  airOf(inner: number): number {
    return this.#sky[inner] ?? 0;
  }

  viewOf(pairs: Pairs, pair: number, side: BattleRole): View {
    return pairs.groups[side].view(pairs.state(pair, side));
  }

  /** Steps that aim alike share what they find out. */
  #hitsOn(group: Group, aim: Aim): Hits {
    let by = this.#hits.get(group);
    if (!by) {
      by = new Map();
      this.#hits.set(group, by);
    }
    let hits = by.get(aim);
    if (!hits) {
      hits = hitsOn(group, aim);
      by.set(aim, hits);
    }
    return hits;
  }

  /** What there is when the first round begins: the aircraft have fought it out among themselves. */
  *airCombat(): Generator<number, Masses> {
    const { air } = this;
    const { airCombat } = this.battle;
    const start = air.number(0, 0);
    const found = new Map<number, number>();
    const done = (pair: number) =>
      airCombat?.over(this.viewOf(air, pair, 'attacker'), this.viewOf(air, pair, 'defender')) ?? true;
    if (!airCombat || this.battle.now || done(start)) found.set(start, 1);
    else {
      const steps = airCombat.steps.flatMap((step, i) => this.#withinLayer(step, air, airCombat.steps[i - 1]));
      const from: Masses = new Map([[start, Float64Array.of(1)]]);
      const settled = yield* roundsOf(this.#course(steps, air, 1)).settle(from, done);
      for (const masses of [settled.over, settled.stuck]) {
        for (const [pair, [p = 0]] of masses) found.set(pair, (found.get(pair) ?? 0) + p);
      }
    }
    this.#lookUp(found.keys());
    const starts: Masses = new Map();
    for (const [pair, p] of found) {
      const outer = this.#below(pair);
      const masses = starts.get(outer) ?? new Float64Array(this.inner);
      starts.set(outer, masses);
      masses[this.#places.get(pair) ?? 0] = p;
    }
    this.#starts = [...starts.keys()];
    return starts;
  }

  /** What the hits of air combat have left on the ground. */
  #below(pair: number): number {
    let outer = this.start;
    for (const { side, also } of this.battle.airCombat?.steps ?? []) {
      if (!also) continue;
      const other = enemyOf(side);
      const group = this.air.groups[other];
      const hits = hitsTaken(group.blocks, group.shown(0), group.shown(this.air.state(pair, other)));
      const list = this.#onGround(other, also)(outer, hits);
      outer = list[Math.min(hits, list.length - 1)] ?? outer;
    }
    return outer;
  }

  /** Numbers all that fire from the ground can make of these pairs in the air. */
  #lookUp(from: Iterable<number>): void {
    const found = new Set(from);
    const steps = new Set([...(this.battle.first ?? []), ...this.battle.steps].filter((step) => step.at === 'air'));
    const falls = [...steps].map((step) => this.#fall(step));
    for (const pair of found) for (const fall of falls) for (const to of fall(pair)) found.add(to);
    // by one side's wear first: so all states with aircraft of one side alone lie together
    const worn = (pair: number, side: BattleRole) => this.air.groups[side].wear(this.air.state(pair, side));
    this.#sky = [...found].sort(
      (one, other) =>
        worn(one, 'attacker') - worn(other, 'attacker') || worn(one, 'defender') - worn(other, 'defender'),
    );
    this.#places = new Map(this.#sky.map((pair, place) => [pair, place]));
  }

  /** What hits from the ground make of a pair in the air. */
  #fall({ side, aim }: FireStep): (pair: number) => readonly number[] {
    const { air } = this;
    const other = enemyOf(side);
    const hits = this.#hitsOn(air.groups[other], aim);
    return (pair) => {
      const mine = air.state(pair, side);
      const list = hits(air.state(pair, other), Infinity);
      return list.map((his) => (side === 'attacker' ? air.number(mine, his) : air.number(his, mine)));
    };
  }

  roundsOf(steps: readonly FireStep[]): Rounds {
    return roundsOf(this.courseOf(steps));
  }

  /** The door before a step of a round: one thrown together with the one before takes two, one that makes units leave one more. */
  doorOf(steps: readonly FireStep[], step: number): number {
    const doors = ({ idle, leaves }: FireStep, i: number) =>
      idle ? 0 : (steps[i - 1]?.withNext ? 2 : 1) + (leaves ? 1 : 0);
    return steps.slice(0, step).reduce((so, one, i) => so + doors(one, i), 0);
  }

  courseOf(steps: readonly FireStep[]): RoundChain {
    const known = this.#courses.get(steps);
    if (known) return known;
    const ready = steps.flatMap((step, i): readonly RoundStep[] => {
      if (step.idle) return [];
      if (step.from === 'air') return [this.#fromAir(step)];
      if (step.at === 'air') return [this.#atAir(step)];
      const fired = this.#withinLayer(step, this.ground, steps[i - 1]);
      return step.leaves ? [...fired, this.#left(step.side, step.leaves)] : fired;
    });
    const course = this.#course(ready, this.ground, this.inner);
    this.#courses.set(steps, course);
    return course;
  }

  #course(steps: readonly RoundStep[], pairs: Pairs, inner: number): RoundChain {
    return { steps, inner, rank: (outer) => pairs.rank(outer), most: pairs.mostRank };
  }

  /** The pair with the firing side's state and its enemy's, without those whom nothing holds on the map any more. */
  #pair(pairs: Pairs, side: BattleRole, own: number, other: number): number {
    const pair = side === 'attacker' ? pairs.number(own, other) : pairs.number(other, own);
    return pairs === this.ground ? this.#tidy(pair) : pair;
  }

  #tidy(pair: number): number {
    if (!this.battle.sweep) return pair;
    const known = this.#sweptTo[pair];
    if (known !== undefined) return known;
    const swept = this.#swept(pair);
    this.#sweptTo[pair] = swept;
    return swept;
  }

  #swept(pair: number): number {
    const { ground } = this;
    const spent = (side: BattleRole) => ground.groups[side].isSpent(ground.state(pair, side));
    if (!spent('attacker') && !spent('defender')) return pair;
    const views = byBoth((side) => this.viewOf(ground, pair, side));
    const after = byBoth((side) => {
      const state = ground.state(pair, side);
      if (!spent(side)) return state;
      const off =
        this.battle.sweep?.(views[side], views[enemyOf(side)], side).filter((unit) => views[side].left[unit]) ?? [];
      return off.length === 0 ? state : ground.groups[side].changed(state, off, gone);
    });
    return ground.number(after.attacker, after.defender);
  }

  /** The volley of a firing side, by the pair that stands there. */
  #volleyBy(step: FireStep, pairs: Pairs): (pair: number) => Float64Array {
    const made: Float64Array[] = [];
    const other = enemyOf(step.side);
    return (pair) => {
      const own = this.viewOf(pairs, pair, step.side);
      const enemy = this.viewOf(pairs, pair, other);
      if (step.silent?.(own, enemy)) return NO_HIT;
      const state = step.heedsEnemy ? pair : pairs.state(pair, step.side);
      const known = made[state];
      if (known) return known;
      const volley = this.#volley(step.dice(own, enemy));
      made[state] = volley;
      return volley;
    };
  }

  /** A step within one layer. Thrown together with the next, its hits wait until that one is through. */
  #withinLayer(step: FireStep, pairs: Pairs, before: FireStep | undefined): readonly RoundStep[] {
    const { side } = step;
    const other = enemyOf(side);
    const hits = this.#hitsOn(pairs.groups[other], step.aim);
    const volley = { by: 'outer' as const, of: this.#volleyBy(step, pairs) };
    if (step.withNext) {
      return [
        {
          volley,
          // hits beyond what can be taken are lost at once
          outer: (outer, most) =>
            hits(pairs.state(outer, other), most)
              .slice(0, most + 1)
              .map((_, waiting) => pairs.waitWith(outer, waiting)),
        },
      ];
    }
    const turnedTo: number[] = [];
    const turnsOf = (outer: number, state: number): number => {
      if (!step.turns) return state;
      const own = this.viewOf(pairs, outer, side);
      if (step.silent?.(own, this.viewOf(pairs, outer, other))) return state;
      const known = turnedTo[state];
      if (known !== undefined) return known;
      const units = step.turns(own);
      const to = units.length === 0 ? state : pairs.groups[side].changed(state, units, turned);
      turnedTo[state] = to;
      return to;
    };
    const fall = pairs === this.ground ? this.#onGround(other, step.aim) : undefined;
    const fired: RoundStep = {
      volley,
      outer: (outer, most) => {
        const state = pairs.state(outer, side);
        const waiting = pairs.waiting(outer);
        const after = turnsOf(outer, state);
        if (fall && after === state && waiting === 0) return fall(outer, most);
        const list = hits(pairs.state(outer, other), most);
        const to: number[] = [];
        for (let i = 0; i < list.length && i <= most; i++) {
          const target = list[i] ?? 0;
          if (i === 0 && after === state) to.push(outer);
          else if (waiting === 0) to.push(this.#pair(pairs, side, after, target));
          else {
            const pair = side === 'attacker' ? pairs.number(after, target) : pairs.number(target, after);
            to.push(pairs.waitWith(pair, waiting));
          }
        }
        return to;
      },
    };
    if (!before?.withNext) return [fired];
    // what waited is dealt out now
    const late = this.#hitsOn(pairs.groups[side], before.aim);
    const dealt: RoundStep = {
      volley: { by: 'outer', of: () => NO_HIT },
      outer: (outer) => {
        const waiting = pairs.waiting(outer);
        if (waiting === 0) return [outer];
        const state = pairs.state(outer, side);
        const list = late(state, waiting);
        return [this.#pair(pairs, side, list[Math.min(waiting, list.length - 1)] ?? state, pairs.state(outer, other))];
      },
    };
    return [fired, dealt];
  }

  /** What hits on the ground units of a side make of an outer state; several steps of a round ask it of the same. */
  #onGround(target: BattleRole, aim: Aim, holds = false): Hits {
    const all = (holds ? this.#held : this.#falls)[target];
    const known = all.get(aim);
    if (known) return known;
    const tidy = (pair: number) => (holds ? pair : this.#tidy(pair));
    const { ground } = this;
    const hits = this.#hitsOn(ground.groups[target], aim);
    const other = enemyOf(target);
    let asked = -1;
    let to: number[] = [];
    const fall: Hits = (outer, most) => {
      if (outer !== asked) {
        asked = outer;
        to = [tidy(outer)];
      }
      if (to.length > most) return to;
      const state = ground.state(outer, other);
      const list = hits(ground.state(outer, target), most);
      for (let i = to.length; i < list.length && i <= most; i++) {
        const hit = list[i] ?? 0;
        to.push(tidy(target === 'attacker' ? ground.number(hit, state) : ground.number(state, hit)));
      }
      return to;
    };
    all.set(aim, fall);
    return fall;
  }

  /** Whoever leaves when a step is through. */
  #left(side: BattleRole, leaves: NonNullable<FireStep['leaves']>): RoundStep {
    const { ground } = this;
    const other = enemyOf(side);
    return {
      volley: { by: 'outer', of: () => NO_HIT },
      outer: (outer) => {
        const own = this.viewOf(ground, outer, side);
        const units = leaves(own, this.viewOf(ground, outer, other)).filter((unit) => own.left[unit]);
        if (units.length === 0) return [outer];
        const after = ground.groups[side].changed(ground.state(outer, side), units, gone);
        return [this.#pair(ground, side, after, ground.state(outer, other))];
      },
    };
  }

  /** The outer state without those of a side who leave while others stay. */
  parting(side: BattleRole, outer: number): number {
    const { ground } = this;
    const { retreat, armies } = this.battle;
    const { left } = this.viewOf(ground, outer, side);
    const leaves = (unit: number) =>
      left[unit] === true && !retreat?.[side]?.stays?.(unit) && !armies[side].ground[unit]?.aside;
    const units = left.flatMap((_, unit) => (leaves(unit) ? [unit] : []));
    const after = ground.groups[side].changed(ground.state(outer, side), units, away);
    return this.#pair(ground, side, after, ground.state(outer, enemyOf(side)));
  }

  /** The outer state a battle that ends so leaves behind: whoever gave up may lose something on the way. */
  leaving(end: BattleEnd, outer: number): number {
    const side = end === 'attackerRetreats' ? 'attacker' : end === 'defenderRetreats' ? 'defender' : undefined;
    const turns = side && this.battle.retreat?.[side]?.turns;
    if (!side || !turns) return outer;
    const { ground } = this;
    const state = ground.state(outer, side);
    const to = ground.groups[side].changed(state, turns(ground.groups[side].view(state)), turned);
    const other = ground.state(outer, enemyOf(side));
    return side === 'attacker' ? ground.number(to, other) : ground.number(other, to);
  }

  #fromAir(step: FireStep): RoundStep {
    const volley = this.#volleyBy(step, this.air);
    return {
      volley: { by: 'inner', of: (inner) => volley(this.airOf(inner)) },
      outer: this.#onGround(enemyOf(step.side), step.aim, step.holds),
    };
  }

  #atAir(step: FireStep): RoundStep {
    const fall = this.#fall(step);
    const places = this.#places;
    const step_: RoundStep = {
      volley: { by: 'outer', of: this.#volleyBy(step, this.ground) },
      inner: (inner) => fall(this.airOf(inner)).map((pair) => places.get(pair) ?? inner),
    };
    return step.also ? { ...step_, outer: this.#onGround(enemyOf(step.side), step.also) } : step_;
  }

  /** The states a battle may be in when later rounds begin, or may come from: where it begins, and what round 1 makes of it. */
  reached(): readonly number[] {
    const { first } = this.battle;
    if (!first) return this.#starts;
    const found = new Set(this.#starts);
    const course = this.courseOf(first);
    const most = course.steps.map(({ volley }) => {
      if (volley.by === 'outer') return 0;
      return Math.max(...Array.from({ length: this.inner }, (_, inner) => volley.of(inner).length - 1));
    });
    for (const outer of found) {
      for (const [k, { volley, outer: moves }] of course.steps.entries()) {
        const hits = volley.by === 'outer' ? volley.of(outer).length - 1 : (most[k] ?? 0);
        for (const to of moves?.(outer, hits) ?? []) found.add(to);
      }
    }
    return [...found];
  }

  /** Both armies at a state; the air only where somebody heeds it. */
  fieldOf(outer: number, inner: number, air: boolean): Battlefield {
    const above = this.airOf(inner);
    return byBoth((side) => ({
      ground: this.viewOf(this.ground, outer, side),
      air: air ? this.viewOf(this.air, above, side) : noView,
    }));
  }
}

const NO_HIT = Float64Array.of(1);

type Hits = (state: number, most: number) => readonly number[];

/** What a volley does to a group, hit by hit, remembered by the state it falls on; shorter where no more can be taken. */
const hitsOn = (group: Group, aim: Aim): Hits => {
  const made: number[][] = [];
  const full: boolean[] = [];
  return (state, most) => {
    let list = made[state];
    if (!list) {
      list = [state];
      made[state] = list;
    }
    while (list.length <= most && !full[state]) {
      const before = group.shown(list[list.length - 1] ?? state);
      const after = hitOnce(group.blocks, before, aim);
      if (after === before)
        full[state] = true; // further hits are lost
      else list.push(group.number(after));
    }
    return list;
  };
};
