import { useEffect } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import { followed, type MapSaid } from '#rules/kit/forms/mapSaid.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { changeDraft } from '../../../state/bench.ts';
import type { FromMap } from '../../../state/fromMap.ts';
import { typedOn } from '../../../state/totals.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';

/** What the map said of a form, by the very input it was said of: whatever is typed makes another. */
const toldOf = new WeakMap<JsonObject, MapSaid>();

/** Of the form's own fields and of its rows; of these also what is known of their pieces: where they stand, how they are. */
const allSaid = (
  { fields }: Calculator,
  input: JsonObject,
  { said, ground }: { readonly said: MapSaid | undefined; readonly ground: FromMap | undefined },
): MapSaid => {
  const rows = Object.entries(fields).flatMap(([field, { kind }]) =>
    kind === 'rows'
      ? asRows(input[field] ?? []).map((row): readonly [string, JsonObject] => {
          const id = String(row.id);
          return [id, { ...ground?.(field, id), ...said?.rows[id] }];
        })
      : [],
  );
  return { whole: said?.whole ?? {}, rows: Object.fromEntries(rows) };
};

/**
 * A form that lies prepared while the map changes, by a move or by its undoing: what it has from the map goes along, the
 * distance to a gun as well as the hex of a unit. What the players set themselves stays, as it does while they type.
 */
export const useAlongWithMap = (
  { scope, draft, flow, context }: Pick<Fight, 'scope' | 'draft' | 'flow' | 'context'>,
  calc: Calculator,
  map: { readonly said: MapSaid | undefined; readonly ground: FromMap | undefined },
): void => {
  const { input } = draft;
  const { said, ground } = map;
  useEffect(() => {
    if (flow !== undefined || (!said && !ground) || Object.keys(input).length === 0) return;
    const [was, now] = [toldOf.get(input), allSaid(calc, input, { said, ground })];
    toldOf.set(input, now);
    if (!was || same(was, now)) return;
    const next = followed(calc.fields, input, was, now);
    if (!same(next, input)) changeDraft(scope, calc.id, typedOn(calc, input, next, context));
  }, [scope, calc, input, flow, said, ground, context]);
};
