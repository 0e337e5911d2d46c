import { list, type Msg, name } from '#rules/kit/words/message.ts';
import type { Listed } from './blocks.ts';
import { msg } from './msg.ts';

/** Blocks by their names. */
export const unitsMsg = (blocks: readonly Listed[]): Msg | undefined =>
  list(blocks.map((block) => msg('bite.hq.says.unit', { unit: name(block.name) })));
