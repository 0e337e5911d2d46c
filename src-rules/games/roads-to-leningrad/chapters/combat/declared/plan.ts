import { isObject, type Json, type JsonObject } from '#rules/kit/base/json.ts';
import type { MapFight } from '#rules/kit/game/mapSpec.ts';
import type { SideId } from '../../../ids.ts';
import type { Declared } from '../fight/declared.ts';

/** Points and aircraft that were put in as an attack was declared: they lie on its bench, and nobody has spent them. */

const isRow = (one: Json): one is JsonObject => isObject(one);
export const listIn = (input: JsonObject, side: SideId): readonly JsonObject[] => {
  const rows = input[side];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};
/** The rows of a side as they were planned, where the rules still offer it. */
export const plannedRows = (
  { input, helpers = [] }: Pick<MapFight, 'input' | 'helpers'>,
  side: SideId,
  { plan }: Pick<Declared, 'plan'>,
): readonly JsonObject[] =>
  listIn(input, side).map((row) => {
    const said = plan[String(row.id)];
    const kept = helpers.filter(
      (each) => each.list === side && each.row === row.id && isObject(said) && said[each.field] === each.on,
    );
    return { ...row, ...Object.fromEntries(kept.map(({ field, on }) => [field, on])) };
  });
