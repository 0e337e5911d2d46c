import { sides } from '../ids.ts';

export const cityIds = [
  'leningrad',
  'moscow',
  'stalingrad',
  'baku',
  'rostov',
  'kharkov',
  'sevastopol',
  'oranienbaum',
  'grozny',
  'vyborg',
  'murmansk',
  'archangelsk',
  'berlin',
  'peenemunde',
  'helsinki',
  'bucharest',
  'budapest',
  'bratislava',
] as const;
export type CityId = (typeof cityIds)[number];

/** Cities the text names because something hangs on who holds them; every other city is on the players' map. */
export interface City {
  readonly id: CityId;
  readonly name: string;
  /** who holds it before a shot is fired */
  readonly home: (typeof sides)[keyof typeof sides];
}

const city = (id: CityId, name: string, home: City['home']): City => ({ id, name, home });
export const cities: readonly City[] = [
  city('leningrad', 'Leningrad', sides.soviet),
  city('moscow', 'Moscow', sides.soviet),
  city('stalingrad', 'Stalingrad', sides.soviet),
  city('baku', 'Baku', sides.soviet),
  city('rostov', 'Rostov', sides.soviet),
  city('kharkov', 'Kharkov', sides.soviet),
  city('sevastopol', 'Sevastopol', sides.soviet),
  city('oranienbaum', 'Oranienbaum', sides.soviet),
  city('grozny', 'Grozny', sides.soviet),
  city('vyborg', 'Vyborg', sides.soviet),
  city('murmansk', 'Murmansk', sides.soviet),
  city('archangelsk', 'Archangelsk', sides.soviet),
  city('berlin', 'Berlin', sides.axis),
  city('peenemunde', 'Peenemünde', sides.axis),
  city('helsinki', 'Helsinki', sides.axis),
  city('bucharest', 'Bucharest', sides.axis),
  city('budapest', 'Budapest', sides.axis),
  city('bratislava', 'Bratislava', sides.axis),
];
