import { type MapId, maps, type ScenarioId, type SideId, scenarios, sides, type Weather } from '../ids.ts';
import { turnOf } from './calendar.ts';

/** 5.1 of the digest: what the four scenarios are made of. */
export interface ScenarioRules {
  readonly id: ScenarioId;
  readonly map: MapId;
  readonly first: number;
  readonly last: number;
  readonly setsUpFirst: SideId;
  /** turns whose First Player is laid down */
  readonly initiative: { readonly [turn: number]: SideId };
  /** turns whose weather is laid down (AMB-16) */
  readonly weather: { readonly [turn: number]: Weather };
  /** the German total at the start (S3.31, S4.31, S5.31, S6.31) */
  readonly openingVp: number;
}

/**
 * S3.27: 13AM and 13PM of the first scenario, when some Soviet units are held back and army artillery 614 counts as fired;
 * `ahead`: so many turns from now.
 */
export const isFirstDay = (context: { readonly scenario: string; readonly turn: number }, ahead = 0): boolean =>
  context.scenario === scenarios.soltsy && context.turn + ahead <= turnOf(13, 'PM');

export const scenarioRules: readonly ScenarioRules[] = [
  {
    id: scenarios.soltsy,
    map: maps.soltsy,
    first: turnOf(13, 'AM'),
    last: turnOf(17, 'PM'),
    setsUpFirst: sides.soviet,
    initiative: { [turnOf(13, 'AM')]: sides.german, [turnOf(13, 'PM')]: sides.german },
    weather: { [turnOf(14, 'AM')]: 'dry' },
    openingVp: 0,
  },
  {
    id: scenarios.counterattack,
    map: maps.soltsy,
    first: turnOf(15, 'AM'),
    last: turnOf(17, 'PM'),
    setsUpFirst: sides.german,
    initiative: { [turnOf(15, 'AM')]: sides.soviet },
    weather: { [turnOf(15, 'AM')]: 'dry' },
    openingVp: 0,
  },
  {
    id: scenarios.starayaRussa,
    map: maps.starayaRussa,
    first: turnOf(13, 'AM'),
    last: turnOf(23, 'PM'),
    setsUpFirst: sides.soviet,
    initiative: { [turnOf(13, 'AM')]: sides.soviet },
    weather: { [turnOf(13, 'AM')]: 'dry' },
    openingVp: 0,
  },
  {
    id: scenarios.manstein,
    map: maps.starayaRussa,
    first: turnOf(19, 'AM'),
    last: turnOf(22, 'AM'),
    setsUpFirst: sides.german,
    initiative: { [turnOf(19, 'AM')]: sides.german },
    weather: { [turnOf(19, 'AM')]: 'overcast' },
    openingVp: -13,
  },
];
export const rulesOf = (scenario: string): ScenarioRules => {
  const found = scenarioRules.find(({ id }) => id === scenario) ?? scenarioRules[0];
  if (!found) throw new Error('no scenario');
  return found;
};
