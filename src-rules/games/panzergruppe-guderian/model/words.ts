import { isObject } from '#rules/kit/base/json.ts';
import type { Mark } from '#rules/kit/record/journal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { counterOf } from './counters.ts';
import { msg } from './msg.ts';
import {
  type Army,
  type CounterPool,
  type Division,
  divisionOfUnit,
  type GermanLine,
  type SovietLine,
} from './schedule.ts';

/** How forces, hexes and lists are named in messages. */
export const sideMsg = (side: string): Msg => (side === 'german' ? msg('pgg.side.german') : msg('pgg.side.soviet'));

export const armyMsg = (army: Army): Msg => msg('pgg.army', { n: Number(army) });

export const plain = (text: string | number): Msg => msg('pgg.say', { what: name(text) });

export const divisionMsg = (division: Division): Msg => kindMsg(division, division.number);

const kindMsg = (division: Division, number: string): Msg => {
  const n = { n: name(number) };
  switch (division.kind) {
    case 'panzer':
      return msg('pgg.division.panzer', n);
    case 'motorized':
      return /^[0-9]/.test(number) ? msg('pgg.division.motorized', n) : msg('pgg.division.motorizedNamed', n);
    case 'infantry':
      return msg('pgg.division.infantry', n);
    case 'cavalry':
      return msg('pgg.division.cavalry', n);
    case 'regiment':
      return msg('pgg.division.regiment', n);
  }
};

/** '7, 12, 20 Panzer Div; 14, 20 Motorized Div': numbers of one kind stand together. */
export const divisionsMsg = (divisions: readonly Division[]): Msg | undefined => {
  const groups: { readonly division: Division; numbers: string[] }[] = [];
  for (const division of divisions) {
    const last = groups.at(-1);
    const numbered = /^[0-9]+$/.test(division.number);
    if (last && numbered && last.division.kind === division.kind && /^[0-9]+$/.test(last.division.number))
      last.numbers.push(division.number);
    else groups.push({ division, numbers: [division.number] });
  }
  return list(
    groups.map(({ division, numbers }) => kindMsg(division, numbers.join(', '))),
    'semicolons',
  );
};

/** The name of a unit on the roster, the same in every language: '12 Pz, Pz Rgt', '12 Pz, PzGr 2', '20 Mot, Rgt 1', '6 Inf'. */
export const unitName = (unit: string): string => {
  const division = divisionOfUnit(unit);
  if (!division) return unit;
  if (division.units.length === 1) return division.id;
  const place = division.units.indexOf(unit);
  if (division.kind !== 'panzer') return `${division.id}, Rgt ${place + 1}`;
  return place === 0 ? `${division.id}, Pz Rgt` : `${division.id}, PzGr ${place}`;
};

export const unitMsg = (unit: string): Msg => plain(unitName(unit));

export const poolMsg = (pool: CounterPool, count: number): Msg =>
  pool === 'rifle' ? msg('pgg.count.rifle', { count }) : msg('pgg.count.armor', { count });

export const countersMsg = (rifle: number, armor: number, leader?: string): Msg =>
  list([
    ...(rifle > 0 ? [poolMsg('rifle', rifle)] : []),
    ...(armor > 0 ? [poolMsg('armor', armor)] : []),
    ...(leader ? [plain(leader)] : []),
  ]) ?? msg('pgg.count.none');

export const hexesMsg = (hexes: readonly string[]): Msg =>
  hexes.length > 1
    ? msg('pgg.hexes', { from: name(hexes[0] ?? ''), to: name(hexes.at(-1) ?? '') })
    : plain(hexes[0] ?? '');

/** Which line of the schedule: 'turn 3, Z, 21st Army'. */
export const sovietLineMsg = (line: SovietLine): Msg => {
  const at = { n: line.turn, entry: name(line.entry) };
  return line.army ? msg('pgg.line.army', { ...at, army: armyMsg(line.army) }) : msg('pgg.line.bare', at);
};

export const germanLineMsg = (line: GermanLine): Msg => {
  const at = { n: line.turn, entry: name(line.area) };
  return line.corps ? msg('pgg.line.corps', { ...at, corps: name(line.corps) }) : msg('pgg.line.area', at);
};

/** A counter of the map without a name: 'rifle division #3'. */
export const counterMsg = (piece: string): Msg | undefined => {
  const counter = counterOf(piece);
  if (!counter) return undefined;
  return msg(counter.pool === 'rifle' ? 'pgg.counter.rifle' : 'pgg.counter.armor', { n: counter.no });
};

/** What a mark holds of a unit that only the players know: its name, for its key is an id. */
export const namedMark = (id: string, called: string): { readonly name?: string } =>
  called === '' || called === id || counterOf(id) || divisionOfUnit(id) ? {} : { name: called };

export const nameOnMark = ({ value }: Pick<Mark, 'value'>): string | undefined =>
  isObject(value) && typeof value.name === 'string' ? value.name : undefined;

/**
 * What a mark names: a unit of the roster, a counter of the map, a hex, the hex units have left, or what was typed.
 */
export const markedMsg = ([key, { value }]: readonly [string, Pick<Mark, 'value'>]): Msg => {
  const called = nameOnMark({ value });
  if (called !== undefined) return plain(called);
  const counter = counterMsg(key);
  if (counter) return counter;
  if (key.startsWith('hex:')) return msg('pgg.unitsIn', { hex: name(key.slice(4)) });
  return key.startsWith('from:') ? msg('pgg.retreatedFrom', { hex: name(key.slice(5)) }) : unitMsg(key);
};
