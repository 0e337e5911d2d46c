import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Examples } from '#rules/kit/game/examples.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { examples as air } from '../chapters/air/examples.ts';
import { examples as arrivals } from '../chapters/arrivals/examples.ts';
import { examples as combat } from '../chapters/combat/examples.ts';
import { examples as events } from '../chapters/events/examples.ts';
import { examples as map } from '../chapters/map/examples.ts';
import { examples as movement } from '../chapters/movement/examples.ts';
import { examples as victory } from '../chapters/victory/examples.ts';

/** Right inputs of this game's questions, small ones. Combat points and the map in them are invented. */

const now: JsonObject = { turn: 2, place: 't2/order=axis/usual/axis-movement' };

const axis: readonly JsonObject[] = [
  { name: 'First', kind: 'combat', cp: '6 3', division: 'Ravenna', formation: 'ii', hex: '0302' },
  { name: 'Gun', kind: 'artillery', value: 3, range: 5, division: 'Ravenna', formation: 'ii', distance: 2 },
];
const soviet: readonly JsonObject[] = [
  { name: 'Third', kind: 'combat', cp: '9 5', army: 'iii', hex: '0402' },
  { name: 'Fourth', kind: 'combat', cp: '7 4', army: 'iii', move: 'tracked', hex: '0401' },
];
const fight: JsonObject = { attacker: 'soviet', axis, soviet, target: '0302' };
const assault: JsonObject = {
  attacker: 'soviet',
  axis: axis.slice(0, 1),
  soviet: soviet.slice(1),
  target: '0302',
  mp: 16,
};

/** Two squares of the card, as the players typed them: invented. */
const card: JsonObject = {
  'combat-results': { cols: ['2-1'], cells: { '3/2-1': '1/1', '4/2-1': '0/1' } },
  bombardment: { cells: {} },
};

const clear = { terrain: 'clear' };
/** A rail line from an Axis source, a unit on it, another beyond a river, a Soviet one beside that. */
const sheet: JsonObject = {
  grid: gridOf(9, 3),
  hexes: {
    '0102': { terrain: 'clear', features: ['sourceA'] },
    '0202': clear,
    '0302': clear,
    '0402': clear,
    '0502': clear,
  },
  sides: { '0302/0402': ['minor'] },
  links: { '0102/0202': ['rail'], '0202/0302': ['rail'] },
  boxes: {},
};
const board: JsonObject = {
  sheet,
  units: [
    {
      id: 'first',
      hex: '0302',
      side: 'axis',
      values: { kind: 'combat', nation: 'ITA', formation: 'ii', cp: '6 3', mp: 6 },
    },
    { id: 'third', hex: '0402', side: 'soviet', values: { kind: 'combat', army: 'iii', cp: '9 5', mp: 8 } },
  ],
};
const place = (at: string): JsonObject => ({ context: { place: at } });
const unitsOf = (side: string, id: string, name: string, values: JsonObject) => ({
  rosters: { [side]: { units: [{ id, name, values }] } },
});

