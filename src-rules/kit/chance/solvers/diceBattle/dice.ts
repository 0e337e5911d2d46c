/**
 * A plain battle of dice: every unit alive rolls one die a round and hits with the chance of its kind; each side takes
 * the hits it suffers off its units in a fixed order. No reinforcement, no support, no choice but when to give up.
 */
export interface DiceKind {
  readonly count: number;
  /** so many faces hit … */
  readonly hits: number;
  /** … of so many (default 6): any rational chance */
  readonly of?: number | undefined;
}

/** When a side gives up. Asked after every round that leaves both sides alive, the defender first. */
export interface DiceRetreat {
  /** after this round, if it has not given up before */
  readonly after?: number | undefined;
  /** as soon as fewer units than this are left */
  readonly below?: number | undefined;
}

export interface DiceSide {
  readonly kinds: { readonly [kind: string]: DiceKind };
  /** every kind once, the one lost first in front */
  readonly losses: readonly string[];
  readonly retreat?: DiceRetreat | undefined;
}

export interface DiceBattle {
  readonly attacker: DiceSide;
  readonly defender: DiceSide;
  /** 'both' at once; or the side that fires first, and the other answers with what is left of it */
  readonly first?: 'both' | 'attacker' | 'defender' | undefined;
  /** the battle is broken off after this round */
  readonly rounds?: number | undefined;
  /** the chances that it ends in round 1, 2 … up to here are wanted too */
  readonly roundsUpTo?: number | undefined;
}

/** Units a side may have: the work grows with the third power, and this many still end within seconds. */
export const MOST_UNITS = 1_000;
/** Rounds that may be counted one by one. */
export const MOST_ROUNDS = 1_000;
/** The finest die: a chance of 1 in a million. */
export const MOST_FACES = 1_000_000;
/** Kinds of unit a side may name. */
export const MOST_KINDS = 50;

export const FACES = 6;
