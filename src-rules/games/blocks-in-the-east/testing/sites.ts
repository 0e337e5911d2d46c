import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters } from '../ids.ts';
import { knownSites } from '../model/sites/known.ts';

/** A list of places for tests. What the rulebook does not state is invented, and plainly so. */
export const place = (name: string, values: RosterUnit['values'] = {}): RosterUnit => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  values: { country: 'SOV', ...values },
});
export const listed = (...units: readonly RosterUnit[]): { readonly [id: string]: RosterData } => ({
  [rosters.sites]: { id: rosters.sites, units },
});
/** The known places with a few invented ones behind them. */
export const invented = listed(
  ...knownSites,
  place('Minetown', { yellow: 2 }),
  place('Oilburg', { black: 4, kind: 'minor' }),
  place('Works', { yellow: 1, red: 2, blue: 1, kind: 'major' }),
  place('Idle', { red: 3, kind: 'major', active: false }),
  place('Rhinestadt', { country: 'GER', kind: 'major', yellow: 1, red: 2, blue: 2, black: 1, plant: true }),
  place('Kassel', { country: 'GER', kind: 'major' }),
  place('Magdeburg', { country: 'GER', kind: 'major' }),
  place('Bacau', { country: 'ROM', kind: 'minor', black: 2 }),
  place('Warsaw', { country: 'POL', kind: 'major', yellow: 1 }),
);
