import type { JsonObject } from '#rules/kit/base/json.ts';
import type { State } from '#rules/kit/record/journal.ts';
import { type Books, called, erOf, left, listed, markerCalled, markers, other, units, value } from './record.ts';

/** Initiative, cups, sequences and army units (7), by the rulebook. */

/** What an action comes to; `after`: for what the app alone knows, as which marker it drew. */
export type Entry = (books: Books, input: JsonObject, after: State) => void;

/** 7.12 */
export const initiative: Entry = (books, { germanDie, sovietDie, otherGerman, otherSoviet }) => {
  const total = (side: string, die: unknown, more: unknown): number =>
    Number(die) + (books.passes[`t${books.turn - 1}/${other(side)}`] ?? 0) + Number(more ?? 0);
  const [g, s] = [total('german', germanDie, otherGerman), total('soviet', sovietDie, otherSoviet)];
  if (g !== s) books.first = g > s ? 'german' : 'soviet';
};
const firstTurns: { readonly [scenario: string]: { readonly [turn: number]: string } } = {
  soltsy: { 1: 'german', 2: 'german' },
  counterattack: { 5: 'soviet' },
  'staraya-russa': { 1: 'soviet' },
  manstein: { 13: 'german' },
};
export const firstPlayer: Entry = (books, { side }) => {
  const due = firstTurns[books.scenario]?.[books.turn];
  if (due !== undefined && due !== side) books.says(`${side} is no First Player`);
  books.first = String(side);
};

const markersOf = (side: string) => markers.filter((one) => value(one, 'side') === side);
const inState = (books: Books, side: string, ...states: readonly string[]): readonly string[] =>
  markersOf(side).flatMap(({ id }) => (states.includes(books.markers[id] ?? 'out') ? [id] : []));
/** 4.38, S3.23, 5.4 */
const mayPlay = (books: Books, id: string): boolean => {
  const marker = markerCalled(id);
  if (!marker || books.markers[id] === 'gone') return false;
  if (marker.values.any === true) return books.groups['soltsy-voroshilov'] === 'taken';
  if (id === 'am-70' && books.scenario === 'soltsy' && books.turn < 3) return false;
  return isAlive(books, value(marker, 'formations'));
};
const isAlive = (books: Books, formation: string): boolean =>
  units.some((unit) => value(unit, 'formation') === formation && left(books, unit) > 0);
/** 7.14 */
export const cup: Entry = (books, { side, markers: names }) => {
  const who = String(side);
  const chosen = listed(names).flatMap((one) => markerCalled(one)?.id ?? []);
  const own = markersOf(who).flatMap(({ id }) => (mayPlay(books, id) ? [id] : []));
  const first = inState(books, books.first, 'cup').length;
  const due = who === books.first ? own.length : Math.min(own.length, first + 1);
  if (chosen.length !== due || chosen.some((id) => !own.includes(id))) books.says(`${chosen} in the cup of ${own}`);
  for (const { id } of markersOf(who))
    if (books.markers[id] !== 'gone') books.markers[id] = chosen.includes(id) ? 'cup' : 'out';
};
export const markerAgain: Entry = (books) => {
  if (books.scenario !== 'counterattack' || books.turn !== 5 || books.again.has('am-70')) books.says('played again');
  books.again.add('am-70');
  books.markers['am-70'] = 'cup';
};
export const markersGone: Entry = (books, input) => {
  for (const name of listed(input.markers)) {
    const marker = markerCalled(name);
    if (!marker || isAlive(books, value(marker, 'formations'))) books.says(`${name} is not gone`);
    else books.markers[marker.id] = 'gone';
  }
};

