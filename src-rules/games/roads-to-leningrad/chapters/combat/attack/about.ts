import type { JsonObject } from '#rules/kit/base/json.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { targetHex } from '#rules/kit/forms/targetHex.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { otherSide, sides } from '../../../ids.ts';
import { fieldOf } from '../../map/field.ts';
import { distance } from '../../map/ground.ts';
import { standOf } from '../../map/stand.ts';
import { attackCalculator } from './calculator.ts';
import { acrossOf, bySwampRoad, groundOfFight } from './fills.ts';

/** What the map says of an attack that is typed with its hexes: the same as of one that is begun on the map. */
export const about: NonNullable<MapSpec['about']> = ({ calc, input }, board, context) => {
  if (calc !== attackCalculator.id) return undefined;
  const ours = input.attacker === sides.soviet ? sides.soviet : sides.german;
  const at = board.nodeOf(targetHex(input.target, asRows(input[otherSide(ours)])));
  if (at < 0) return undefined;
  const field = fieldOf(board, standOf(board, context), context);
  const rows: Record<string, JsonObject> = {};
  for (const side of [sides.german, sides.soviet])
    for (const row of asRows(input[side])) {
      const node = board.nodeOf(String(row.hex));
      if (node < 0) continue;
      const id = String(row.id);
      if (row.kind === 'artillery') rows[id] = { distance: distance(field.ground, node, at) };
      else if (side === ours && board.arcOf(node, at) >= 0) {
        const unit = field.all.find(({ piece }) => piece.id === id && piece.hex === row.hex);
        rows[id] = {
          across: acrossOf(field, node, at),
          ...(unit ? { swampRoad: bySwampRoad(field, unit, at) } : {}),
        };
      }
    }
  return { whole: groundOfFight(field, at, otherSide(ours)), rows };
};
