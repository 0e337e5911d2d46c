import type { Scalar } from '../../base/json.ts';
import type { Context } from '../../record/context.ts';
import type { RosterData, RosterUnit } from '../../record/playerData.ts';
import { mapIn } from '../../record/readers.ts';

/** What a script says of units and hexes, laid over the record: nothing it does not say is changed. */

type Entries = { readonly [key: string]: Scalar };

/** A cell of the record with these entries over its own. */
export const cellWith = (context: Pick<Context, 'cells'>, cell: string, entries: Entries): Context['cells'] => ({
  [cell]: { ...mapIn(context, cell), ...entries },
});

/** What is said of each unit, by its id; undefined: nothing. */
export const saidOf = <U extends { readonly id: string }>(
  units: readonly U[],
  of: (unit: U) => Scalar | undefined,
): Entries =>
  Object.fromEntries(
    units.flatMap((unit): readonly (readonly [string, Scalar])[] => {
      const said = of(unit);
      return said === undefined ? [] : [[unit.id, said]];
    }),
  );

type Counter = Pick<RosterUnit, 'id' | 'values'>;
/** A roster with counters as they are given: one it has keeps what is not said of it, another is its when `isOf` says so. */
export const rosterWith = <U extends Counter>(
  context: Pick<Context, 'rosters'>,
  id: string,
  units: readonly U[],
  isOf: (unit: U) => boolean,
): RosterData => {
  const had = context.rosters[id]?.units ?? [];
  const known = (one: U): RosterUnit | undefined => had.find((other) => other.id === one.id);
  const given = units
    .filter((one) => (known(one) ? Object.keys(one.values).length > 0 : isOf(one)))
    .map((one): RosterUnit => {
      const old = known(one);
      return { id: one.id, name: old?.name ?? one.id, values: { ...old?.values, ...one.values } };
    });
  return { id, units: [...given, ...had.filter((one) => !given.some((other) => other.id === one.id))] };
};
