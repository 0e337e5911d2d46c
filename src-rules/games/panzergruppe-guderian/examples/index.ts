import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Examples } from '#rules/kit/game/examples.ts';
import { examples as air } from '../chapters/air/examples.ts';
import { examples as arrivals } from '../chapters/arrivals/examples.ts';
import { examples as combat } from '../chapters/combat/examples.ts';
import { examples as command } from '../chapters/command/examples.ts';
import { examples as movement } from '../chapters/movement/examples.ts';
import { examples as setup } from '../chapters/setup/examples.ts';
import { examples as supply } from '../chapters/supply/examples.ts';
import { examples as victory } from '../chapters/victory/examples.ts';

/** Right inputs of this game's questions, small ones. Strengths and ratings in them are invented. */

const now: JsonObject = { turn: 3, place: 't3/ger/movement' };

const inTurn = (turn: number): JsonObject => ({ context: { turn } });

const attack: JsonObject = {
  attacker: 'german',
  german: [
    { name: 'First', type: 'panzer', attack: 9, defence: 7, left: 2, hex: '0512' },
    { name: 'Second', type: 'infantry', attack: 7, defence: 8, left: 2, hex: '0611' },
  ],
  soviet: [{ name: 'Third', type: 'rifle', attack: 2, defence: 4, hex: '0612' }],
  target: '0612',
  forest: true,
};

const overrun: JsonObject = {
  attacker: 'german',
  german: [{ name: 'First', type: 'panzer', attack: 9, defence: 7, left: 2, hex: '0512' }],
  soviet: [{ name: 'Third', type: 'rifle', attack: 1, defence: 2, hex: '0612' }],
  target: '0612',
  mp: 6,
  entryCost: 1,
};

/** A road from the west edge, a German unit on it and two Soviet ones further east. */
const ground: JsonObject = {
  ground: { roads: [['0120', '0219', '0319', '0419', '0520']], names: { '0319': 'Smolensk' } },
  units: [
    { id: '6inf', hex: '0319' },
    { id: 'rifle#1', hex: '0419', tried: '3-4-6' },
    { id: 'Lukin', hex: '0520', rating: 3, ma: 10 },
  ],
};

