import type { Fought } from '../../../../testing/players.ts';
import { crt } from '../../chapters/combat/crt.ts';
import { inventedBoard } from '../board.ts';
import {
  attackOf,
  batteries,
  checkOf,
  columnOf,
  crtOf,
  flying,
  groundDrm,
  helpers,
  hexesOf,
  type Level,
  support,
} from './forces.ts';
import { type Books, is, loses, value } from './record.ts';
import { settle } from './results.ts';
import {
  type Fight,
  fightIn,
  formationIn,
  isDisrupted,
  isOos,
  kind,
  leadOf,
  named,
  type One,
  type Role,
  strength,
  typed,
} from './who.ts';

/** Attacks and overruns by the rulebook (8.6, 10 to 13): from the rows as typed and the dice as thrown. */

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
  // 10.53, AMB-06
  const under = table === (books.options.amb06 ?? 'assault') ? 'A2Rd' : 'A2R';
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
  const flies = mine ? formationIn(fight, mine) : '';
  if (planes.attacker.length > 0)
    for (const key of [attacker.side, ...(flies === '' ? [] : [`${attacker.side}:${flies}`])])
      books.missions[key] = (books.missions[key] ?? 0) + 1;
  if (!overrun) delete books.declared[String(input.target)];
  books.noRetreat.delete(String(input.target));
  return { text: shaded ? `${text} *` : text, attack, defence };
};
