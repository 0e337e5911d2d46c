import type { PlayerData } from '#rules/kit/record/context.ts';
import type { GridCell, GridData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { crt } from '../chapters/combat/crt.ts';
import { rosters, tables } from '../ids.ts';

/** Counters, markers, card rows and boxes for whole games: all of it is invented, no counter and no map says this. */

type Values = RosterUnit['values'];
const unit = (id: string, values: Values): RosterUnit => ({ id, name: `Invented ${id}`, values });
/** attack/defence/ER; a second triple is the reverse side. */
const strengths = (full: string, reduced = ''): Values => {
  const [attack = 0, defence = 0, er = 0] = full.split('/').map(Number);
  if (reduced === '') return { attack, defence, er, ma: 8, stacking: 1 };
  const [attack2 = 0, defence2 = 0, er2 = 0] = reduced.split('/').map(Number);
  return { attack, defence, er, ma: 8, stacking: 2, twoSteps: true, attack2, defence2, er2 };
};
const combat = (id: string, formation: string, of: string, traits: readonly string[], full: string, reduced = '') =>
  unit(id, { kind: 'combat', formation, class: of, traits, ...strengths(full, reduced) });
const guns = (id: string, formation: string, full: string, range: number) =>
  unit(id, { kind: 'artillery', formation, class: 'heavy', traits: [], ...strengths(full), range });
const hq = (id: string, formation: string, of: string, commandPoints: number, er: number) =>
  unit(id, { kind: 'hq', formation, class: of, traits: [], ...strengths(`0/1/${er}`), stacking: 0, commandPoints });
const air = (id: string, airType: 'A' | 'B', cas: number, er: number) => unit(id, { kind: 'air', airType, cas, er });

const german: readonly RosterUnit[] = [
  combat('pz-1', 'Blue', 'mot', ['armoured', 'vehicle'], '9/5/7', '5/3/6'),
  combat('pz-2', 'Blue', 'mot', ['armoured', 'vehicle'], '7/4/7', '4/2/6'),
  combat('mot-1', 'Blue', 'mot', ['motInfantry'], '6/6/7', '3/3/6'),
  combat('cycles', 'Blue', 'mot', ['motorcycle', 'recon'], '3/2/6'),
  guns('blue-guns', 'Blue', '4/1/7', 6),
  hq('blue-hq', 'Blue', 'mot', 2, 6),
  combat('foot-1', 'Green', 'foot', ['infantry'], '6/7/7', '3/4/6'),
  combat('foot-2', 'Green', 'foot', ['infantry'], '5/6/6', '3/3/5'),
  combat('pioneers', 'Green', 'foot', ['engineer', 'infantry'], '4/3/7'),
  guns('green-guns', 'Green', '3/1/6', 5),
  hq('green-hq', 'Green', 'foot', 1, 6),
  combat('cars', 'Lieb', 'mot', ['vehicle', 'recon'], '3/2/6'),
  combat('mot-2', 'Lieb', 'mot', ['motInfantry'], '5/5/7', '3/2/6'),
  hq('lieb-hq', 'Lieb', 'mot', 1, 7),
  combat('heavy-aa', '', 'mot', ['antiTank', 'redDefence'], '2/4/7'),
  guns('army-guns', '', '6/1/7', 8),
  unit('german-leader', { kind: 'leader', commandPoints: 2 }),
  air('diver', 'A', 2, 8),
  air('fighter', 'A', 1, 7),
  air('bomber', 'B', 1, 6),
  unit('german-bridge', { kind: 'bridge' }),
];
const soviet: readonly RosterUnit[] = [
  combat('rifle-1', 'Red', 'foot', ['infantry'], '5/6/6', '2/3/5'),
  combat('rifle-2', 'Red', 'foot', ['infantry'], '4/5/5', '2/3/4'),
  combat('guns-at', 'Red', 'heavy', ['antiTank', 'redDefence', 'noZoc'], '0/3/5'),
  guns('red-guns', 'Red', '4/2/6', 5),
  hq('red-hq', 'Red', 'foot', 1, 5),
  combat('tank-1', 'Brown', 'mot', ['armoured', 'vehicle'], '7/5/6', '4/3/5'),
  combat('tank-2', 'Brown', 'mot', ['armoured', 'vehicle'], '5/4/5', '3/2/4'),
  combat('mot-3', 'Brown', 'mot', ['motInfantry'], '4/4/5', '2/2/4'),
  combat('horse', 'Brown', 'foot', ['cavalry'], '3/3/5'),
  guns('brown-guns', 'Brown', '3/2/5', 5),
  hq('brown-hq', 'Brown', 'mot', 1, 5),
  combat('rifle-70', '70 Invented', 'foot', ['infantry'], '5/5/6', '3/3/5'),
  combat('rifle-71', '70 Invented', 'foot', ['infantry'], '4/5/5', '2/3/4'),
  hq('70-hq', '70 Invented', 'foot', 1, 5),
  combat('tank-3', '', 'mot', ['armoured', 'vehicle'], '6/5/5', '3/3/4'),
  guns('long-guns', '', '5/1/6', 8),
  unit('soviet-leader', { kind: 'leader', commandPoints: 1 }),
  air('assault-plane', 'A', 2, 6),
  air('biplane', 'A', 1, 6),
  air('twin', 'B', 1, 5),
  air('long-range', 'B', 2, 5),
  unit('soviet-bridge', { kind: 'bridge' }),
];
const marker = (id: string, side: string, formations: string, value: number, more: Values = {}): RosterUnit =>
  unit(id, { side, formations, value, ...more });
const markers: readonly RosterUnit[] = [
  marker('am-blue', 'german', 'Blue', 2),
  marker('am-blue-too', 'german', 'Blue', 2),
  marker('am-green', 'german', 'Green', 1),
  marker('am-lieb', 'german', 'Lieb', 1),
  marker('am-red', 'soviet', 'Red', 1),
  marker('am-brown', 'soviet', 'Brown', 2),
  marker('am-70', 'soviet', '70 Invented', 1),
  marker('am-any', 'soviet', '', 1, { any: true }),
];
const card = (id: string, scenario: string, side: string, turn: string, units: string, entry = ''): RosterUnit =>
  unit(id, { scenario, side, turn, units, entry });
const cards: readonly RosterUnit[] = [
  card('column-14', 'soltsy', 'soviet', '14AM', 'Invented tank-3, Invented long-guns', '3605'),
  card('column-15', 'counterattack', 'german', '15PM', 'Invented heavy-aa', '3633'),
  card('column-17', 'staraya-russa', 'soviet', '17PM', 'Invented tank-3'),
  card('column-19', 'manstein', 'soviet', '19AM', 'Invented long-guns', '6917'),
];

/** Invented: what a die gives on a turn; the later the wetter. One box of Soltsy nobody typed. */
export const untypedBox = 'soltsy:16PM';
export const inventedWeather = (turn: number, die: number): 'dry' | 'overcast' | 'rain' =>
  die <= 5 ? 'dry' : die <= 9 - (turn % 3) ? 'overcast' : 'rain';
const code = (turn: number): string => `${13 + Math.floor((turn - 1) / 2)}${turn % 2 === 1 ? 'AM' : 'PM'}`;
const turnsOf: { readonly [map: string]: number } = { soltsy: 10, 'staraya-russa': 22 };
const boxes = Object.entries(turnsOf).flatMap(([map, last]) =>
  Array.from({ length: last }, (_, i) => ({ row: `${map}:${code(i + 1)}`, turn: i + 1 })),
);
const dice = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const weather: GridData = {
  id: tables.weather,
  cols: [...dice.map(String), 'historical'],
  rows: boxes.map(({ row }) => row),
  cells: Object.fromEntries(
    boxes
      .filter(({ row }) => row !== untypedBox)
      .flatMap(({ row, turn }): readonly (readonly [string, GridCell])[] => [
        ...dice.map((die) => [`${row}/${die}`, { text: inventedWeather(turn, die) }] as const),
        [`${row}/historical`, { text: inventedWeather(turn, 1 + ((turn * 3) % 10)) }],
      ]),
  ),
  from: 'typed',
};

/** Invented shading (11.12): every third box of either table. */
const marked = (grid: GridData): GridData => ({
  ...grid,
  cells: Object.fromEntries(
    Object.entries(grid.cells).map(([at, cell], i) => [at, i % 3 === 0 ? { ...cell, marks: ['shaded'] } : cell]),
  ),
  accepted: ['shading'],
});
const units: PlayerData['rosters'] = {
  [rosters.german]: { id: rosters.german, units: german },
  [rosters.soviet]: { id: rosters.soviet, units: soviet },
  [rosters.markers]: { id: rosters.markers, units: markers },
  [rosters.arrivals]: { id: rosters.arrivals, units: cards },
};
/** With the shading of both tables marked, and with none of it: then it is asked box by box. */
export const inventedBoard: PlayerData = {
  tables: { [tables.weather]: weather, [tables.assault]: marked(crt.assault), [tables.mobile]: marked(crt.mobile) },
  rosters: units,
};
export const unmarkedBoard: PlayerData = { tables: { [tables.weather]: weather }, rosters: units };
