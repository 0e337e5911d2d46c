import type { Scenario } from '#rules/kit/game/specs.ts';
import type { Nation } from '../ids.ts';
import { turnOf } from './calendar.ts';
import { msg } from './msg.ts';

export const scenarioIds = ['SBE1', 'SBE2', 'SBE3', 'SBE4', 'SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** What a scenario changes in the rules (section 7). Turns are months from June 1941. */
export interface ScenarioRules {
  readonly id: ScenarioId;
  readonly difficulty: number;
  readonly first: number;
  readonly last: number;
  readonly level: 'base' | 'advanced';
  /** SBE5-1, SBE5-2: Barbarossa surprise, and the agreement on Luftwaffe supremacy */
  readonly surprise: boolean;
  /** 3.21: units frozen in June 1941 */
  readonly frozen: boolean;
  /** SBE6-1: Soviet projects, from July 1942 or complete */
  readonly infrastructure: 'none' | 'fromJuly1942' | 'complete';
  /** SBE5-3: whether the Soviets keep count of fuel */
  readonly sovietFuel: 'no' | 'onceVolga';
}

const june = (year: number): number => turnOf(year, 6);
const november = (year: number): number => turnOf(year, 11);
const barbarossa = { first: june(1941), frozen: true, infrastructure: 'none', sovietFuel: 'no' } as const;
const longer = { level: 'advanced', surprise: false, frozen: false, sovietFuel: 'no' } as const;

const leningrad: ScenarioRules = {
  ...barbarossa,
  id: 'SBE1',
  difficulty: 1,
  last: turnOf(1941, 9),
  level: 'base',
  surprise: false,
};

export const scenarioRules: readonly ScenarioRules[] = [
  leningrad,
  {
    ...barbarossa,
    id: 'SBE2',
    difficulty: 2,
    last: turnOf(1941, 9),
    level: 'base',
    surprise: false,
  },
  { ...barbarossa, id: 'SBE3', difficulty: 3, last: november(1941), level: 'base', surprise: false },
  { ...barbarossa, id: 'SBE4', difficulty: 4, last: turnOf(1941, 8), level: 'base', surprise: false },
  {
    ...barbarossa,
    id: 'SBE5',
    difficulty: 8,
    last: november(1941),
    level: 'advanced',
    surprise: true,
  },
  {
    ...longer,
    id: 'SBE6',
    difficulty: 7,
    first: june(1942),
    last: november(1942),
    infrastructure: 'fromJuly1942',
  },
  {
    ...longer,
    id: 'SBE7',
    difficulty: 6,
    first: june(1943),
    last: november(1943),
    infrastructure: 'complete',
  },
  {
    ...longer,
    id: 'SBE8',
    difficulty: 6,
    first: june(1944),
    last: june(1945),
    infrastructure: 'complete',
  },
  {
    ...barbarossa,
    id: 'SBE9',
    difficulty: 10,
    last: june(1945),
    level: 'advanced',
    surprise: true,
    infrastructure: 'fromJuly1942',
    sovietFuel: 'onceVolga',
  },
];

export const rulesOf = (scenario: string): ScenarioRules =>
  scenarioRules.find((one) => one.id === scenario) ?? leningrad;

/** 5.3: the first two scenarios are fought by Germans alone. */
export const withoutAllies: readonly string[] = ['SBE1', 'SBE2'];
export const hasAllies = (scenario: string): boolean => !withoutAllies.includes(rulesOf(scenario).id);
/** 5.5: the scenarios with Finland in them: those of the whole map. */
export const hasFinland = (scenario: string): boolean => !['SBE1', 'SBE2', 'SBE3'].includes(rulesOf(scenario).id);
/** Whether a scenario has a nation's blocks. */
export const fightsIn = (scenario: string, nation: Nation): boolean =>
  nation === 'GER' || nation === 'SOV' || (nation === 'FIN' ? hasFinland(scenario) : hasAllies(scenario));

export const scenarios: readonly Scenario[] = scenarioRules.map((one) => ({
  id: one.id,
  msg: msg(`bite.scenario.${one.id}`),
  about: msg(`bite.scenario.${one.id}.about`, { n: one.difficulty }),
  first: one.first,
  turns: one.last,
}));
