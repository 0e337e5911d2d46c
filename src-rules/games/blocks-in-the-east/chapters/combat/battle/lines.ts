import type { Block, View } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { type BattleRole, byBoth, enemyOf, type Layer } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { isAircraft, isCombat, isGuns, unitsOf } from './kinds.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { BattleStanding } from './standing.ts';

/** Who stands where, and what he is there: by place in the armies of the solver. */
export interface BattleLine {
  readonly side: BattleRole;
  readonly ground: readonly BattleUnit[];
  readonly air: readonly BattleUnit[];
  /** by place on the ground */
  readonly combat: readonly boolean[];
  readonly guns: readonly boolean[];
  /** 7.7.3, AMB-73: aircraft on the ground, which a raid may hit; no ground units */
  readonly grounded: readonly boolean[];
  /** nothing but aircraft came */
  readonly airOnly: boolean;
}
export type Lines = Readonly<Record<BattleRole, BattleLine>>;

/** 7.7.1-3, SBE5-1: an aircraft that takes no part in the air, but is in the hex. */
export const isGrounded = (scene: Pick<Scene, 'surprise'>, unit: BattleUnit): boolean =>
  isAircraft(unit) && (unit.grounded || isCaught(scene, unit));

/** SBE5-1, AMB-74: a fighter that the surprise keeps on the ground, whoever attacks. */
export const isCaught = ({ surprise }: Pick<Scene, 'surprise'>, unit: BattleUnit): boolean =>
  surprise && unit.side === 'soviet' && unit.class === 'fighter';

/** 9.3: no missions in rain; such aircraft stay where they are and nothing reaches them. */
const isHeldBack = ({ weather }: Scene): boolean => weather === 'rain';

export const linesOf = (scene: Scene): Lines =>
  byBoth((side) => {
    const units = unitsOf(scene, side);
    const flies = (unit: BattleUnit) => isAircraft(unit) && !isHeldBack(scene) && !isGrounded(scene, unit);
    const ground = units.filter((unit) => !flies(unit));
    return {
      side,
      ground,
      air: units.filter(flies),
      combat: ground.map((unit) => isCombat(unit, scene)),
      guns: ground.map((unit) => isGuns(unit, scene)),
      grounded: ground.map(isAircraft),
      airOnly: units.length > 0 && units.every(isAircraft),
    };
  });

export const blocksOf = (line: BattleLine, layer: Layer, at: BattleStanding | undefined): readonly Block[] =>
  line[layer].map((unit, place): Block => {
    const { id, faces, shield } = unit;
    const shown = at?.shown[id] ?? 2 * unit.face + (unit.mark ? 1 : 0);
    const gone = at?.out[id] !== undefined || shown >> 1 >= faces.length;
    const block = gone
      ? { faces, shield, face: faces.length, mark: false }
      : { faces, shield, face: shown >> 1, mark: (shown & 1) === 1 };
    return layer === 'ground' && line.grounded[place] ? { ...block, aside: true } : block;
  });

/** A UCT at 0 counts for none (7.7.10). */
export const hasCombat = ({ combat }: BattleLine, { strengths }: View): boolean => {
  for (let i = 0; i < strengths.length; i++) if (combat[i] && (strengths[i] ?? 0) > 0) return true;
  return false;
};
/** A ground unit at 1 or more. */
export const hasTarget = ({ grounded }: BattleLine, { strengths }: View): boolean => {
  for (let i = 0; i < strengths.length; i++) if (!grounded[i] && (strengths[i] ?? 0) > 0) return true;
  return false;
};
/** A ground unit on the map, be it at 0. */
export const hasGround = ({ grounded }: BattleLine, { left }: View): boolean => {
  for (let i = 0; i < left.length; i++) if (!grounded[i] && left[i]) return true;
  return false;
};
export const flies = ({ strengths }: View): boolean => strengths.some((pf) => pf > 0);

/** Strength points on the ground; of a side that came with aircraft alone, theirs. */
export const strengthOf = (line: BattleLine, of: Readonly<Record<Layer, View>>): number => {
  const { strengths } = line.airOnly ? of.air : of.ground;
  return strengths.reduce((so, pf, i) => (line.airOnly || !line.grounded[i] ? so + pf : so), 0);
};

/** 6.1.4: support units alone before combat units of the enemy; they do not fire on the ground. */
export const isAlone = (lines: Lines, side: BattleRole, own: View, enemy: View): boolean =>
  !hasCombat(lines[side], own) && hasCombat(lines[enemyOf(side)], enemy);
