import type { Json, JsonObject, Outcome, Scalar } from '../base/json.ts';
import { nearest } from '../base/near.ts';
import { readFace } from '../chance/dice.ts';
import type { Around } from '../record/context.ts';
import type { RosterUnit } from '../record/playerData.ts';
import { type Msg, msg, name } from '../words/message.ts';
import { type FaceList, readFaces, topTrouble } from './faces.ts';

/** When a field, task or option is there: data, so that screens, schemas and the command line read it alike. */
export type When =
  | { readonly field: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly option: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly scenario: string | readonly string[] }
  | { readonly turn: { readonly from?: number; readonly to?: number } }
  /** a count the game keeps stands at this or more */
  | { readonly cell: string; readonly least: number }
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When };

interface FieldBase {
  readonly msg: Msg;
  readonly hint?: Msg;
  readonly rule?: string;
  readonly when?: When;
  /** drawn large: what a hurried player types first */
  readonly big?: boolean;
  /** which fact of the game fills it, so that nobody types it twice: a path into `Around`, e.g. 'turn' or 'cells.weather' */
  readonly from?: string;
  /** what a form opens with, where the game has to work it out (units that await a decision); undefined: it does not know */
  readonly begins?: (around: Around) => Json | undefined;
  /** belongs to this side (colour and shape) */
  readonly side?: string;
  /** most units have nothing here: empty is as good as its start, and nobody is asked for it */
  readonly optional?: boolean;
  /** what it is called where it stands alone, in a quick fight */
  readonly alone?: Msg;
}

export interface CountField extends FieldBase {
  readonly kind: 'count';
  readonly start: number;
  readonly min: number;
  readonly max: number;
  /** 2: typed in halves */
  readonly per?: 2;
}
/** One of what may be chosen. `when`: only then it is listed; chosen before, it stays in sight and is read as ever. */
export interface FieldOption<K extends string = string> {
  readonly key: K;
  readonly msg: Msg;
  readonly when?: When;
}
export interface ChoiceField<K extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly start: K;
  readonly options: readonly FieldOption<K>[];
}
export interface ToggleField extends FieldBase {
  readonly kind: 'toggle';
  readonly start: boolean;
}
export interface SetField<K extends string = string> extends FieldBase {
  readonly kind: 'set';
  readonly start: readonly K[];
  readonly options: readonly FieldOption<K>[];
}
/** a hex number or a place's name, as printed; free text checked by `pattern` */
export interface PlaceField extends FieldBase {
  readonly kind: 'place';
  readonly start: string;
  readonly pattern: string;
  /** the name of a map label the place may be taken from */
  readonly label?: string;
}
/** one face of a die; null until typed or rolled */
export interface FaceField extends FieldBase {
  readonly kind: 'face';
  readonly start: null;
  readonly sides: number;
  /** as many as there are things to draw from now, at most `sides`; absent: always `sides` */
  readonly of?: (around: Around) => number;
  /** what a 0 on the die reads: a d10's 0 is 10 or 0 */
  readonly zero?: 10 | 0;
}
/** A name the game knows for a text, and in a few words why it is offered. */
export interface Offer {
  readonly name: string;
  readonly msg?: Msg;
}
/** several dice or card texts that players read: 'text' is a short free text (a unit's name) */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly start: string;
  readonly max: number;
  /** names that fit now, beside what stands in the form, best first: listed while it is typed; others may be typed too */
  readonly offers?: (around: Around, beside: JsonObject) => readonly Offer[];
  /** several names, with commas between them (see `namesIn`) */
  readonly many?: true;
}
/** the faces of a block, best first, as text: "4 3 2 1"; '' until typed */
export interface FacesField extends FieldBase, FaceList {
  readonly kind: 'faces';
  readonly start: string;
}
/** the face on top of the block whose faces stand in the field `of` beside it; null: as the game has it, else its best */
export interface TopField extends FieldBase {
  readonly kind: 'top';
  readonly start: null;
  readonly of: string;
  /** the yes or no of the row that says the face is half damaged */
  readonly mark?: string;
  /** the highest strength of any block: what may be typed while no faces are */
  readonly max: number;
}
/** units as rows that can be added, copied, removed, reordered; each row an object of the inner fields, plus `id` */
export interface RowsField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'rows';
  readonly start: readonly JsonObject[];
  readonly fields: F;
  readonly max: number;
  /** the rosters whose units may stand in a row (ids of the game's rosters): their fields fill the row's */
  readonly rosters?: readonly string[];
  /** rows with the same value of this field are drawn as one group (a division, a hex) */
  readonly group?: string;
  /** the trail's figure of row i is `${figure}${i}` */
  readonly figure?: string;
  /** what a row begins with on the screen, where the game's state suggests other values than the usual ones */
  readonly fresh?: (around: Around) => JsonObject;
  /** what the game has recorded of a unit picked from a roster (the face it shows): laid over what its counter prints */
  readonly recorded?: (unit: RosterUnit, around: Around) => JsonObject;
  /** what a new row is, on the button that adds one ("Add hex"); without it a unit or a row */
  readonly add?: Msg;
  /** while this holds the key for a new row adds here, unless another list is worked on: the acting side's units */
  readonly acts?: When;
  /** how players call a row, and the group of these rows, where what was typed alone says too little ("5") */
  readonly called?: (row: JsonObject) => Msg | undefined;
  readonly groupCalled?: (key: string, rows: readonly JsonObject[]) => Msg | undefined;
  /** the yes or no that says whether a row takes part: one that does not is brought in by the key that takes out others */
  readonly takesPart?: string;
  /** the arm whose symbol a row bears, where no field of it names one */
  readonly arm?: (row: JsonObject) => string;
  /** a folded row in a few words, where all its fields in a line would be too many */
  readonly brief?: (row: JsonObject) => readonly Msg[];
}

