import type { Aim, Block, FaceStates, View } from './blocks.ts';
import type { Pool } from './volley.ts';

/**
 * Battles of blocks: two armies on the ground and in the air, rounds of ordered fire steps, damage allocated by rule.
 * What a game says here is small functions of what stands where; which states there are and how they hang together is
 * found out by playing them.
 */
export type BattleRole = 'attacker' | 'defender';
export const sides: readonly BattleRole[] = ['attacker', 'defender'];
export const enemyOf = (side: BattleRole): BattleRole => (side === 'attacker' ? 'defender' : 'attacker');
export type Layer = 'ground' | 'air';

export const byBoth = <T>(of: (side: BattleRole) => T): Readonly<Record<BattleRole, T>> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

export interface Army {
  readonly ground: readonly Block[];
  readonly air: readonly Block[];
}

/** What a fire step knows of a layer: who fires and who stands against him there. */
export interface FireStep {
  readonly id: string;
  readonly side: BattleRole;
  readonly from: Layer;
  /** the enemy layer that takes the hits */
  readonly at: Layer;
  /** the dice thrown by the firing layer, and whether they hang on the enemy in the same layer too (then worked out by pair) */
  readonly dice: (own: View, enemy: View) => readonly Pool[];
  readonly heedsEnemy?: boolean | undefined;
  /** nobody ever fires in it: it only keeps the places of the others */
  readonly idle?: boolean | undefined;
  /** nobody fires (or turns), by the firing layer of both sides */
  readonly silent?: ((own: View, enemy: View) => boolean) | undefined;
  readonly aim: Aim;
  /** these of the firing units turn after they fired, hits or not, once for each time they are named; ground only */
  readonly turns?: ((own: View) => readonly number[]) | undefined;
  /** these of the firing side's units are off the map once its hits are dealt out; ground only */
  readonly leaves?: ((own: View, enemy: View) => readonly number[]) | undefined;
  /** every hit an aircraft takes counts on these units on the ground too */
  readonly also?: Aim | undefined;
  /** thrown at the same time as the next step, on the same layer: its hits count after that one */
  readonly withNext?: boolean | undefined;
  /** thrown at the same time as the next step, which its hits do not touch: nobody is swept away before that one is through */
  readonly holds?: boolean | undefined;
}

/** Both armies after a round. */
export interface Battlefield {
  readonly attacker: Readonly<Record<Layer, View>>;
  readonly defender: Readonly<Record<Layer, View>>;
}

export type BattleEnd =
  | 'attackerWins'
  | 'defenderWins'
  | 'neither'
  | 'attackerRetreats'
  | 'defenderRetreats'
  | 'open'
  | 'stalemate';

/** When a side gives up; asked after every round that decides nothing, the defender first. */
export interface Retreat {
  readonly after?: number | undefined;
  readonly if?: ((own: Readonly<Record<Layer, View>>, enemy: Readonly<Record<Layer, View>>) => boolean) | undefined;
  /**
   * What an ending is worth to this side. It gives up where that is worth more to it than going on, both sides knowing
   * what the other is after.
   */
  readonly best?: ((end: BattleEnd, field: Battlefield) => number) | undefined;
  /**
   * Units on the ground that never leave: as long as one of them is left the others go without them, and the battle goes
   * on. Where a side wants its best, a side with such units left does not give up at all.
   */
  readonly stays?: ((unit: number) => boolean) | undefined;
  /** units on the ground that turn as they leave, once for each time they are named */
  readonly turns?: ((own: View) => readonly number[]) | undefined;
}

export interface BlockBattle {
  readonly armies: Readonly<Record<BattleRole, Army>>;
  /** rounds between aircraft alone before the first round, until `over` or nobody can hit; absent: none */
  readonly airCombat?:
    | { readonly steps: readonly FireStep[]; readonly over: (attacker: View, defender: View) => boolean }
    | undefined;
  /** the first round, where it differs from the later ones */
  readonly first?: readonly FireStep[] | undefined;
  readonly steps: readonly FireStep[];
  /** which units of a side that has nothing above 0 left on the ground are taken off the map; asked after every step */
  readonly sweep?: ((own: View, enemy: View, side: BattleRole) => readonly number[]) | undefined;
  /** how the battle stands after a round; undefined: it goes on */
  readonly end: (field: Battlefield) => BattleEnd | undefined;
  /** `end` or a retreat looks at the air too; else it is asked once for all that may be in it */
  readonly heedsAir?: boolean | undefined;
  readonly retreat?: Readonly<Partial<Record<BattleRole, Retreat>>> | undefined;
  /** broken off after this round */
  readonly rounds?: number | undefined;
  /**
   * Where the battle stands already: in this round, before this of its steps (0: the first), air combat over. The armies
   * are those of now. Absent: nothing has happened yet.
   */
  readonly now?: { readonly round: number; readonly step: number } | undefined;
  /** the chances of how it ends in every round up to this one are wanted too */
  readonly roundsUpTo?: number | undefined;
}

/** One way a battle may leave the armies. */
export interface Final {
  readonly end: BattleEnd;
  readonly armies: Readonly<Record<BattleRole, Readonly<Record<Layer, FaceStates>>>>;
  readonly p: number;
}

export interface BlockOutcome {
  readonly ends: ReadonlyMap<BattleEnd, number>;
  /** expected rounds on the ground, from now on and with the one begun; a stalemate counts until it is reached */
  readonly rounds: number;
  /** chances of how it ends, round by round, as far as asked */
  readonly endsIn: readonly { readonly round: number; readonly ends: ReadonlyMap<BattleEnd, number> }[];
  /** chance of every place in its face list, by unit; the entry after the last: gone */
  readonly faces: Readonly<Record<BattleRole, Readonly<Record<Layer, readonly Float64Array[]>>>>;
  /** every joint outcome, one at a time */
  readonly each: (of: (final: Final) => void) => void;
  /** how large it was */
  readonly states: number;
}
