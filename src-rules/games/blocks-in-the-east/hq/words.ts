import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { h } from '../text/speak-hq.ts';
import type { Listed } from './blocks.ts';

/** Blocks by their names. */
export const unitsMsg = (blocks: readonly Listed[]): Msg | undefined =>
  list(blocks.map((block) => h('bite.hq.says.unit', { unit: name(block.name) })));
