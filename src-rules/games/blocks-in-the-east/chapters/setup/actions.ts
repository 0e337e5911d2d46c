import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import type { SideId } from '../../ids.ts';
import { blocksOf, isOnMap, isPlaced, type PoolBlock, poolState } from '../../model/blocks/block.ts';
import { poolGroup } from '../../model/blocks/blocksField.ts';
import { stateFacts } from '../../model/blocks/change.ts';
import { allowUnless } from '../../model/facts.ts';
import { sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { maySetUp, settingUp, setUpOf } from './setUpCharts.ts';

const unplaced = (context: Context, side: SideId): readonly PoolBlock[] =>
  blocksOf(context).filter(
    (block) => block.side === side && maySetUp(block, context) && !isPlaced(context, block.unit.id),
  );

/** SBE-4: what a chart leaves out is not on the map; whether it may come back the players know. */
export const rest = (side: SideId): Action =>
  action({
    id: `set-up-rest-${side}`,
    msg: msg('bite.action.rest', { side: sideMsg(side) }),
    rule: '2.3',
    about: msg('bite.action.rest.about'),
    side,
    group: poolGroup,
    fields: {
      state: {
        kind: 'choice',
        msg: msg('bite.field.restState'),
        start: 'eliminated',
        options: [
          { key: 'eliminated', msg: msg('bite.rest.eliminated') },
          { key: 'removed', msg: msg('bite.rest.removed') },
        ],
      } as const,
    },
    when: (context) =>
      settingUp(context) && setUpOf(context.scenario) === undefined && unplaced(context, side).length > 0,
    proposes: ({ state }, context) => {
      const left = unplaced(context, side).filter((block) => isOnMap(poolState(block, context)));
      if (left.length === 0) return refuse(msg('bite.bar.allPlaced'), '2.3');
      return allowUnless(
        undefined,
        msg('bite.says.rest', { count: left.length, side: sideMsg(side), state: msg(`bite.rest.${state}`) }),
        left.flatMap((block) => stateFacts(block, state, context)),
      );
    },
  });
