import {
  type Block,
  beginsAs,
  type FaceStates,
  gone,
  hitOnce,
  isGone,
  strengthOf,
  turned,
  type View,
} from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import {
  type Battlefield,
  type BattleRole,
  byBoth,
  enemyOf,
  type FireStep,
  type Layer,
  sides,
} from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { BattleStanding, Fight } from './standing.ts';

/** A battle played step by step, as hands would: what the solver does to all states at once, done to the one on the table. */
export type Armies = Readonly<Record<BattleRole, Readonly<Record<Layer, FaceStates>>>>;

const layers: readonly Layer[] = ['ground', 'air'];

export const armiesAt = ({ battle, ids }: Fight, at: BattleStanding): Armies =>
  byBoth((side) => {
    const of = (layer: Layer): FaceStates => {
      const begun = beginsAs(battle.armies[side][layer]);
      return ids[side][layer].map((id, i) => (at.out[id] ? undefined : at.shown[id]) ?? begun[i] ?? 0);
    };
    return { ground: of('ground'), air: of('air') };
  });

/** What the blocks show, by unit id: the part of a standing that dice move. */
export const shownOf = ({ ids }: Fight, armies: Armies): Record<string, number> =>
  Object.fromEntries(
    sides.flatMap((side) =>
      layers.flatMap((layer) => ids[side][layer].map((id, i) => [id, armies[side][layer][i] ?? 0] as const)),
    ),
  );

const viewOf = (blocks: readonly Block[], shown: FaceStates): View => ({
  strengths: blocks.map((block, i) => strengthOf(block, shown[i] ?? 0)),
  left: blocks.map((block, i) => !isGone(block, shown[i] ?? 0)),
});

export const fieldAt = ({ battle }: Fight, armies: Armies): Battlefield =>
  byBoth((side) => ({
    ground: viewOf(battle.armies[side].ground, armies[side].ground),
    air: viewOf(battle.armies[side].air, armies[side].air),
  }));

/** The fire steps of the round a battle is in. */
export const stepsAt = ({ battle }: Fight, at: Pick<BattleStanding, 'round'>): readonly FireStep[] =>
  at.round === 0 ? (battle.airCombat?.steps ?? []) : at.round === 1 && battle.first ? battle.first : battle.steps;

/** Nobody fires in this step as things stand. */
export const isSilent = (step: FireStep, field: Battlefield): boolean =>
  step.silent?.(field[step.side][step.from], field[enemyOf(step.side)][step.from]) ?? false;

/** Somebody is there to be hit. */
export const hasTarget = (step: FireStep, field: Battlefield): boolean =>
  field[enemyOf(step.side)][step.at].strengths.some((pf, unit) => pf > 0 && step.aim.may(unit));

/** Those the next hit may fall on: the strongest, among them the marked ones, in the order of preference. */
export const nextHit = (fight: Fight, armies: Armies, step: FireStep, order: readonly number[]): readonly number[] => {
  const target = enemyOf(step.side);
  const blocks = fight.battle.armies[target][step.at];
  const shown = armies[target][step.at];
  const { may, firstly } = step.aim;
  const strength = (unit: number): number => {
    const block = blocks[unit];
    return block ? strengthOf(block, shown[unit] ?? 0) : 0;
  };
  const can = order.filter((unit) => may(unit) && strength(unit) > 0);
  const before = can.filter((unit) => firstly?.(unit) === true);
  const among = before.length > 0 ? before : can;
  const most = Math.max(...among.map(strength));
  const strongest = among.filter((unit) => strength(unit) === most);
  const marked = strongest.filter((unit) => ((shown[unit] ?? 0) & 1) === 1);
  return marked.length > 0 ? marked : strongest;
};

/** The units of a layer in the order in which ties are broken. */
export const orderOf = (fight: Fight, step: FireStep): readonly number[] => {
  const count = fight.battle.armies[enemyOf(step.side)][step.at].length;
  const named = step.aim.prefers ?? [];
  return [...named, ...Array.from({ length: count }, (_, i) => i).filter((unit) => !named.includes(unit))];
};

const withLayer = (armies: Armies, side: BattleRole, layer: Layer, shown: FaceStates): Armies => ({
  ...armies,
  [side]: { ...armies[side], [layer]: shown },
});

/** One hit on this unit. */
export const struck = (fight: Fight, armies: Armies, side: BattleRole, layer: Layer, unit: number): Armies =>
  withLayer(
    armies,
    side,
    layer,
    hitOnce(fight.battle.armies[side][layer], armies[side][layer], { may: (one) => one === unit }),
  );

/** 23.0: what every hit on the air does on the ground as well. */
export const alsoStruck = (fight: Fight, armies: Armies, step: FireStep): Armies => {
  if (!step.also) return armies;
  const target = enemyOf(step.side);
  return withLayer(
    armies,
    target,
    'ground',
    hitOnce(fight.battle.armies[target].ground, armies[target].ground, step.also),
  );
};

const moved = (
  fight: Fight,
  armies: Armies,
  side: BattleRole,
  units: readonly number[],
  to: (block: Block, at: number) => number,
): Armies => {
  if (units.length === 0) return armies;
  const shown = [...armies[side].ground];
  for (const unit of units) {
    const block = fight.battle.armies[side].ground[unit];
    if (block) shown[unit] = to(block, shown[unit] ?? 0);
  }
  return withLayer(armies, side, 'ground', shown);
};

/** 7.7.4: the guns that fired turn, hits or not. */
export const afterFiring = (fight: Fight, armies: Armies, step: FireStep): Armies => {
  if (!step.turns) return armies;
  const field = fieldAt(fight, armies);
  if (isSilent(step, field)) return armies;
  return moved(fight, armies, step.side, step.turns(field[step.side].ground), turned);
};

/** 24.0: what giving up costs a side on the way. */
export const afterLeaving = (fight: Fight, armies: Armies, side: BattleRole): Armies => {
  const { ground } = fieldAt(fight, armies)[side];
  return moved(fight, armies, side, fight.battle.retreat?.[side]?.turns?.(ground) ?? [], turned);
};

/** 7.7.10: stranded units at 0 go. */
export const swept = (fight: Fight, armies: Armies): Armies => {
  const { battle } = fight;
  const field = fieldAt(fight, armies);
  return sides.reduce((now, side) => {
    const own = field[side].ground;
    const spent = own.strengths.every((pf, unit) => pf === 0 || battle.armies[side].ground[unit]?.aside);
    const off = spent ? (battle.sweep?.(own, field[enemyOf(side)].ground, side) ?? []) : [];
    return moved(
      fight,
      now,
      side,
      off.filter((unit) => own.left[unit]),
      gone,
    );
  }, armies);
};

/** 12.4.1: whoever is off the map once the hits of a step are dealt out. */
export const departed = (fight: Fight, armies: Armies, step: FireStep): readonly number[] => {
  if (!step.leaves) return [];
  const field = fieldAt(fight, armies);
  const own = field[step.side].ground;
  return step.leaves(own, field[enemyOf(step.side)].ground).filter((unit) => own.left[unit]);
};
export const withoutThem = (fight: Fight, armies: Armies, side: BattleRole, units: readonly number[]): Armies =>
  swept(fight, moved(fight, armies, side, units, gone));
