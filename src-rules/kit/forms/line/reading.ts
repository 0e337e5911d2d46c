import type { Json, JsonObject } from '../../base/json.ts';
import { same } from '../../base/same.ts';
import type { Msg } from '../../words/message.ts';
import type { Field } from '../fields.ts';
import type { LineKind, LineUnit, LineWorld } from './lineWorld.ts';
import type { Setting } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What was not understood, in its place, and what was perhaps meant. */
export interface LineTrouble {
  readonly from: number;
  readonly to: number;
  readonly msg: Msg;
  readonly offers: readonly string[];
}

/** A unit as the line names it. */
export interface ReadRow {
  readonly field: string;
  /** the unit of a list; absent: one without a name, or with a name of its own */
  readonly unit?: LineUnit;
  /** a second row of the same unit */
  readonly again: boolean;
  /** by what the same unit is found in another line */
  readonly who: string;
  readonly row: Record<string, Json>;
  /** it in its form */
  readonly seen: Record<string, Json>;
  /** the fields the line speaks of */
  readonly said: Set<string>;
}

/** Where a word stands: which side, and whether it could be the beginning of a unit. */
export interface LinePlace {
  readonly token: Token;
  readonly left: boolean;
  readonly fresh: boolean;
  readonly rows: readonly ReadRow[];
}

export interface LineReading {
  readonly attacker: string;
  readonly whole: JsonObject;
  readonly said: ReadonlySet<string>;
  readonly rows: readonly ReadRow[];
  /** hexes whose stack defends */
  readonly targets: readonly string[];
  readonly troubles: readonly LineTrouble[];
  readonly places: readonly LinePlace[];
}

/** As many units as are named at once. */
export const mostAtOnce = 40;

export const isCount = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= mostAtOnce;

/** Whether a kind behind a unit's name may say what it is: of a unit of a list only what the list leaves open. */
export const mayBeOf = ({ unit, row }: ReadRow, { field, values }: LineKind, expected: string): boolean =>
  (field === undefined || field === expected) &&
  Object.entries(values).every(([id, value]) => !unit || unit.open?.includes(id) || same(row[id], value));

/** Of which no more is known than its values. */
export const nobody: LineKind = { words: { en: [], it: [] }, values: {} };

/** A value it may have once something is said of it. */
export const once = (field: Field | undefined, { how, value = null }: Setting): Json =>
  how === 'has' ? [value] : how === 'is' ? value : field?.kind === 'count' || field?.kind === 'top' ? field.max : '?';

export const fieldOfKind = (fields: LineWorld['fields'], kind: string): string | undefined =>
  Object.keys(fields).find((id) => fields[id]?.kind === kind);
