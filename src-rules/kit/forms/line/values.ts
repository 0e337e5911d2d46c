import type { Json, JsonObject } from '../../base/json.ts';
import type { Context } from '../../record/context.ts';
import { list, type Msg } from '../../words/message.ts';
import { holds } from '../conditions.ts';
import { readFaces } from '../faces.ts';
import type { Field, Fields } from '../fields.ts';
import { parsePlain } from '../parse.ts';
import type { FightWords, LineWorld } from './lineWorld.ts';
import { rowsField } from './phrases.ts';

/** Values as a line writes them, and back. */

/** What is asked of a unit, or of the form, as it stands. */
export const isAsked = (fields: Fields, id: string, input: JsonObject, context: Context): boolean => {
  const field = fields[id];
  return field !== undefined && (!field.when || holds(field.when, { input, context }));
};

const perOf = (field: Field): number => (field.kind === 'count' ? (field.per ?? 1) : 1);
/** Several numbers go into one field: a ladder of steps, the faces of a block. */
const isLadder = (field: Field): boolean => field.kind === 'text' || field.kind === 'faces';

/** A number as it stands in a line: halves with a point. */
export const writtenAmount = (field: Field, value: Json | undefined): string | undefined =>
  typeof value === 'number' ? String(value / perOf(field)).replace('-', '−') : undefined;

/** The same, read; whether it fits is asked with `fits`. */
export const readAmount = (field: Field, n: number): number => n * perOf(field);

/** Why a value does not fit its field; undefined: it does. */
export const misfit = (field: Field, value: Json) => {
  const parsed = parsePlain({ at: { ...field, when: undefined } as Field }, { at: value });
  return parsed.ok ? undefined : parsed.troubles[0]?.msg;
};

type Numbers = Pick<FightWords, 'numbers' | 'one' | 'reverse'>;

/** The fields a unit's values stand in: on the side of it that lies up, and behind its front on its reverse. */
export const numbersOf = ({ numbers, reverse }: Numbers, row: JsonObject, context: Context): readonly string[] => {
  if (!reverse) return numbers;
  if (holds(reverse.when, { input: row, context })) return reverse.numbers;
  return row[reverse.has] === true ? [...numbers, ...reverse.numbers] : numbers;
};

/** How many numbers stand on a unit's front. */
const frontOf = (fields: Fields, { numbers }: Numbers, row: JsonObject, context: Context): number =>
  numbers.filter((id) => isAsked(fields, id, row, context)).length;

/** The fields "8-6-4" fills now. */
export const filled = (fields: Fields, of: Numbers, row: JsonObject, context: Context): readonly string[] => {
  const asked = numbersOf(of, row, context).filter((id) => isAsked(fields, id, row, context));
  const [first] = asked;
  return first !== undefined && fields[first] && isLadder(fields[first]) ? [first] : asked;
};

/** The field a unit's numbers are a ladder of, step by step; undefined: they are none. */
export const ladderOf = (fields: Fields, of: Numbers, row: JsonObject, context: Context): string | undefined =>
  filled(fields, of, row, context).find((id) => fields[id] && isLadder(fields[id]));

/** What a unit of the rows is asked first, by name; undefined: nothing. */
export const valuesAsked = (world: LineWorld, rows: string, whole: JsonObject): Msg | undefined => {
  const { fields } = rowsField(world, rows);
  const ids = filled(fields, world, { ...whole, ...world.bare(rows) }, world.context);
  return list(ids.flatMap((id) => fields[id]?.msg ?? []));
};

/** "8-6-4" laid into a unit's row; undefined: it has no room for so many. */
export const withNumbers = (
  fields: Fields,
  of: Numbers,
  numbers: readonly number[],
  whole: JsonObject,
  row: JsonObject,
  context: Context,
): JsonObject | undefined => {
  const { one } = of;
  const seen = { ...whole, ...row };
  const alone =
    one === undefined || numbers.length > 1 || !isAsked(fields, one, seen, context) ? undefined : fields[one];
  if (one !== undefined && alone) return { [one]: readAmount(alone, numbers[0] ?? 0) };
  const { reverse } = of;
  if (reverse && numbers.length > frontOf(fields, of, seen, context) && isAsked(fields, reverse.has, seen, context)) {
    // both sides whole, or nobody knows which of them a value is of
    const two = filled(fields, of, { ...seen, [reverse.has]: true }, context);
    if (two.length !== numbers.length) return undefined;
    return { [reverse.has]: true, ...amounts(fields, two, numbers) };
  }
  const ladder = ladderOf(fields, of, seen, context);
  if (ladder !== undefined) return { [ladder]: numbers.join(' ') };
  const ids = filled(fields, of, seen, context);
  return numbers.length > ids.length ? undefined : amounts(fields, ids, numbers);
};

const amounts = (fields: Fields, ids: readonly string[], numbers: readonly number[]): JsonObject =>
  Object.fromEntries(
    numbers.map((n, i) => {
      const id = ids[i] ?? '';
      const field = fields[id];
      return [id, field ? readAmount(field, n) : n];
    }),
  );

/** "8-6-4" of a row, as far as it differs from another; undefined: nothing of it can be written so. */
export const writtenNumbers = (
  fields: Fields,
  of: Numbers,
  whole: JsonObject,
  row: JsonObject,
  before: JsonObject,
  context: Context,
): string | undefined => {
  const { one } = of;
  const ids = filled(fields, of, { ...whole, ...row }, context);
  const last = ids.findLastIndex((id) => row[id] !== before[id]);
  if (last < 0) return undefined;
  const [first = ''] = ids;
  const ladder = fields[first];
  if (ladder && isLadder(ladder)) {
    const text = row[first];
    const faces = typeof text === 'string' && ladder.kind === 'faces' ? readFaces(text, ladder) : undefined;
    const plain = faces?.ok ? faces.value.join(' ') : text;
    // one alone would read as what the unit stands at
    const ladderOnly = one === undefined ? /^\d+( \d+)*$/ : /^\d+( \d+)+$/;
    return typeof plain === 'string' && plain === text && ladderOnly.test(plain)
      ? plain.replaceAll(' ', '-')
      : undefined;
  }
  // one of several alone would read as how many there are; a reverse is said whole
  const least = last < frontOf(fields, of, { ...whole, ...row }, context) ? Math.min(2, ids.length) : ids.length;
  const parts = ids.slice(0, Math.max(last + 1, least)).map((id) => {
    const field = fields[id];
    return field && writtenAmount(field, row[id]);
  });
  return parts.every((each) => each !== undefined) ? parts.join('-') : undefined;
};

/** A text in a line: in quotation marks that do not stand in it. */
export const quoted = (text: string): string | undefined => (/[“”"«»]/.test(text) ? undefined : `"${text}"`);
