import { type Action, action } from '#rules/kit/game/action.ts';
import { name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { blocksOf, isOnMap, poolState } from '../../model/blocks/block.ts';
import { blocksField, each, offer, poolGroup } from '../../model/blocks/blocksField.ts';
import { disbandBar, disbandFacts, offSaid } from '../../model/blocks/change.ts';
import { namesOf } from '../../model/blocks/words.ts';
import { sideMsg } from '../../model/words.ts';
import { arrivalBar, arrivalMsg, arrivalOf, arriving, openFor, puttingOff } from './arrivals.ts';
import { msg } from './msg.ts';

/** Who is due, all of them to begin with. */
const dueField = (side: SideId) => blocksField((context) => offer(openFor(context, side), arrivalMsg), true);

const arrives = (side: SideId): Action =>
  action({
    id: `arrives-${side}`,
    msg: msg('bite.action.arrives', { side: sideMsg(side) }),
    rule: '7.3.1',
    about: msg('bite.action.arrives.about'),
    side,
    group: poolGroup,
    fields: { blocks: dueField(side) },
    when: (context) =>
      blocksOf(context).some((block) => block.side === side && arrivalOf(block, context) !== undefined),
    proposes: ({ blocks }, context) =>
      each(
        context,
        blocks,
        side,
        (block) => arrivalBar(block, context),
        (found) => arriving(found, context),
      ),
  });

const delay = (side: SideId): Action =>
  action({
    id: `delay-${side}`,
    msg: msg('bite.action.delay', { side: sideMsg(side) }),
    rule: '7.3.3',
    about: msg('bite.action.delay.about'),
    side,
    group: poolGroup,
    fields: { blocks: dueField(side) },
    when: (context) => openFor(context, side).length > 0,
    proposes: ({ blocks }, context) =>
      each(
        context,
        blocks,
        side,
        (block) =>
          openFor(context, side).includes(block)
            ? undefined
            : { msg: msg('bite.bar.arrivalNotDue', { unit: name(block.unit.name) }), rule: '7.3.3' },
        (found) => puttingOff(found, context),
      ),
  });

/** 7.3.4 */
const disband = (side: SideId): Action =>
  action({
    id: `disband-${side}`,
    msg: msg('bite.action.disband', { side: sideMsg(side) }),
    rule: '7.3.4',
    about: msg('bite.action.disband.about'),
    side,
    group: poolGroup,
    fields: {
      blocks: blocksField((context) =>
        offer(blocksOf(context).filter((block) => block.side === side && isOnMap(poolState(block, context)))),
      ),
    },
    proposes: ({ blocks }, context) =>
      each(
        context,
        blocks,
        side,
        (block) => disbandBar(block, context),
        (found) => {
          const facts = found.flatMap((block) => disbandFacts(block, context));
          const says = msg('bite.says.disband', { count: found.length, what: namesOf(found) });
          return { says: offSaid(says, facts, found.length > 1), facts };
        },
      ),
  });

/** What is booked of a side's reinforcements. */
export const arrivalActions = (side: SideId): readonly Action[] => [arrives(side), delay(side), disband(side)];
