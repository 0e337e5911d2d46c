import type { Ending, FireStep, Side } from '../../../kit/battle/fire.ts';
import { enemyOf } from '../../../kit/battle/fire.ts';
import type { Answer, Ask, ChoiceAsk, Stage } from '../../../kit/calc.ts';
import type { Why } from '../../../kit/why.ts';
import { type Leaver, leaveKeys, leavesAsk, retreatAsk, tieAsk, unitOfKey, volleyAsk, withdrawAsk } from './asks.ts';
import {
  type Armies,
  afterFiring,
  alsoStruck,
  armiesAt,
  departed,
  fieldAt,
  hasTarget,
  nextHit,
  orderOf,
  shownOf,
  stepsAt,
  struck,
  swept,
  withoutThem,
} from './atTable.ts';
import { isAircraft } from './kinds.ts';
import { linesOf } from './lines.ts';
import { givesUp } from './policy.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { Fight, Standing } from './standing.ts';
import { battleOf } from './steps.ts';
import { diceIn, fireRules, type UnitDice } from './throwing.ts';

/** A battle fought by answers: every throw, every tie that somebody breaks, every chance to leave. */

export interface BattleState {
  readonly scene: Scene;
  readonly at: Standing;
  /** ties that somebody has to break are asked; else the order of the list breaks them */
  readonly asks: boolean;
}
export interface BattleResult {
  readonly end: Ending;
  /** how it stood when it ended; absent where only the end was worked out */
  readonly at?: Standing;
  /** the marines went back aboard (24.0) */
  readonly reembarked?: boolean;
}
type Step = { readonly next: string; readonly state: BattleState } | { readonly done: BattleResult };
type Asking<T> = Generator<Ask, T, Answer>;

/** What is told of a battle while it is fought: for the screen. */
export interface Noted {
  readonly round: number;
  readonly step: FireStep;
  readonly fight: Fight;
  /** as the blocks stand for this throw, or for the hit to be dealt */
  readonly armies: Armies;
  readonly dice: readonly UnitDice[];
  /** absent: to be thrown */
  readonly hits?: number;
  /** a hit that falls on one of several: somebody has to say on which */
  readonly dealing?: { readonly target: Side; readonly tied: readonly number[] };
}
export interface Options {
  readonly note?: (noted: Noted) => void;
}

export const stages = { fire: 'first', air: 'air', after: 'after' } as const;

export const unitIn = (scene: Scene, id: string): BattleUnit => {
  const unit = scene.units.find((one) => one.id === id);
  if (!unit) throw new Error(`a battle has no unit ${id}`);
  return unit;
};

/** Where a battle begins: in the air, where aircraft fight among themselves first. */
export const begun = (scene: Scene): Standing => {
  const at: Standing = {
    round: 0,
    step: 0,
    airRounds: 0,
    shown: Object.fromEntries(scene.units.map((unit) => [unit.id, 2 * unit.face + (unit.mark ? 1 : 0)])),
    out: {},
    prefers: [],
  };
  return afterAir(scene, at) ?? at;
};

/** Round 1, if aircraft have nothing (more) to fight out among themselves. */
const afterAir = (scene: Scene, at: Standing): Standing | undefined => {
  const fight = battleOf(scene, at);
  const armies = armiesAt(fight, at);
  const field = fieldAt(fight, armies);
  const { airCombat } = fight.battle;
  const idle =
    !airCombat ||
    airCombat.over(field.attacker.air, field.defender.air) ||
    airCombat.steps.every((step) => diceIn(scene, fight, at.round, armies, step).length === 0);
  return idle ? { ...at, round: 1, step: 0 } : undefined;
};

/** The hits of a step: asked where dice are thrown at somebody. */
function* throwIn(
  scene: Scene,
  fight: Fight,
  at: Standing,
  step: FireStep,
  armies: Armies,
  { note }: Options,
  why: Why,
): Asking<number | undefined> {
  if (!hasTarget(step, fieldAt(fight, armies))) return undefined;
  const dice = diceIn(scene, fight, at.round, armies, step, why);
  if (dice.length === 0) return undefined;
  const noted: Noted = { round: at.round, step, fight, armies, dice };
  note?.(noted);
  const answer = yield volleyAsk(scene, step, dice, fireRules[fight.fires(step).fire]);
  const hits = Number(answer.key);
  note?.({ ...noted, hits });
  return hits;
}

