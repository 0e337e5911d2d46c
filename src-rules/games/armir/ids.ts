/** Names that stand in saved games: never rename them. */
export const sides = { axis: 'axis', soviet: 'soviet' } as const;
export type SideId = (typeof sides)[keyof typeof sides];
export const otherSide = (side: SideId): SideId => (side === sides.axis ? sides.soviet : sides.axis);

/** 1.2: six turns of two days. */
export const turns = 6;

export const nations = ['ITA', 'GER', 'CRO'] as const;
export type Nation = (typeof nations)[number];

/** 2.1: what the stripe of an Axis counter says; without one it is an army unit (8.5). */
export const formations = ['alpine', 'ii', 'xxxv', 'xxix', 'xxiv', 'army'] as const;
export type Formation = (typeof formations)[number];
/** 17.1.1: the corps whose losses are counted. */
export const italianCorps = ['alpine', 'ii', 'xxxv', 'xxix'] as const satisfies readonly Formation[];
export type ItalianCorps = (typeof italianCorps)[number];

/** 16.1: of the three Soviet armies the text names one. */
export const armies = ['iii', 'a', 'b'] as const;
export type Army = (typeof armies)[number];
/** 8.4: the Soviet armoured corps. */
export const armouredCorps = ['XVII', 'XVIII', 'XXIV', 'XXV'] as const;

export const kinds = ['combat', 'artillery', 'heavyArtillery', 'hq'] as const;
export type UnitKind = (typeof kinds)[number];
/** 2.1: everything that is neither motorised nor tracked is `other`. */
export const movements = ['other', 'motorised', 'tracked'] as const;
export type Movement = (typeof movements)[number];
/** 5.3.1: an HQ or gun lies with its longer range or its higher movement up. */
export const upSides = ['range', 'movement'] as const;
export type UpSide = (typeof upSides)[number];

/** Players' tables. */
export const tables = { crt: 'combat-results', bombardment: 'bombardment' } as const;
/** `places`: the starred villages and cities (16.4.1). */
export const rosters = { axis: 'axis', soviet: 'soviet', places: 'places' } as const;

/** Cells of the record. A map: `unit id → …`, where not said otherwise. */
export const cells = {
  /** steps left, 0 eliminated; absent: all of them */
  steps: 'steps',
  /** the hex it stands in; of a unit in a box `temUnits` or `cirUnits` tells */
  at: 'at',
  /** 'range' | 'movement': the side that lies up (5.3) */
  up: 'up',
  /** 'yes': marked out of supply in the last supply phase (8.3) */
  oos: 'oos',
  /** hex → 'yes': disorganised until the end of the combat phase (11.2) */
  dsg: 'dsg',
  /** count: the turn in which the Soviet last bought the initiative (4) */
  initiative: 'initiative',
  /** 'axis' | 'soviet' | 'used' | '': whose the air unit of this turn is, once its die is rolled (9.1) */
  air: 'air',
  /** 'ready' | 'used' | 'lost': the Italian air unit (9.2.1) */
  cai: 'cai',
  /** count: the turn in which the Italian air unit was last used (9.2.1) */
  caiUsed: 'caiUsed',
  /** turn → whose the air unit was (9.1) */
  airDice: 'airDice',
  /** army → points its heavy artillery began this turn with (10.2) */
  gunsFull: 'gunsFull',
  /** `turn.army.n` → 'hex points result': what its heavy artillery fired (10.2) */
  shots: 'shots',
  /** 'yes' | 'no': the depot at Kantemirovka (8.1.1) */
  depot: 'depot',
  /** place id of the roster `places` → side that holds it (16.4.1) */
  control: 'control',
  /** place id → 1 | 2: PS of a place whose control changed (16.4.1), as its kind was then */
  worth: 'worth',
  /** strongpoint hex → the turn in which it was first taken by the Soviets (15.1, 5.5) */
  taken: 'taken',
  /** formation → the turn in which the first strongpoint of its colour fell (15.1, 5.5) */
  fell: 'fell',
  /** count: boxes gained on the Čir (16.1) */
  cirBoxes: 'cirBoxes',
  /** count: boxes to Bokovskaya, as on the players' map (16.1) */
  cirLength: 'cirLength',
  /** count: the turn in which Bokovskaya was reached; 0: not yet */
  cirReached: 'cirReached',
  /** turn → die of the Čir roll */
  cirRolls: 'cirRolls',
  /** 'yes': in the Čir box; 'in': waiting in the Bokovskaya box; 'out': on the map since (16.1.4) */
  cirUnits: 'cirUnits',
  /** count: garrison of the airports (16.3) */
  garrison: 'garrison',
  /** turn → die for the garrison (16.3) */
  temDice: 'temDice',
  /** 'yes': in the Soviet box of the airports (16.3.1) */
  temUnits: 'temUnits',
  /** count: the turn in which the airports fell; 0: not yet */
  temTaken: 'temTaken',
  /** count: Soviet HQs eliminated so far (17.1.3) */
  hqLosses: 'hqLosses',
  /** objective → 'yes' | 'no': ticked by hand at the end, where no note was opened (17.2) */
  objectives: 'objectives',
  /** corps, or 'armir' for its HQ → 'yes' | 'no': destroyed or not, said by hand (17.1.1) */
  corpsGone: 'corpsGone',
  /** army → the turn in which its HQ was eliminated, while it is off the map (17.1.3) */
  hqOut: 'hqOut',
  /** arrival → the turn in which it entered (15, 18.5; `chapters/arrivals/schedule.ts` names the arrivals) */
  arrived: 'arrived',
  /** arrival → the turn in which it was put off */
  putOff: 'putOff',
  /** count: the turn in which the Julia units went over to XXIV Pz.Korps; 0: not (15.1.3) */
  julia: 'julia',
  /** count: the turn in which Complementi was used up; 0: not (15.4) */
  complementi: 'complementi',
  /** count: the turn of the last replacement of a German step (15.3) */
  replaced: 'replaced',
} as const;

