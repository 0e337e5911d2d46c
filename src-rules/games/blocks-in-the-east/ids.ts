/** Names that stand in saved games: never rename them. */
export const gameId = 'blocks-in-the-east';

export const sides = { axis: 'axis', soviet: 'soviet' } as const;
export type SideId = (typeof sides)[keyof typeof sides];

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
  /** HQ id → since when it is activated, with how many AP, and what they went on (13); see hq/activation.ts */
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
