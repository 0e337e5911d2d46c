import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Examples } from '#rules/kit/game/examples.ts';
import { examples as combat } from '../chapters/combat/examples.ts';
import { soltsyGrid } from '../chapters/map/sheet.ts';
import { examples as tables } from '../chapters/tables/examples.ts';

/** Right inputs of this game's questions, small ones. Counters, markers and the map in them are invented. */

const op = 't3/ops#1/op/kind=assault/assault';
const now: JsonObject = { turn: 3, place: `${op}/combat` };

const attack: JsonObject = {
  attacker: 'german',
  german: [
    {
      name: 'First',
      kind: 'combat',
      class: 'mot',
      attack: 8,
      defence: 5,
      er: 7,
      twoSteps: true,
      hex: '1010',
      lead: true,
    },
    { name: 'Guns', kind: 'artillery', class: 'heavy', attack: 4, er: 6, range: 6, distance: 3 },
  ],
  soviet: [{ name: 'Third', kind: 'combat', attack: 3, defence: 4, er: 6, hex: '1009', lead: true }],
  target: '1009',
  terrain: ['woods'],
  sequence: 'assault',
  crt: 'assault',
};
const overrun: JsonObject = {
  attacker: 'german',
  attackTotal: 12,
  attackerEr: 7,
  defenceTotal: 5,
  defenderEr: 6,
  mpLeft: 12,
  entry: 4,
};
const chain: JsonObject = {
  attacker: 'german',
  attackTotal: 12,
  attackerEr: 7,
  mpLeft: 16,
  hexes: [
    { hex: '1009', defence: 5, er: 5, steps: 1, entry: 4 },
    { hex: '1008', defence: 2, er: 4, steps: 1, before: 2, entry: 4 },
  ],
};
const ahead: JsonObject = { ...attack, declares: true, standPoints: 1 };

const open = { terrain: 'open' };
/** A road from a German source to a German unit, a Soviet one beside it. */
const sheet: JsonObject = {
  grid: soltsyGrid,
  hexes: { '1012': { terrain: 'open', features: ['sourceGerman'] }, '1011': open, '1010': open, '1009': open },
  sides: { '1009/1010': ['stream'] },
  links: { '1010/1011': ['main'], '1011/1012': ['main'] },
  boxes: {},
};
const board: JsonObject = {
  sheet,
  units: [
    { id: 'first', hex: '1010', side: 'german', values: { kind: 'combat', class: 'mot', ma: 8, stacking: 2 } },
    { id: 'third', hex: '1009', side: 'soviet', values: { kind: 'combat', class: 'foot', ma: 6, stacking: 2 } },
  ],
};

const rostersOf = (roster: string, ...units: readonly (readonly [id: string, name: string, values: JsonObject])[]) => ({
  rosters: { [roster]: { units: units.map(([id, name, values]) => ({ id, name, values })) } },
});
const first = rostersOf('german', ['first', 'First', { kind: 'combat', formation: 'Blue', class: 'mot', er: 7 }]);
const markers = rostersOf(
  'markers',
  ['blue', 'Blue', { side: 'german', formations: 'Blue', value: 2 }],
  ['green', 'Green', { side: 'german', formations: 'Green', value: 1 }],
);
const inCup = { cells: { markers: { blue: 'cup', green: 'cup' } }, ...markers };
const german = rostersOf(
  'german',
  ['hq', 'Staff', { kind: 'hq', formation: 'Blue', class: 'mot', commandPoints: 2, er: 6 }],
  ['bridge', 'Bridge', { kind: 'bridge' }],
  ['fliers', 'Fliers', { kind: 'air', airType: 'A', cas: 2, er: 7 }],
  ['guns', 'Guns', { kind: 'artillery', class: 'heavy', attack: 4, er: 6, range: 6 }],
);
/** A square of the card, as the players typed it: invented. */
const card: JsonObject = { 'assault-crt': { cells: { '3/2-1': 'A1 D1R' } } };

