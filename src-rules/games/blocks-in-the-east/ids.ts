import type { When } from '#rules/kit/forms/conditions.ts';

/** Names that stand in saved games: never rename them. */
export const sides = { axis: 'axis', soviet: 'soviet' } as const;
export type SideId = (typeof sides)[keyof typeof sides];
export const otherSide = (side: SideId): SideId => (side === sides.axis ? sides.soviet : sides.axis);

export const nations = ['GER', 'ITA', 'FIN', 'ROM', 'HUN', 'SVK', 'SOV'] as const;
export type Nation = (typeof nations)[number];
export const sideOf = (nation: Nation): SideId => (nation === 'SOV' ? sides.soviet : sides.axis);

/** 1.2: classes of blocks. */
export const groundClasses = [
  'infantry',
  'static',
  'mountain',
  'cavalry',
  'paratroops',
  'marines',
  'artillery',
  'mechanised',
  'tanks',
  'armouredHq',
  'airHq',
  'navalHq',
  'supremeHq',
  'partisans',
] as const;
export const airClasses = ['fighter', 'bomber', 'longRange'] as const;
export const unitClasses = [...groundClasses, ...airClasses] as const;
export type GroundClass = (typeof groundClasses)[number];
export type AirClass = (typeof airClasses)[number];
export const isAirClass = (unitClass: string | undefined): boolean => airClasses.some((one) => one === unitClass);
export type UnitClass = (typeof unitClasses)[number];

/** 3.13: what advances by itself. */
export const techFields = ['infantry', 'armour', 'fighters', 'bombers'] as const;
export type TechField = (typeof techFields)[number];
export type Tech = 1 | 2 | 3;

export const weathers = ['clear', 'lightRain', 'rain', 'snow'] as const;
export type Weather = (typeof weathers)[number];
export const terrains = ['plain', 'forest', 'hill', 'mountain', 'swamp'] as const;
export type Terrain = (typeof terrains)[number];
/** 1.3: one category a hex (AMB-62); a capital counts as major. */
export const cityKinds = ['none', 'minor', 'major', 'bunker', 'fortress'] as const;
export type CityKind = (typeof cityKinds)[number];

/** Players' tables. */
export const tables = {
  toHit: 'to-hit',
  airToHit: 'to-hit-air',
  weather: 'weather',
  lendLease: 'lend-lease',
  industry: 'industry',
} as const;
export const rosters = { axis: 'axis', soviet: 'soviet', sites: 'sites' } as const;

/** Cells of the record. */
export const cells = {
  /** the month's weather as the players have it, by turn; what they did not say is the table's */
  weather: 'weather',
  /** block id → place in its face list, as `Shown` counts (twice the face, plus 1 with a mark) */
  face: 'face',
  /** block id → the hex or box it stands in */
  at: 'at',
  /** hex or box → the side that controls it, where the map's countries and cities do not tell (3.1) */
  control: 'control',
  /** hex → Soviet partisan battalions there, 1 to 3 (29.1) */
  partisans: 'partisans',
  /** block id → 'yes': marked out of supply at step 2 (4.4) */
  barrels: 'barrels',
  /** HQ id → since when it is activated, with how many AP, and what they went on (13); see chapters/command/activation.ts */
  activated: 'activated',
  /** block id → 'extra' | 'reaction': in reserve until then (31.0) */
  reserve: 'reserve',
  /** 'moscow' | 'chelyabinsk' (13.8.1) */
  stavkaSeat: 'stavka-seat',
  /** block id → 'play' | 'eliminated' | 'surrendered' | 'removed' */
  state: 'state',
  /** Guards destroyed (10.0, SBE7) */
  guardsLost: 'guards-lost',
  /** Italian cavalry has made its charge (20.0) */
  italianCharge: 'italian-charge',
  /** city id → side that holds it */
  owner: 'owner',
  /** 'fights' | 'out' (7.11, 36.0) */
  italy: 'italy',
  /** the Italian surrender die by turn (36.0) */
  italianDie: 'italian-die',
  /** SBE4: Soviet major cities the Axis holds beside Leningrad and Moscow; which cities are major the map tells */
  majors: 'axis-majors',
  /** SBE1, SBE2: city id → 'yes' while its players agree that it is cut off or surrounded */
  cutOff: 'cut-off',
  /** SBE7: 'yes' while the Soviets hold a bridgehead west of the Dnepr (AMB-25) */
  bridgehead: 'bridgehead',
  /** SBE9: the victory die by turn */
  dortmund: 'victory-die',
  /** account of PP → signed change of each month's income since the start (3.6) */
  incomeChangeAxis: 'income-change-axis',
  incomeChangeSoviet: 'income-change-soviet',
  /** SBE9: 'yes' once Soviet fuel counts */
  sovietFuel: 'soviet-fuel',
  /** rail moves made, and taken off the limit, by turn (7.4) */
  railSoviet: 'rail-soviet',
  railUssr: 'rail-ussr',
  railScandinavia: 'rail-scandinavia',
  railCutSoviet: 'rail-cut-soviet',
  railCutAxis: 'rail-cut-axis',
} as const;

