import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { onePerMonth } from '../../model/keys.ts';
import { groups } from '../../model/purses.ts';
import { msg } from './msg.ts';

const railMonths = (id: string, msg: Msg, side: SideId): CellSpec => ({
  id,
  msg,
  rule: '7.4',
  kind: 'count',
  min: 0,
  max: 99,
  keys: onePerMonth,
  side,
  group: groups.rail,
});

export const railCells: readonly CellSpec[] = [
  railMonths(cells.railSoviet, msg('bite.cell.railSoviet'), sides.soviet),
  railMonths(cells.railCutSoviet, msg('bite.cell.railCutSoviet'), sides.soviet),
  railMonths(cells.railUssr, msg('bite.cell.railUssr'), sides.axis),
  railMonths(cells.railCutAxis, msg('bite.cell.railCutAxis'), sides.axis),
  railMonths(cells.railScandinavia, msg('bite.cell.railScandinavia'), sides.axis),
];
