import { batteries } from './forces.ts';
import { erOf, is, left, value } from './record.ts';
import { er, type Fight, isDisrupted, kind, leadOf, type One, type Role, typed } from './who.ts';

/** What a result costs both sides (11, 8.67, 8.68), from what the players answered. */

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

export const settle = (fight: Fight, text: string, shaded: boolean): Bill => {
  const { books, input, overrun } = fight;
  const bill = new Bill(fight);
  // 12.16: guns far off suffer nothing
  const near = batteries(fight, 'attacker').sure.filter((one) => !fight.attacker.fighting.includes(one));
  const struck: { readonly [role in Role]: readonly One[] } = {
    attacker: [...fight.attacker.fighting, ...near],
    defender: fight.defender.fighting,
  };
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
