import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Examples } from '#rules/kit/game/examples.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { examples as air } from '../chapters/air/examples.ts';
import { examples as combat } from '../chapters/combat/examples.ts';
import { examples as events } from '../chapters/events/examples.ts';
import { examples as movement } from '../chapters/movement/examples.ts';
import { examples as sequence } from '../chapters/sequence/examples.ts';
import { examples as victory } from '../chapters/victory/examples.ts';

/** Right inputs of this game's questions, small ones. Blocks, their strengths and the map in them are invented. */

/** May 1943 of the whole war. */
const now: JsonObject = { scenario: 'SBE9', turn: 24, place: 't24/axis/movement' };
const at = (place: string, options: JsonObject = {}): JsonObject => ({
  scenario: 'SBE9',
  place: `t24/${place}`,
  options,
});

const battle: JsonObject = {
  attacks: 'axis',
  axis: [
    { name: 'First', nation: 'GER', class: 'tanks', faces: '4 3 2 1' },
    { name: 'Second', nation: 'GER', class: 'infantry', faces: '3 2 1' },
  ],
  soviet: [{ name: 'Third', class: 'infantry', faces: '4 3 2 1' }],
  terrain: 'forest',
  weather: 'clear',
};
const fliers: readonly JsonObject[] = [{ name: 'Fliers', class: 'bomber', nation: 'GER', faces: '3 2 1' }];

const plain = { terrain: 'plain' };
/** A railway from Berlin to a German block, a Soviet one beyond. */
const sheet: JsonObject = {
  grid: gridOf(9, 5),
  hexes: {
    '0103': { terrain: 'plain', features: ['major'], name: 'Berlin', labels: ['GER'] },
    '0203': plain,
    '0303': plain,
    '0403': plain,
    '0503': plain,
  },
  sides: {},
  links: { '0103/0203': ['rail'], '0203/0303': ['rail'] },
  boxes: {},
};
const board: JsonObject = {
  sheet,
  units: [
    { id: 'first', at: '0303', class: 'infantry' },
    { id: 'third', at: '0503', class: 'infantry', nation: 'SOV' },
  ],
};

const block = (side: string, id: string, name: string, values: JsonObject): JsonObject => ({
  rosters: { [side]: { units: [{ id, name, values }] } },
});
const axisHqs: JsonObject = {
  rosters: {
    axis: {
      units: [
        { id: 'staff', name: 'Staff', values: { nation: 'GER', class: 'armouredHq', faces: '4 3 2 1' } },
        { id: 'air', name: 'Air staff', values: { nation: 'GER', class: 'airHq', faces: '4 3 2 1' } },
        { id: 'fhq', name: 'FHQ', values: { nation: 'GER', class: 'supremeHq', faces: '4 3 2 1', colours: 'BBBB' } },
        { id: 'first', name: 'First', values: { nation: 'GER', class: 'tanks', faces: '4 3 2 1' } },
        { id: 'foot', name: 'Second', values: { nation: 'GER', class: 'infantry', faces: '3 2 1' } },
      ],
    },
  },
};
const sovietHqs: JsonObject = {
  rosters: {
    soviet: {
      units: [
        { id: 'stavka', name: 'Stavka', values: { class: 'supremeHq', faces: '4 3 2 1' } },
        { id: 'air', name: 'Air staff', values: { class: 'airHq', faces: '4 3 2 1' } },
        { id: 'fleet', name: 'Fleet', values: { class: 'navalHq', faces: '2 1' } },
        { id: 'third', name: 'Third', values: { class: 'tanks', faces: '4 3 2 1' } },
        { id: 'foot', name: 'Fourth', values: { class: 'infantry', faces: '3 2 1' } },
      ],
    },
  },
};
const headquarters = { a13: true, o18: true, o19: true, o31: true };
const infantry = { nation: 'GER', class: 'infantry', faces: '3 2 1' };
const rifles = { class: 'infantry', faces: '3 2 1' };
const owner = (city: string, holder: string): JsonObject => ({ context: { cells: { owner: { [city]: holder } } } });
const inHand = (account: string, n: number): JsonObject => ({ context: { balances: { [account]: n } } });
/** How far a factory is on its tracker. */
const factory = (id: string, box: number) => ({ 'project-box': { [id]: box } });
/** Two squares of the card of the box, invented. */
const card: JsonObject = { industry: { cells: { '3/GER-red': 'Kassel / Berlin', '3/SOV-red': 'Moscow / Saratov' } } };
const unsupplied = (id: string) => ({ cells: { barrels: { [id]: 'yes' } } });