/** Units of the same arm with the same powers and the same faces to come: nobody minds which is hit. */
const kindOf = ({ id, called, face, mark, faces, shield, ...unit }: BattleUnit, shown: number): string => {
  const ahead = shown >> 1;
  const shields = faces.map((_, i) => (typeof shield === 'boolean' ? shield : (shield[i] ?? false)));
  return JSON.stringify([unit, faces.slice(ahead), shields.slice(ahead)]);
};

interface Dealt {
  readonly armies: Armies;
  readonly prefers: readonly string[];
}

/** 7.7.9: hits one at a time, on the strongest; ties by choice of the owner, or of the attacker (19.2). */
function* deal(
  scene: Scene,
  fight: Fight,
  step: FireStep,
  hits: number,
  before: Dealt,
  at: Standing,
  asks: boolean,
  { note }: Options,
): Asking<Dealt> {
  const target = enemyOf(step.side);
  const ids = fight.ids[target][step.at];
  const chooser = fight.chooses?.(step) ?? target;
  let { armies, prefers } = before;
  let order = orderOf(fight, step);
  for (let left = hits; left > 0; left--) {
    const tied = nextHit(fight, armies, step, order);
    let [hit] = tied;
    if (hit === undefined) break;
    if (asks && isChoice(scene, fight, armies, step, tied, left)) {
      const options = tied.map((unit) => ({
        unit: unitIn(scene, ids[unit] ?? ''),
        pf: fieldAt(fight, armies)[target][step.at].strengths[unit] ?? 0,
      }));
      note?.({ round: at.round, step, fight, armies, dice: [], hits, dealing: { target, tied } });
      const answer = yield tieAsk(scene, target, chooser, options);
      const chosen = ids.indexOf(unitOfKey(answer.key) ?? '');
      // whoever is chosen goes before those it ties with, and nobody else changes places
      if (chosen >= 0 && chosen !== hit) {
        const place = order.indexOf(hit);
        const others = order.filter((unit) => unit !== chosen);
        order = [...others.slice(0, place), chosen, ...others.slice(place)];
        hit = chosen;
        if (chooser === target) {
          const named = order.map((unit) => ids[unit] ?? '');
          prefers = [...named, ...prefers.filter((id) => !named.includes(id))];
        }
      }
    }
    armies = alsoStruck(fight, struck(fight, armies, target, step.at, hit), step);
  }
  return { armies, prefers };
}

/** Somebody cares: unlike units, and not enough hits to turn all of them. */
const isChoice = (
  scene: Scene,
  fight: Fight,
  armies: Armies,
  step: FireStep,
  tied: readonly number[],
  left: number,
): boolean => {
  if (tied.length < 2) return false;
  const target = enemyOf(step.side);
  const ids = fight.ids[target][step.at];
  const shown = armies[target][step.at];
  const kinds = tied.map((unit) => kindOf(unitIn(scene, ids[unit] ?? ''), shown[unit] ?? 0));
  if (new Set(kinds).size < 2) return false;
  const blocks = fight.battle.armies[target][step.at];
  const toTurn = tied.reduce((so, unit) => {
    const at = shown[unit] ?? 0;
    const shield = blocks[unit]?.shield;
    const two = (typeof shield === 'object' ? shield[at >> 1] : shield) === true && (at & 1) === 0;
    return so + (two ? 2 : 1);
  }, 0);
  return toTurn > left;
};

