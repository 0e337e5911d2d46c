import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { t } from './text/speak.ts';
import { f } from './text/speak-fight.ts';
import { type GermanType, germanTypes, type SovietType, sovietTypes } from './units.ts';

/** How players call a unit: what they typed, and what it is where that is only a number ("5 Inf Div"). */

const typeMsg: { readonly [T in GermanType | SovietType]: Msg } = {
  infantry: f('pgg.type.infantry'),
  panzer: f('pgg.type.panzer'),
  grenadier: f('pgg.type.grenadier'),
  motorized: f('pgg.type.motorized'),
  cavalry: f('pgg.type.cavalry'),
  rifle: f('pgg.type.rifle'),
  armor: f('pgg.type.armor'),
  leader: f('pgg.type.leader'),
};

const numbered = (type: GermanType | SovietType, number: string): Msg => {
  const n = { n: name(number) };
  switch (type) {
    case 'infantry':
      return t('pgg.division.infantry', n);
    case 'cavalry':
      return t('pgg.division.cavalry', n);
    case 'panzer':
      return f('pgg.unit.panzer', n);
    case 'grenadier':
      return f('pgg.unit.grenadier', n);
    case 'motorized':
      return f('pgg.unit.motorized', n);
    case 'rifle':
      return f('pgg.unit.rifle', n);
    case 'armor':
      return f('pgg.unit.armor', n);
    case 'leader':
      return f('pgg.unit.named', { unit: name(number) });
  }
};

const isNumber = (text: string): boolean => /^\d+$/.test(text.trim());

export const calledRow = (row: { readonly name: string; readonly type: GermanType | SovietType }): Msg => {
  if (!row.name) return typeMsg[row.type];
  return isNumber(row.name) ? numbered(row.type, row.name.trim()) : f('pgg.unit.named', { unit: name(row.name) });
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
  if (types.includes('panzer')) return t('pgg.division.panzer', n);
  return types.every((type) => type === 'motorized') ? t('pgg.division.motorized', n) : undefined;
};
