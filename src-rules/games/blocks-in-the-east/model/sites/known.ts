import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { CityKind } from '../../ids.ts';
import type { Country } from './fields.ts';

type Values = RosterUnit['values'];
const site = (id: string, name: string, country: Country, values: Values = {}): RosterUnit => ({
  id,
  name,
  values: { country, ...values },
});
const kind = (one: CityKind): Values => ({ kind: one });
const capital = { kind: 'major', capital: true } as const;

/** Places the text calls by name, with what it says of them; all else is printed on the map. */
export const knownSites: readonly RosterUnit[] = [
  // 11.1, 11.2: the rulebook's own examples
  site('leningrad', 'Leningrad', 'SOV', { ...kind('fortress'), yellow: 2, red: 3, active: true }),
  site('moscow', 'Moscow', 'SOV', { ...capital, blue: 3, active: true }),
  site('kerch', 'Kerch', 'SOV', { yellow: 1, port: 'minor' }),
  site('maykop', 'Maykop', 'SOV', { black: 5 }),
  site('oranienbaum', 'Oranienbaum', 'SOV', { ...kind('fortress'), white: 1, active: true }),
  site('police', 'Police', 'GER', { black: 2, plant: true, active: true }),
  // 3.3, 12.2, SBE3, SBE5: cities something hangs on
  site('stalingrad', 'Stalingrad', 'SOV'),
  site('baku', 'Baku', 'SOV'),
  site('rostov', 'Rostov', 'SOV'),
  site('kharkov', 'Kharkov', 'SOV'),
  site('sevastopol', 'Sevastopol', 'SOV', { ...kind('fortress'), port: 'major' }),
  site('grozny', 'Grozny', 'SOV'),
  site('kalinin', 'Kalinin', 'SOV', kind('major')),
  site('vologda', 'Vologda', 'SOV', kind('major')),
  site('rybinsk', 'Rybinsk', 'SOV', kind('minor')),
  // 29.1: never counted
  site('vyborg', 'Vyborg', 'SOV', { partisans: false }),
  site('salla', 'Salla', 'SOV', { partisans: false }),
  site('berlin', 'Berlin', 'GER', capital),
  site('peenemunde', 'Peenemünde', 'GER'),
  site('helsinki', 'Helsinki', 'FIN', capital),
  site('bucharest', 'Bucharest', 'ROM', capital),
  site('budapest', 'Budapest', 'HUN', capital),
  site('bratislava', 'Bratislava', 'SVK', capital),
];
