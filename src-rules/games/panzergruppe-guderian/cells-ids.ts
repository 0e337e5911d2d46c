/**
 * Names that the record and the calculators share: cells, marks, players' tables, rosters, places. `cells.ts`,
 * `sequence.ts` and the tables' specs declare them; calculators read and book them.
 */
export const sides = { german: 'german', soviet: 'soviet' } as const;
export type SideId = keyof typeof sides;

export const cells = {
  /** map: German roster unit id → steps left; absent: all of its printed steps */
  steps: 'steps',
  /** map: division key (as in the unit's `division`) → true once a regiment of it has been eliminated (7.3) */
  divisionLost: 'divisionLost',
  /** counts of Soviet combat counters by pool: in the cup, on the map, in the eliminated pile (12.4) */
  cupRifle: 'cupRifle',
  cupArmor: 'cupArmor',
  mapRifle: 'mapRifle',
  mapArmor: 'mapArmor',
  outRifle: 'outRifle',
  outArmor: 'outArmor',
  /** maps: printed strength 'a-d-m' → counters of it revealed so far (remaining = mix − revealed) */
  revealedRifle: 'revealedRifle',
  revealedArmor: 'revealedArmor',
} as const;

/**
 * Marks, keyed by roster unit id, or by `hex:NNNN` for the units of a hex that have no name of their own.
 * The value is always an object with `side` and, where known, `hex`. `until` is the path prefix that must be left;
 * `disrupted` has none: the owner's removal phase (A3, B4) clears every mark of that side.
 */
export const marks = {
  /** has attacked in this combat phase (9.14) */
  attacked: 'attacked',
  /** has been attacked in this combat phase (9.14) */
  wasAttacked: 'wasAttacked',
  /** has retreated into a friendly-held hex: adds nothing to its defence (9.75; how long: A48) */
  retreated: 'retreated',
  /** advanced after combat: no further attack, not to be attacked in this phase (9.85) */
  advanced: 'advanced',
  /** disrupted by an overrun (6.61) */
  disrupted: 'disrupted',
} as const;
export type MarkId = keyof typeof marks;

/** Players' tables: growing, columns `strength` ('a-d-m') and `count`. */
export const tables = { mixRifle: 'mixRifle', mixArmor: 'mixArmor' } as const;
export const mixColumns = { strength: 'strength', count: 'count' } as const;

/** Rosters: every German unit, and the Soviet leaders. Their fields are `germanFields` and `sovietFields` of units.ts. */
export const rosters = { german: 'german', soviet: 'soviet' } as const;

/**
 * Places: `t3/ger/combat`. The turn, the player-turn, the phase, then whatever the phase needs.
 * Movement phases are where overruns happen; the German has two.
 */
export const playerTurns = { soviet: 'sov', german: 'ger' } as const;
export const phases = { movement: 'movement', combat: 'combat', mechanized: 'mech', disruption: 'disruption', interdiction: 'interdiction' } as const;
