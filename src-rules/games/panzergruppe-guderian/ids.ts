/**
 * Names that the record and the calculators share: cells, marks, rulings, players' tables, rosters, places. The chapters
 * declare what they name; calculators read and book it.
 */
export const sides = { german: 'german', soviet: 'soviet' } as const;

export type SideId = keyof typeof sides;
export const otherSide = (side: SideId): SideId => (side === sides.german ? sides.soviet : sides.german);

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

/** Cells that only the record reads and books (the chapters' cells describe them). */
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

/** A city that has given its two points this turn gives no more until the next snapshot (15.12). */
export const recapturedMark = 'recaptured';

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

/** Rosters: every German unit, and the Soviet leaders. Their fields are `germanFields` and `sovietFields` of the model. */
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

/**
 * The rulings a fight reads from `around.options`: id (the digest's ruling) → its values, the first being the default.
 * The chapters' options describe them for players; calculators read them through `ruling`. Both take ids and values from here.
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

/** What lies on the map as the record has it, and what follows of it: zones of control. */
export const markerKindIds = { air: 'air', interdiction: 'interdiction', brokenRail: 'brokenRail' } as const;

export const stateIds = { disrupted: 'disrupted', retreated: 'retreated', arrived: 'arrived' } as const;