const inputs: Examples['inputs'] = {
  attack,
  overrun,
  'overrun-chain': chain,
  ahead,
  'er-check': { kind: 'units', er: 7, disrupted: true, hq: 2 },
  'initiative-chances': { german: 1, soviet: 0, holder: 'soviet' },
  'combine-chances': { value: 2, points: 1 },
  'draw-order': { draws: 'german', german: 4, germanOwn: 1, soviet: 3, sovietOwn: 1 },
  'list-checks': {
    units: [
      { name: 'First', er: 7 },
      { name: 'Second', er: 5, oos: true },
    ],
    aids: [{ points: 2 }],
  },
  move: {
    units: [{ name: 'First', class: 'mot', ma: 8 }],
    path: [
      { hex: '1011', terrain: 'open', way: 'main' },
      { hex: '1010', terrain: 'open', woods: true, water: 'stream' },
    ],
  },
  arrivals: { turn: '14AM', side: 'german' },
  missions: { context: now },
  weather: { turn: '14AM', die: 4 },
  'unit-state': { context: { ...now, ...first } },
  strength: { units: [{ attack: 4, class: 'mot', oos: true }, { attack: 5 }] },
  support: { batteries: [{ support: 3, automatic: true }, { support: 4 }], check: 'half', cap: 7 },
  column: { crt: 'assault', attack: 17, defence: 5 },
  check: { kind: 'artillery', er: 6, drm: 1, face: 5 },
  drm: { attack },
  'attack-chances': { attack },
  result: { text: 'A1 D2R', attackerSteps: 4, defenderSteps: 2 },
  losses: {
    units: [
      { id: 'first', steps: 2 },
      { id: 'second', steps: 1 },
    ],
    steps: 2,
    lead: 'first',
  },
  'retreat-options': { from: 'mobile', zocHexes: 1, mot: true },
  'advance-options': { class: 'mot', after: 'mobile' },
  'overrun-bars': { group: [{ traits: ['armoured', 'vehicle'] }], terrain: ['woods'], entry: 4 },
  'overrun-chances': { chain },
  'attack-ahead': { ahead },
  initiative: { german: { die: 7, passes: 1 }, soviet: { die: 4 }, holder: 'soviet' },
  cup: { first: 'german', firstHas: 5, secondHas: 3 },
  markers: { context: { ...now, ...inCup } },
  combine: { die: 3, value: 2, points: 1 },
  'army-units': { context: { ...now, ...german } },
  'command-points': { unit: 'hq', use: 'units', formation: 'Blue', hex: '1010', context: { ...now, ...german } },
  supply: { ...board, side: 'german' },
  map: { ...board, ask: 'reach', target: 'first' },
  places: { context: now },
  'vp-losses': { unit: 'first', left: 0, context: { ...now, ...first } },
  'river-lines': { context: { scenario: 'manstein', turn: 14 } },
  'card-lookup': { table: 'assault', column: '2-1', die: 3, context: { tables: card } },
  'table-check': { table: 'assault-crt', context: { tables: card } },
  phases: { context: now },
  due: { context: now },
  limits: { context: now },
  reminders: { context: now },
  score: { context: now },
  setup: { context: { scenario: 'manstein' } },
  options: { context: now },
  'do-weather-die': { read: 'overcast' },
  'do-optional-group': { context: { scenario: 'manstein' } },
  'do-replace': {
    reduced: 'Third',
    context: {
      place: 't3/strategic/reinforcements',
      ...rostersOf(
        'soviet',
        ['third', 'Third', { kind: 'combat', formation: 'Red', traits: ['infantry'], twoSteps: true }],
        ['staff', 'Staff', { kind: 'hq', formation: 'Red' }],
      ),
      cells: { steps: { third: 0 } },
      balances: { replacements: 8 },
    },
  },
  'do-supply-mark': { cut: 'First', context: { turn: 3, ...first } },
  'do-supply-set': { unit: 'First', context: first },
  'do-air-ready': { units: 'Fliers', context: german },
  'do-air-flown': { units: 'Fliers', context: german },
  'do-air-removal': { unit: 'Fliers', context: { turn: 7, options: { amb18: 'always' }, ...german } },
  'do-strongpoint': { side: 'german', hex: '1010', context: { place: `${op}/construction` } },
  'do-strongpoint-done': {
    context: { place: 't2/reorganisation/works', cells: { strongpoints: { '1010': 'german:building' } } },
  },
  'do-strongpoint-off': { hexes: '1010', context: { cells: { strongpoints: { '1010': 'soviet:done' } } } },
  'do-bridge': { unit: 'Bridge', what: 'off', context: german },
  'do-disruption': { units: 'First', context: first },
  'do-recovery-free': { context: { ...first, cells: { disrupted: { first: 'yes' } } } },
  'do-recovery': { die: 4, context: { ...first, cells: { disrupted: { first: 'yes' } } } },
  'do-command-ready': { context: { ...german, cells: { spent: { hq: 'yes' } } } },
  'do-artillery-ready': { context: { ...german, cells: { fired: { guns: 'yes' } } } },
  'do-artillery-fired': { units: 'Guns', context: german },
  'do-activation-off': { context: { ...first, cells: { activated: { first: 'final' } } } },
  'do-retreat': { units: 'First', to: '1011', context: first },
  'do-advance': { units: 'First', into: '1009', context: first },
  'do-declare': { hex: '1009' },
  'do-refuse': { hex: '1009', er: 6, face: 4 },
  'do-react': { unit: 'First', hex: '1009', er: 7, face: 4, context: first },
  'do-no-retreat': { hex: '1009', er: 6, strongpoint: true, face: 4 },
  'do-initiative': { germanDie: 7, sovietDie: 4, context: { place: 't3/strategic/initiative' } },
  'do-cup': { count: 4 },
  'do-marker-state': { marker: 'Blue', context: markers },
  'do-marker-again': {
    context: {
      scenario: 'counterattack',
      turn: 5,
      ...rostersOf('markers', ['tank', '70 Tank', { side: 'soviet', formations: '70', value: 1 }]),
      cells: { markers: { tank: 'played' } },
    },
  },
  'do-markers-gone': {
    markers: 'Blue',
    context: {
      cells: { markers: { blue: 'cup' }, steps: { first: 0 } },
      rosters: { ...first.rosters, ...markers.rosters },
    },
  },
  'do-draw': { context: { ...inCup, cells: { markers: { blue: 'cup' } } } },
  'do-combine': { value: 3, context: { ...markers, cells: { markers: { blue: 'pool', green: 'cup' } } } },
  'do-army-unit': { unit: 'Guns', context: german },
  'do-command-points': { unit: 'Staff', context: german },
  'do-leader-displaced': { unit: 'von Manstein' },
  'do-airfield': { hexes: '1010' },
  'do-place-control': { place: 'Sitnya (2624)' },
  'do-step-loss': { unit: 'First', context: first },
  'do-vp-loss': { kind: 'soviet:tank' },
  'do-surrounded': {
    unit: 'First',
    hexes: ['ne', 'e', 'se', 'sw', 'w', 'nw'],
    context: { ...first, cells: { steps: { first: 0 } } },
  },
  'do-redya-crossed': {
    unit: 'Staff',
    context: {
      scenario: 'manstein',
      ...rostersOf('soviet', ['staff', 'Staff', { kind: 'hq', formation: 'Red', class: 'foot', commandPoints: 2 }]),
    },
  },
  'do-river-line': { points: 45, context: { scenario: 'manstein' } },
};

export const examples: Examples = { inputs, worked: { combat, tables } };
