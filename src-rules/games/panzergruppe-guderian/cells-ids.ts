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
  /** counts of Soviet combat counters by pool: on the map, in the eliminated pile (12.4); the cup is worked out */
  mapRifle: 'mapRifle',
  mapArmor: 'mapArmor',
  outRifle: 'outRifle',
  outArmor: 'outArmor',
  /**
   * maps: printed strength 'a-d-m' → counters of it revealed so far (remaining = mix − revealed); of a later
   * generation (X05) '2 a-d-m'
   */
  revealedRifle: 'revealedRifle',
  revealedArmor: 'revealedArmor',
  /** counts: the last generation of untried counters (X05): 1 out of the cup, 2 first out of the eliminated pile, … */
  generationRifle: 'generationRifle',
  generationArmor: 'generationArmor',
} as const;

/** Cells that only the record reads and books (`cells.ts` describes them). */
export const recordCells = {
  /** counts of Soviet counters drawn from the first cup so far: cup = mix − drawn, known once the mix is typed */
  drawnRifle: 'drawnRifle',
  drawnArmor: 'drawnArmor',
  /**
   * maps: what came to the eliminated pile since it was last drawn from (12.4, X05): a strength 'a-d-m' → counters known
   * to be that, a generation '1' → counters of it never revealed, '?' → nobody knows
   */
  pileRifle: 'pileRifle',
  pileArmor: 'pileArmor',
  /** maps: what lay in the pile when a generation was first drawn from it, as above with '2 ' before it; '2 drawn' */
  redrawnRifle: 'redrawnRifle',
  redrawnArmor: 'redrawnArmor',
  /** map: army → true once its set-up card is on the map (5.1) */
  setUp: 'setUp',
  /** map: army → 'free' or 'frozen', by its die on turn 1 (5.21) */
  army: 'army',
  /** maps: scheduled line → rifle, armor counters entered; leader → entered (16.1) */
  rifleIn: 'rifleIn',
  armorIn: 'armorIn',
  leaderIn: 'leaderIn',
  /** map: German division → the turn in which it entered (16.2) */
  germanIn: 'germanIn',
  /** maps by turn: die, entry hex, and 'open', 'entered' or 'lost' (14.11, 14.13) */
  provisionalDie: 'provisionalDie',
  provisionalHex: 'provisionalHex',
  provisional: 'provisional',
  /** map: turn → divisions that came from South-Western Front in it (14.21) */
  swByTurn: 'swByTurn',
  /** map: hex → true while a German air marker lies there (13.2) */
  air: 'air',
  /** the hex of the Soviet interdiction marker, '' when it is off the map; map: turn → hex of each use (13.41) */
  sovietMarker: 'sovietMarker',
  sovietMarkerUses: 'sovietMarkerUses',
  /** map: hex → 0 while broken, else the turn in which it was repaired (6.37) */
  brokenRail: 'brokenRail',
  /** map: turn → leader withdrawn in it; map: leader off the map → turn he left (10.4); map: leader → true when lost */
  withdrawals: 'withdrawals',
  away: 'away',
  leaderLost: 'leaderLost',
  /** maps: objective → 'german', 'soviet' or 'split'; 'open' or 'cut'; the turn since which it has been so (15.11, A18) */
  control: 'control',
  line: 'line',
  controlSince: 'controlSince',
  /** map: city → German with an open line at the end of the last German player-turn; the turn it was taken down (15.12) */
  snapshot: 'snapshot',
  snapshotTurn: 'snapshotTurn',
  /** map: city → times recaptured for points (15.12) */
  recaptures: 'recaptures',
} as const;

/** Cells of the map: where counters stand, and what is known of single ones. Pieces are roster ids, or 'rifle#3'. */
export const mapCells = {
  /** map: piece → hex */
  at: 'at',
  /** map: Soviet counter that has been shown → its strength 'a-d-m' (12.2) */
  tried: 'tried',
  /** map: piece → its movement allowance, where no roster and no strength tells it (N01, N04) */
  allowance: 'allowance',
} as const;

/** Accounts: what is spent and banked. */
export const accounts = {
  /** 6.31: rail units left this turn */
  rail: 'rail',
  /** 14.21: divisions of South-Western Front still to come */
  swFront: 'swFront',
  /** 13.41 */
  interdiction: 'interdiction',
  /** 10.4 */
  withdrawals: 'withdrawals',
  /** 14.23 and 15.12: points that stay whatever happens */
  swPoints: 'swPoints',
  recapturePoints: 'recapturePoints',
} as const;

/** A scheduled line whose owner has said "later" for this turn (14.3). */
export const delayedMark = 'delayed';

/**
 * Marks, keyed by roster unit id, or by `hex:NNNN` for the units of a hex that have no name of their own,
 * `from:NNNN` once they have retreated from it.
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
  /** supply and command as judged at the start of a movement phase, for that phase (11.0, 6.55); value also `state` */
  status: 'status',
  /** entered the map this turn (11.33, A24); for the turn, German units too where the record of arrivals does not tell */
  arrived: 'arrived',
} as const;

/**
 * Players' tables. The mixes grow, with columns `strength` ('a-d-m') and `count`; movement allowances by Soviet type and
 * hexes by German entry area are fixed and begin with what the text tells.
 */
export const tables = { mixRifle: 'mixRifle', mixArmor: 'mixArmor', sovietMa: 'sovietMa', areas: 'areas' } as const;
export const maColumn = 'ma';
export const hexesColumn = 'hexes';
export const mixColumns = { strength: 'strength', count: 'count' } as const;

/** Rosters: every German unit, and the Soviet leaders. Their fields are `germanFields` and `sovietFields` of units.ts. */
export const rosters = { german: 'german', soviet: 'soviet' } as const;

/**
 * Places: `t3/ger/combat`. The turn, the player-turn, the phase, then whatever the phase needs.
 * Movement phases are where overruns happen; the German has two.
 */
export const playerTurns = { soviet: 'sov', german: 'ger' } as const;
export const phases = {
  movement: 'movement',
  combat: 'combat',
  mechanized: 'mech',
  disruption: 'disruption',
  interdiction: 'interdiction',
} as const;
/** Set-up stands before the Soviet player-turn of turn 1; cities and the end are bookkeeping. */
export const otherPhases = { setup: 'setup', recapture: 'recapture', cities: 'cities', end: 'end' } as const;