/**
 * Rule levels, switches (1.5) and rulings (section 9): id → values, the first being the digest's default. `setup/options.ts`
 * describes them for players, `model/rules.ts` reads them. Ids and values stand in saved games.
 */
export const level = { id: 'level', base: 'base', advanced: 'advanced' } as const;

/** 1.5: the blocks of the advanced game, all in use at ADVANCED unless switched off. */
export const advancedBlocks = ['a08', 'a09', 'a10', 'a11', 'a12', 'a13'] as const;
export type AdvancedBlock = (typeof advancedBlocks)[number];

/** 1.5: one switch per optional rule; 33.1, 33.2, 35.1, 35.2 have their own, 16.2 hangs on 16. */
export const optionalRules = [
  'o14',
  'o15',
  'o16',
  'o17',
  'o18',
  'o19',
  'o20',
  'o21',
  'o22',
  'o23',
  'o24',
  'o25',
  'o26',
  'o27',
  'o28',
  'o29',
  'o30',
  'o31',
  'o32',
  'o33',
  'o331',
  'o332',
  'o34',
  'o351',
  'o352',
  'o36',
  'o37',
  'o38',
  'o39',
] as const;
export type OptionalRule = (typeof optionalRules)[number];
export type SwitchId = AdvancedBlock | OptionalRule;

/** What else must be in use for a switch to mean anything (1.5). */
export const needed: { readonly [id in SwitchId]?: readonly SwitchId[] } = {
  o19: ['a13'],
  o23: ['a13'],
  o24: ['o18', 'a13'],
  o31: ['a13'],
  o32: ['a13'],
  o33: ['a09'],
  o331: ['o33'],
  o332: ['o33'],
  o352: ['o34'],
  o37: ['o34'],
  o39: ['a09'],
};

/** 38.1: only long scenarios are played in teams. */
export const longScenarios = ['SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'];

/** SBE4 is played with the base rules and nothing else. */
export const strictlyBase = 'SBE4';
export const isAdvanced: When = {
  all: [{ not: { scenario: strictlyBase } }, { option: level.id, is: level.advanced }],
};
/** What must hold for a switch to mean anything. */
export const asks = (id: SwitchId): readonly When[] => [
  isAdvanced,
  ...(id === 'o38' ? [{ scenario: longScenarios }] : []),
  ...(needed[id] ?? []).map(inUse),
];
const conditions = new Map<SwitchId, When>();
/** It is switched on, and so is all it needs; at BASE nothing is. */
export const inUse = (id: SwitchId): When => {
  const known = conditions.get(id);
  if (known) return known;
  const made: When = { all: [{ option: id, is: true }, ...asks(id)] };
  conditions.set(id, made);
  return made;
};

