import type { Json, JsonObject, Outcome } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { RosterUnit } from '../record/playerData.ts';
import type { Msg, Name } from '../words/message.ts';
import type { Seen, When } from './conditions.ts';
import { holds } from './conditions.ts';
import type { FaceList } from './faces.ts';

interface FieldBase {
  readonly msg: Msg;
  readonly hint?: Msg;
  readonly rule?: string;
  readonly when?: When;
  /** drawn large: what a hurried player types first */
  readonly big?: boolean;
  /** which fact of the game fills it, so that nobody types it twice: a path into `Context`, e.g. 'turn' or 'cells.weather' */
  readonly from?: string;
  /**
   * what a form opens with, where the game has to work it out (units that await a decision), beside what is chosen in it
   * already; undefined: it does not know
   */
  readonly begins?: (context: Context, beside?: JsonObject) => Json | undefined;
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
  readonly when?: When | ((context: Context) => boolean);
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
  readonly of?: (context: Context) => number;
  /** what a 0 on the die reads: a d10's 0 is 10 or 0 */
  readonly zero?: 10 | 0;
}
/** A name the game knows for a text, and in a few words why it is offered. */
export interface Offer {
  readonly name: string;
  /** the name in the language of the screen, where the game knows it in both: the form then holds that, and is read by either */
  readonly called?: Msg | Name;
  readonly msg?: Msg;
}
/** several dice or card texts that players read: 'text' is a short free text (a unit's name) */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly start: string;
  readonly max: number;
  /** names that fit now, beside what stands in the form, best first: listed while it is typed; others may be typed too */
  readonly offers?: (context: Context, beside: JsonObject) => readonly Offer[];
  /** several names, with commas between them (see `namesIn`) */
  readonly many?: true;
  /** whether the rules can read it: what they cannot is kept as typed, and doubted where it is typed */
  readonly reads?: (text: string) => boolean;
  /** the side that alone may see what the form opens with; undefined: everybody may */
  readonly behind?: (context: Context) => string | undefined;
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
  readonly fresh?: (context: Context) => JsonObject;
  /** what the game has recorded of a unit picked from a roster (the face it shows): laid over what its counter prints */
  readonly recorded?: (unit: RosterUnit, context: Context) => JsonObject;
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

/** How many faces a die or a draw has as things stand. */
export const sidesOf = ({ sides, of }: Pick<FaceField, 'sides' | 'of'>, context: Context | undefined): number =>
  (of && context && Math.max(1, Math.min(sides, of(context)))) ?? sides;

/** The options of a choice that are listed as things stand. */
export const listed = <K extends string>(
  options: readonly FieldOption<K>[],
  chosen: Json | undefined,
  seen: Pick<Seen, 'input'> & { readonly context: Context },
): readonly FieldOption<K>[] =>
  options.filter(
    ({ key, when }) =>
      !when ||
      (Array.isArray(chosen) ? chosen.includes(key) : key === chosen) ||
      (typeof when === 'function' ? when(seen.context) : holds(when, seen)),
  );

/** The names in a text of several. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * The one place where checked data takes the type its fields declare: the compiler cannot follow a loop over the keys
 * of a mapped type. Only for what `parsePlain` has passed.
 */
export const asInput = <F extends Fields>(_fields: F, checked: JsonObject): InputOf<F> => checked as InputOf<F>;
