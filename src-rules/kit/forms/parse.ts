import type { Json, JsonObject } from '../base/json.ts';
import { isObject, isScalar, own } from '../base/json.ts';
import { nearest } from '../base/near.ts';
import { same } from '../base/same.ts';
import { readFace } from '../chance/dice.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';
import { msg, name } from '../words/message.ts';
import { readFaces, topTrouble } from './faces.ts';
import type {
  FaceField,
  Field,
  FieldOption,
  Fields,
  InputOf,
  Parsed,
  Raw,
  RowsField,
  SetField,
  TopField,
  Trouble,
} from './fields.ts';
import { asInput } from './fields.ts';
/** Checks plain data against its fields. Missing keys take what the game knows or their start; unknown ones are refused. */
export const parseFields = <F extends Fields>(fields: F, raw: Raw, context?: Context): Parsed<InputOf<F>> => {
  const parsed = parsePlain(fields, raw, context);
  return parsed.ok ? { ok: true, value: asInput(fields, parsed.value) } : parsed;
};

/** No form has as many wrong fields that anybody reads them all. */
const MOST_TROUBLES = 50;

export const LONGEST_PLACE = 60;

export const ROW_ID = /^[\w.:#-]{1,64}$/;

type Report = (path: string, id: string | Msg, p?: Msg['p']) => undefined;

export const parsePlain = (fields: Fields, raw: Raw, context?: Context): Parsed<JsonObject> => {
  const troubles: Trouble[] = [];
  const report: Report = (path, id, p) => {
    const says = typeof id === 'string' ? msg(`kit.field.${id}`, p) : id;
    if (troubles.length < MOST_TROUBLES) troubles.push({ path, msg: says });
    return undefined;
  };
  const value = checkObject(fields, raw, '', report, context);
  return troubles.length > 0 || !value ? { ok: false, troubles } : { ok: true, value };
};

const checkObject = (
  fields: Fields,
  raw: Json,
  path: string,
  report: Report,
  context: Context | undefined,
  row = false,
): JsonObject | undefined => {
  if (!isObject(raw)) return report(path, 'object');
  const under = path === '' ? '' : `${path}.`;
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(fields, key) && !(row && key === 'id')) {
      const near = nearest(key, Object.keys(fields));
      const field = name(key.slice(0, LONGEST_PLACE));
      if (near === undefined) report(under + key.slice(0, LONGEST_PLACE), 'unknown', { field });
      else report(under + key.slice(0, LONGEST_PLACE), 'unknownNear', { field, near: name(near) });
    }
  }
  const value: { [key: string]: Json } = {};
  for (const [key, field] of Object.entries(fields)) {
    const given = own(raw, key);
    const missing = given === undefined;
    const checked = missing
      ? ((context && known(field, context, raw)) ?? startOfField(field))
      : checkField(field, given, under + key, report, context);
    if (checked !== undefined) value[key] = checked;
  }
  for (const [key, field] of Object.entries(fields)) {
    const trouble = field.kind === 'top' ? topTroubleIn(fields, field, key, value) : undefined;
    if (trouble) report(under + key, trouble);
  }
  return value;
};

/** A face on top that is none of the faces beside it. */
export const topTroubleIn = (fields: Fields, field: TopField, key: string, row: object): Msg | undefined => {
  const found = new Map<string, unknown>(Object.entries(row));
  const [list, top, text] = [fields[field.of], found.get(key), found.get(field.of)];
  if (list?.kind !== 'faces' || typeof top !== 'number' || typeof text !== 'string') return undefined;
  const faces = readFaces(text, list);
  return faces.ok ? topTrouble(top, faces.value) : undefined;
};

const checkField = (
  field: Field,
  raw: Json,
  path: string,
  report: Report,
  context: Context | undefined,
): Json | undefined => {
  switch (field.kind) {
    case 'count':
      return checkCount(raw, field.min, field.max, path, report);
    case 'choice':
      return typeof raw === 'string' && field.options.some((option) => option.key === raw)
        ? raw
        : strangeChoice(field.options, raw, path, report);
    case 'toggle':
      return typeof raw === 'boolean' ? raw : report(path, 'toggle');
    case 'set':
      return checkSet(field, raw, path, report);
    case 'place':
      if (typeof raw !== 'string') return report(path, 'text');
      if (raw.length > LONGEST_PLACE) return report(path, 'long', { max: LONGEST_PLACE });
      return raw === '' || whole(field.pattern).test(raw) ? raw : report(path, 'place', { value: name(shown(raw)) });
    case 'face':
      return checkFace(field, raw, path, report);
    case 'text':
      if (typeof raw !== 'string') return report(path, 'text');
      return raw.length <= field.max ? raw.trim() : report(path, 'long', { max: field.max });
    case 'faces': {
      if (typeof raw !== 'string') return report(path, 'text');
      if (raw.length > LONGEST_PLACE) return report(path, 'long', { max: LONGEST_PLACE });
      const faces = readFaces(raw, field);
      return faces.ok ? raw : report(path, faces.msg);
    }
    case 'top':
      return raw === null ? null : checkCount(raw, 0, field.max, path, report);
    case 'rows':
      return checkRows(field, raw, path, report, context);
  }
};

