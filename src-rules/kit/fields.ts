import type { Msg } from './text.ts';
import type { Json, JsonObject, Outcome, Scalar } from './value.ts';

/** When a field, task or option is there: data, so that screens, schemas and the command line read it alike. */
export type When =
  | { readonly field: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly option: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly scenario: string | readonly string[] }
  | { readonly turn: { readonly from?: number; readonly to?: number } }
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
  /** belongs to this side (colour and shape) */
  readonly side?: string;
}

export interface CountField extends FieldBase {
  readonly kind: 'count';
  readonly start: number;
  readonly min: number;
  readonly max: number;
  /** 2: typed in halves */
  readonly per?: 2;
}
export interface ChoiceField<K extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly start: K;
  readonly options: readonly { readonly key: K; readonly msg: Msg }[];
}
export interface ToggleField extends FieldBase {
  readonly kind: 'toggle';
  readonly start: boolean;
}
export interface SetField<K extends string = string> extends FieldBase {
  readonly kind: 'set';
  readonly start: readonly K[];
  readonly options: readonly { readonly key: K; readonly msg: Msg }[];
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
  /** what a 0 on the die reads: a d10's 0 is 10 or 0 */
  readonly zero?: 10 | 0;
}
/** several dice or card texts that players read: 'text' is a short free text (a unit's name) */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly start: string;
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
}

export type Field = CountField | ChoiceField | ToggleField | SetField | PlaceField | FaceField | TextField | RowsField;
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
            : F[K] extends { readonly kind: 'face' }
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
