import type { SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import { sides } from '../../ids.ts';
import { bookSupply } from './booking.ts';
import { verdictsOf } from './judge.ts';
import { msg } from './msg.ts';

/** 8: supply of each side, as the map is asked for it. */
export const supplyChecks: readonly SupplyCheck[] = ([sides.axis, sides.soviet] as const).map((side) => ({
  id: side,
  msg: msg(`armir.judge.${side}`),
  side,
  rule: '8',
  of: (board, stand, context) => verdictsOf(board, stand, context, side),
  // one booking for both sides: their zones go by the same markers
  freeze: (_verdicts, context) => bookSupply(context),
}));
