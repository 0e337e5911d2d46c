/** Names that stand in saved games: never rename them. */
export const sides = { german: 'german', soviet: 'soviet' } as const;
export type SideId = (typeof sides)[keyof typeof sides];
export const isSide = (value: unknown): value is SideId => value === sides.german || value === sides.soviet;
export const otherSide = (side: SideId): SideId => (side === sides.german ? sides.soviet : sides.german);

export const scenarios = {
  soltsy: 'soltsy',
  counterattack: 'counterattack',
  starayaRussa: 'staraya-russa',
  manstein: 'manstein',
} as const;
export type ScenarioId = (typeof scenarios)[keyof typeof scenarios];
/** The two maps; the sheets of the players bear these names. */
export const maps = { soltsy: 'soltsy', starayaRussa: 'staraya-russa' } as const;
export type MapId = (typeof maps)[keyof typeof maps];

/** 1.2 of the legend: the colour behind the movement allowance. */
export const classes = ['mot', 'heavy', 'foot'] as const;
export type UnitClass = (typeof classes)[number];
/** What stands on a counter beside its numbers; several may hold. */
export const traits = [
  'armoured',
  'vehicle',
  'cavalry',
  'engineer',
  'recon',
  'motorcycle',
  'motInfantry',
  'infantry',
  'bicycle',
  'antiTank',
  'noZoc',
  'redDefence',
  'offensiveOnly',
  'arko',
] as const;
export type Trait = (typeof traits)[number];
export const kinds = ['combat', 'artillery', 'hq', 'leader', 'air', 'bridge'] as const;
export type UnitKind = (typeof kinds)[number];

export const weathers = ['dry', 'overcast', 'rain'] as const;
export type Weather = (typeof weathers)[number];
export const crts = ['assault', 'mobile'] as const;
export type CrtId = (typeof crts)[number];
export const sequences = ['mobile', 'assault', 'pass'] as const;
export type SequenceKind = (typeof sequences)[number];

/** The box's tables, corrected cell by cell from the players' card; and what the players type whole. */
export const tables = {
  assault: 'assault-crt',
  mobile: 'mobile-crt',
  weather: 'weather',
  /** the banks of Redya, Polist and Porussya, row by row, and the main road of scenario 2 (VP) */
  rivers: 'vp-rivers',
  road: 'vp-road',
  /** single numbers of the box: strongpoint counters, initiative DRMs */
  own: 'own-numbers',
} as const;
/** `markers`: the activation markers with their combination values; `arrivals`: the rows of the set-up cards. */
export const rosters = { german: 'german', soviet: 'soviet', markers: 'markers', arrivals: 'arrivals' } as const;

/** Cells of the record. A map: `unit id → …`, where not said otherwise. */
export const cells = {
  /** steps left, 0 eliminated; absent: all of them */
  steps: 'steps',
  /** the hex or box it stands in */
  at: 'at',
  /** 'yes': disrupted (3.7) */
  disrupted: 'disrupted',
  /** 'emergency' | 'oos' (6.12) */
  supply: 'supply',
  /** 'yes': artillery that has fired (12.19) */
  fired: 'fired',
  /** 'yes': HQ or leader whose command points are spent (15.32) */
  spent: 'spent',
  /** 'ready' | 'flown' | 'gone' of each air unit (13.11) */
  air: 'air',
  /** army unit or leader → 'first' | 'final' (7.42) */
  activated: 'activated',
  /** turn → weather, as determined (5.1) */
  weather: 'weather',
  /** the side that is First Player, '' before the first turn (7.12) */
  first: 'first',
  /** activation marker → 'out' | 'cup' | 'pool' | 'played' | 'gone' (7.14) */
  markers: 'markers',
  /** the side whose operational sequence it is or was last, '' before the first of a turn */
  active: 'active',
  /** 'mobile' | 'assault' | 'pass': the sequence it chose (7.21) */
  sequence: 'sequence',
  /** the marker in hand, drawn and not yet played: its id, or '3/7' while nobody looked at it; '' none */
  drawn: 'drawn',
  /** the formations that act in this sequence, with commas; '' none (7.21) */
  acting: 'acting',
  /** turn and side, 't3/german' → Pass sequences made (7.13) */
  passes: 'passes',
  /** hex → 'building' or 'done', with the side: 'german:done' (14.25) */
  strongpoints: 'strongpoints',
  /** bridge unit → the hexside it covers, '2214/2215' (16.2) */
  bridges: 'bridges',
  /** hex → the side that crossed it last (3.12a) */
  control: 'control',
  /** place of the VP table → 'german' | 'soviet' (S1.22) */
  places: 'places',
  /** place → 'yes' once its Soviet capture is charged (S1.23) */
  charged: 'charged',
  /** arrival of the timetable → the turn in which it came (5.2) */
  arrived: 'arrived',
  /** steps a counter began the game with, where fewer than printed (4.13) */
  began: 'began',
  /** what a VP line was for → the VP booked for it (S1.31, S1.32) */
  scored: 'scored',
  /** S3.33: VP of places added for the check of 15AM, absent when taken off again */
  immediate: 'immediate',
  /** optional group → 'taken' | 'declined' */
  groups: 'groups',
  /** side → offensive missions flown this turn, by formation 'german' or 'german:lieb' (13.24) */
  missions: 'missions',
} as const;