export type Field =
  | CountField
  | ChoiceField
  | ToggleField
  | SetField
  | PlaceField
  | FaceField
  | TextField
  | FacesField
  | TopField
  | RowsField;
export interface Fields {
  readonly [id: string]: Field;
}

/** The type of a parsed input: what the stages of a procedure receive. */
export type InputOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends RowsField<infer G>
    ? readonly (InputOf<G> & { readonly id: string })[]
    : F[K] extends { readonly kind: 'count' }
      ? number
      : F[K] extends ChoiceField<infer C>
        ? C
        : F[K] extends { readonly kind: 'toggle' }
          ? boolean
          : F[K] extends SetField<infer S>
            ? readonly S[]
            : F[K] extends { readonly kind: 'face' | 'top' }
              ? number | null
              : string;
};

/** One wrong field: where (`units.2.strength`), and why in words. */
export interface Trouble {
  readonly path: string;
  readonly msg: Msg;
}

export type Parsed<T> = Outcome<T, { readonly troubles: readonly Trouble[] }>;
export type Raw = Json;

/** What a condition looks at. */
export interface Seen {
  readonly input?: JsonObject;
  readonly around: Pick<Around, 'scenario' | 'options' | 'turn' | 'cells'>;
}

export const holds = (when: When, seen: Seen): boolean => {
  if ('field' in when) return isOne(own(seen.input ?? {}, when.field), when.is);
  if ('option' in when) return isOne(own(seen.around.options, when.option), when.is);
  if ('scenario' in when) return isOne(seen.around.scenario, when.scenario);
  if ('turn' in when) {
    const { from = -Infinity, to = Infinity } = when.turn;
    return from <= seen.around.turn && seen.around.turn <= to;
  }
  if ('cell' in when) {
    const count = own(seen.around.cells, when.cell);
    return typeof count === 'number' && count >= when.least;
  }
  if ('all' in when) return when.all.every((part) => holds(part, seen));
  if ('any' in when) return when.any.some((part) => holds(part, seen));
  return !holds(when.not, seen);
};

/** A field of several values holds when one of them does. */
const isOne = (value: Json | undefined, is: Scalar | readonly Scalar[]): boolean => {
  if (Array.isArray(value)) return value.some((one) => isOne(one, is));
  return typeof is === 'object' ? is.some((one) => one === value) : is === value;
};

const own = (object: { readonly [key: string]: Json }, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const isObject = (raw: Json | undefined): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isScalar = (raw: unknown): raw is Scalar => ['string', 'number', 'boolean'].includes(typeof raw);

/** How many faces a die or a draw has as things stand. */
export const sidesOf = ({ sides, of }: Pick<FaceField, 'sides' | 'of'>, around: Around | undefined): number =>
  (of && around && Math.max(1, Math.min(sides, of(around)))) ?? sides;

/** The options of a choice that are listed as things stand. */
export const listed = <K extends string>(
  options: readonly FieldOption<K>[],
  chosen: Json | undefined,
  seen: Seen,
): readonly FieldOption<K>[] =>
  options.filter(
    ({ key, when }) => !when || (Array.isArray(chosen) ? chosen.includes(key) : key === chosen) || holds(when, seen),
  );

/** The names in a text of several. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Every field at its start. */
export const startOf = <F extends Fields>(fields: F): InputOf<F> => asInput(fields, plainStart(fields));

const plainStart = (fields: Fields): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, startOfField(field)]));

