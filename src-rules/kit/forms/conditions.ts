import type { Json, JsonObject, Scalar } from '../base/json.ts';
import { isObject, own } from '../base/json.ts';
import type { Context } from '../record/context.ts';
/** When a field, task or option is there: data, so that screens, schemas and the command line read it alike. */
export type When =
  | { readonly field: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly option: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly scenario: string | readonly string[] }
  | { readonly turn: { readonly from?: number; readonly to?: number } }
  /** a count the game keeps, or that of one `key` of many, stands at this or more */
  | { readonly cell: string; readonly key?: string; readonly least: number }
  /** of one `key` of many the game keeps this */
  | { readonly cell: string; readonly key: string; readonly is: Scalar | readonly Scalar[] }
  /** a unit on that roster has `by` as the form has it: of the side that is chosen somebody is listed */
  | { readonly listed: string; readonly by: string }
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When };

/** What a condition looks at. */
export interface Seen {
  readonly input?: JsonObject;
  readonly context: Pick<Context, 'scenario' | 'options' | 'turn' | 'cells'> & Partial<Pick<Context, 'rosters'>>;
}

export const holds = (when: When, seen: Seen): boolean => {
  if ('field' in when) return isOne(own(seen.input ?? {}, when.field), when.is);
  if ('option' in when) return isOne(own(seen.context.options, when.option), when.is);
  if ('scenario' in when) return isOne(seen.context.scenario, when.scenario);
  if ('turn' in when) {
    const { from = -Infinity, to = Infinity } = when.turn;
    return from <= seen.context.turn && seen.context.turn <= to;
  }
  if ('cell' in when) {
    const kept = own(seen.context.cells, when.cell);
    const value = when.key === undefined ? kept : isObject(kept) ? own(kept, when.key) : undefined;
    return 'least' in when ? typeof value === 'number' && value >= when.least : isOne(value, when.is);
  }
  if ('listed' in when) {
    const asked = own(seen.input ?? {}, when.by);
    return seen.context.rosters?.[when.listed]?.units.some(({ values }) => values[when.by] === asked) === true;
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