const inputs: Examples['inputs'] = {
  battle,
  recon: { attacks: 'axis', tech: '2', attempts: 3, terrain: 'forest', weather: 'clear', aa6: 2 },
  move: {
    class: 'tanks',
    nation: 'GER',
    tech: '2',
    weather: 'clear',
    path: [{ terrain: 'plain' }, { terrain: 'forest' }],
  },
  hq: { kind: 'armoured', ap: 4, weather: 'clear' },
  stack: { where: 'battle', combat: 3, support: 1 },
  blitz: { class: 'tanks', nation: 'GER', tech: '2', weather: 'clear', terrain: 'plain' },
  volley: { on6: 4, on5: 2 },
  bombing: { attacks: 'axis', aim: 'industry', pp: 3, axisAbove: fliers, weather: 'clear', turn: 3, aa6: 2 },
  'strategic-raid': {
    turn: 26,
    targets: [{ name: 'Kassel', pp: 2 }],
    bombers: [{ name: 'Lancasters', force: 'british', pf: 4 }],
    fighters: [{ name: 'Fliers', pf: 3 }],
  },
  convoys: { turn: 14, amounts: 'typed', arcticRed: 2, arcticBlue: 1 },
  mines: { cargo: 'unit', pf: 4 },
  italy: { turn: 26, until: 28 },
  dortmund: { held: ['moscow', 'leningrad'], months: 3 },
  partisans: { turn: 14, minor: 6, major: 1, onMap: 2 },
  'to-hit': { class: 'tanks', nation: 'GER', tech: 2 },
  'step-dice': { battle, role: 'attacker', fire: 'fire' },
  'battle-joint': { battle, limit: 5 },
  tech: { turn: 14 },
  weather: { turn: 17 },
  income: { nation: 'GER', context: now },
  trackers: { context: now },
  'recon-chance': { tech: 2, terrain: 'forest', attempts: 3, aa: [{ count: 2, toHit: 6 }] },
  hqs: { side: 'axis', context: { ...at('axis/movement', headquarters), ...axisHqs } },
  'force-pool': { view: 'class', context: { ...now, ...block('axis', 'foot', 'Second', infantry) } },
  reinforcements: { turn: 3, side: 'axis' },
  supply: { ...board, side: 'axis' },
  map: { ...board, ask: 'reach', target: 'first', context: { turn: 2, place: 't2/axis/movement' } },
  'table-check': { table: 'weather', context: { tables: { weather: { cells: {} } } } },
  phases: { context: now },
  due: { context: now },
  limits: { context: now },
  reminders: { context: now },
  score: { context: now },
  setup: { context: { scenario: 'SBE5' } },
  options: { context: now },
  'do-weather-die': { die: 4, context: { scenario: 'SBE9', turn: 12 } },
  'do-income-axis': { context: { scenario: 'SBE6' } },
  'do-income-soviet': { context: { scenario: 'SBE6' } },
  'do-storage-axis': inHand('pp.HUN.black', 3),
  'do-storage-soviet': inHand('pp.SOV.black', 4),
  'do-mines-axis': {
    purse: 'pp.GER.yellow',
    from: 'Kerch',
    die1: 3,
    context: { scenario: 'SBE9', turn: 2, marks: { income: { GER: { value: 1 } } } },
  },
  'do-mines-soviet': {
    purse: 'pp.SOV.yellow',
    from: 'Baku',
    die1: 3,
    context: { scenario: 'SBE9', turn: 2, marks: { income: { SOV: { value: 1 } } } },
  },
  'do-buy-axis': inHand('pp.GER.yellow', 17),
  'do-gift': inHand('pp.GER.yellow', 17),
  'do-buy-soviet': inHand('pp.SOV.yellow', 8),
  'do-rail-axis': inHand('pp.GER.yellow', 17),
  'do-rail-soviet': inHand('pp.SOV.yellow', 9),
  'do-site': { site: 'Kerch' },
  'do-sites-start': { sites: 'Maykop, Berlin' },
  'do-scorch': { site: 'Vyborg', context: block('sites', 'vyborg', 'Vyborg', { yellow: 2 }) },
  'do-site-bombed': { site: 'Baku', yellow: 1 },
  'do-site-link': { site: 'Moscow' },
  'do-pocket-out': { red: 4, ...inHand('pocket.red', 6) },
  'do-advance-axis': {
    context: {
      scenario: 'SBE7',
      options: { o16: true },
      cells: { scorched: { berlin: 2 } },
      balances: { 'pp.GER.yellow': 9 },
    },
  },
  'do-advance-soviet': {
    context: {
      scenario: 'SBE7',
      options: { o15: true },
      cells: factory('SOV-red-1', 2),
      balances: { 'pp.SOV.yellow': 9, 'pp.SOV.red': 9 },
    },
  },
  'do-industry-axis': inHand('pp.GER.yellow', 4),
  'do-industry-soviet': inHand('pp.SOV.yellow', 18),
  'do-place-axis': {
    colour: 'red',
    die: 3,
    city: 'Berlin',
    context: { scenario: 'SBE7', options: { o15: true }, cells: factory('GER-red-1', 10), tables: card },
  },
  'do-place-soviet': {
    colour: 'red',
    die: 3,
    city: 'Moscow',
    context: { scenario: 'SBE7', options: { o15: true }, cells: factory('SOV-red-1', 10), tables: card },
  },
  'do-evacuate': { site: 'Moscow', colour: 'blue' },
  'do-infrastructure': { context: { scenario: 'SBE6', turn: 17, balances: { 'pp.SOV.yellow': 33 } } },
  'do-berth': { city: 'Kerch' },
  'do-fhq-repair': {
    context: {
      ...at('axis/production', headquarters),
      ...axisHqs,
      cells: { face: { fhq: 2 } },
      balances: { 'pp.GER.yellow': 9, 'pp.GER.black': 9 },
    },
  },
  'do-stavka-falls': { context: { scenario: 'SBE5', cells: { owner: { moscow: 'axis' } } } },
  'do-hq-activate-axis': { hq: 'Staff', context: { ...at('axis/movement', headquarters), ...axisHqs } },
  'do-hq-activate-soviet': { hq: 'Stavka', context: { ...at('soviet/rail', headquarters), ...sovietHqs } },
  'do-hq-order-axis': { hq: 'Staff', blocks: 'First', context: { ...at('axis/movement', headquarters), ...axisHqs } },
  'do-hq-order-soviet': {
    hq: 'Stavka',
    blocks: 'Third',
    context: { ...at('soviet/rail', headquarters), ...sovietHqs },
  },
  'do-reserve-into-axis': {
    hq: 'Staff',
    blocks: 'Second',
    context: { ...at('axis/movement', headquarters), ...axisHqs },
  },
  'do-reserve-into-soviet': {
    hq: 'Stavka',
    blocks: 'Third',
    context: { ...at('soviet/rail', headquarters), ...sovietHqs },
  },
  'do-hq-recon-axis': { hq: 'Air staff', context: { ...at('axis/movement', headquarters), ...axisHqs } },
  'do-hq-recon-soviet': { hq: 'Air staff', context: { ...at('soviet/movement', headquarters), ...sovietHqs } },
  'do-hq-rest': {
    context: { ...at('axis/extra', headquarters), ...axisHqs, cells: { activated: { staff: 'movement 4' } } },
  },
  'do-hq-sea-axis': { hq: 'FHQ', block: 'Second', context: { ...at('axis/rail', headquarters), ...axisHqs } },
  'do-hq-sea-soviet': {
    hq: 'Fleet',
    block: 'Fourth',
    context: { ...at('soviet/movement', headquarters), ...sovietHqs },
  },
  'do-reserve-moves-axis': {
    blocks: 'Second',
    context: { ...at('axis/extra', headquarters), ...axisHqs, cells: { reserve: { foot: 'extra' } } },
  },
  'do-reserve-moves-soviet': {
    blocks: 'Fourth',
    context: { ...at('soviet/extra', headquarters), ...sovietHqs, cells: { reserve: { foot: 'extra' } } },
  },
  'do-italian-die': { die: 4, context: { scenario: 'SBE7', turn: 30, options: { o36: true } } },
  'do-italy-out': { context: { scenario: 'SBE9', turn: 30 } },
  'do-victory-die': { die: 6, context: { scenario: 'SBE9', cells: { owner: { leningrad: 'axis', moscow: 'axis' } } } },
  'do-block-state': { block: 'Second', context: block('axis', 'foot', 'Second', infantry) },
  'do-block-face': { block: 'Second', pf: 2, context: block('axis', 'foot', 'Second', infantry) },
  'do-arrives-axis': {
    blocks: 'Second',
    context: { scenario: 'SBE9', turn: 5, ...block('axis', 'foot', 'Second', { ...infantry, entry: '5' }) },
  },
  'do-delay-axis': {
    blocks: 'Second',
    context: { scenario: 'SBE9', turn: 5, ...block('axis', 'foot', 'Second', { ...infantry, entry: '5' }) },
  },
  'do-disband-axis': {
    blocks: 'Second',
    context: { ...at('axis/production'), ...block('axis', 'foot', 'Second', infantry) },
  },
  'do-set-up-rest-axis': { context: { scenario: 'SBE8', ...block('axis', 'foot', 'Second', infantry) } },
  'do-arrives-soviet': {
    blocks: 'Third',
    context: { scenario: 'SBE9', turn: 5, ...block('soviet', 'foot', 'Third', { ...rifles, entry: '5' }) },
  },
  'do-delay-soviet': {
    blocks: 'Third',
    context: { scenario: 'SBE9', turn: 5, ...block('soviet', 'foot', 'Third', { ...rifles, entry: '5' }) },
  },
  'do-disband-soviet': {
    blocks: 'Third',
    context: { ...at('soviet/production'), ...block('soviet', 'foot', 'Third', rifles) },
  },
  'do-set-up-rest-soviet': { context: { scenario: 'SBE6', ...block('soviet', 'foot', 'Third', rifles) } },
  'do-thaw': {
    blocks: 'Rapid Corps',
    context: { scenario: 'SBE3', ...block('axis', 'rapid', 'Rapid Corps', { nation: 'HUN' }) },
  },
  'do-team-cross': { blocks: 'Third', context: block('soviet', 'foot', 'Third', rifles) },
  'do-battle-hexes': { hexes: '0403, 0110' },
  'do-battle-order': {
    hexes: '0110, 0403',
    context: { turn: 2, marks: { battles: { '0403': { value: 1 }, '0110': { value: 2 } } } },
  },
  'do-battle-off': { hexes: '0403', context: { marks: { battles: { '0403': { value: 1 } } } } },
  'do-remove-flieger': { how: 'unsupplied' },
  'do-remove-rapid': { how: 'unsupplied' },
  'do-remove-luftlande': { how: 'unsupplied' },
  'do-lssah': { how: 'unsupplied' },
  'do-removal': {
    block: 'Third',
    how: 'unsupplied',
    context: block('soviet', 'foot', 'Third', { ...rifles, removal: '15' }),
  },
  'do-lend-lease': { context: { scenario: 'SBE9', turn: 29 } },
  'do-partisans-place': { major: 2, places: '0403, 0503', context: { scenario: 'SBE6' } },
  'do-partisans-met': { place: '0511', context: { cells: { partisans: { '0511': 1 } } } },
  'do-partisans-number': { place: '0511' },
  'do-fighters-worn': {
    context: {
      ...block('axis', 'fliers', 'Fliers', { nation: 'GER', class: 'fighter', faces: '3 2 1' }),
      marks: { 'fighters-left': { Fliers: { value: 2 } } },
    },
  },
  'do-volkssturm': {
    block: 'Second',
    cities: 3,
    context: {
      scenario: 'SBE9',
      turn: 40,
      options: { o28: true },
      cells: { crossed: { germany: 1 }, state: { foot: 'eliminated' } },
      ...block('axis', 'foot', 'Second', infantry),
    },
  },
  'do-chechens': { context: { scenario: 'SBE7', options: { o30: true }, cells: { 'grozny-open': 'yes' } } },
  'do-persia-falls': { context: { scenario: 'SBE7' } },
  'do-surrender-GER': owner('berlin', 'soviet'),
  'do-surrender-FIN': { counted: true },
  'do-surrender-ROM': owner('bucharest', 'soviet'),
  'do-surrender-HUN': owner('budapest', 'soviet'),
  'do-surrender-SVK': owner('bratislava', 'soviet'),
  'do-barrels-axis': {
    units: [{ name: 'Second', class: 'infantry' }],
    context: block('axis', 'foot', 'Second', infantry),
  },
  'do-final-axis': {
    units: [{ name: 'Second' }],
    context: { ...block('axis', 'foot', 'Second', infantry), ...unsupplied('foot') },
  },
  'do-barrels-soviet': {
    units: [{ name: 'Third', class: 'infantry' }],
    context: block('soviet', 'foot', 'Third', rifles),
  },
  'do-final-soviet': {
    units: [{ name: 'Third' }],
    context: { ...block('soviet', 'foot', 'Third', rifles), ...unsupplied('foot') },
  },
};

export const examples: Examples = { inputs, worked: { air, combat, events, movement, sequence, victory } };