/** Counters that rules name: their ids on the rosters. Others have whatever id their roster gives them. */
export const named = {
  gebirgs: 'gebirgs-3',
  division387: 'division-387',
  division385: 'division-385',
  fegelein: 'fegelein',
  begleit: 'begleit',
  xxivHq: 'xxiv-hq',
  alpineHq: 'alpine-hq',
  armirHq: 'armir-hq',
  complementi: 'complementi',
  cervino: 'mt-cervino',
  barbo: 'barbo',
  /** of the Alpine Corps, and the two of XXIV Pz.Korps that take their place (15.1.3) */
  julia: ['julia-1', 'julia-2'],
  juliaXxiv: ['julia-xxiv-1', 'julia-xxiv-2'],
} as const;

export const accounts = {
  /** 16.2 */
  pa: 'pa',
  /** 16.4 */
  ps: 'ps',
  /** 10.2: points of an army's heavy artillery in this turn */
  guns: (army: Army) => `guns.${army}` as const,
} as const;

/** Marks that end with a phase: `unit id → true`. */
export const marks = {
  /** 12.3.3 */
  retreated: 'retreated',
  /** 12: each unit attacks once a phase */
  attacked: 'attacked',
  /** 10.1.2: divisional artillery supports one fight a phase */
  supported: 'supported',
  /** 11: hex → true, bombarded in this phase */
  bombarded: 'bombarded',
  /** 10.2: army → true, its points of this turn are set */
  gunsSet: 'gunsSet',
  /** 5.4: 'all' → units paid for in this movement phase */
  paMoved: 'paMoved',
  /** 9.2.1: 'cai' → true, rolled for in this turn */
  caiRolled: 'caiRolled',
  /** 9.2: hex → 'german' | 'italian': supplied by air in this supply phase */
  airSupply: 'airSupply',
  /** 8.4: hex, or `boxes.tem` → 'stays' | 'oos': what the die for the armoured units there said in this supply phase */
  corpsDie: 'corpsDie',
  /** 8: key 'all' → ids of the units that were OOS when this supply phase began: its zones of control go by them (AMB-12) */
  oosBefore: 'oosBefore',
  /** 8.6: hex, or `boxes.tem` → true, its step of this attrition phase is gone */
  attrited: 'attrited',
} as const;