const inputs: Examples['inputs'] = {
  combat: fight,
  'mobile-assault': assault,
  'tem-attack': { soviet: [{ name: 'Fourth', kind: 'combat', army: 'a', cp: '7 4' }], garrison: 3, garrisonCp: 9 },
  'bombard-attack': { ...fight, bombardment: 4 },
  bombard: { with: 'heavy', gun: 'Heavy', value: 4, target: '0402', distance: 2 },
  'air-chances': { turn: 3, cai: 'used', usedIn: 2 },
  'pa-outlook': { pa: 16, turn: 2, uses: 2 },
  move: {
    units: [{ name: 'First', kind: 'combat', move: 'other', mp: 6 }],
    turn: 2,
    path: [
      { hex: '0302', road: true },
      { hex: '0402', zoc: 'light' },
    ],
  },
  stack: {
    side: 'axis',
    units: [
      { name: 'First', sp: 2, division: 'Ravenna' },
      { name: 'Second', sp: 1 },
    ],
  },
  zone: { side: 'soviet', units: [{ name: 'Third', sp: 2 }], major: true },
  'cir-ahead': {
    turn: 2,
    boxes: 3,
    length: 6,
    units: [
      { name: 'Third', cp: '9 5', send: ['a'] },
      { name: 'Fourth', cp: '7 4', move: 'tracked', send: ['b'] },
    ],
  },
  'corps-ahead': { turn: 3, hexes: 3 },
  'tem-ahead': {
    turn: 4,
    stage: 'attack',
    garrison: 3,
    units: [{ name: 'Fourth', cp: '7 4', move: 'tracked', enters: 4 }],
  },
  'ps-ahead': { ps: 12, from: 2, buys: ['3'], gains: [{ turn: 3, points: 2 }] },
  victory: { arrival: 4, airports: true, corps: 2, stars: 9, hqs: 1, ps: 10 },
  'turn-phases': { turn: 2, initiative: 'soviet' },
  'ps-forecast': { ps: 12, from: 2, buys: [3], gains: 2 },
  reinforcements: { context: now },
  'starred-places': { context: now },
  'step-ledger': {
    corps: 'ii',
    context: {
      ...now,
      ...unitsOf('axis', 'first', 'First', { kind: 'combat', formation: 'ii', nation: 'ITA', cp: '6 3' }),
    },
  },
  strength: { units: [{ cp: 6 }, { cp: 5, oos: true }], support: [3] },
  column: { attack: 21, defence: 8, allAcrossRiver: true },
  outcome: { result: '1/2', defenderSteps: 3 },
  'legal-losses': {
    units: [
      { id: 'first', steps: 3 },
      { id: 'second', steps: 2 },
    ],
    losses: 3,
  },
  'support-eligibility': { range: 5, distance: 4, division: 'Ravenna', units: [{ division: 'Ravenna' }] },
  'move-cost': { side: 'axis', mp: 5.5, path: [{ road: true }, { zoc: true }] },
  'stack-check': {
    units: [
      { id: 'first', side: 'axis', sp: 2, division: 'Ravenna' },
      { id: 'second', side: 'axis', sp: 1 },
    ],
  },
  'zone-check': { side: 'soviet', units: [{ sp: 2 }], major: true },
  'cir-odds': { cp: 24 },
  fronts: { context: { ...now, cells: { garrison: 3 } } },
  'turn-dice': { turn: 3 },
  corps: { steps: { full: 24, lost: 11 } },
  objectives: { choice: ['cir', 'airports', 'donetz'], arrival: 4, airports: true, corps: 2, stars: 9, hqs: 1 },
  'objectives-outlook': { cirUp: 40, cirEven: '1/3', airports: 25, context: now },
  'card-lookup': { combat: { column: '2:1', die: 3 }, context: { tables: card } },
  supply: { ...board, side: 'axis' },
  'supply-phase': { ...board, context: { turn: 2, place: 't2/supply' } },
  map: { ...board, ask: 'reach', target: 'first', context: now },
  'map-fight': { ...board, target: '0302', attackers: ['third'] },
  'table-check': { table: 'combat-results', context: { tables: card } },
  phases: { context: now },
  due: { context: now },
  limits: { context: now },
  reminders: { context: now },
  score: { context: now },
  setup: {},
  options: { context: now },
  'do-initiative-buy': place('t2/initiative'),
  'do-place-control': { place: 'Verkhniy Mamon', holder: 'axis', kind: 'village' },
  'do-kantemirovka': { die: 3 },
  'do-arrive': place('t3/reinforcements'),
  'do-xxiv': { context: { place: 't5/supply', cells: { fell: { ii: 4 } } } },
  'do-gebirgs': { context: { turn: 3, cells: { arrived: { gebirgs: 2 } } } },
  'do-replacement': { unit: 'Julia 1', context: { place: 't2/reinforcements' } },
  'do-complementi': { unit: 'Julia 1' },
  'do-steps': { context: unitsOf('axis', 'ii-hq', 'II HQ', { kind: 'hq' }) },
  'do-hq-back': { context: { place: 't4/reinforcements', cells: { hqOut: { iii: 3 } } } },
  'do-air-die': { die: 4, context: { turn: 4 } },
  'do-cai-die': { die: 3, context: { cells: { cai: 'used' } } },
  'do-turn-up': {
    range: 'Alpine Art.',
    context: { ...now, ...unitsOf('axis', 'alpine-heavy', 'Alpine Art.', { kind: 'heavyArtillery' }) },
  },
  'do-pa-movement': { context: now },
  'do-cir-roll': { die: 4, cp: 24, context: { place: 't1/order=soviet/bought/soviet-combat' } },
  'do-cir-enter': {
    context: {
      place: 't2/order=axis/usual/soviet-movement',
      cells: { cirUnits: { third: 'in' } },
      ...unitsOf('soviet', 'third', 'Third', { kind: 'combat' }),
    },
  },
  'do-tem-die': { die: 3, context: { place: 't2/reinforcements' } },
  'do-tem-enter': { units: 'Third' },
  'do-corps-die': { where: '0402', die: 5, context: { place: 't3/supply' } },
  'do-tem-supply': { context: { place: 't2/supply', cells: { temUnits: { third: 'yes' } } } },
  'do-attrition': {
    context: {
      place: 't2/attrition',
      cells: { oos: { 'ii-hq': 'yes' } },
      ...unitsOf('axis', 'ii-hq', 'II HQ', { kind: 'hq' }),
    },
  },
  'do-objectives-by-hand': { cir: true, airports: true, donetz: true },
  'do-supply-book': {
    context: {
      place: 't2/supply',
      sheets: { map: sheet },
      cells: { at: { first: '0502' } },
      ...unitsOf('axis', 'first', 'First', { kind: 'combat', formation: 'ii', nation: 'ITA', cp: '6 3' }),
    },
  },
  'do-air-supply': { hex: '0402' },
  'do-oos-mark': { out: 'II HQ', context: { place: 't2/supply' } },
};

export const examples: Examples = { inputs, worked: { air, arrivals, combat, events, map, movement, victory } };
