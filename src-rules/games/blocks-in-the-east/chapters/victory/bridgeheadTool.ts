import type { ShownHex } from '#rules/kit/game/overlay.ts';
import { name } from '#rules/kit/words/message.ts';
import { isAir } from '../../model/blocks/block.ts';
import { calledMsg, ofMap, once } from '../map/overlay.ts';
import { blockOf } from '../map/pieces.ts';
import { isCombatClass } from '../movement/stacks.ts';
import { linesOf, suppliedAt } from '../supply/tracing/supply.ts';
import { cityActions } from './actions.ts';
import { acrossDnepr } from './bridgehead.ts';
import { msg } from './msg.ts';

/** SBE7, AMB-25 */
export const bridgeheadTool = ofMap(
  'bridgehead',
  msg('bite.ask.bridgehead'),
  'SBE7',
  (field, context) => {
    const { ground } = field;
    const action = cityActions.find(({ id }) => id === 'bridgehead');
    const there = acrossDnepr(field, context).map(({ id, node }) => {
      const block = blockOf(context, id);
      const counts = block !== undefined && isCombatClass(block.class) && !isAir(block);
      const supplied =
        block !== undefined && suppliedAt(field, context, linesOf(field, block, node), node) !== undefined;
      return { id, node, counts, supplied, name: block?.name ?? id };
    });
    const yes = there.some(({ counts, supplied }) => counts && supplied);
    return {
      says: ground.drawn('DNEPRW')
        ? msg(yes ? 'bite.bridgehead.yes' : 'bite.bridgehead.no')
        : msg('bite.bridgehead.notDrawn'),
      hexes: once(
        there.map(
          ({ node, counts, supplied }): ShownHex => ({
            hex: ground.id(node),
            tone: counts && supplied ? 'good' : 'half',
          }),
        ),
      ),
      lines: [],
      list: there.map((one) => ({
        msg: msg(
          one.counts
            ? one.supplied
              ? 'bite.bridgehead.counts'
              : 'bite.bridgehead.unsupplied'
            : 'bite.bridgehead.support',
          {
            unit: name(one.name),
            hex: calledMsg(ground, one.node),
          },
        ),
        rule: 'SBE7',
        hex: ground.id(one.node),
      })),
      ...(action && ground.drawn('DNEPRW')
        ? {
            note: {
              msg: msg(yes ? 'bite.bridgehead.note' : 'bite.bridgehead.noteNot'),
              proposal: action.proposes({ yes }, context),
            },
          }
        : {}),
    };
  },
  (context) => context.scenario === 'SBE7',
);
