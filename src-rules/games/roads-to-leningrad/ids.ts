/** Names that stand in saved games: never rename them. */
export const gameId = 'roads-to-leningrad';

export const sides = { german: 'german', soviet: 'soviet' } as const;
export type SideId = (typeof sides)[keyof typeof sides];
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
export type Kind = (typeof kinds)[number];

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
  /** 'op' → the side that chose its sequence (7.21) */
  chosen: 'chosen',
  /** 'op' → 'both' or 'one' (7.33) */
  combined: 'combined',
  /** army units and leaders that act in this sequence (7.46) */
  along: 'along',
  /** side → its markers are in the cup (7.14) */
  filled: 'filled',
  /** marker → played once and back in the cup this turn (S4.23) */
  again: 'again',
  /** HQs that were disrupted when recovery began (15.34) */
  recovered: 'recovered',
} as const;

/** 3.32 */
export const stackLimit = 9;
/** 15.15, 13.14 */
export const commandRange = 4;
