import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Deed } from '../../../../testing/players.ts';
import { inventedWeather, untypedBox } from '../board.ts';
import {
  armyUnit,
  chooseSequence,
  combine,
  cup,
  draw,
  type Entry,
  firstPlayer,
  initiative,
  markerAgain,
  markersGone,
  spends,
} from './activation.ts';
import {
  type Books,
  called,
  erOf,
  germans,
  holds,
  is,
  isSoltsy,
  left,
  listed,
  locations,
  loses,
  moves,
  sideOf,
  soviets,
  units,
  unitsIn,
  value,
} from './record.ts';

/** What the players' actions come to, by the rulebook. */

const code = (turn: number): string => `${13 + Math.floor((turn - 1) / 2)}${turn % 2 === 1 ? 'AM' : 'PM'}`;

/** 5.1: turns whose weather a scenario lays down (AMB-16). */
const laidDown = ({ scenario, turn, options }: Books): string | undefined => {
  if (scenario === 'soltsy') return turn === 3 ? 'dry' : undefined;
  if (scenario === 'counterattack') return turn === 5 ? 'dry' : undefined;
  if (scenario === 'staraya-russa') return turn === 1 ? 'dry' : undefined;
  return turn === (options.amb16 === 'printed' ? 14 : 13) ? 'overcast' : undefined;
};
const weatherDie: Entry = (books, { die, read }) => {
  const box = `${isSoltsy(books) ? 'soltsy' : 'staraya-russa'}:${code(books.turn)}`;
  if (laidDown(books)) books.says('a die for weather that is laid down');
  if (read === 'table' && box === untypedBox) books.says('a box nobody typed');
  books.weather[books.turn] = read === 'table' ? inventedWeather(books.turn, Number(die)) : String(read);
};
const weatherSet: Entry = (books, { weather }) => {
  const due = laidDown(books) ?? inventedWeather(books.turn, 1 + ((books.turn * 3) % 10));
  if (weather !== due) books.says(`weather ${weather}, due ${due}`);
  books.weather[books.turn] = String(weather);
};

/** 5.4 of the digest: the price of a group; the turns of Soltsy and Staraya Russa are counted from 13AM = 1. */
const prices: { readonly [group: string]: { readonly vp: number; readonly from: number; readonly to: number } } = {
  'soltsy-voroshilov': { vp: 5, from: 5, to: 5 },
  'soltsy-replacements': { vp: 3, from: 7, to: 7 },
  'soltsy-air': { vp: -6, from: 7, to: 7 },
  'russa-artillery': { vp: -3, from: 1, to: 5 },
  'russa-german-air': { vp: -6, from: 9, to: 9 },
  'russa-german-19am': { vp: -3, from: 13, to: 13 },
  'russa-soviet-air': { vp: 2, from: 7, to: 7 },
  'russa-soviet-20am': { vp: 2, from: 15, to: 15 },
};
const atOnce = ['soltsy-replacements', 'soltsy-air', 'russa-german-air', 'russa-soviet-air'];
const optionalGroup: Entry = (books, { group, taken }) => {
  const id = String(group);
  const price = prices[id];
  if (!price || books.turn < price.from || books.turn > price.to) books.says(`${id} out of its turn`);
  if (books.groups[id] !== undefined) books.says(`${id} decided twice`);
  books.groups[id] = String(taken);
  if (taken !== 'taken') return;
  books.vp += price?.vp ?? 0;
  if (id === 'soltsy-replacements') books.replacements += 8;
  if (atOnce.includes(id)) books.arrived[id] = books.turn;
};
const arrive: Entry = (books, { groups, cards, how }) => {
  if (how === 'putOff') return;
  const ids = [...(Array.isArray(groups) ? groups.map(String) : []), ...listed(cards).map(cardId)];
  for (const id of ids) {
    if (prices[id] && books.groups[id] !== 'taken') books.says(`${id} comes and was not taken`);
    books.arrived[id] = books.turn;
  }
};
const cardId = (name: string): string => `card:${name.replace('Invented ', '')}`;
const replace: Entry = (books, { turned, reduced, full }) => {
  const [a, b, c] = [unitsIn(turned), unitsIn(reduced), unitsIn(full)];
  const price = a.length + b.length + 2 * c.length;
  if (price > books.replacements) books.says(`${price} replacement steps`);
  books.replacements -= price;
  for (const unit of [...a, ...b, ...c]) {
    if (!is(unit, 'infantry')) books.says(`${unit.id} is no infantry`);
    if (b.includes(unit)) books.steps[unit.id] = 1;
    else delete books.steps[unit.id];
    books.disrupted[unit.id] = 'yes';
    const hq = units.find((one) => value(one, 'kind') === 'hq' && value(one, 'formation') === value(unit, 'formation'));
    if (!a.includes(unit) && hq && books.at[hq.id]) moves(books, [unit.id], books.at[hq.id] ?? '');
  }
};