/** None of these keys; the nearest is named. */
const strangeChoice = (options: readonly FieldOption[], raw: Json, path: string, report: Report): undefined => {
  const near =
    typeof raw === 'string'
      ? nearest(
          raw,
          options.map(({ key }) => key),
        )
      : undefined;
  return near === undefined
    ? report(path, 'choice', { value: name(shown(raw)) })
    : report(path, 'choiceNear', { value: name(shown(raw)), near: name(near) });
};

const checkCount = (raw: Json, min: number, max: number, path: string, report: Report): Json | undefined => {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return report(path, 'number');
  if (!Number.isInteger(raw)) return report(path, 'whole');
  return raw >= min && raw <= max ? raw + 0 : report(path, 'range', { min, max });
};

const checkFace = (field: FaceField, raw: Json, path: string, report: Report): Json | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'number') return report(path, 'number');
  return readFace(raw, field) ?? report(path, 'face', { sides: field.sides });
};

const checkSet = (field: SetField, raw: Json, path: string, report: Report): Json | undefined => {
  if (!Array.isArray(raw)) return report(path, 'set');
  if (raw.length > field.options.length) return report(path, 'tooMany', { max: field.options.length });
  const known = new Set<Json>(field.options.map((option) => option.key));
  for (const one of raw) if (!known.has(one)) return strangeChoice(field.options, one, path, report);
  return new Set(raw).size === raw.length ? raw : report(path, 'twice');
};

const checkRows = (
  field: RowsField,
  raw: Json,
  path: string,
  report: Report,
  context: Context | undefined,
): Json | undefined => {
  if (!Array.isArray(raw)) return report(path, 'rows');
  if (raw.length > field.max) return report(path, 'tooMany', { max: field.max });
  const taken = new Set<Json>();
  for (const row of raw) if (isObject(row) && row.id !== undefined) taken.add(row.id);
  const used = new Set<string>();
  let next = 1;
  return raw.map((row: Json, i): Json => {
    const at = `${path}.${i}`;
    const checked = checkObject(field.fields, row, at, report, context, true) ?? {};
    let id = isObject(row) ? row.id : undefined;
    if (id === undefined) {
      while (taken.has(`r${next}`)) next++;
      id = `r${next++}`;
    } else if (typeof id !== 'string' || !ROW_ID.test(id)) {
      report(`${at}.id`, 'id');
      id = '';
    } else if (used.has(id)) report(`${at}.id`, 'sameId', { id: name(id) });
    used.add(id);
    return { id, ...checked };
  });
};

/** A pattern as declared, for the whole text. */
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

const shown = (raw: Json): string => (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).slice(0, 40);

/** No more than the field holds. */
const cutTo = (field: Field, begun: Json | undefined): Json | undefined => {
  if (field.kind === 'rows' && Array.isArray(begun)) return begun.slice(0, field.max);
  return field.kind === 'text' && typeof begun === 'string' ? begun.slice(0, field.max) : begun;
};

/** What the game knows of a field, worked out or found by its `from` path. Undefined: it knows nothing, or nothing that fits. */
const known = (field: Field, context: Context, beside: JsonObject): Json | undefined => {
  if (field.begins) {
    const begun = cutTo(field, field.begins(context, beside));
    const fits = begun === undefined ? undefined : parsePlain({ at: field }, { at: begun });
    return fits?.ok ? fits.value.at : undefined;
  }
  if (field.from === undefined) return undefined;
  let at: unknown = context;
  for (const key of field.from.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  if (!isScalar(at)) return undefined;
  const fits = parsePlain({ at: field }, { at });
  return fits.ok ? fits.value.at : undefined;
};

/** Every field as the game fills it, beside what is chosen already: from `context` where a path names it, else its start. */
export const fillFrom = <F extends Fields>(fields: F, context: Context, beside: JsonObject = {}): InputOf<F> =>
  asInput(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [id, known(field, context, beside) ?? startOfField(field)] as const),
    ),
  );

/** A form after a change: what nobody touched is filled anew beside it (another side has other markers). */
export const changed = (fields: Fields, before: JsonObject, after: JsonObject, context: Context): JsonObject => {
  const anew = Object.entries(fields).flatMap(([id, field]) => {
    if (!field.begins || !same(before[id], after[id])) return [];
    const [opened, opens] = [before, after].map((beside) => known(field, context, beside) ?? startOfField(field));
    return opens !== undefined && same(before[id], opened) ? [[id, opens] as const] : [];
  });
  return anew.length > 0 ? { ...after, ...Object.fromEntries(anew) } : after;
};

/** Every field at its start. */
export const startOf = <F extends Fields>(fields: F): InputOf<F> => asInput(fields, plainStart(fields));

const plainStart = (fields: Fields): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, startOfField(field)]));

export const startOfField = (field: Field): Json => {
  if (field.kind !== 'rows') return field.start;
  const rows = parsePlain({ rows: field }, { rows: field.start });
  return rows.ok ? (rows.value.rows ?? []) : field.start;
};