export const accounts = {
  /** the German total; it may be negative (S1.1) */
  vp: 'vp',
  /** S3.26: replacement steps left */
  replacements: 'replacements',
} as const;

/** Marks that end with a phase: unit id or hex → true. */
export const marks = {
  /** 10.11 */
  fought: 'fought',
  /** hex → target of a declared attack (9.1) */
  declared: 'declared',
  /** hex → no-retreat marker (9.42) */
  noRetreat: 'noRetreat',
  /** 9.26 */
  refused: 'refused',
  /** 9.33: it has tried to react in this phase */
  reacted: 'reacted',
  /** 11.35 */
  retreated: 'retreated',
  /** unit → the hex it has to leave and has not yet (11.3) */
  leaves: 'leaves',
  /** unit → the emptied hex it may enter, and after what (11.6) */
  enters: 'enters',
  /** hex → true: supplied by the airfield this turn (S3.24) */
  airfield: 'airfield',
  /** 'turn' → its supply is determined (6.12) */
  determined: 'determined',
  /** 'op' → the side that chose its sequence (7.21) */
  chosen: 'chosen',
  /** 'op' → 'both' or 'one' (7.33) */
  combined: 'combined',
  /** army units and leaders that act in this sequence (7.46) */
  along: 'along',
  /** 'turn' → its First Player is settled (7.12) */
  initiative: 'initiative',
  /** side → its markers are in the cup (7.14) */
  filled: 'filled',
  /** marker → played once and back in the cup this turn (S4.23) */
  again: 'again',
  /** HQs that were disrupted when recovery began (15.34) */
  recovered: 'recovered',
  /** who has made its check in this reorganisation (3.75b) */
  recoveryChecked: 'recovery-checked',
} as const;

/** 3.32 */
export const stackLimit = 9;
/** 15.15, 13.14 */
export const commandRange = 4;

/**
 * Rulings on unclear text that players may settle otherwise (the digest's AMB numbers), and the two rules of choice: id →
 * values, the first being the default. `chapters/setup/options.ts` describes them, `ruling` reads them. They stand in saved games.
 */
export const rulings = {
  /** 8.36: unbridged river, motorised without vehicles: the whole allowance, or half of it and the hex */
  amb01: ['whole', 'half'],
  /** 8.37: on foot into swamp off road: the chart's cost and a stop, or the whole allowance */
  amb02: ['cost', 'whole'],
  /** 8.64: no overrun into hills, or allowed */
  amb04: ['forbidden', 'allowed'],
  /** 8.62: armoured cars make an overrun possible for others, or only alone */
  amb05: ['others', 'alone'],
  /** 10.53: under 1:4 the disruption is the Assault table's, or the Mobile table's */
  amb06: ['assault', 'mobile'],
  /** 10.61h: engineers across water count at a river, a stream, either, or never */
  amb07: ['river', 'stream', 'either', 'never'],
  /** 8.67: the CAS check of an overrun is rolled, or passed by itself */
  amb09: ['rolled', 'automatic'],
  /** 13.12: flown aircraft are readied except in rain, or always */
  amb11: ['dry', 'always'],
  /** 12.13: fired artillery in emergency supply is reset, or not */
  amb12: ['reset', 'blocked'],
  /** scenario 4: weather laid down for the first turn, or for 19PM as its rule says */
  amb16: ['first', 'printed'],
  /** S6.22: the Soviet's first turns of scenario 4 as the rules say, or free as in the example of play */
  amb17: ['rules', 'free'],
  /** S3.28: Soviet aircraft are halved once and only if the German air option is taken, or in any case */
  amb18: ['option', 'always'],
  /** 3.12a: who crossed an empty hex last counts, or not */
  amb19: ['counts', 'ignored'],
  /** 12.13: a hex held by artillery alone: support up to its defence, or none */
  amb22: ['defence', 'none'],
  /** 6.1: no supply check on the first turn, or as always */
  amb23: ['none', 'checked'],
  /** S3.26: the eight steps in one phase, or spread */
  amb25: ['one', 'spread'],
  /** 13.24: one offensive mission for each other formation, or for all together */
  amb28: ['each', 'all'],
  /** 7.11: a DRM besides that for passes, or none */
  amb36: ['free', 'none'],
  /** 11.35: units that retreated into the hex die with an E only, or also pay steps left over */
  amb43: ['result', 'steps'],
  /** 4.34: an HQ's help needs its formation's majority for the units' check in an assault, or for all the attacker's checks */
  amb44: ['units', 'all'],
  /** 15.25: von Manstein helps in both sides' sequences, or in his own alone */
  amb45: ['both', 'own'],
  /** 5.11: the weather is rolled, or the historical one */
  weather: ['rolled', 'historical'],
  /** 13.21: air units are assigned openly, or both at once in secret */
  air: ['open', 'secret'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type RulingId = keyof typeof rulings;

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  { options }: { readonly options: { readonly [id: string]: unknown } },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === options[id]) ?? rulings[id][0];
};
