/**
 * The rulings a fight reads from `around.options`: id (the digest's ruling) → its values, the first being the default.
 * `options.ts` describes them for players; calculators read them through `ruling`. Both take ids and values from here.
 */
export const fightRulings = {
  /** supply halves each unit, or the stack's total */
  a01: ['unit', 'stack'],
  /** an overrun halves the whole attack, or each unit */
  a02: ['total', 'unit'],
  /** supply halves defenders before terrain, or after it */
  a04: ['before', 'after'],
  /** integrity and terrain multiply each other, or add up as terrain multiples do */
  a05: ['multiply', 'add'],
  /** leader points join an overrun before it is halved, or after */
  a08: ['before', 'after'],
  /** several leaders in a hex: ratings add up, or the highest alone counts */
  a09: ['sum', 'highest'],
  /** integrity needs the division to be present, or to attack as a whole */
  a10: ['presence', 'attacking'],
  /** an overrun costs a flat 3 movement points, or 3 and the cost of the hex entered */
  a11: ['flat', 'entry'],
  /** Eng in an overrun: no disruption, or the defenders are disrupted */
  a12: ['none', 'disrupted'],
  /** defenders all worth nothing: the hex is entered or advanced into as after elimination, or nobody moves in */
  a21: ['advance', 'stay'],
  /** no retreat path of full length: losses must be taken, or retreat may be chosen and eliminates */
  a29: ['losses', 'eliminated'],
  /** command to overrun: at the start of the phase, or at the overrun too */
  a39: ['start', 'both'],
  /** leaders and 0-1 units that must go back and cannot: eliminated, or they stay */
  a42: ['eliminated', 'stay'],
  /** a unit that retreated into friends adds nothing: to the end of the phase, or of the player-turn */
  a48: ['phase', 'turn'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FightRuling = keyof typeof fightRulings;
export type RulingValue<R extends FightRuling> = (typeof fightRulings)[R][number];