/** One fire step, or two thrown at once; steps nobody fires in are passed over. */
export const fireStage = (options: Options): Stage<BattleState, BattleResult> =>
  function* ({ scene, at, asks }, _around, why): Asking<Step> {
    const fight = battleOf(scene, at);
    const steps = stepsAt(fight, at);
    let dealt: Dealt = { armies: armiesAt(fight, at), prefers: at.prefers };
    let { out } = at;
    const end = (step: number): Step => {
      const done: Standing = {
        ...at,
        step,
        out,
        shown: { ...at.shown, ...shownOf(fight, dealt.armies) },
        prefers: dealt.prefers,
      };
      if (step < steps.length) return { next: stages.fire, state: { scene, at: done, asks } };
      return { next: at.round === 0 ? stages.air : stages.after, state: { scene, at: done, asks } };
    };
    for (let k = at.step; k < steps.length; k++) {
      const step = steps[k];
      if (!step) break;
      const before = dealt.armies;
      const next = step.withNext ? steps[k + 1] : undefined;
      // thrown at once: both volleys come from what stood before either
      const hits = yield* throwIn(scene, fight, at, step, before, options, why);
      const others = next ? yield* throwIn(scene, fight, at, next, before, options, why) : undefined;
      const turned: Dealt = { ...dealt, armies: afterFiring(fight, before, step) };
      dealt =
        next && others !== undefined ? yield* deal(scene, fight, next, others, turned, at, asks, options) : turned;
      if (hits !== undefined) dealt = yield* deal(scene, fight, step, hits, dealt, at, asks, options);
      dealt = { ...dealt, armies: swept(fight, dealt.armies) };
      // 12.4.1: who gives himself up when its fire has not been enough
      const gone = departed(fight, dealt.armies, step);
      const ids = fight.ids[step.side].ground;
      out = { ...out, ...Object.fromEntries(gone.map((unit) => [ids[unit] ?? '', 'surrendered' as const])) };
      dealt = { ...dealt, armies: withoutThem(fight, dealt.armies, step.side, gone) };
      if (next) k++;
      if (hits !== undefined || others !== undefined) return end(k + 1);
    }
    return end(steps.length);
  };

/** 7.7.1: aircraft leave, the defender's first; then another round in the air, or round 1. */
export const airStage: Stage<BattleState, BattleResult> = function* ({ scene, at, asks }): Asking<Step> {
  let now: Standing = { ...at, step: 0, airRounds: at.airRounds + 1 };
  for (const side of ['defender', 'attacker'] as const) {
    const over = afterAir(scene, now);
    if (over) return { next: stages.fire, state: { scene, at: over, asks } };
    now = (yield* leave(scene, now, side, leaversInAir, (leavers) => withdrawAsk(scene, side, leavers))).at;
  }
  return { next: stages.fire, state: { scene, at: afterAir(scene, now) ?? now, asks } };
};

type Leavers = (scene: Scene, at: Standing, side: Side) => readonly Leaver[];

const leaversIn =
  (layer: 'ground' | 'air', may: (unit: BattleUnit, pf: number) => boolean): Leavers =>
  (scene, at, side) => {
    const fight = battleOf(scene, at);
    const { strengths, left } = fieldAt(fight, armiesAt(fight, at))[side][layer];
    return fight.ids[side][layer].flatMap((id, i) => {
      const unit = unitIn(scene, id);
      const pf = strengths[i] ?? 0;
      return left[i] && may(unit, pf) ? [{ unit, pf }] : [];
    });
  };
const leaversInAir = leaversIn('air', (_, pf) => pf > 0);
/** 6.1.1: static units never retreat; what stands on the airfield is no ground unit */
const leaversBelow = leaversIn('ground', (unit) => unit.class !== 'static' && !isAircraft(unit));
/** Who may leave after a round: of an attack by aircraft alone, these. */
export const leaversOnGround: Leavers = (scene, at, side) =>
  linesOf(scene)[side].airOnly ? leaversInAir(scene, at, side) : leaversBelow(scene, at, side);

const without = (at: Standing, leavers: readonly Leaver[]): Standing => ({
  ...at,
  out: { ...at.out, ...Object.fromEntries(leavers.map(({ unit }) => [unit.id, 'retreated' as const])) },
});