/** 6.12 */
const supplyMark: Entry = (books, { cut }) => {
  const without = unitsIn(cut).map(({ id }) => id);
  for (const id of new Set([...Object.keys(books.supply), ...without])) {
    if (!without.includes(id)) delete books.supply[id];
    else books.supply[id] = books.supply[id] === undefined ? 'emergency' : 'oos';
  }
};
const supplySet: Entry = (books, { unit, to }) => {
  for (const { id } of unitsIn(unit)) books.supply[id] = String(to);
};

const airReady: Entry = (books, input) => {
  if (books.weather[books.turn] === 'rain' && books.options.amb11 !== 'always') books.says('readied in the rain');
  for (const { id } of unitsIn(input.units)) books.air[id] = 'ready';
};
/** S3.28: the die counts down the list of those still there. */
const airRemoval: Entry = (books, { die }) => {
  const planes = soviets.filter((unit) => value(unit, 'kind') === 'air');
  const there = planes.filter(({ id }) => books.air[id] !== 'gone');
  const drawn = there[Number(die) - 1];
  if (!drawn) return;
  if (there.length <= planes.length / 2) books.says('more than half of the aircraft leave');
  books.air[drawn.id] = 'gone';
};

const strongpoint: Entry = (books, { hex, side }) => {
  const bound = side === 'soviet' && books.scenario === 'manstein' && books.turn === 13;
  if (bound || books.strongpoints[String(hex)]) books.says(`a strongpoint in ${hex}`);
  books.strongpoints[String(hex)] = `${side}:building`;
};
const strongpointDone: Entry = (books, { hexes }) => {
  for (const hex of listed(hexes)) {
    const [side] = (books.strongpoints[hex] ?? '').split(':');
    if (side) books.strongpoints[hex] = `${side}:done`;
  }
};
const strongpointOff: Entry = (books, { hexes }) => {
  for (const hex of listed(hexes)) delete books.strongpoints[hex];
};
const bridge: Entry = (books, { unit, what, hex, to }) => {
  const id = called(String(unit))?.id ?? '';
  if (what === 'place') {
    books.bridges[id] = `${hex}/${to}`;
    books.at[id] = String(hex);
  } else {
    delete books.bridges[id];
    delete books.at[id];
  }
};

const declare: Entry = (books, { hex, units: attackers }) => {
  const ids = unitsIn(attackers).map(({ id }) => id);
  const twice = Object.values(books.declared).some((one) => one.some((id) => ids.includes(id)));
  if (twice) books.says('one attacks two hexes');
  books.declared[String(hex)] = ids;
};
/** 9.23: no command points. */
const refuse: Entry = (books, { hex, lead, face }) => {
  const unit = called(String(lead));
  if (unit && Number(face) <= erOf(books, unit)) delete books.declared[String(hex)];
};
const react: Entry = (books, { helper }) => void spends(books, helper);
/** 9.42 */
const noRetreat: Entry = (books, { hex, lead, helper, face }) => {
  const unit = called(String(lead));
  if (!books.strongpoints[String(hex)]?.endsWith('done')) books.says('no retreat without a strongpoint');
  if (unit && Number(face) - spends(books, helper) <= erOf(books, unit)) books.noRetreat.add(String(hex));
};
const fights = (unit: RosterUnit): boolean => ['combat', 'artillery', 'hq'].includes(value(unit, 'kind'));
/** 3.12a: the hexes they leave, where no enemy is yet, and those they go through. */
const passes = (books: Books, those: readonly RosterUnit[], hexes: readonly string[]): void => {
  for (const unit of those.filter(fights)) {
    const side = sideOf(unit);
    const [from, enemies] = [books.at[unit.id], side === 'german' ? soviets : germans];
    const pursued = enemies.some((one) => fights(one) && books.at[one.id] === from && left(books, one) > 0);
    for (const hex of [...(from && !pursued ? [from] : []), ...hexes]) {
      books.control[hex] = side;
      holds(books, hex, side);
    }
  }
};
const retreat: Entry = (books, { units: names, to }) => {
  const those = unitsIn(names);
  const ids = those.map(({ id }) => id);
  passes(books, those, [String(to)]);
  moves(books, ids, String(to));
  if (books.declared[String(to)]) for (const id of ids) books.guests.add(id);
};
const advance: Entry = (books, { units: names, into, on }) => {
  const those = unitsIn(names);
  const hexes = [String(into), String(on)].filter(Boolean);
  passes(books, those, hexes);
  moves(
    books,
    those.map(({ id }) => id),
    hexes.at(-1) ?? '',
  );
};

const recoveryFree: Entry = (books, input) => {
  for (const { id } of unitsIn(input.units)) delete books.disrupted[id];
};
/** 3.75b */
const recovery: Entry = (books, { unit: name, hq, die }) => {
  const unit = called(String(name));
  if (unit && Number(die) - spends(books, hq) <= erOf(books, unit)) delete books.disrupted[unit.id];
};
/** 12.13e, AMB-12 */
const artilleryReady: Entry = (books) => {
  for (const id of Object.keys(books.fired)) {
    const supply = books.supply[id];
    if (supply !== 'oos' && !(supply === 'emergency' && books.options.amb12 === 'blocked')) delete books.fired[id];
  }
};
const clears =
  (of: 'spent' | 'activated'): Entry =>
  (books) => {
    for (const id of Object.keys(books[of])) delete books[of][id];
  };

