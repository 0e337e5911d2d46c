import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';

/** Both sides' points in two numbers. */
export interface Totals {
  readonly attack: number;
  readonly defence: number;
}

type Sums = Pick<Calculator, 'quick' | 'fields'>;

const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const hasRows = (value: Json | undefined): boolean => Array.isArray(value) && value.length > 0;

/** Units of a side stand in the form. */
export const hasUnits = ({ fields }: Pick<Calculator, 'fields'>, value: JsonObject): boolean =>
  Object.entries(fields).some(([id, field]) => field.kind === 'rows' && field.side !== undefined && hasRows(value[id]));

/** The totals typed for a hurried fight. */
export const typedTotals = ({ quick }: Sums, value: JsonObject): Totals =>
  quick ? { attack: count(value[quick.attack]), defence: count(value[quick.defence]) } : { attack: 0, defence: 0 };

/** The form with these totals. */
export const withTotals = ({ quick }: Sums, value: JsonObject, { attack, defence }: Totals): JsonObject =>
  quick ? { ...value, [quick.attack]: attack, [quick.defence]: defence } : value;

export const same = (one: Totals, other: Totals): boolean =>
  one.attack === other.attack && one.defence === other.defence;

/** Of which side units stand there: the one that attacks, the one that defends. */
const listed = ({ fields }: Sums, value: JsonObject, context: Context) => {
  const sides = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'rows' && field.side !== undefined && field.acts
      ? [{ has: hasRows(value[id]), acts: holds(field.acts, { input: value, context }) }]
      : [],
  );
  return {
    attack: sides.some(({ has, acts }) => has && acts),
    defence: sides.some(({ has, acts }) => has && !acts),
  };
};

/** What is left of the totals where those whose side has units do not count; the same where none does. */
export const withoutListed = (calc: Sums, value: JsonObject, context: Context): Totals => {
  const [totals, has] = [typedTotals(calc, value), listed(calc, value, context)];
  return { attack: has.attack ? 0 : totals.attack, defence: has.defence ? 0 : totals.defence };
};

/** With the first unit of a side the total that stood for it goes; it is kept aside, to be put back. */
export const typedOn = (
  calc: Sums,
  before: JsonObject,
  input: JsonObject,
  context: Context,
): { readonly input: JsonObject; readonly totals?: Totals } => {
  const [was, has] = [listed(calc, before, context), listed(calc, input, context)];
  const typed = typedTotals(calc, before);
  const left = {
    attack: has.attack && !was.attack ? 0 : typed.attack,
    defence: has.defence && !was.defence ? 0 : typed.defence,
  };
  return same(typed, left) ? { input } : { input: withTotals(calc, input, left), totals: typed };
};
