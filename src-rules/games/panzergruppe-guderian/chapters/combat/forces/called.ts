import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type GermanType, germanTypes, type SovietType, sovietTypes } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** How players call a unit: what they typed, and what it is where that is only a number ("5 Inf Div"). */

const typeMsg: { readonly [T in GermanType | SovietType]: Msg } = {
  infantry: msg('pgg.type.infantry'),
  panzer: msg('pgg.type.panzer'),
  grenadier: msg('pgg.type.grenadier'),
  motorized: msg('pgg.type.motorized'),
  cavalry: msg('pgg.type.cavalry'),
  rifle: msg('pgg.type.rifle'),
  armor: msg('pgg.type.armor'),
  leader: msg('pgg.type.leader'),
};

const numbered = (type: GermanType | SovietType, number: string): Msg => {
  const n = { n: name(number) };
  switch (type) {
    case 'infantry':
      return msg('pgg.division.infantry', n);
    case 'cavalry':
      return msg('pgg.division.cavalry', n);
    case 'panzer':
      return msg('pgg.unit.panzer', n);
    case 'grenadier':
      return msg('pgg.unit.grenadier', n);
    case 'motorized':
      return msg('pgg.unit.motorized', n);
    case 'rifle':
      return msg('pgg.unit.rifle', n);
    case 'armor':
      return msg('pgg.unit.armor', n);
    case 'leader':
      return msg('pgg.unit.named', { unit: name(number) });
  }
};

const isNumber = (text: string): boolean => /^\d+$/.test(text.trim());

export const calledRow = (row: { readonly name: string; readonly type: GermanType | SovietType }): Msg => {
  if (!row.name) return typeMsg[row.type];
  return isNumber(row.name) ? numbered(row.type, row.name.trim()) : msg('pgg.unit.named', { unit: name(row.name) });
};

const typeOf = (row: JsonObject): GermanType | SovietType | undefined =>
  [...germanTypes, ...sovietTypes].find((type) => type === row.type);

/** A row as it is being typed. */
export const calledTyped = (row: JsonObject): Msg | undefined => {
  const type = typeOf(row);
  return type && calledRow({ name: typeof row.name === 'string' ? row.name : '', type });
};

/** A division made of its regiments: a panzer division has a panzer regiment (7.3). */
export const calledDivision = (division: string, rows: readonly JsonObject[]): Msg | undefined => {
  if (!isNumber(division)) return undefined;
  const types = rows.map(typeOf);
  const n = { n: name(division) };
  if (types.includes('panzer')) return msg('pgg.division.panzer', n);
  return types.every((type) => type === 'motorized') ? msg('pgg.division.motorized', n) : undefined;
};
