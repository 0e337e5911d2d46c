import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Fought } from '../../../../testing/players.ts';
import { type Books, called, erOf, left, other, value } from './record.ts';

/** Who fights whom, from the rows as typed and the record of these books. */

export type Role = 'attacker' | 'defender';
export interface One {
  readonly unit: RosterUnit;
  readonly row: JsonObject;
}
export interface Side {
  readonly side: string;
  /** who fights: attackers other than artillery; everybody in the hex */
  readonly fighting: readonly One[];
  readonly guns: readonly One[];
  readonly staff: readonly One[];
  readonly planes: readonly One[];
  readonly guests: readonly One[];
}
export interface Fight {
  readonly books: Books;
  readonly input: JsonObject;
  readonly overrun: boolean;
  readonly attacker: Side;
  readonly defender: Side;
  /** the next answer to one of these questions */
  readonly answer: (ask: string) => Answer;
  readonly has: (ask: string) => boolean;
}

export const kind = ({ unit }: One): string => value(unit, 'kind');
export const formation = ({ unit }: One): string => value(unit, 'formation');
export const typed = ({ row }: One, field: string): Json | undefined => row[field];
/** Hexes from one to another: rows grow southward, odd rows lie half a hex further west. */
export const between = (a: string, b: string): number => {
  const at = (hex: string) => ({
    row: Number(hex.slice(0, 2)),
    west: Number(hex.slice(2)) + (Number(hex.slice(0, 2)) % 2) / 2,
  });
  const [from, to] = [at(a), at(b)];
  const rows = Math.abs(from.row - to.row);
  return rows + Math.max(0, Math.abs(from.west - to.west) - rows / 2);
};
/** By their numbers, else as typed. */
export const hexesTo = (one: One, to: unknown): number => {
  const [from, there] = [String(typed(one, 'hex') ?? ''), String(to ?? '')];
  return from === '' || there === '' ? Number(typed(one, 'distance')) : between(from, there);
};
export const distance = (one: One, target: string): number => {
  if (typed(one, 'hex') === target) return 0;
  return kind(one) === 'artillery' ? hexesTo(one, target) : Number(typed(one, 'distance'));
};
export const strength = (books: Books, { unit }: One, of: 'attack' | 'defence'): number =>
  Number(value(unit, unit.values.twoSteps === true && left(books, unit) === 1 ? `${of}2` : of));
export const isOos = (books: Books, { unit }: One): boolean => books.supply[unit.id] === 'oos';
export const isDisrupted = (books: Books, { unit }: One): boolean => books.disrupted[unit.id] !== undefined;
export const er = (books: Books, { unit }: One): number => erOf(books, unit);

const rowsIn = (input: JsonObject, side: string): readonly One[] => {
  const rows = input[side];
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
    const unit = called(String(row.id));
    return unit ? [{ unit, row }] : [];
  });
};
export const sideIn = (books: Books, input: JsonObject, role: Role, overrun: boolean): Side => {
  const attacker = String(input.attacker);
  const side = role === 'attacker' ? attacker : other(attacker);
  const target = String(input.target);
  const rows = rowsIn(input, side);
  const guests = role === 'defender' ? rows.filter(({ unit }) => books.guests.has(unit.id)) : [];
  const own = rows.filter((one) => !guests.includes(one));
  const there = (one: One): boolean => kind(one) === 'combat' || distance(one, target) === 0;
  return {
    side,
    guests,
    fighting: own.filter((one) =>
      role === 'attacker'
        ? ['combat', 'hq'].includes(kind(one)) && strength(books, one, 'attack') > 0
        : ['combat', 'hq', 'artillery'].includes(kind(one)) && there(one),
    ),
    // 8.66: nobody but a battery in the hex
    guns: own.filter((one) => kind(one) === 'artillery' && (!overrun || (role === 'defender' && there(one)))),
    staff: rows.filter((one) => kind(one) === 'hq' || kind(one) === 'leader'),
    planes: overrun && role === 'defender' ? [] : own.filter((one) => kind(one) === 'air'),
  };
};

export const terrainOf = ({ input }: Fight): readonly string[] =>
  Array.isArray(input.terrain) ? input.terrain.map(String) : [];
export const activeOf = ({ input }: Fight): readonly string[] =>
  String(input.active ?? '')
    .split(', ')
    .filter(Boolean);
export const isActive = (fight: Fight, one: One): boolean =>
  activeOf(fight).length === 0 || formation(one) === '' || activeOf(fight).includes(formation(one));
/** 7.46: an army unit is of the formation it acts with; of two nobody can say. */
export const formationIn = (fight: Fight, one: One): string => {
  const active = activeOf(fight);
  return formation(one) !== '' || active.length !== 1 ? formation(one) : (active[0] ?? '');
};
/** The one its owner has named, else the best of those that may lead. */
export const named = (books: Books, those: readonly One[]): One | undefined =>
  those.find((one) => typed(one, 'lead') === true) ??
  those.reduce<One | undefined>((best, one) => (best && er(books, best) >= er(books, one) ? best : one), undefined);
export const leadOf = (fight: Fight, role: Role): One | undefined => {
  const { fighting } = fight[role];
  if (role === 'attacker')
    return named(
      fight.books,
      fighting.filter((one) => isActive(fight, one)),
    );
  const able = fighting.filter((one) => kind(one) !== 'hq');
  return named(fight.books, able.length > 0 ? able : fighting);
};

/** An overrun is made by one group from one hex. */
export const across = ({ input, overrun }: Fight, one: One): Json | undefined =>
  overrun ? input.across : typed(one, 'across');

/** A question asked again is numbered: 'way-attacker#2'. */
const plain = ({ ask }: Answer): string => ask.replace(/#\d+$/, '');
export const fightIn = (books: Books, { calc, input, answers }: Fought): Fight => {
  const rest = [...answers];
  const overrun = calc === 'overrun';
  return {
    books,
    input,
    overrun,
    attacker: sideIn(books, input, 'attacker', overrun),
    defender: sideIn(books, input, 'defender', overrun),
    has: (ask) => rest[0] !== undefined && plain(rest[0]) === ask,
    answer: (ask) => {
      const next = rest[0] && plain(rest[0]) === ask ? rest.shift() : undefined;
      if (!next) books.says(`${ask} was not asked, but ${rest[0]?.ask}`);
      return next ?? { ask, key: '' };
    },
  };
};
