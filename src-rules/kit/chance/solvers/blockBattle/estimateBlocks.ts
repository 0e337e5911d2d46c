import { away, Group, gone, hitOnce, turned } from './blocks.ts';
import { type BattleRole, type BlockBattle, enemyOf, type Layer, sides } from './fire.ts';

/** How large a battle of blocks is at most, and roughly how long it takes, before it is begun. */
export interface BlockEstimate {
  /** states of both armies together, an upper bound; Infinity: too many to be counted */
  readonly states: number;
  /** milliseconds on a common machine, once warm */
  readonly ms: number;
}

/** Nobody waits for a side with more states than this. */
const MOST_STATES = 20_000;

/** Microseconds a pair on the ground costs by itself, each step of each state in it, and as often again to find the best. */
const PAIR = 3;
const STEP = 0.01;
const BEST = 30;

export const estimateBlocks = (battle: BlockBattle): BlockEstimate => {
  const [ground, other] = sides.map((side) => statesOf(battle, side, 'ground'));
  const [air, otherAir] = sides.map((side) => statesOf(battle, side, 'air'));
  // after air combat one side flies alone, but for what cannot fight
  const inner = battle.airCombat ? (air ?? 1) + (otherAir ?? 1) : (air ?? 1) * (otherAir ?? 1);
  const pairs = (ground ?? 1) * (other ?? 1);
  const counted = Math.min(
    ...sides.map((side) => battle.retreat?.[side]?.after ?? Infinity),
    battle.rounds ?? Infinity,
  );
  const rounds = counted < Infinity ? counted : battle.first ? 2 : 1;
  const best = sides.some((side) => battle.retreat?.[side]?.best) ? BEST : 1;
  const steps = battle.steps.filter(({ idle }) => !idle).length;
  const micro = pairs * (PAIR + STEP * inner * steps) * rounds * best;
  return { states: pairs * inner, ms: 0.1 + micro / 1000 };
};

/** Every state that hits and turns can bring a group to. */
const statesOf = (battle: BlockBattle, side: BattleRole, layer: Layer): number => {
  const group = new Group(battle.armies[side][layer]);
  const steps = [...(battle.airCombat?.steps ?? []), ...(battle.first ?? []), ...battle.steps];
  const aims = new Set(steps.filter((step) => step.side !== side && step.at === layer).map(({ aim }) => aim));
  for (const step of steps) if (step.side !== side && step.also && layer === 'ground') aims.add(step.also);
  const turns = new Set(steps.filter((step) => step.side === side && step.from === layer).map((step) => step.turns));
  if (layer === 'ground') turns.add(battle.retreat?.[side]?.turns);
  // who goes while an enemy is left, goes while all are
  const enemy = new Group(battle.armies[enemyOf(side)].ground).view(0);
  const leaving = steps.flatMap((step) =>
    step.leaves && step.side === side && layer === 'ground' ? [step.leaves] : [],
  );
  const stays = layer === 'ground' ? battle.retreat?.[side]?.stays : undefined;
  const found = new Set([0]);
  for (const state of found) {
    if (found.size > MOST_STATES) return Infinity;
    const shown = group.shown(state);
    for (const aim of aims) found.add(group.number(hitOnce(group.blocks, shown, aim)));
    for (const units of turns) found.add(group.changed(state, units?.(group.view(state)) ?? [], turned));
    for (const units of leaving) found.add(group.changed(state, units(group.view(state), enemy), gone));
    if (stays) {
      const others = shown.flatMap((_, unit) => (stays(unit) || !group.view(state).left[unit] ? [] : [unit]));
      found.add(group.changed(state, others, away));
    }
    if (layer === 'ground' && group.isSpent(state))
      found.add(group.changed(state, battle.sweep?.(group.view(state), enemy, side) ?? [], gone));
  }
  return found.size;
};
