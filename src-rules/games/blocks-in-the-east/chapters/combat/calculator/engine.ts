import type { Aim } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { estimateBlocks } from '#rules/kit/chance/solvers/blockBattle/estimateBlocks.ts';
import {
  type BattleEnd,
  type BattleRole,
  type BlockBattle,
  enemyOf,
  type FireStep,
} from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Planned } from '#rules/kit/procedure/calcSpec.ts';
import { type Policy, takenBy } from '#rules/kit/procedure/policy.ts';
import { chosen } from '#rules/kit/procedure/walk.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { leaveKeys, unitKey, unitOfKey } from '../battle/asks.ts';
import { armiesAt, fieldAt, shownOf } from '../battle/atTable.ts';
import { type Exit, exitsOf, type Ways } from '../battle/doors.ts';
import type { BattleInput } from '../battle/fields.ts';
import { type BattleResult, type BattleState, leaversOnGround, stageKey, stages } from '../battle/flow.ts';
import { unitIn } from '../battle/kinds.ts';
import { readBattle } from '../battle/read.ts';
import { replay } from '../battle/replay.ts';
import type { RetreatPolicy } from '../battle/scene.ts';
import { patience, solved } from '../battle/solving.ts';
import type { BattleStanding, Fight } from '../battle/standing.ts';
import { battleOf } from '../battle/steps.ts';

const roles: readonly BattleRole[] = ['attacker', 'defender'];

/** How a battle may end from where its answers have brought it, by the solver in place of question by question. */
export const engine = (
  input: BattleInput,
  context: Context,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] | undefined => {
  const { scene, refusal } = readBattle(input, context);
  // one answer to whatever is asked is nobody's policy
  if (refusal || policy['*'] !== undefined) return undefined;
  const asks = input.ties === 'ask';
  const at = replay(scene, context, asks, given);
  if (at.done || at.used < given.length) return undefined;
  const ways: Ways = { context, choose: (ask) => chosen(ask, policy) ?? ask.usual };
  const ends = new Map<BattleEnd, number>();
  const results = new Map<BattleEnd, BattleResult>();
  const end = (ending: BattleEnd, p: number, result: BattleResult = { end: ending }): void => {
    ends.set(ending, (ends.get(ending) ?? 0) + p);
    if (!results.has(ending)) results.set(ending, result);
  };
  const waiting = new Map<string, Exit>();
  const sort = (exits: readonly Exit[], of: number): void => {
    for (const { p, state, done } of exits) {
      if (done) end(done.end, p * of, done);
      else if (state) {
        const key = stageKey(state);
        waiting.set(key, { state, p: p * of + (waiting.get(key)?.p ?? 0) });
      }
    }
  };
  sort(
    at.stage === stages.fire && at.given.length === 0
      ? [{ p: 1, state: at.state }]
      : exitsOf({ stage: at.stage, state: at.state, given: at.given }, ways),
    1,
  );
  let time = 0;
  for (const [key, { p, state }] of waiting) {
    waiting.delete(key);
    if (!state) continue;
    const battle = underPolicy(state, policy, asks);
    if (battle === 'aircraft leave') {
      sort(exitsOf({ stage: stages.fire, state }, ways), p);
      continue;
    }
    time += estimateBlocks('roundOnly' in battle ? battle.roundOnly : battle).ms;
    if (time > patience) return [];
    if ('roundOnly' in battle) {
      // single units leave after this round: the battles they leave behind are others
      const best = roles.some((role) => scene.retreat[role].kind === 'best' && !policy[`retreat.${role}`]);
      const deciding = best ? estimateBlocks(battleOf(scene, state.at).battle).ms : 0;
      for (const after of afterRound(state, battle.roundOnly)) {
        time += after.state ? deciding : 0;
        if (time > patience) return [];
        if (after.done) end(after.done.end, p * after.p, after.done);
        else if (after.state) sort(exitsOf({ stage: stages.after, state: after.state }, ways), p * after.p);
      }
    } else for (const [ending, chance] of solved(battle).ends) end(ending, p * chance);
  }
  return [...ends].map(([ending, p]) => ({ key: ending, result: results.get(ending) ?? { end: ending }, p }));
};

/** How a battle may stand when the round is through that it is in. */
const afterRound = (state: BattleState, battle: BlockBattle): readonly Exit[] => {
  const { scene, at, asks } = state;
  const fight = { ...battleOf(scene, at), battle };
  const round = Math.max(1, at.round);
  const exits: Exit[] = [];
  solved(battle).each(({ end, armies, p }) => {
    const shown = { ...at.shown, ...shownOf(fight, armies) };
    const then: BattleStanding = { ...at, round, step: battle.steps.length, shown };
    if (end !== 'open') exits.push({ p, done: { end, at: then } });
    else exits.push({ p, state: { scene, asks, at: then } });
  });
  return exits;
};

