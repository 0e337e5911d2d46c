import type { JsonObject } from '#rules/kit/base/json.ts';
import { onlyOne } from '#rules/kit/base/onlyOne.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide } from '../../../ids.ts';
import { hexOf } from '../../../model/blocks/block.ts';
import type { BattleInput } from '../battle/fields.ts';
import { asSide, isKnown, keyOfName } from '../whose.ts';
import { notedAs } from './battles.ts';

/**
 * 3.22: the hex of a battle, as it is typed; else the one in which the record has all defenders of a known place, under
 * the name it is noted by. '': nobody knows.
 */
export const whereFought = (input: JsonObject | BattleInput, context: Context): string => {
  if (typeof input.hex === 'string' && input.hex.trim() !== '') return input.hex;
  const side = otherSide(asSide(String(input.attacks)));
  const hex = onlyOne(
    asRows(input[side]).map(({ id, name }) => {
      const key = isKnown(String(id), side, context) ? String(id) : keyOfName(String(name ?? ''), side, context);
      return hexOf(context, key);
    }),
  );
  return hex === '' ? '' : (notedAs(context, hex) ?? hex);
};
