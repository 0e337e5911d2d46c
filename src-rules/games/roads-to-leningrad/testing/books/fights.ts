import type { Answer } from '../../../../kit/calc.ts';
import type { RosterUnit } from '../../../../kit/table.ts';
import type { Json, JsonObject } from '../../../../kit/value.ts';
import type { Fought } from '../../../../testing/players.ts';
import { crt } from '../../data/crt.ts';
import { inventedBoard } from '../board.ts';
import { type Books, called, erOf, is, left, loses, missionsOf, other, sideOf, units, value } from './record.ts';

/** Attacks and overruns by the rulebook (8.6, 10 to 13): from the rows as typed and the dice as thrown. */

type Role = 'attacker' | 'defender';
interface One {
  readonly unit: RosterUnit;
  readonly row: JsonObject;
}
interface Side {
  readonly side: string;
  /** who fights: attackers other than artillery; everybody in the hex */
  readonly fighting: readonly One[];
  readonly guns: readonly One[];
  readonly staff: readonly One[];
  readonly planes: readonly One[];
  readonly guests: readonly One[];
}
interface Fight {
  readonly books: Books;
  readonly input: JsonObject;
  readonly overrun: boolean;
  readonly attacker: Side;
  readonly defender: Side;
  /** the next answer to one of these questions */
  readonly answer: (ask: string) => Answer;
  readonly has: (ask: string) => boolean;
}

const kind = ({ unit }: One): string => value(unit, 'kind');
const formation = ({ unit }: One): string => value(unit, 'formation');
const typed = ({ row }: One, field: string): Json | undefined => row[field];
const distance = (one: One, target: string): number =>
  typed(one, 'hex') === target ? 0 : Number(typed(one, 'distance'));
const strength = (books: Books, { unit }: One, of: 'attack' | 'defence'): number =>
  Number(value(unit, unit.values.twoSteps === true && left(books, unit) === 1 ? `${of}2` : of));
const isOos = (books: Books, { unit }: One): boolean => books.supply[unit.id] === 'oos';
const isDisrupted = (books: Books, { unit }: One): boolean => books.disrupted[unit.id] !== undefined;
const er = (books: Books, { unit }: One): number => erOf(books, unit);

