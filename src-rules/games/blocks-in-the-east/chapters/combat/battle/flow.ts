import type { BattleEnd, BattleRole, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { Stage } from '#rules/kit/procedure/calcSpec.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import { type Leaver, leaveKeys, leavesAsk, retreatAsk, volleyAsk, withdrawAsk } from './asks.ts';
import {
  type Armies,
  afterFiring,
  armiesAt,
  departed,
  fieldAt,
  hasTarget,
  shownOf,
  stepsAt,
  swept,
  withoutThem,
} from './atTable.ts';
import { type Dealt, deal } from './dealing.ts';
import { isAircraft, unitIn } from './kinds.ts';
import { linesOf } from './lines.ts';
import type { Asking, Noted, Options } from './noted.ts';
import { givesUp } from './policy.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { BattleStanding, Fight } from './standing.ts';
import { battleOf } from './steps.ts';
import { diceIn, fireRules } from './throwing.ts';

/** A battle fought by answers: every throw, every tie that somebody breaks, every chance to leave. */

export interface BattleState {
  readonly scene: Scene;
  readonly at: BattleStanding;
  /** ties that somebody has to break are asked; else the order of the list breaks them */
  readonly asks: boolean;
}
export interface BattleResult {
  readonly end: BattleEnd;
  /** how it stood when it ended; absent where only the end was worked out */
  readonly at?: BattleStanding;
  /** the marines went back aboard (24.0) */
  readonly reembarked?: boolean;
}
type Step = { readonly next: string; readonly state: BattleState } | { readonly done: BattleResult };

export const stages = { fire: 'first', air: 'air', after: 'after' } as const;

/** Where a battle begins: in the air, where aircraft fight among themselves first. */
export const begun = (scene: Scene): BattleStanding => {
  const at: BattleStanding = {
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
const afterAir = (scene: Scene, at: BattleStanding): BattleStanding | undefined => {
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
  at: BattleStanding,
  step: FireStep,
  armies: Armies,
  { note }: Options,
  explanation: Explanation,
): Asking<number | undefined> {
  if (!hasTarget(step, fieldAt(fight, armies))) return undefined;
  const dice = diceIn(scene, fight, at.round, armies, step, explanation);
  if (dice.length === 0) return undefined;
  const noted: Noted = { round: at.round, step, fight, armies, dice };
  note?.(noted);
  const answer = yield volleyAsk(scene, step, dice, fireRules[fight.fires(step).fire]);
  const hits = Number(answer.key);
  note?.({ ...noted, hits });
  return hits;
}

/** Who had left before shows what it left with: the armies have it as gone. */
const stillIn = (shown: BattleStanding['shown'], { out }: BattleStanding): BattleStanding['shown'] =>
  Object.fromEntries(Object.entries(shown).filter(([id]) => out[id] === undefined));

/** One fire step, or two thrown at once; steps nobody fires in are passed over. */
const fireStage = (options: Options): Stage<BattleState, BattleResult> =>
  function* ({ scene, at, asks }, _around, explanation): Asking<Step> {
    const fight = battleOf(scene, at);
    const steps = stepsAt(fight, at);
    let dealt: Dealt = { armies: armiesAt(fight, at), prefers: at.prefers };
    let { out } = at;
    const end = (step: number): Step => {
      const done: BattleStanding = {
        ...at,
        step,
        out,
        shown: { ...at.shown, ...stillIn(shownOf(fight, dealt.armies), at) },
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
      const hits = yield* throwIn(scene, fight, at, step, before, options, explanation);
      const others = next ? yield* throwIn(scene, fight, at, next, before, options, explanation) : undefined;
      const turned: Dealt = { ...dealt, armies: afterFiring(fight, before, step) };
      dealt =
        next && others !== undefined ? yield* deal(scene, fight, next, others, turned, at, asks, options) : turned;
      if (hits !== undefined) dealt = yield* deal(scene, fight, step, hits, dealt, at, asks, options);
      if (!step.holds) dealt = { ...dealt, armies: swept(fight, dealt.armies) };
      // 12.4.1: who gives himself up when its fire has not been enough
      const gone = departed(fight, dealt.armies, step);
      const ids = fight.ids[step.side].ground;
      out = { ...out, ...Object.fromEntries(gone.map((unit) => [ids[unit] ?? '', 'surrendered' as const])) };
      if (gone.length > 0) dealt = { ...dealt, armies: withoutThem(fight, dealt.armies, step.side, gone) };
      if (next) k++;
      if (hits !== undefined || others !== undefined) return end(k + 1);
    }
    return end(steps.length);
  };

/** 7.7.1: aircraft leave, the defender's first; then another round in the air, or round 1. */
const airStage: Stage<BattleState, BattleResult> = function* ({ scene, at, asks }): Asking<Step> {
  let now: BattleStanding = { ...at, step: 0, airRounds: at.airRounds + 1 };
  for (const side of ['defender', 'attacker'] as const) {
    const over = afterAir(scene, now);
    if (over) return { next: stages.fire, state: { scene, at: over, asks } };
    now = (yield* leave(scene, now, side, leaversInAir, (leavers) => withdrawAsk(scene, side, leavers))).at;
  }
  return { next: stages.fire, state: { scene, at: afterAir(scene, now) ?? now, asks } };
};

type Leavers = (scene: Scene, at: BattleStanding, side: BattleRole) => readonly Leaver[];

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

const without = (at: BattleStanding, leavers: readonly Leaver[]): BattleStanding => ({
  ...at,
  out: { ...at.out, ...Object.fromEntries(leavers.map(({ unit }) => [unit.id, 'retreated' as const])) },
});

/** Nobody, all that may, or some of them. */
function* leave(
  scene: Scene,
  at: BattleStanding,
  side: BattleRole,
  of: Leavers,
  ask: (leavers: readonly Leaver[]) => ChoiceAsk,
): Asking<{ readonly at: BattleStanding; readonly key: string }> {
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
const decided = (scene: Scene, at: BattleStanding): BattleEnd | undefined => {
  const { battle, ...fight } = battleOf(scene, at);
  return battle.end(fieldAt({ battle, ...fight }, armiesAt({ battle, ...fight }, at)));
};

/** 7.7.12, 7.7.13: the end, a retreat, or another round. */
const afterStage: Stage<BattleState, BattleResult> = function* ({ scene, at, asks }): Asking<Step> {
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
const isStuck = (scene: Scene, at: BattleStanding): boolean => {
  const later: BattleStanding = { ...at, round: at.round + 1, step: 0 };
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
  const lasts = Object.values(scene.retreat).map((policy) => (policy.kind === 'after' ? policy.round + 1 : 2));
  const { airRounds, ...rest } = at;
  return JSON.stringify({ ...rest, round: Math.min(at.round, Math.max(...lasts)) });
};

export const resultKey = ({ end }: BattleResult): string => end;

export const stagesOf = (options: Options) => ({
  [stages.fire]: fireStage(options),
  [stages.air]: airStage,
  [stages.after]: afterStage,
});