/** The battle as the solver takes it; by itself only as far as the end of the round, where single units then leave. */
const underPolicy = (
  state: BattleState,
  policy: Policy,
  asks: boolean,
): BlockBattle | { readonly roundOnly: BlockBattle } | 'aircraft leave' => {
  const { scene, at } = state;
  const fight = battleOf(scene, at);
  if (at.round === 0 && fight.battle.airCombat && roles.some((role) => leavesAir(fight, state, role, policy)))
    return 'aircraft leave';
  const by = ({ battle, ids }: Fight): BlockBattle =>
    asks ? roles.reduce((so, role) => preferring(so, ids, role, tieUnder(policy, ids, role)), battle) : battle;
  const says = roles.map((role) => [role, retreatUnder(state, fight, role, policy)] as const);
  if (says.some(([, one]) => one === 'some'))
    return { roundOnly: { ...by(fight), retreat: {}, rounds: Math.max(1, at.round) } };
  if (says.every(([, one]) => one === undefined)) return by(fight);
  const changed = Object.fromEntries(says.flatMap(([role, one]) => (one ? [[role, one]] : [])));
  return by(battleOf({ ...scene, retreat: { ...scene.retreat, ...changed } }, at));
};

/** Some of these leave by what a policy says of them one by one. */
const someLeave = (policy: Policy, units: readonly string[]): boolean =>
  units.some((unit) => takenBy(policy, `leaves.${unit}`, [leaveKeys.stay, leaveKeys.all]) === leaveKeys.all);

const leavesAir = (fight: Fight, { at }: BattleState, role: BattleRole, policy: Policy): boolean => {
  const key = takenBy(policy, `withdraw.${role}`, [leaveKeys.stay, leaveKeys.all, leaveKeys.some]);
  const { strengths } = fieldAt(fight, armiesAt(fight, at))[role].air;
  const flying = fight.ids[role].air.filter((_, i) => (strengths[i] ?? 0) > 0);
  return key === leaveKeys.all ? flying.length > 0 : key === leaveKeys.some && someLeave(policy, flying);
};

/**
 * What a policy makes of a side's retreats; 'some': single units leave; undefined: as the input has it. Where the other
 * side does what is best for it, that is the best against this.
 */
const retreatUnder = (
  { scene, at }: BattleState,
  fight: Fight,
  role: BattleRole,
  policy: Policy,
): RetreatPolicy | 'some' | undefined => {
  const key = takenBy(policy, `retreat.${role}`, Object.values(leaveKeys));
  if (key === undefined) return undefined;
  const leavers = leaversOnGround(scene, at, role);
  if (leavers.length === 0) return undefined;
  if (key === leaveKeys.stay) return { kind: 'never' };
  if (key === leaveKeys.some)
    return someLeave(
      policy,
      leavers.map(({ unit }) => unit.id),
    )
      ? 'some'
      : { kind: 'never' };
  const aboard = key === leaveKeys.reembark && role === 'attacker' && scene.kind === 'landing';
  if (key !== leaveKeys.all && !aboard) return undefined;
  // 6.1.1: static units stay, and the battle goes on with them
  const { left } = fieldAt(fight, armiesAt(fight, at))[role].ground;
  const statics = fight.ids[role].ground.some((id, i) => left[i] && unitIn(scene, id).class === 'static');
  return statics ? 'some' : { kind: 'after', round: 1 };
};

/** The unit that a policy has hit first of a side. */
const tieUnder = (policy: Policy, ids: Fight['ids'], role: BattleRole): string | undefined =>
  unitOfKey(takenBy(policy, `tie.${role}`, Object.values(ids[role]).flat().map(unitKey)) ?? '');

/** Whoever breaks the ties of a side takes this unit wherever it is among them. */
const preferring = (
  battle: BlockBattle,
  ids: Fight['ids'],
  role: BattleRole,
  unit: string | undefined,
): BlockBattle => {
  if (unit === undefined) return battle;
  const made = new Map<Aim, Aim>();
  const changed = (step: FireStep): FireStep => {
    const place = enemyOf(step.side) === role ? ids[role][step.at].indexOf(unit) : -1;
    if (place < 0) return step;
    const aim = made.get(step.aim) ?? {
      ...step.aim,
      prefers: [place, ...(step.aim.prefers ?? []).filter((one) => one !== place)],
    };
    made.set(step.aim, aim);
    return { ...step, aim };
  };
  const { airCombat, first, steps } = battle;
  return {
    ...battle,
    ...(airCombat ? { airCombat: { ...airCombat, steps: airCombat.steps.map(changed) } } : {}),
    ...(first ? { first: first.map(changed) } : {}),
    steps: steps.map(changed),
  };
};