const rowsIn = (input: JsonObject, side: string): readonly One[] => {
  const rows = input[side];
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
    const unit = called(String(row.id));
    return unit ? [{ unit, row }] : [];
  });
};
const sideIn = (books: Books, input: JsonObject, role: Role, overrun: boolean): Side => {
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

const terrainOf = ({ input }: Fight): readonly string[] =>
  Array.isArray(input.terrain) ? input.terrain.map(String) : [];
const activeOf = ({ input }: Fight): readonly string[] =>
  String(input.active ?? '')
    .split(', ')
    .filter(Boolean);
const isActive = (fight: Fight, one: One): boolean =>
  activeOf(fight).length === 0 || formation(one) === '' || activeOf(fight).includes(formation(one));
/** The one its owner has named, else the best of those that may lead. */
const named = (books: Books, those: readonly One[]): One | undefined =>
  those.find((one) => typed(one, 'lead') === true) ??
  those.reduce<One | undefined>((best, one) => (best && er(books, best) >= er(books, one) ? best : one), undefined);
const leadOf = (fight: Fight, role: Role): One | undefined => {
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
const across = ({ input, overrun }: Fight, one: One): Json | undefined =>
  overrun ? input.across : typed(one, 'across');

/** 3.53, 3.56: out of supply, swamp, river: each group halved once and rounded down. */
const attackOf = (fight: Fight): number => {
  const { books, attacker, overrun } = fight;
  const wet = (one: One): boolean =>
    !overrun && typed(one, 'swampRoad') === true && value(one.unit, 'class') !== 'foot';
  const over = (one: One): boolean => across(fight, one) === 'river';
  const sum = (those: readonly One[]): number => those.reduce((so, one) => so + strength(books, one, 'attack'), 0);
  const group = (swamp: boolean, river: boolean): number => {
    const those = attacker.fighting.filter((one) => wet(one) === swamp && over(one) === river);
    return (
      Math.floor(sum(those.filter((one) => isOos(books, one))) / 2) + sum(those.filter((one) => !isOos(books, one)))
    );
  };
  const bank = (river: boolean): number => Math.floor(group(true, river) / 2) + group(false, river);
  return Math.floor(bank(true) / 2) + bank(false);
};

/** 12.13, 12.14, 12.23: the batteries that support, those that need no check apart. */
const batteries = (fight: Fight, role: Role): { readonly sure: readonly One[]; readonly checked: readonly One[] } => {
  const { books, input } = fight;
  const { guns, fighting } = fight[role];
  const target = String(input.target);
  const lead = leadOf(fight, 'defender');
  const ofLead = (one: One): boolean => formation(one) === '' || !lead || formation(lead) === formation(one);
  const fit = guns.filter((one) => {
    const far = distance(one, target);
    const range = Number(value(one.unit, 'range'));
    const mine = role === 'attacker' ? isActive(fight, one) : ofLead(one);
    return mine && !books.fired[one.unit.id] && !isDisrupted(books, one) && far <= range;
  });
  if (role === 'attacker')
    return {
      sure: fit.filter((one) => distance(one, target) <= 1),
      checked: fit.filter((one) => distance(one, target) > 1),
    };
  const company = fighting.some((one) => kind(one) === 'combat');
  const inside = company ? fit.filter((one) => distance(one, target) === 0) : [];
  const gain = ({ unit }: One): number => Number(value(unit, 'attack')) - Number(value(unit, 'defence'));
  const best = inside.reduce<One | undefined>((so, one) => (gain(one) > (so ? gain(so) : 0) ? one : so), undefined);
  const supporter = inside.find((one) => typed(one, 'lead') === true) ?? best;
  return { sure: supporter ? [supporter] : [], checked: fit.filter((one) => distance(one, target) > 0) };
};
type Level = 'full' | 'half' | 'none';
/** 3.55: never under 1. */
const support = (fight: Fight, those: readonly One[], level: Level): number => {
  const soaked =
    terrainOf(fight).includes('swamp') || (terrainOf(fight).includes('marsh') && fight.input.weather === 'rain');
  const half = (n: number): number => Math.max(1, Math.floor(n / 2));
  if (level === 'none') return 0;
  return those.reduce((so, { unit }) => {
    const n = Number(value(unit, 'attack'));
    const checked = level === 'half' ? half(n) : n;
    return so + (soaked ? half(checked) : checked);
  }, 0);
};

/** 13.14, 13.21, 13.24 */
const flying = (fight: Fight, role: Role): readonly One[] => {
  const { books, input, overrun } = fight;
  const { planes, side, staff } = fight[role];
  const ready = (one: One): boolean => !['flown', 'gone'].includes(books.air[one.unit.id] ?? '');
  const isA = ({ unit }: One): boolean => value(unit, 'airType') === 'A';
  const hqs = staff.filter((one) => kind(one) === 'hq');
  const near = (one: One): boolean => !isDisrupted(books, one) && distance(one, String(input.target)) <= 4;
  if (hqs.length > 0 && !hqs.some(near)) return [];
  if (role === 'defender') return planes.filter(ready).slice(0, 2);
  const lead = leadOf(fight, 'attacker');
  if (!mayFly(fight, side, lead ? formation(lead) : '')) return [];
  if (overrun) return side === 'german' ? planes.filter(isA).slice(0, 1).filter(ready) : [];
  const escorted = planes.some((one) => isA(one) && ready(one));
  return planes.filter((one) => ready(one) && (side === 'german' || isA(one) || escorted)).slice(0, 2);
};
const mayFly = (fight: Fight, side: string, lead: string): boolean => {
  const { books, attacker, input } = fight;
  const southern = books.scenario === 'staraya-russa' || books.scenario === 'manstein';
  if (southern && lead === 'Lieb') return false;
  const west = Number(String(input.target).slice(2)) > 21;
  if (books.scenario === 'manstein' && side === 'soviet' && books.turn <= 14 && west) return false;
  if ((books.missions[side] ?? 0) >= missionsOf(books, side)) return false;
  const own = attacker.fighting.filter((one) => formation(one) === lead).length;
  const whole = units.filter(
    (unit) => sideOf(unit) === side && value(unit, 'kind') === 'combat' && value(unit, 'formation') === lead,
  );
  const motorised = whole.filter((unit) => value(unit, 'class') === 'mot').length * 2 > whole.length;
  if (side === 'german' && lead !== '' && motorised && own * 2 > attacker.fighting.length) return true;
  return lead === '' || (books.missions[`${side}:${lead}`] ?? 0) === 0;
};

/** 15.14, 15.15, 15.33, 10.44b: one HQ and one leader whose points count for what they were named for. */
const helpers = (fight: Fight, role: Role, use: string, lead: One | undefined): readonly One[] => {
  const { books, input } = fight;
  const { staff, fighting, side } = fight[role];
  const seats = new Set<string>();
  return staff.filter((one) => {
    if (typed(one, 'spend') !== use || fight.overrun || books.spent[one.unit.id]) return false;
    const isLeader = kind(one) === 'leader';
    if (isDisrupted(books, one) || distance(one, String(input.target)) > (isLeader && side === 'german' ? 8 : 4))
      return false;
    if (role === 'defender' && use === 'units') return false;
    // 15.25: the Soviet leader spends with an HQ he stands with, while it acts
    if (isLeader && side === 'soviet') {
      const hqs = staff.filter((each) => kind(each) === 'hq' && isActive(fight, each));
      const stands = hqs.some((each) => typed(each, 'hex') === typed(one, 'hex'));
      if (role === 'defender' || (hqs.length > 0 && !stands)) return false;
    }
    if (!isLeader) {
      const mine = !lead || formation(lead) === formation(one);
      const asArmy = role === 'attacker' && lead && formation(lead) === '' && isActive(fight, one);
      if (!mine && !asArmy) return false;
      const active = fighting.filter((each) =>
        activeOf(fight).length > 0 ? isActive(fight, each) : ['', formation(one)].includes(formation(each)),
      );
      if (
        role === 'attacker' &&
        use === 'units' &&
        input.sequence === 'assault' &&
        active.length * 2 <= fighting.length
      )
        return false;
    }
    if (seats.has(kind(one))) return false;
    seats.add(kind(one));
    return true;
  });
};

const hexesOf = ({ attacker, overrun }: Fight): number =>
  overrun ? 1 : new Set(attacker.fighting.map((one) => typed(one, 'hex'))).size;
/** The coordination table. */
const tableDrm = (fight: Fight, check: 'cas' | 'artillery' | 'units'): number => {
  const { input, overrun } = fight;
  const mobile = overrun || input.sequence === 'mobile';
  let drm = mobile ? 1 : check === 'cas' ? 0 : -1;
  if (check === 'units' && hexesOf(fight) >= 3) drm += 1;
  if (check !== 'units' && terrainOf(fight).includes('woods')) drm += 2;
  if (check === 'cas') drm += input.weather === 'overcast' ? 2 : input.weather === 'rain' ? 3 : 0;
  return drm;
};
const checkOf = (
  fight: Fight,
  role: Role,
  id: string,
  use: 'cas' | 'artillery' | 'units',
  by: One | undefined,
  staffLead: One | undefined,
): Level => {
  const { books } = fight;
  if (!by) return 'full';
  const { key, raw } = fight.answer(id);
  const points = helpers(fight, role, use, staffLead).reduce(
    (so, one) => so + Number(value(one.unit, 'commandPoints')),
    0,
  );
  const n = Number(raw) + tableDrm(fight, use) - points;
  const is_: Level =
    use === 'artillery'
      ? n >= 10
        ? 'none'
        : n <= er(books, by)
          ? 'full'
          : 'half'
      : n <= er(books, by)
        ? 'full'
        : 'none';
  if (is_ !== key) books.says(`${id}: ${key} on a ${raw}, due ${is_}`);
  return is_;
};

/** 10.61, 8.67e, without aircraft and coordination. */
const groundDrm = (fight: Fight): number => {
  const { books, input, attacker, defender, overrun } = fight;
  const terrain = terrainOf(fight);
  const any = (those: readonly string[]): boolean => those.some((one) => terrain.includes(one));
  const allAcross = (what: string): boolean => attacker.fighting.every((one) => across(fight, one) === what);
  const [mine, theirs] = [leadOf(fight, 'attacker'), leadOf(fight, 'defender')];
  let drm = mine && theirs ? er(books, theirs) - er(books, mine) : 0;
  if (overrun) drm += any(['rough', 'marsh', 'hills', 'town']) ? 2 : any(['woods']) ? 1 : 0;
  else drm += any(['town', 'hills']) ? 2 : any(['rough', 'village']) ? 1 : 0;
  if (allAcross('stream')) drm += overrun ? 2 : 1;
  const fort = !overrun && input.strongpoint === true;
  if (fort) drm += 1;
  if (!overrun && input.noRetreat === true) drm += 1;
  const stops = defender.fighting.some(({ unit }) =>
    ['armoured', 'antiTank', 'redDefence'].some((one) => is(unit, one)),
  );
  const fit = attacker.fighting.filter((one) => !isDisrupted(books, one) && across(fight, one) !== 'river');
  const tanks = fit.filter(({ unit }) => is(unit, 'armoured'));
  const partners = fit.filter(
    ({ unit }) =>
      is(unit, 'motorcycle') ||
      is(unit, 'motInfantry') ||
      (is(unit, 'engineer') && value(unit, 'class') === 'mot') ||
      (is(unit, 'recon') && !is(unit, 'vehicle')),
  );
  const open = input.weather !== 'rain' && !any(['swamp', 'town']) && input.strongpoint !== true;
  if (open && !stops && partners.some((one) => tanks.some((tank) => tank !== one))) drm -= 1;
  const pioneers = attacker.fighting.some(({ unit }) => is(unit, 'engineer'));
  if (!overrun && pioneers && (any(['town']) || fort || allAcross('river'))) drm -= 1;
  return drm;
};

/** 10.32 */
const crtOf = (fight: Fight): 'assault' | 'mobile' => {
  const { input, attacker, overrun } = fight;
  if (overrun) return 'mobile';
  const must =
    input.sequence === 'assault' ||
    input.weather === 'rain' ||
    input.strongpoint === true ||
    !attacker.fighting.some(({ unit }) => is(unit, 'armoured')) ||
    ['town', 'hills', 'swamp'].some((one) => terrainOf(fight).includes(one)) ||
    attacker.fighting.every((one) => across(fight, one) === 'river');
  return must || input.crt === 'assault' ? 'assault' : 'mobile';
};
/** 10.52: the highest column the ratio reaches, rounded for the defender. */
const columnOf = (table: 'assault' | 'mobile', attack: number, defence: number): string | undefined =>
  [...crt[table].cols].reverse().find((column) => {
    const [x = 0, y = 0] = column.split('-').map(Number);
    return attack * y >= defence * x;
  });

interface Part {
  readonly steps: number;
  readonly retreats: boolean;
  readonly out: boolean;
  readonly disrupted: boolean;
}
const partOf = (text: string, letter: 'A' | 'D'): Part => {
  const part = text.split(' ').find((one) => one.startsWith(letter)) ?? '';
  return {
    steps: Number(part.replace(/\D/g, '')),
    retreats: part.includes('R'),
    out: part.includes('E'),
    disrupted: part.endsWith('d'),
  };
};

/** What the fight costs both sides; nothing is booked before all of it is settled. */
class Bill {
  readonly lost = new Map<One, number>();
  private readonly fight: Fight;
  constructor(fight: Fight) {
    this.fight = fight;
  }
  stepsOf(one: One): number {
    return left(this.fight.books, one.unit) - (this.lost.get(one) ?? 0);
  }
  alive(those: readonly One[]): readonly One[] {
    return those.filter((one) => this.stepsOf(one) > 0);
  }
  pays(one: One, steps = 1): void {
    this.lost.set(one, (this.lost.get(one) ?? 0) + steps);
  }
  /** The only one there is, or the one that was named. */
  chosen(those: readonly One[], ask: string): One | undefined {
    if (those.length < 2) return those[0];
    const { key } = this.fight.answer(ask);
    const found = those.find(({ unit }) => unit.id === key);
    if (!found) this.fight.books.says(`${ask}: ${key} may not be chosen`);
    return found;
  }
}

const settle = (fight: Fight, text: string, shaded: boolean): Bill => {
  const { books, input, overrun } = fight;
  const bill = new Bill(fight);
  // 12.16: guns far off suffer nothing
  const near = batteries(fight, 'attacker').sure.filter((one) => !fight.attacker.fighting.includes(one));
  const struck = { attacker: [...fight.attacker.fighting, ...near], defender: fight.defender.fighting };
  const parts = { attacker: partOf(text, 'A'), defender: partOf(text, 'D') };
  const has = (role: Role): number => struck[role].reduce<number>((so, one) => so + left(books, one.unit), 0);
  // 11.24
  const cut = (role: Role, by: Role): number => Math.max(0, parts[role].steps - (parts[by].steps > has(by) ? 1 : 0));
  const number = { attacker: cut('attacker', 'defender'), defender: cut('defender', 'attacker') };
  if (shaded) number.attacker = Math.max(1, number.attacker);
  const stays = !overrun && input.noRetreat === true && parts.defender.retreats;
  for (const role of ['defender', 'attacker'] as const) {
    const lead = leadOf(fight, role);
    const those = struck[role];
    if (parts[role].out) for (const one of those) bill.pays(one, bill.stepsOf(one));
    for (let n = 0; n < number[role]; n += 1) {
      const able = bill.alive(those);
      const tanks = able.filter(({ unit }) => role === 'attacker' && shaded && is(unit, 'armoured'));
      const first = tanks.length > 0 ? tanks : able.filter((one) => one === lead);
      const payer = bill.chosen(n === 0 && first.length > 0 ? first : able, `loss-${role}`);
      if (payer) bill.pays(payer);
    }
    if (role === 'defender' && stays) {
      const able = bill.alive(those);
      const best = Math.max(...able.map((one) => er(books, one)));
      const extra = able.includes(lead ?? ({} as One))
        ? able.filter((one) => one === lead)
        : able.filter((one) => er(books, one) === best);
      const payer = bill.chosen(extra, 'loss-extra');
      if (payer) bill.pays(payer);
    }
    const retreats = parts[role].retreats && !(role === 'defender' && stays);
    const disrupts = parts[role].disrupted || (overrun && retreats);
    if (retreats) {
      const hexOf = (one: One): string => (role === 'attacker' && !overrun ? String(typed(one, 'hex')) : '');
      for (const hex of new Set(bill.alive(those).map(hexOf)))
        leave(
          fight,
          bill,
          role,
          bill.alive(those).filter((one) => hexOf(one) === hex),
          disrupts,
        );
    }
  }
  const cleared = parts.defender.out || (parts.defender.retreats && !stays) || bill.alive(struck.defender).length === 0;
  // 8.68
  if (overrun && !cleared) {
    const payer = bill.chosen(bill.alive(struck.attacker), 'loss-failed');
    if (payer) bill.pays(payer);
  }
  for (const role of ['attacker', 'defender'] as const) {
    const retreats = parts[role].retreats && !(role === 'defender' && stays);
    if (!parts[role].disrupted && !(overrun && retreats)) continue;
    for (const one of bill.alive(struck[role])) books.disrupted[one.unit.id] = 'yes';
  }
  // 11.35, AMB-43
  let unpaid =
    books.options.amb43 === 'steps' && !parts.defender.out ? Math.max(0, number.defender - has('defender')) : 0;
  for (const one of fight.defender.guests) {
    const steps = parts.defender.out ? left(books, one.unit) : Math.min(unpaid, left(books, one.unit));
    unpaid -= steps;
    bill.pays(one, steps);
  }
  return bill;
};
/** 11.5 */
const leave = (fight: Fight, bill: Bill, role: Role, group: readonly One[], disrupts: boolean): void => {
  const { books, answer } = fight;
  const way = answer(`way-${role}`).key;
  if (way === 'clear') return;
  const heavy = group.filter(
    (one) => way === 'none' || (kind(one) === 'artillery' && value(one.unit, 'class') === 'heavy'),
  );
  for (const one of heavy) bill.pays(one, bill.stepsOf(one));
  const others = group.filter((one) => !heavy.includes(one));
  if (others.length === 0) return;
  const motorised = others.some(({ unit }) => value(unit, 'class') === 'mot');
  if (!motorised && answer(`motor-${role}`).key === 'yes') {
    const payer = bill.chosen(others, `enemy-choice-${role}`);
    if (payer) bill.pays(payer);
    return;
  }
  const lead = bill.chosen(others, `retreat-lead-${role}`);
  if (!lead) return;
  const { raw, key } = answer(`zoc-check-${role}`);
  // 3.44: with what the result has done to it
  const now = erOf(books, lead.unit, bill.stepsOf(lead));
  const is_ = disrupts && !isDisrupted(books, lead) ? Math.max(1, now - 2) : now;
  const passed = Number(raw) <= is_;
  if (passed !== (key === 'pass')) books.says(`a retreat on a ${raw} against ${is_}`);
  if (!passed) bill.pays(lead);
};

/** A question asked again is numbered: 'way-attacker#2'. */
const plain = ({ ask }: Answer): string => ask.replace(/#\d+$/, '');
const fightIn = (books: Books, { calc, input, answers }: Fought): Fight => {
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
/** The markers a row was typed with are those of the record. */
const compare = ({ books, attacker, defender }: Fight): void => {
  for (const one of [attacker, defender].flatMap(({ fighting, guns, staff }) => [...fighting, ...guns, ...staff])) {
    const { id } = one.unit;
    const due = [isOos(books, one), isDisrupted(books, one), books.fired[id] === 'yes', books.spent[id] === 'yes'];
    const said = ['oos', 'disrupted', 'fired', 'spent'].map((field) => typed(one, field) === true);
    if (String(said) !== String(due)) books.says(`${id} is typed as ${said}, due ${due}`);
  }
};

export interface Told {
  readonly text: string;
  readonly attack: number;
  readonly defence: number;
}
export const resolve = (books: Books, fought: Fought): Told => {
  const fight = fightIn(books, fought);
  const { input, attacker, defender, overrun } = fight;
  compare(fight);
  if (!overrun && (input.noRetreat === true) !== books.noRetreat.has(String(input.target)))
    books.says('no-retreat marker');
  const [mine, theirs] = [leadOf(fight, 'attacker'), leadOf(fight, 'defender')];
  const planes = { attacker: flying(fight, 'attacker'), defender: flying(fight, 'defender') };
  const guns = { attacker: batteries(fight, 'attacker'), defender: batteries(fight, 'defender') };
  const leads = { attacker: mine, defender: theirs };
  const cas = { attacker: 0, defender: 0 };
  const checked: { attacker: Level; defender: Level } = { attacker: 'full', defender: 'full' };
  const roles = ['attacker', 'defender'] as const;
  const spent: One[] = [];
  const spend = (role: Role, use: string, lead: One | undefined): void =>
    void spent.push(...helpers(fight, role, use, lead));
  for (const role of roles) {
    const lead = named(books, planes[role]);
    const flies = checkOf(fight, role, `cas-${role}`, 'cas', lead, leads[role]) === 'full';
    if (lead) spend(role, 'cas', leads[role]);
    if (flies) cas[role] = planes[role].reduce((so, { unit }) => so + Number(value(unit, 'cas')), 0);
  }
  for (const role of roles) {
    const lead = named(books, guns[role].checked);
    checked[role] = checkOf(fight, role, `guns-${role}`, 'artillery', lead, lead);
    if (lead) spend(role, 'artillery', lead);
  }
  const together = overrun || (hexesOf(fight) === 1 && !attacker.fighting.some((one) => isDisrupted(books, one)));
  const coordinated = together || checkOf(fight, 'attacker', 'units', 'units', mine, mine) === 'full';
  if (!together) spend('attacker', 'units', mine);

  const sums = (role: Role): number =>
    support(fight, guns[role].sure, 'full') + support(fight, guns[role].checked, checked[role]);
  const [attackers, silent] = [attackOf(fight), guns.defender.sure];
  const sum = (those: readonly One[]): number => those.reduce((so, one) => so + strength(books, one, 'defence'), 0);
  const defenders = sum(defender.fighting.filter((one) => !silent.includes(one)));
  const troops = sum(defender.fighting.filter((one) => kind(one) !== 'artillery'));
  // 12.13f, AMB-22
  const cap = troops === 0 && books.options.amb22 !== 'none' ? defenders : troops;
  const attack = attackers + Math.min(attackers, sums('attacker'));
  const defence = defenders + Math.min(cap, sums('defender'));
  const table = crtOf(fight);
  const column = columnOf(table, attack, defence);
  const drm = Math.max(-5, Math.min(5, groundDrm(fight) - cas.attacker + cas.defender + (coordinated ? 0 : 2)));
  const face = column === undefined ? 0 : Number(fight.answer('die').raw);
  const row = Math.max(0, Math.min(11, face + drm));
  const at = `${row}/${column}`;
  const under = table === 'assault' ? 'A2Rd' : 'A2R';
  const text = column === undefined ? under : (crt[table].cells[at]?.text ?? '?');
  const wears =
    attacker.fighting.some(({ unit }) => is(unit, 'armoured')) &&
    defender.fighting.some(({ unit }) => is(unit, 'redDefence'));
  const card = inventedBoard.tables?.[`${table}-crt`]?.cells[at]?.marks?.includes('shaded') === true;
  const shaded = wears && column !== undefined && (fight.has('shade') ? fight.answer('shade').key === 'shaded' : card);

  const bill = settle(fight, text, shaded);
  for (const [one, steps] of bill.lost) loses(books, one.unit, steps);
  // 12.19, 12.24, 15.32, 13.17, 13.24b1
  for (const role of roles)
    for (const { unit } of [...guns[role].sure, ...guns[role].checked]) books.fired[unit.id] = 'yes';
  for (const one of defender.fighting) if (kind(one) === 'artillery') books.fired[one.unit.id] = 'yes';
  for (const { unit } of spent) books.spent[unit.id] = 'yes';
  for (const { unit } of [...planes.attacker, ...planes.defender]) books.air[unit.id] = 'flown';
  if (planes.attacker.length > 0)
    for (const key of [
      attacker.side,
      ...(mine && formation(mine) !== '' ? [`${attacker.side}:${formation(mine)}`] : []),
    ])
      books.missions[key] = (books.missions[key] ?? 0) + 1;
  if (!overrun) delete books.declared[String(input.target)];
  books.noRetreat.delete(String(input.target));
  return { text: shaded ? `${text} *` : text, attack, defence };
};