/** Rulings a battle hangs on (`Rulings` of chapters/combat/battle/scene.ts). */
export const battleRulings = {
  amb01: ['rotate', 'minusOne', 'halve'],
  amb02: ['defence', 'six'],
  amb03: ['silent', 'six'],
  amb04: ['none', 'malusAndBonus'],
  amb05: ['raids', 'groundOnly'],
  amb06: ['toHit', 'strength'],
  amb08: ['one', 'two'],
  amb14: ['bad', 'fine'],
  amb38: ['stays', 'six'],
  amb39: ['after', 'before'],
  amb40: ['everyRound', 'firstRound'],
  amb41: ['adds', 'once'],
  amb65: ['mannerheim', 'none'],
  amb70: ['all', 'gunsOnly'],
  amb73: ['strongest', 'attackerNames'],
  /** SBE5: the surprise of the first turn, a month of both sides, or of the Axis player-turn alone */
  amb74: ['month', 'axisTurn'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Rulings the other calculators and the record read. */
export const recordRulings = {
  /** 39.0: another result than the last one rolled, or than the month before */
  amb13: ['lastRolled', 'monthBefore'],
  /** 34.0: the Persian route pays by the table from June 1942, or from the May a sentence names; with 37.0 the later of that and the fall + 9 */
  amb15: ['table', 'may1942'],
  /** 35.1: six dice of flak once a phase, or for each hex */
  amb19: ['phase', 'hex'],
  /** SBE8: its own text replaces 7.11's immediate win, or both hold */
  amb21: ['scenario', 'berlin'],
  /** SBE7: both sides succeed */
  amb22: ['draw', 'axis', 'soviet'],
  /** SBE4: a captured fortress counts as a major city */
  amb23: ['no', 'yes'],
  /** SBE8: who sets up first */
  amb52: ['axis', 'soviet'],
  /** SBE1, SBE2: any month's victory phase, or the last month's only */
  amb69: ['monthly', 'last'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Rulings of production and rail moves. */
export const productionRulings = {
  /** 5.2: the colour of German gifts: with yellow ones alone the armour and aircraft of allies without PP could never be mended */
  amb54: ['any', 'yellow'],
  /** 7.3: blue PF may be repaired, though not rebuilt */
  amb63: ['repair', 'never'],
  /** 13.8: the free rail move of a supreme HQ counts in the limit, or comes on top */
  amb71: ['inside', 'onTop'],
  /** 7.3.1: new armour and aircraft need a factory of the map at every level, or in advanced production only */
  amb72: ['everyLevel', 'advanced'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Rulings of headquarters. */
export const hqRulings = {
  /** 13.7: an HQ used again in the extra movement pays another AP, or one a turn */
  amb61: ['each', 'once'],
  /** 3.9, 6.4: no HQ acts at BASE, or the supreme ones do */
  amb66: ['none', 'supreme'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Rulings of the map. */
export const mapRulings = {
  /** 4.2: own open ports carry supply over any sea area, or only where the enemy does not control it too */
  amb31: ['ports', 'alone'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export const rulings = { ...battleRulings, ...recordRulings, ...productionRulings, ...hqRulings, ...mapRulings };
export type RulingId = keyof typeof rulings;

/** Agreed by the players before they begin (1.5). */
export const houseAgreements = ['cancelBonusMalus', 'luftwaffeSupremacy'] as const;
export type HouseAgreement = (typeof houseAgreements)[number];

export const eventCells = {
  /** the turn in which Teheran was taken; 0: it has not been (37.0) */
  persiaFell: 'persia-fell',
  /** 'empty' while no Soviet unit stands in Teheran (AMB-16) */
  teheran: 'teheran',
  /** country → turn in which the first Soviet ground unit crossed its border (5.5, 28.0) */
  crossed: 'crossed',
  /** 'yes' while the players see no Soviet garrison in Grozny (30.0) */
  groznyOpen: 'grozny-open',
  /** nation → 'out' | 'neutral' (7.11, 5.5) */
  nationsOut: 'nations-out',
  /** Lend-Lease route → 'open' | 'closed', where the players say it against what the record knows */
  routes: 'lend-lease-routes',
  /** 'off': nobody wants to be reminded of the Turkish border (27.0) */
  turkey: 'turkish-border',
} as const;

/** Noted for a month. */
export const eventMarks = {
  newPartisans: 'partisans-new',
  gonePartisans: 'partisans-gone',
  volkssturm: 'volkssturm',
  removalPutOff: 'removal-put-off',
  convoyLost: 'convoy-lost',
  fightersLeft: 'fighters-left',
} as const;

/** Blocks that come by a rule of their own, not as reinforcements (30.0, 5.10). */
export const byOwnRule: readonly string[] = ['chechens', 'ss-1'];

/** Whose borders matter (5.5, 28.0). */
export const bordered = ['germany', 'finland'] as const;
export type Bordered = (typeof bordered)[number];

export const poolCells = {
  /** block id → the turn in which it came as a reinforcement (7.3.2) */
  arrived: 'arrived',
  /** block id → 'yes' once it is set up (2.3) */
  placed: 'set-up',
  /** block id → 'north' | 'south', where it has changed its commander (38.1) */
  command: 'command',
  /** command ('axis/north') → the player's name (38.1) */
  chiefs: 'commanders',
} as const;

/** Noted for a while. */
export const poolMarks = {
  /** reinforcements put off this month (7.3.3) */
  putOff: 'reinforcement-put-off',
  /** disbanded this month: not yet to be rebuilt (7.3.4) */
  disbanded: 'disbanded',
  /** attacked in the first month (3.21) */
  thawed: 'thawed',
  /** battle hex → its place in the order, or 0 once it is fought (3.22, 7.7) */
  battles: 'battles',
  /** block no list has → PF its last battle left it */
  leftAt: 'block-left-at',
} as const;

export const siteCells = {
  /** site id → whom the printed income counts it for, where that is not its own country: 'axis' | 'soviet' | 'none' */
  start: 'site-start',
  /** site id → yellow PP put into its repair, 0 to 2, while it lies in ruins (16.0) */
  scorched: 'scorched',
  /** site id → the turn from which it pays again once repaired (16.0) */
  resumes: 'site-resumes',
  /** site id → production step and PP lost in it, as `struckText` writes them (32.1) */
  bombed: 'bombed',
  /** site id → player-turn and damage of its port, and of its station (32.2, 32.3) */
  port: 'port-bombed',
  station: 'station-bombed',
  /** site id → 'cut' | 'linked': what the players say of its link to the main source */
  link: 'site-link',
  /** site id → 'yes': bombed to the ground, for good (32.1) */
  razed: 'razed',
  /** site id → 'yes': its factories fell to the enemy and are no more (3.3) */
  gutted: 'factories-lost',
  /** site id → factories taken away (16.2) */
  evacuatedRed: 'evacuated-red',
  evacuatedBlue: 'evacuated-blue',
  /** project → its box, 1 to 10; an evacuated factory keeps the turn it left instead (15.1, 16.2) */
  box: 'project-box',
  left: 'project-left',
  /** project → the place it was built in, and the turn it was completed */
  place: 'project-place',
  done: 'project-done',
  /** Soviet railway or sea route → 'built' (SBE6) */
  infrastructure: 'infrastructure',
  /** 'road' while Leningrad is besieged and lives by Lake Ladoga (12.3) */
  pocket: 'leningrad-pocket',
} as const;

/** Noted for a month. */
export const siteMarks = {
  /** a tracker that has had its PP */
  advanced: 'advanced',
  /** units that have arrived in a city (7.3.1) */
  arrived: 'arrived',
} as const;

/** Noted for a month: what has been taken of its income (3.6, 5.2, 11.3, 34.0). */
export const taken = { income: 'income', lendLease: 'lend-lease', gift: 'gift', shipped: 'shipped' } as const;