export const startOfField = (field: Field): Json => {
  if (field.kind !== 'rows') return field.start;
  const rows = parsePlain({ rows: field }, { rows: field.start });
  return rows.ok ? (rows.value.rows ?? []) : field.start;
};

/** No more than the field holds. */
const cutTo = (field: Field, begun: Json | undefined): Json | undefined => {
  if (field.kind === 'rows' && Array.isArray(begun)) return begun.slice(0, field.max);
  return field.kind === 'text' && typeof begun === 'string' ? begun.slice(0, field.max) : begun;
};

/** What the game knows of a field, worked out or found by its `from` path. Undefined: it knows nothing, or nothing that fits. */
const known = (field: Field, around: Around): Json | undefined => {
  if (field.begins) {
    const begun = cutTo(field, field.begins(around));
    const fits = begun === undefined ? undefined : parsePlain({ at: field }, { at: begun });
    return fits?.ok ? fits.value.at : undefined;
  }
  if (field.from === undefined) return undefined;
  let at: unknown = around;
  for (const key of field.from.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  if (!isScalar(at)) return undefined;
  const fits = parsePlain({ at: field }, { at });
  return fits.ok ? fits.value.at : undefined;
};

/** Every field as the game fills it: from `around` where a path names it, else its start. */
export const fillFrom = <F extends Fields>(fields: F, around: Around): InputOf<F> =>
  asInput(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [id, known(field, around) ?? startOfField(field)] as const),
    ),
  );

/** Checks plain data against its fields. Missing keys take what the game knows or their start; unknown ones are refused. */
export const parseFields = <F extends Fields>(fields: F, raw: Raw, around?: Around): Parsed<InputOf<F>> => {
  const parsed = parsePlain(fields, raw, around);
  return parsed.ok ? { ok: true, value: asInput(fields, parsed.value) } : parsed;
};

/**
 * The one place where checked data takes the type its fields declare: the compiler cannot follow a loop over the keys
 * of a mapped type. Only for what `parsePlain` has passed.
 */
export const asInput = <F extends Fields>(_fields: F, checked: JsonObject): InputOf<F> => checked as InputOf<F>;

/** No form has as many wrong fields that anybody reads them all. */
const MOST_TROUBLES = 50;
export const LONGEST_PLACE = 60;
export const ROW_ID = /^[\w.:#-]{1,64}$/;

type Report = (path: string, id: string | Msg, p?: Msg['p']) => undefined;

export const parsePlain = (fields: Fields, raw: Raw, around?: Around): Parsed<JsonObject> => {
  const troubles: Trouble[] = [];
  const report: Report = (path, id, p) => {
    const says = typeof id === 'string' ? msg(`kit.field.${id}`, p) : id;
    if (troubles.length < MOST_TROUBLES) troubles.push({ path, msg: says });
    return undefined;
  };
  const value = checkObject(fields, raw, '', report, around);
  return troubles.length > 0 || !value ? { ok: false, troubles } : { ok: true, value };
};

const checkObject = (
  fields: Fields,
  raw: Json,
  path: string,
  report: Report,
  around: Around | undefined,
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
      ? ((around && known(field, around)) ?? startOfField(field))
      : checkField(field, given, under + key, report, around);
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
  around: Around | undefined,
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
      return raw.length <= field.max ? raw : report(path, 'long', { max: field.max });
    case 'faces': {
      if (typeof raw !== 'string') return report(path, 'text');
      if (raw.length > LONGEST_PLACE) return report(path, 'long', { max: LONGEST_PLACE });
      const faces = readFaces(raw, field);
      return faces.ok ? raw : report(path, faces.msg);
    }
    case 'top':
      return raw === null ? null : checkCount(raw, 0, field.max, path, report);
    case 'rows':
      return checkRows(field, raw, path, report, around);
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
  around: Around | undefined,
): Json | undefined => {
  if (!Array.isArray(raw)) return report(path, 'rows');
  if (raw.length > field.max) return report(path, 'tooMany', { max: field.max });
  const taken = new Set<Json>();
  for (const row of raw) if (isObject(row) && row.id !== undefined) taken.add(row.id);
  const used = new Set<string>();
  let next = 1;
  return raw.map((row: Json, i): Json => {
    const at = `${path}.${i}`;
    const checked = checkObject(field.fields, row, at, report, around, true) ?? {};
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
