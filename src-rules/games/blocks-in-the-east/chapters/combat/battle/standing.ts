import type { BattleRole, BlockBattle, FireStep, Layer } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { BattleUnit, Fire } from './scene.ts';

/** Where a battle stands: what dice and players have decided so far. Plain data, kept between the stages of a procedure. */
export interface BattleStanding {
  /** 0: the aircraft fight among themselves before round 1 */
  readonly round: number;
  /** index into the steps of this round (or of air combat) */
  readonly step: number;
  /** rounds of air combat fought */
  readonly airRounds: number;
  /** by unit id: twice the place in its face list, plus 1 with a mark (`Shown` of the kit); past the last face: gone */
  readonly shown: { readonly [unit: string]: number };
  /** units that left the battle alive, or gave themselves up */
  readonly out: { readonly [unit: string]: 'retreated' | 'surrendered' };
  /** the order in which a side's tied units are hit, where its owner has said so; ids, the first is hit first */
  readonly prefers: readonly string[];
}

/**
 * A battle as the solver takes it, from where it stands (`battleOf` of steps.ts). Steps of a round keep their places from
 * round to round and stay in the list when nobody fires in them: `Standing.step` counts them. Round 0 is air combat: there
 * `step` counts the steps of `airCombat`.
 */
export interface Fight {
  readonly battle: BlockBattle;
  /** whose block stands where in the armies: unit ids by place; units that are out, and grounded ones, as `ground` has them */
  readonly ids: Readonly<Record<BattleRole, Readonly<Record<Layer, readonly string[]>>>>;
  /** what a step is in the to-hit table, and who throws in it where that is not everybody (a charge): the throwers' `LineUp` */
  readonly fires: (step: FireStep) => { readonly fire: Fire; readonly own?: readonly BattleUnit[] };
  /** 19.2, AMB-73: whose choice a tie is, where it is not the owner's of the units that are hit */
  readonly chooses?: (step: FireStep) => BattleRole;
}
