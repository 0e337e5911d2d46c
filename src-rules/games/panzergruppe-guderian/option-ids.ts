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
  /** retreat into columns 01 and 02 while they are closed: only when nothing else is left, or at the opponent's choice */
  a51: ['last', 'any'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FightRuling = keyof typeof fightRulings;

/** Rulings the record reads (placement, entry, points), in the same form. */
export const recordRulings = {
  /** Soviet marker in a unit's own hex: no cut, or cut */
  a16: ['open', 'cut'],
  /** first column closed to air markers: 40 itself, or the one beyond */
  a17: ['40', '41'],
  /** air markers anywhere: from the turn after Smolensk fell, or at once */
  a18: ['next', 'same'],
  /** Soviet marker: any three turns, or one use in each block of three */
  a19: ['any', 'blocks'],
  /** surrounded: the six hexes around, or a pocket without a way out */
  a20: ['ring', 'pocket'],
  /** provisional die on turn 12: rolled, or not */
  a22: ['roll', 'none'],
  /** new arrivals in supply: in their first movement phase, or their whole first turn */
  a24: ['phase', 'turn'],
  /** scheduled entry closed by Germans: wait, or the nearest hex by agreement */
  a37: ['wait', 'nearest'],
  /** recapture: last to pass counts, or a unit in every hex */
  a44: ['pass', 'unit'],
  /** open line for points: every objective, or cities only */
  a49: ['all', 'cities'],
  /** own hexes of an objective in enemy ZOC without a German: they close its line, or only the hexes after them do */
  a50: ['closed', 'open'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Optional rules: leaders may be lifted out (10.4); German marginal counts as a draw (players' notes, 15.2). */
export const optionalRules = {
  withdrawal: ['off', 'on'],
  balance: ['off', 'on'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
