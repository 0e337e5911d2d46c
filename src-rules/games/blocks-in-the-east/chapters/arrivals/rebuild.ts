import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { poolMarks } from '../../ids.ts';
import { blockById, hasEntered, neverRebuilt } from '../../model/blocks/block.ts';
import { notedAt } from '../../model/cells.ts';
import { msg } from './msg.ts';

/** 7.3.2: what the record of a block says against repairing or rebuilding it. */
export const blockBar = (unit: RosterUnit, rebuilt: boolean, context: Context): Objection | undefined => {
  const block = blockById(context, unit.id);
  const called = { unit: name(unit.name) };
  if (!block) return undefined;
  if (!hasEntered(block, context)) return { msg: msg('bite.bar.notArrived', called), rule: '7.3.2' };
  if (!rebuilt) return undefined;
  if (neverRebuilt(block)) return { msg: msg('bite.bar.neverRebuilt', called), rule: '7.3.2' };
  return notedAt(context, poolMarks.disbanded, unit.id) === undefined
    ? undefined
    : { msg: msg('bite.bar.disbandedNow', called), rule: '7.3.4' };
};
