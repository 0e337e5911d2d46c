import type { When } from '#rules/kit/forms/conditions.ts';

/**
 * Rule levels, switches (1.5) and rulings (section 9): id → values, the first being the digest's default. `options.ts`
 * describes them for players, `rules.ts` reads them. Ids and values stand in saved games.
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

/** Rulings a battle hangs on (`Rulings` of battle/scene.ts). */
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
