import type { JsonObject } from '../../base/json.ts';
import type { Context } from '../../record/context.ts';
import type { RosterUnit } from '../../record/playerData.ts';
import type { Locale, Msg } from '../../words/message.ts';
import type { When } from '../conditions.ts';
import type { Fields } from '../fields.ts';
import type { MapSaid } from '../mapSaid.ts';

/** Words in both languages, the one that is written first. */
export type LineTerms = { readonly [L in Locale]: readonly string[] };
/** "forest, woods" and "foresta, bosco". */
export const terms = (en: string, it: string): LineTerms => ({ en: en.split(', '), it: it.split(', ') });

/**
 * What a game adds to the words its fields are labelled with, so that a fight can be written as one line: "7 Pz, 5 Inf oos
 * x 2 rifle? forest river". Data only.
 */
export interface FightWords {
  /** the calculators that are written so */
  readonly calcs: readonly string[];
  /** the choice that says which side attacks; its keys are sides */
  readonly attacker: string;
  /**
   * More words for a field or one of its options: 'forest' of the form, 'unit.oos' of a unit, 'unit.across.river' of an
   * option
   */
  readonly words: { readonly [path: string]: LineTerms };
  /** the fields of a unit that "8-6-4" fills, in this order; those it is not asked are passed over */
  readonly numbers: readonly string[];
  /**
   * Those it fills instead of a unit whose reverse lies up (`when`), and behind them of one that lies on its front and
   * has a reverse (`has`, a yes or no): "8-6-4-5-4-3" says both sides, and that there are two.
   */
  readonly reverse?: { readonly when: When; readonly numbers: readonly string[]; readonly has: string };
  /** the field that one number alone fills, where several are a ladder of steps: what a block stands at now */
  readonly one?: string;
  /** the yes or no that "?" says of a unit: nobody has seen its values */
  readonly unknown?: string;
  /** what an example says of the ground, in fields of the form */
  readonly ground: JsonObject;
  /** kinds of units that are counted: "2 rifle" */
  readonly kinds: readonly LineKind[];
  /** the division, or another formation, that is taken whole: "7 Pz" */
  readonly whole?: (values: JsonObject) => string | undefined;
  /** what a fight asks of a unit, in a few words, of what its row or its list says; `not`: why it cannot attack */
  readonly fighter: (values: JsonObject, now?: { readonly id: string; readonly context: Context }) => Fighter;
  /** whether values typed of a unit in an earlier fight are its values now; `around`: what that fight read of the record */
  readonly holds?: (before: { readonly row: JsonObject; readonly around: JsonObject }, context: Context) => boolean;
  /** whether the record has it as eliminated: it is offered last, and never taken with its division */
  readonly gone?: (unit: ListedUnit, context: Context) => boolean;
  /** what the record calls a unit with a name of its own; absent: it is forgotten after the fight */
  readonly keyOf?: (name: string, side: string, context: Context) => string;
  /** whether it is there now, and of the formation that acts; absent: a side acts as a whole */
  readonly acts?: (unit: ListedUnit, context: Context) => boolean;
}
/** A unit of the lists behind the rows of a field; without values where it stands in none. */
export interface ListedUnit extends RosterUnit {
  readonly field: string;
}
export interface Fighter {
  readonly says: readonly Msg[];
  readonly not?: Msg;
}

/** What a unit of that kind has in its row. */
export interface LineKind {
  /** the rows it stands in; absent: of either side */
  readonly field?: string;
  readonly words: LineTerms;
  readonly values: JsonObject;
}

/** A unit with a name, and the row it begins with: what its counter prints, what is recorded, what the map knows. */
export interface LineUnit {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly row: (again: boolean) => JsonObject;
  /** it cannot fight, or is gone; it is never taken with its division */
  readonly cannot?: boolean;
  /** fields of its row that no list tells and a kind behind its name may: "107" armor */
  readonly open?: readonly string[];
}

/** Several units under one name. */
export interface LineGroup {
  readonly name: string;
  readonly field: string;
  readonly units: readonly string[];
}

/** All that a line of one calculator can speak of, here and now. */
export interface LineWorld extends Omit<FightWords, 'calcs' | 'whole' | 'fighter' | 'holds' | 'gone' | 'keyOf'> {
  readonly fields: Fields;
  /** the fields of two typed totals */
  readonly quick?: { readonly attack: string; readonly defence: string };
  readonly context: Context;
  /** the form before anything is typed */
  readonly start: JsonObject;
  /** a unit's row before anything is typed */
  readonly bare: (field: string) => JsonObject;
  readonly units: readonly LineUnit[];
  readonly groups: readonly LineGroup[];
  /** who stands in a hex; undefined: no hex of the map */
  readonly stack: (hex: string) => readonly string[] | undefined;
  /** what the map says of a fight for this hex: the form's fields, and the units' by their ids */
  readonly scene?: (target: string, attackers: readonly string[], side: string) => MapSaid | undefined;
  /** what the map says of the form as it stands, whoever is known to be there */
  readonly about?: (input: JsonObject) => MapSaid | undefined;
  /** what the record calls a unit with a name of its own; undefined: it is forgotten, or the name is another's */
  readonly keyOf: (name: string, field: string) => string | undefined;
  /** how a field, or one of its options, is labelled */
  readonly label: (id: string, locale: Locale) => string;
}

/** The rows of the side that attacks, or of the other. */
export const rowsOf = ({ fields }: Pick<LineWorld, 'fields'>, attacker: string, left: boolean): string | undefined =>
  Object.entries(fields).find(
    ([, field]) => field.kind === 'rows' && field.side !== undefined && (field.side === attacker) === left,
  )?.[0];