const inputs: Examples['inputs'] = {
  attack,
  overrun,
  move: {
    unit: 'panzer',
    ma: 10,
    path: [
      { hex: '0512', terrain: 'clear', road: true },
      { hex: '0612', terrain: 'forest', river: true },
    ],
  },
  rail: { hexes: 22, rifle: 2, interdicted: 1 },
  stack: { side: 'soviet', combat: 3, leaders: 1 },
  'retreat-hexes': {
    side: 'german',
    units: 2,
    hexes: [
      { hex: '0411', friends: 1 },
      { hex: '0412', enemyZoc: true },
    ],
  },
  charts: {},
  strength: {
    units: [
      { attack: 9, defence: 7 },
      { attack: 5, defence: 5, outOfSupply: true },
    ],
    forest: true,
  },
  command: { leaders: [{ rating: 3, distance: 2 }] },
  odds: { attack: 17, defence: 5 },
  'result-options': { result: 'D2/A1', attackSteps: 6, defenceSteps: 2 },
  'legal-losses': {
    result: 'D2',
    role: 'defender',
    units: [
      { id: 'first', steps: 2 },
      { id: 'second', steps: 1 },
    ],
  },
  'best-odds': attack,
  'move-cost': {
    unit: 'infantry',
    ma: 7,
    path: [{ terrain: 'clear' }, { terrain: 'forest', river: true }],
  },
  'movement-allowance': { ma: 10, outOfSupply: true, strength: 7 },
  'rail-cost': { hexes: 22, rifle: 2, interdicted: 1 },
  stacking: { side: 'soviet', combat: 4, leaders: 1 },
  retreat: {
    side: 'german',
    units: 2,
    hexes: [
      { hex: '0411', friends: 1 },
      { hex: '0412', enemyZoc: true },
    ],
  },
  advance: { result: 'D2', defender: 'retreat', emptied: true },
  'overrun-next-step': { result: 'D1', emptied: true, mp: 6, entryCost: 1 },
  reinforcements: { turn: 3 },
  'turn-phases': { turn: 3 },
  'setup-cards': {},
  'frozen-army': { die: 4 },
  provisional: { turn: 2, die: 3 },
  'sw-price': { divisions: 2, turn: 4 },
  'rail-quota': { rifle: 3, leader: 1, used: 2 },
  'air-markers': { turn: 3, hexes: ['0612', '0711'] },
  'soviet-interdiction': { turn: 5, used: [2], hex: '0612' },
  'broken-rail': { turn: 4, hex: '0612', broken: { '0612': 0 } },
  'western-columns': { turn: 2, hex: '0412' },
  'leader-withdrawal': { turn: 6, leader: 'Lukin', surrounded: true, context: { options: { withdrawal: 'on' } } },
  pools: { pool: 'rifle', draw: 4, cup: 3, eliminated: 12 },
  points: {
    german: [
      { objective: 'smolensk', line: true },
      { objective: 'roslavl', line: false },
    ],
    southWest: 2,
  },
  level: { points: 62 },
  recapture: { city: 'smolensk', wasGerman: true, lineWasOpen: true, soviet: true },
  divisions: {},
  supply: { ...ground, side: 'german' },
  'command-range': { ...ground, leader: 'Lukin' },
  zones: ground,
  reach: { ...ground, unit: '6inf', context: now },
  'rail-reach': {
    ground: { rails: [['0120', '0219', '0319', '0419', '0520']] },
    units: [{ id: 'rifle#1', hex: '0419' }],
    unit: 'rifle#1',
    context: { turn: 3, place: 't3/sov/movement' },
  },
  'retreat-path': { ...ground, hex: '0319', hexes: 2 },
  'advance-hexes': { ...ground, hex: '0420' },
  'stacking-map': ground,
  'vp-line': ground,
  surrounded: { ...ground, leader: 'Lukin' },
  'map-fight': {
    ...ground,
    target: '0419',
    attackers: ['6inf'],
    context: { turn: 3, place: 't3/ger/combat' },
  },
  line: { unit: '0520', targets: ['0120'], enemies: ['0320'] },
  'table-check': { table: 'mixRifle', context: { tables: { mixRifle: { cells: {} } } } },
  phases: { context: now },
  due: { context: now },
  limits: { context: now },
  reminders: { context: now },
  score: { context: { ...now, cells: { control: { vitebsk: 'german' } } } },
  setup: {},
  options: { context: now },
  'do-roll-16': { die: 4 },
  'do-roll-19': { die: 5 },
  'do-leader-withdraw': { leader: 'Lukin', surrounded: true, context: { options: { withdrawal: 'on' } } },
  'do-leader-return': { leader: 'Lukin', context: { turn: 5, cells: { away: { Lukin: 4 } } } },
  'do-in-s2w': inTurn(2),
  'do-in-s2x': inTurn(2),
  'do-in-s3z': inTurn(3),
  'do-in-s3x': inTurn(3),
  'do-in-s4x': inTurn(4),
  'do-in-s5x': inTurn(5),
  'do-in-s6x': inTurn(6),
  'do-in-s7x': inTurn(7),
  'do-in-s8x': inTurn(8),
  'do-in-s9x': inTurn(9),
  'do-in-s10x': inTurn(10),
  'do-in-s11x': inTurn(11),
  'do-provisional': { die: 2, context: { turn: 2 } },
  'do-provisional-in': { context: { turn: 2, cells: { provisional: { '2': 'open' } } } },
  'do-south-west': inTurn(4),
  'do-in-g2a': inTurn(2),
  'do-in-g2b': inTurn(2),
  'do-in-g3d': inTurn(3),
  'do-in-g3e47': inTurn(3),
  'do-in-g3e46': inTurn(3),
  'do-in-g3h': inTurn(3),
  'do-in-g5e': inTurn(5),
  'do-in-g6e': inTurn(6),
  'do-in-g7e': inTurn(7),
  'do-in-g8f': inTurn(8),
  'do-in-g9g': inTurn(9),
  'do-air-place': { hex1: '0612', context: { turn: 3, place: 't3/ger/interdiction' } },
  'do-air-lift': { context: { cells: { air: { '0612': 'true' } } } },
  'do-interdiction-place': { hex: '0612' },
  'do-interdiction-lift': { context: { cells: { sovietMarker: '0612' } } },
  'do-rail-break': { hex: '1410', context: now },
  'do-rail-pick-up': { hex: '1410', context: { cells: { brokenRail: { '1410': 0 } } } },
  'do-rail-repair': { hex: '1410', context: { cells: { brokenRail: { '1410': 0 } } } },
  'do-recapture': { city: 'smolensk', context: { cells: { snapshot: { smolensk: 'true' } } } },
  'do-counters-lost': { context: { cells: { mapRifle: 4 } } },
  'do-disrupt': { hex: '0612' },
  'do-tick': { hex: '0612' },
  'do-undisrupt': { name: 'Lukin', context: { marks: { disrupted: { Lukin: { value: true } } } } },
};

export const examples: Examples = {
  inputs,
  worked: { air, arrivals, combat, command, movement, setup, supply, victory },
};
