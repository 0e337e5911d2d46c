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
  /** what it is called in the other language of the box */
  readonly also?: string;
  /** who holds it before a shot is fired */
  readonly home: (typeof sides)[keyof typeof sides];
}

const city = (id: CityId, name: string, home: City['home'], also?: string): City => ({
  id,
  name,
  home,
  ...(also ? { also } : {}),
});
export const cities: readonly City[] = [
  city('leningrad', 'Leningrad', sides.soviet, 'Leningrado'),
  city('moscow', 'Moscow', sides.soviet, 'Mosca'),
  city('stalingrad', 'Stalingrad', sides.soviet, 'Stalingrado'),
  city('baku', 'Baku', sides.soviet),
  city('rostov', 'Rostov', sides.soviet),
  city('kharkov', 'Kharkov', sides.soviet, 'Charkov'),
  city('sevastopol', 'Sevastopol', sides.soviet, 'Sebastopoli'),
  city('oranienbaum', 'Oranienbaum', sides.soviet),
  city('grozny', 'Grozny', sides.soviet),
  city('vyborg', 'Vyborg', sides.soviet),
  city('berlin', 'Berlin', sides.axis, 'Berlino'),
  city('peenemunde', 'Peenemünde', sides.axis, 'Peenemunde'),
  city('helsinki', 'Helsinki', sides.axis),
  city('bucharest', 'Bucharest', sides.axis, 'Bucarest'),
  city('budapest', 'Budapest', sides.axis),
  city('bratislava', 'Bratislava', sides.axis),
];

/** A city of the rules by its name, in either language. */
export const cityNamed = (called: string): City | undefined => {
  const wanted = called.trim().toLocaleLowerCase();
  return cities.find(({ name, also }) => [name, also].some((one) => one?.toLocaleLowerCase() === wanted));
};
