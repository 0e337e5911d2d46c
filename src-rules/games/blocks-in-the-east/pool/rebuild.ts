import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { name } from '#rules/kit/words/message.ts';
import { notedAt } from '../events/read.ts';
import type { Bar } from '../facts.ts';
import { f } from '../text/speak-pool.ts';
import { blockById, hasEntered, neverRebuilt } from './block.ts';
import { poolMarks } from './ids.ts';

/** 7.3.2: what the record of a block says against repairing or rebuilding it. */
export const blockBar = (unit: RosterUnit, rebuilt: boolean, around: Around): Bar | undefined => {
  const block = blockById(around, unit.id);
  const called = { unit: name(unit.name) };
  if (!block) return undefined;
  if (!hasEntered(block, around)) return { msg: f('bite.bar.notArrived', called), rule: '7.3.2' };
  if (!rebuilt) return undefined;
  if (neverRebuilt(block)) return { msg: f('bite.bar.neverRebuilt', called), rule: '7.3.2' };
  return notedAt(around, poolMarks.disbanded, unit.id) === undefined
    ? undefined
    : { msg: f('bite.bar.disbandedNow', called), rule: '7.3.4' };
};
