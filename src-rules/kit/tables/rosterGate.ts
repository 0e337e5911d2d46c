import { readFaces } from '../forms/faces.ts';
import type { Fields } from '../forms/fields.ts';
import type { RosterUnit } from '../record/playerData.ts';
import { type Msg, msg } from '../words/message.ts';
import type { RosterSpec } from './rosters.ts';

/** The one gate for what somebody typed from a counter: the roster's editor and the command line ask it alike. */

type Value = RosterUnit['values'][string];

export const textOf = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(' ') : String(value);

/** A count kept in parts (halves) is printed, and typed, in wholes. */
export const perOf = (field: Fields[string] | undefined): number => (field?.kind === 'count' ? (field.per ?? 1) : 1);

/** What a counter prints for a value as it is kept. */
export const printedText = (field: Fields[string] | undefined, value: Value | undefined): string =>
  typeof value === 'number' ? String(value / perOf(field)) : textOf(value);

/** Does a text, as a counter prints it, fit the field? Ladders of steps are printed numbers, best first. */
export const fieldFits = (spec: RosterSpec, id: string, text: string): boolean => {
  const field = spec.fields[id];
  if (text === '' || !field) return true;
  if (id === spec.steps && spec.isLadder) return spec.isLadder(text);
  if (id === spec.steps && field.kind !== 'faces')
    return /^\d{1,2}-\d{1,2}(-\d{1,2})?(\s+\d{1,2}-\d{1,2}(-\d{1,2})?){0,7}$/.test(text.trim());
  switch (field.kind) {
    case 'count': {
      const n = Number(text.replace(',', '.'));
      const kept = n * perOf(field);
      return Number.isInteger(kept) && kept >= field.min && kept <= field.max;
    }
    case 'face':
      return /^\d+$/.test(text) && Number(text) <= field.sides;
    case 'choice':
      return field.options.some((option) => option.key === text);
    case 'toggle':
      return text === 'true' || text === 'false';
    case 'set':
      return text.split(/[\s,;]+/).every((part) => field.options.some((option) => option.key === part));
    case 'place':
      return new RegExp(field.pattern).test(text);
    case 'text':
      return text.length <= field.max;
    case 'faces':
      return readFaces(text, field).ok;
    case 'top':
      return /^\d+$/.test(text) && Number(text) <= field.max;
    case 'rows':
      return false;
  }
};

/** Why a text does not fit, where the field itself can say it: the faces of a block, a number. */
export const fieldTrouble = (spec: RosterSpec, id: string, text: string): Msg | undefined => {
  const field = spec.fields[id];
  if (field?.kind === 'count') {
    const [n, per] = [Number(text.replace(',', '.')), perOf(field)];
    if (text === '' || !Number.isFinite(n)) return text === '' ? undefined : msg('kit.field.number');
    if (!Number.isInteger(n * per)) return msg('kit.field.whole');
    const [min, max] = [field.min / per, field.max / per];
    return n < min || n > max ? msg('kit.field.range', { min, max }) : undefined;
  }
  const read = field?.kind === 'faces' ? readFaces(text, field) : undefined;
  return read && !read.ok ? read.msg : undefined;
};