/** S1.32 */
const once = new WeakMap<Books, Set<string>>();
const brings = (books: Books, what: string, vp: number): void => {
  const done = once.get(books) ?? new Set<string>();
  once.set(books, done);
  if (done.has(what)) books.says(`${what} twice`);
  done.add(what);
  books.vp += vp;
};
const surrounded: Entry = (books, { unit: name, hexes }) => {
  const unit = called(String(name));
  const context = Array.isArray(hexes) ? hexes.length : 0;
  if (!unit || !germans.includes(unit) || left(books, unit) > 0 || context < 6) books.says(`${name} is not surrounded`);
  brings(books, `surrounded ${unit?.id}`, -2);
};
const redya: Entry = (books, { unit: name }) => {
  const unit = called(String(name));
  const counts =
    unit && soviets.includes(unit) && (['hq', 'artillery'].includes(value(unit, 'kind')) || is(unit, 'armoured'));
  if (!counts || books.turn >= 18 || isSoltsy(books)) books.says(`${name} and the Redya`);
  brings(books, `redya ${unit?.id}`, 2);
};
const riverLine: Entry = (books, { river, points }) => {
  const last = river === 'polist' ? 18 : 20;
  if (Number(points) < 15 || books.turn > last || isSoltsy(books)) books.says(`${points} points beyond the ${river}`);
  brings(books, `line ${river}`, 8);
};
const soltsyHeld: Entry = (books) => {
  if (books.turn <= 7 || !isSoltsy(books)) books.says('Soltsy too early');
  brings(books, `soltsy ${books.turn}`, 3);
};
const roadHexes: Entry = (books, { hexes }) => brings(books, `road ${books.turn}`, -Number(hexes));
const immediate: Entry = (books) => {
  if (books.turn !== 5 || books.scenario !== 'soltsy' || books.added !== undefined) books.says('a check of 15AM');
  books.added = locations(books);
  books.vp += books.added;
};

const entries: { readonly [action: string]: Entry } = {
  'weather-die': weatherDie,
  'weather-set': weatherSet,
  'optional-group': optionalGroup,
  arrive,
  replace,
  'supply-mark': supplyMark,
  'supply-set': supplySet,
  'air-ready': airReady,
  'air-removal': airRemoval,
  initiative,
  'first-player': firstPlayer,
  cup,
  'marker-again': markerAgain,
  'markers-gone': markersGone,
  draw,
  combine,
  'choose-sequence': chooseSequence,
  'army-unit': armyUnit,
  strongpoint,
  'strongpoint-done': strongpointDone,
  'strongpoint-off': strongpointOff,
  bridge,
  declare,
  refuse,
  react,
  'no-retreat': noRetreat,
  retreat,
  advance,
  'recovery-free': recoveryFree,
  recovery,
  'command-ready': clears('spent'),
  'activation-off': clears('activated'),
  'artillery-ready': artilleryReady,
  'artillery-fired': (books, input) => {
    for (const { id } of unitsIn(input.units)) books.fired[id] = 'yes';
  },
  'place-control': (books, { place, holder }) => holds(books, String(place), String(holder)),
  'step-loss': (books, { unit: name, steps }) => {
    const unit = called(String(name));
    if (!unit) return;
    // 4.13: what begins reduced has lost nothing
    if (books.first === '' && books.turn > 0 && Object.keys(books.weather).length === 0) books.steps[unit.id] = 1;
    else loses(books, unit, Number(steps));
  },
  'immediate-check': immediate,
  'soltsy-held': soltsyHeld,
  'road-hexes': roadHexes,
  surrounded,
  'redya-crossed': redya,
  'river-line': riverLine,
};
export const enter = (books: Books, { action, input, after }: Deed): void => {
  const entry = entries[action];
  if (entry) entry(books, input, after);
  else books.says(`nothing is known of ${action}`);
};

/** What happens by itself when the game goes on to another place. */
export const goes = (books: Books, from: string, to: string, turn: number): void => {
  const phase = (path: string): string => path.split('/').at(-1) ?? '';
  if (turn > books.turn) for (const key of Object.keys(books.missions)) delete books.missions[key];
  if (turn > 5 && books.added !== undefined) {
    books.vp -= books.added;
    books.added = undefined;
  }
  // S3.26, AMB-25
  const lapses = books.options.amb25 !== 'spread' && books.replacements > 0 && books.replacements < 8;
  if (phase(from) === 'reinforcements' && lapses) books.replacements = 0;
  if (phase(to) === 'initiative')
    for (const [id, state] of Object.entries(books.markers)) if (state !== 'gone') books.markers[id] = 'out';
  if (turn > books.turn || phase(to) === 'initiative') {
    books.active = '';
    books.sequence = '';
    books.acting = '';
    books.drawn = '';
  }
  if (operation(from) !== operation(to)) {
    books.declared = {};
    books.noRetreat = new Set();
    books.guests = new Set();
    books.combined = false;
  }
  books.turn = turn;
};
const operation = (path: string): string => /^t\d+\/ops#\d+/.exec(path)?.[0] ?? '';