/** Boxes of the map that count as one hex, by the names marks and drafts use for them. */
export const boxes = { tem: 'tem', cir: 'cir' } as const;

/** Phases as they stand in paths: `t3/order=axis/…/axis-combat` (see chapters/sequence/sequence.ts). */
export const phases = {
  initiative: 'initiative',
  reinforcements: 'reinforcements',
  axisMovement: 'axis-movement',
  sovietMovement: 'soviet-movement',
  axisMotorised: 'axis-motorised',
  sovietMotorised: 'soviet-motorised',
  /** the first and the second of a turn */
  bombardment1: 'bombardment-1',
  bombardment2: 'bombardment-2',
  axisCombat: 'axis-combat',
  sovietCombat: 'soviet-combat',
  supply: 'supply',
  attrition: 'attrition',
} as const;

/** 18.3 */
export const startingPa = 16;
export const startingPs = 4;
export const startingGarrison = 1;

/**
 * Rulings on unclear text that players may settle otherwise: id (the digest's AMB number) → values, the first being the
 * default. `chapters/setup/options.ts` describes them for players, `ruling` reads them. Ids and values stand in saved games.
 */
export const rulings = {
  /** 5.4: supply points for Italian motorised movement: once a phase for all, or for each unit */
  amb04: ['phase', 'unit'],
  /** 4, 9.1: the initiative is decided before the air die, or after it */
  amb07: ['before', 'after'],
  /** 7: stacking points that make a zone of control: all in the hex, or combat units only */
  amb08: ['all', 'combat'],
  /** 8.1.1: Kantemirovka is a whole source while the depot is there, or the end of an HQ's line only */
  amb13: ['source', 'end'],
  /** 9.2.1: the Italian aircraft's die each turn while it is used, or in the next turn only */
  amb19: ['each', 'next'],
  /** 10.1: artillery out of supply may support, or not */
  amb21: ['allowed', 'none'],
  /** 2.1.2: an HQ defends with 0, or with 1 */
  amb23: ['0', '1'],
  /** 14: column shifts add up, or one at most */
  amb31: ['add', 'one'],
  /** 12.2.1: steps lost are compared over the whole game, or in this fight */
  amb34: ['cumulative', 'combat'],
  /** 13: no artillery support in a mobile assault, or as in a fight */
  amb39: ['none', 'allowed'],
  /** 15.1.3: Julia units handed over count for no corps, or stay with the Alpine Corps */
  amb42: ['nobody', 'alpine'],
  /** 15.2: 3 Gebirgs may receive a bought step besides its own, or not */
  amb44: ['extra', 'none'],
  /** 16.1.3: complete twenties, or rounded up */
  amb48: ['complete', 'up'],
  /** 16.1.4: from Bokovskaya in normal movement only, or also in motorised movement */
  amb50: ['normal', 'motorised'],
  /** 17.1.1: Bokovskaya reached on turn 5, 6 or never: -1, or 0 */
  amb51: ['minus', 'zero'],
  /** 16.3: units in the airports' box are out of supply from the first supply phase, or at once */
  amb53: ['phase', 'once'],
  /** 17.1.1: no corps destroyed: -1, or 0 */
  amb56: ['minus', 'zero'],
  /** 17.1.3: Axis points come off the Soviet total, or are only shown */
  amb58: ['subtract', 'apart'],
  /** 18.1.1: at Rossosh the heavy artillery of the Alpine Corps, or that of every corps */
  amb62: ['alpine', 'all'],
  /** 5.5: the front is locked in Axis motorised movement too, or in normal movement only */
  amb76: ['both', 'normal'],
  /** 12.2.1: artillery and HQs never stand in the way of another loss, or count like all units */
  amb77: ['combat', 'all'],
  /** 15.4: infantry that may take the step of Complementi: on lorries too, or on foot only */
  amb81: ['lorries', 'foot'],
} as const satisfies Record<string, readonly [string, string]>;

export type RulingId = keyof typeof rulings;

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  { options }: { readonly options: { readonly [id: string]: unknown } },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === options[id]) ?? rulings[id][0];
};
