import { type Nation, type SideId, sideOf } from '../ids.ts';
import { turnOf } from './calendar.ts';
import { type Cargo, cargoIn } from './cargo.ts';
import { rulesOf, type ScenarioId } from './scenarios.ts';

/** 3.6, 11.0: what PP come in; white ones are of no use in this box. */
export const colours = ['yellow', 'red', 'blue', 'black'] as const;
export type Colour = (typeof colours)[number];
export type Pp = { readonly [C in Colour]: number };
export const noPp: Pp = { yellow: 0, red: 0, blue: 0, black: 0 };

/** Nations with PP of their own. */
export const payers = ['GER', 'ROM', 'HUN', 'SOV'] as const satisfies readonly Nation[];
export type Payer = (typeof payers)[number];

const pp = (yellow: number, red = 0, blue = 0, black = 0): Pp => ({ yellow, red, blue, black });
type Incomes = { readonly [N in Payer]: Pp };
const none = { ROM: noPp, HUN: noPp } as const;
const base = { ROM: pp(2), HUN: pp(1) } as const;
const allies = { ROM: pp(2, 0, 0, 2), HUN: pp(1, 0, 0, 1) } as const;
const campaign: Incomes = { GER: pp(24, 3, 9, 10), ...allies, SOV: pp(46, 7, 6) };
const printed: { readonly [S in ScenarioId]: Incomes } = {
  SBE1: { GER: pp(5), ...none, SOV: pp(10) },
  SBE2: { GER: pp(5), ...none, SOV: pp(20) },
  SBE3: { GER: pp(5), ...base, SOV: pp(15) },
  SBE4: { GER: pp(15), ...base, SOV: pp(46) },
  SBE5: campaign,
  SBE6: { GER: pp(36, 8, 12, 12), ...allies, SOV: pp(34, 12, 12) },
  SBE7: { GER: pp(37, 13, 15, 14), ...allies, SOV: pp(34, 18, 18) },
  SBE8: { GER: pp(28, 15, 18, 14), ...allies, SOV: pp(43, 18, 18) },
  SBE9: campaign,
};

/** A month's income as the scenario prints it: net of TECH upkeep. */
export const printedIncome = (scenario: string, nation: Payer): Pp => printed[rulesOf(scenario).id][nation];

/** 3.13: what the Soviets have paid before the printed figure, for information only (AMB-35). */
export const upkeep = 4;

/** The first month with income: July 1941, or the first month of a later scenario. */
export const firstIncome = (scenario: string): number => Math.max(2, rulesOf(scenario).first);

/** 34.0 */
export const routes = ['pacific', 'arctic', 'persia'] as const;
export type Route = (typeof routes)[number];
export const firstLendLease = turnOf(1941, 9);
const nothing: Cargo = { red: 0, blue: 0 };
const pacificIn = (turn: number): Cargo => {
  if (turn < firstLendLease) return nothing;
  return turn < turnOf(1943, 6) ? { red: 3, blue: 2 } : { red: 2, blue: 4 };
};
/** What sails in a month, before any loss. */
export const lendLeaseIn = (turn: number): { readonly [R in Route]: Cargo } => {
  const { arctic, persia } = cargoIn(turn);
  return { pacific: pacificIn(turn), arctic, persia };
};
export const payersOf = (side: SideId): readonly Payer[] => payers.filter((nation) => sideOf(nation) === side);
