import { action } from '#rules/kit/game/action.ts';
import { name } from '#rules/kit/words/message.ts';
import { blocksOf } from '../../model/blocks/block.ts';
import { blocksField, each, offer, poolGroup } from '../../model/blocks/blocksField.ts';
import { frozenNow, isFrozen, thawing } from './frozen.ts';
import { msg } from './msg.ts';

/** 3.21 */
export const thaw = action({
  id: 'thaw',
  msg: msg('bite.action.thaw'),
  rule: '3.21',
  about: msg('bite.action.thaw.about'),
  group: poolGroup,
  fields: {
    blocks: blocksField((context) => offer(blocksOf(context).filter((block) => isFrozen(block, context)))),
  },
  when: frozenNow,
  proposes: ({ blocks }, context) =>
    each(
      context,
      blocks,
      undefined,
      (block) =>
        isFrozen(block, context)
          ? undefined
          : { msg: msg('bite.bar.notFrozen', { unit: name(block.unit.name) }), rule: '3.21' },
      (found) => thawing(found, context),
    ),
});