/** 7.23, 7.25 */
const due = (books: Books): string => {
  const next = books.active === '' ? books.first : other(books.active);
  const has = (side: string): boolean => inState(books, side, 'cup', 'pool').length > 0;
  return has(next) || !has(other(next)) ? next : other(next);
};
export const draw: Entry = (books, { how, marker, place }) => {
  const side = due(books);
  const of = inState(books, side, 'cup').length;
  if (how === 'app' && Number(place) > of) books.says(`place ${place} of ${of}`);
  books.drawn = how === 'hand' ? (markerCalled(marker)?.id ?? '') : '?';
};
export const spends = (books: Books, name: unknown): number => {
  const unit = called(String(name ?? ''));
  if (!unit) return 0;
  if (books.spent[unit.id]) books.says(`${unit.id} spends twice`);
  books.spent[unit.id] = 'yes';
  return Number(value(unit, 'commandPoints'));
};
/** 7.33 */
export const combine: Entry = (books, { shown, hidden, leader, die }) => {
  const side = due(books);
  const [a, b] = [markerCalled(shown), markerCalled(hidden)];
  if (!a || !b) return books.says('two markers are combined');
  const pool = inState(books, side, 'pool');
  if (!pool.includes(a.id) && !pool.includes(b.id)) books.says('none of both in the pool');
  if (value(a, 'formations') === value(b, 'formations')) books.says('one formation is combined');
  const both = Number(die) + Number(value(a, 'value')) + spends(books, leader) >= 8;
  books.active = side;
  books.markers[a.id] = 'played';
  books.markers[b.id] = both ? 'played' : 'pool';
  books.acting = (both ? [a, b] : [a])
    .map((one) => value(one, 'formations'))
    .filter(Boolean)
    .join(', ');
  books.drawn = '';
  books.combined = true;
};
/** 7.21, 7.22, 7.31 */
export const chooseSequence: Entry = (books, { side, kind, marker, formations }, after) => {
  const who = books.combined ? books.active : due(books);
  if (side !== who) books.says(`${side} plays in the turn of ${who}`);
  const bound = books.scenario === 'manstein' && books.turn <= 14 && books.options.amb17 !== 'free';
  if (bound && side === 'soviet' && kind === 'mobile') books.says('a Soviet mobile sequence');
  const one = markerCalled(marker);
  if (!books.combined && one) plays(books, who, one.id, String(kind), after);
  const named = listed(formations).join(', ');
  if (!books.combined || named !== '') books.acting = named || (one ? value(one, 'formations') : '');
  if (kind === 'pass') books.acting = '';
  books.active = who;
  books.sequence = String(kind);
  books.drawn = '';
};
const plays = (books: Books, side: string, id: string, kind: string, after: State): void => {
  const [pool] = inState(books, side, 'pool');
  const seen = books.drawn !== '' && books.drawn !== '?';
  if (!['cup', 'pool'].includes(books.markers[id] ?? '')) books.says(`${id} is not left`);
  if (seen && id !== books.drawn && id !== pool) books.says(`${id} in place of the one drawn`);
  if (kind === 'pass') {
    if (pool !== undefined) books.says('a second marker in the pool');
    books.markers[id] = 'pool';
    const key = `t${books.turn}/${side}`;
    books.passes[key] = (books.passes[key] ?? 0) + 1;
    return;
  }
  books.markers[id] = 'played';
  if (id !== pool || books.drawn === '') return;
  // what was drawn stays in the pool; which it is nobody saw where the app drew
  const kept = after.cells.markers;
  const hidden = inState(books, side, 'cup').find((one) => typeof kept === 'object' && kept[one] === 'pool');
  const drawn = seen ? books.drawn : hidden;
  if (drawn === undefined) books.says('nothing in the pool');
  else books.markers[drawn] = 'pool';
};

/** 7.4, 15.24 */
export const armyUnit: Entry = (books, { unit: name, how, hq, die }) => {
  const unit = called(String(name));
  if (!unit) return;
  const twice = value(unit, 'kind') === 'leader' || value(unit, 'class') === 'mot';
  const before = books.activated[unit.id];
  if (before === 'final') books.says(`${unit.id} a third time`);
  if (value(unit, 'kind') !== 'leader' && value(unit, 'formation') !== '') books.says(`${unit.id} is of no army`);
  books.activated[unit.id] = twice && before === undefined ? 'first' : 'final';
  if (how !== 'check') return;
  const points = spends(books, hq);
  if (Number(die) - points < 1 && erOf(books, unit) < 1) books.says('no check');
};
