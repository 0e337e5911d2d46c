import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { otherSide } from '../../../ids.ts';
import { ruling } from '../../../model/rulings.ts';
import { sideMsg } from '../../../model/words.ts';
import { fieldOf } from '../../map/field.ts';
import { msg } from '../msg.ts';
import { holderOf, retreatFrom, type Step } from './paths.ts';
import { choiceMsg, type RetreatChoice } from './retreats.ts';

/** `last`: the retreat ends there. */
const shown = (hex: string, choice: RetreatChoice, last: boolean): ShownHex => ({
  hex,
  ...(last && choice.must ? { end: true } : {}),
  tone: choice.bar ? 'bad' : choice.must ? (choice.eliminated > 0 ? 'half' : 'good') : 'plain',
  ...(choice.rank === undefined ? {} : { label: String(choice.rank) }),
  msg: choiceMsg(choice),
  rule: choice.rule,
});

/** A hex of both steps is shown as the better of them. */
const best = (hexes: readonly ShownHex[]): readonly ShownHex[] => {
  const order = ['good', 'half', 'plain', 'bad'];
  const found = new Map<string, ShownHex>();
  for (const one of hexes) {
    const had = found.get(one.hex);
    if (!had || order.indexOf(one.tone) < order.indexOf(had.tone)) found.set(one.hex, one);
  }
  const ends = new Set(hexes.flatMap(({ hex, end }) => (end ? [hex] : [])));
  return [...found.values()].map((one) => (ends.has(one.hex) ? { ...one, end: true } : one));
};

const show =
  (n: 1 | 2) =>
  (target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const node = board.nodeOf(target);
    const field = fieldOf(board, stand);
    const side = node < 0 ? undefined : holderOf(field, node);
    if (side === undefined) return wordsOnly(msg('pgg.tool.empty'));
    const retreat = retreatFrom(field, node, side, n, context);
    const { ground } = field;
    const firsts = retreat.steps.map((step) => shown(ground.id(step.node), step.choice, n === 1));
    const seconds = retreat.steps
      .filter(({ choice }) => choice.must)
      .flatMap((step: Step) => step.next.map((one) => shown(ground.id(one.node), one.choice, true)));
    const count = retreat.steps.filter(({ choice }) => choice.must).length;
    const opponent = sideMsg(otherSide(side));
    const none: ShownItem = {
      msg: msg(ruling(context.options, 'a29') === 'eliminated' ? 'pgg.guide.noPathOut' : 'pgg.guide.noPath'),
      rule: '9.71',
    };
    return {
      says:
        count > 0
          ? msg('pgg.retreat.says', { side: opponent, hex: name(target), count })
          : msg('pgg.retreat.noWay', { hex: name(target), n }),
      hexes: best([...firsts, ...seconds]),
      lines: retreat.ways.map((way) => ({ path: ground.ids(way), tone: 'good' })),
      list: [
        ...(count === 0 ? [none] : []),
        ...retreat.steps.map(
          (step): ShownItem => ({ msg: choiceMsg(step.choice), rule: step.choice.rule, hex: ground.id(step.node) }),
        ),
        { msg: msg('pgg.retreat.opponent', { side: opponent }), rule: '9.72' },
        { msg: msg('pgg.guide.friends'), rule: '9.74' },
        ...(retreat.undrawn > 0 ? [{ msg: msg('pgg.retreat.undrawn', { count: retreat.undrawn }), rule: '9.71' }] : []),
      ],
    };
  };

const held = (target: string, board: Board, stand: MapState): boolean => {
  const node = board.nodeOf(target);
  return node >= 0 && holderOf(fieldOf(board, stand), node) !== undefined;
};

export const retreatTools: readonly MapTool[] = [
  { id: 'retreat1', msg: msg('pgg.tool.retreat', { count: 1 }), rule: '9.7', of: 'hex', when: held, show: show(1) },
  { id: 'retreat2', msg: msg('pgg.tool.retreat', { count: 2 }), rule: '9.7', of: 'hex', when: held, show: show(2) },
];