/** Nobody, all that may, or some of them. */
function* leave(
  scene: Scene,
  at: Standing,
  side: Side,
  of: Leavers,
  ask: (leavers: readonly Leaver[]) => ChoiceAsk,
): Asking<{ readonly at: Standing; readonly key: string }> {
  const leavers = of(scene, at, side);
  if (leavers.length === 0) return { at, key: leaveKeys.stay };
  const asked = ask(leavers);
  const { key } = yield asked;
  if (key === leaveKeys.stay) return { at, key };
  if (key !== leaveKeys.some) return { at: without(at, leavers), key };
  const leaving: Leaver[] = [];
  for (const leaver of leavers) {
    const answer = yield leavesAsk(scene, side, leaver, asked.rule);
    if (answer.key === leaveKeys.all) leaving.push(leaver);
  }
  return { at: leaving.length > 0 ? without(at, leaving) : at, key };
}

/** How a battle stands after a round; undefined: it goes on. */
const decided = (scene: Scene, at: Standing): Ending | undefined => {
  const { battle, ...fight } = battleOf(scene, at);
  return battle.end(fieldAt({ battle, ...fight }, armiesAt({ battle, ...fight }, at)));
};

/** 7.7.12, 7.7.13: the end, a retreat, or another round. */
export const afterStage: Stage<BattleState, BattleResult> = function* ({ scene, at, asks }): Asking<Step> {
  const end = decided(scene, at);
  if (end) return { done: { end, at } };
  const { battle } = battleOf(scene, at);
  if (at.round >= (battle.rounds ?? Infinity)) return { done: { end: 'open', at } };
  let now = at;
  for (const side of ['defender', 'attacker'] as const) {
    const fight = battleOf(scene, now);
    const armies = armiesAt(fight, now);
    const standing = now;
    const { left } = fieldAt(fight, armies)[side].ground;
    const statics = fight.ids[side].ground.some((id, i) => left[i] && unitIn(scene, id).class === 'static');
    const said = yield* leave(scene, standing, side, leaversOnGround, (leavers) =>
      retreatAsk(scene, side, leavers, {
        alone: !statics,
        reembark: side === 'attacker' && scene.kind === 'landing',
        givesUp: () => givesUp(scene, fight, standing, armies, side),
      }),
    );
    if (said.at === now) continue;
    now = said.at;
    if (!statics && leaversOnGround(scene, now, side).length === 0) {
      const end = side === 'defender' ? 'defenderRetreats' : 'attackerRetreats';
      return { done: { end, at: now, ...(said.key === leaveKeys.reembark ? { reembarked: true } : {}) } };
    }
    const then = decided(scene, now);
    if (then) return { done: { end: then, at: now } };
  }
  if (isStuck(scene, now)) return { done: { end: 'stalemate', at: now } };
  return { next: stages.fire, state: { scene, at: { ...now, round: now.round + 1, step: 0 }, asks } };
};

/** Nobody can hurt anybody any more, nor will anybody give up in a later round. */
const isStuck = (scene: Scene, at: Standing): boolean => {
  const later: Standing = { ...at, round: at.round + 1, step: 0 };
  const fight = battleOf(scene, later);
  const armies = armiesAt(fight, later);
  const field = fieldAt(fight, armies);
  const { retreat = {} } = fight.battle;
  const awaits = (['attacker', 'defender'] as const).some((side) => {
    const after = retreat[side]?.after;
    return after !== undefined && after > at.round;
  });
  if (awaits) return false;
  return stepsAt(fight, later).every(
    (step) =>
      (diceIn(scene, fight, later.round, armies, step).length === 0 || !hasTarget(step, field)) &&
      afterFiring(fight, armies, step) === armies,
  );
};

/** States in which a battle goes on alike are one: a later round is like the one before. */
export const stageKey = ({ scene, at }: BattleState): string => {
  const lasts = (['attacker', 'defender'] as const).map((side) => {
    const policy = scene.retreat[side];
    return policy.kind === 'after' ? policy.round + 1 : 2;
  });
  const { airRounds, ...rest } = at;
  return JSON.stringify({ ...rest, round: Math.min(at.round, Math.max(...lasts)) });
};

export const resultKey = ({ end }: BattleResult): string => end;

export const stagesOf = (options: Options) => ({
  [stages.fire]: fireStage(options),
  [stages.air]: airStage,
  [stages.after]: afterStage,
});
