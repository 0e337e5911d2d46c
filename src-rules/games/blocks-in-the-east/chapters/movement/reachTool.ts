import type { MapState, Overlay } from '#rules/kit/game/mapSpec.ts';
import { movedSaid, movesBy, reachTools } from '#rules/kit/game/moves.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide } from '../../ids.ts';
import { isAir } from '../../model/blocks/block.ts';
import { mayBeNorthern } from '../map/nations.ts';
import { once, placeMsg } from '../map/overlay.ts';
import { blockOf } from '../map/pieces.ts';
import { groundOf, mayNotAttack, mayNotEnter } from './areas.ts';
import { msg } from './msg.ts';
import { stackAt } from './stacks.ts';
import { enemyAt, type Held, lacksHq, reachOf, type Travel, travelOf } from './travel.ts';

const heldMsg: { readonly [H in Exclude<Held, 'extra'>]: { readonly msg: Msg; readonly rule: string } } = {
  static: { msg: msg('bite.held.static'), rule: '6.1.1' },
  stays: { msg: msg('bite.held.stays'), rule: '13.8' },
  unknown: { msg: msg('bite.held.unknown'), rule: '7.5.3' },
  noClass: { msg: msg('bite.held.noClass'), rule: '6.0' },
  frozen: { msg: msg('bite.held.frozen'), rule: '3.21' },
};

const heldBy = (held: Held, noExtra: Msg | undefined): { readonly msg: Msg; readonly rule: string } =>
  held === 'extra'
    ? { msg: msg('bite.held.extra', { why: noExtra ?? msg('bite.held.noClass') }), rule: '7.10' }
    : heldMsg[held];

/** 7.5.3: the points of a step. */
const spending = '7.5.3';

/** What its points come from. */
const notes = ({ unsupplied, uncommanded, full, had, moved }: Travel): readonly ShownItem[] => [
  ...(moved ? [movedSaid(moved, had * 2, spending)] : []),
  ...(unsupplied ? [{ msg: msg('bite.reach.unsupplied', { n: had, of: full }), rule: '4.4' }] : []),
  ...(uncommanded ? [{ msg: msg('bite.reach.uncommanded', { n: had, of: full }), rule: '13.5' }] : []),
];

const show =
  (whole: boolean) =>
  (target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const travel = travelOf(target, board, stand, context, whole);
    if (!travel) return wordsOnly(msg('bite.ask.nobody'));
    const { field, side, block, held, extra, noExtra } = travel;
    const { ground } = field;
    const unit = { unit: name(block.name) };
    if (held) {
      const why = heldBy(held, noExtra);
      return wordsOnly(msg('bite.reach.held', { ...unit, why: why.msg }), [why]);
    }
    // 7.10: in the last step nobody enters an enemy hex
    const walk = reachOf(travel, context, extra);
    const byFinland = block.nation === 'GER' && mayBeNorthern(ground, travel.node);
    const targets: number[] = [];
    const hexes = walk.reached
      .filter((node) => node !== travel.node)
      .map((node): ShownHex => {
        const base = { hex: ground.id(node), label: String(travel.points - (walk.cost[node] ?? 0)) };
        const enemy = enemyAt(field, side, node);
        const area = (enemy ? mayNotAttack : mayNotEnter)(block.nation, groundOf(context, ground.id(node)), byFinland);
        if (area) return { ...base, tone: 'half', msg: area.msg, rule: area.rule };
        if (enemy) {
          targets.push(node);
          return { ...base, tone: 'bad', msg: msg('bite.reach.enemy'), rule: '7.5.3' };
        }
        const [full] = stackAt(field, node, side, context, { more: [block.id], without: [] });
        if (full) return { ...base, tone: 'half', msg: msg('bite.reach.full'), rule: full.rule };
        return field.zones[otherSide(side)][node] === 1 ? { ...base, tone: 'plain' } : { ...base, tone: 'good' };
      });
    const enemies = list(targets.map((node) => placeMsg(ground, node)));
    return {
      says: msg('bite.reach.says', { ...unit, count: hexes.length, n: travel.points }),
      hexes: once(hexes),
      lines: [],
      list: [
        ...notes(travel),
        ...(extra && lacksHq(context, block) ? [{ msg: msg('bite.reach.extraHq'), rule: '13.7' }] : []),
        ...(enemies
          ? [{ msg: msg('bite.reach.targets', { hexes: enemies, count: targets.length }), rule: '3.22' }]
          : []),
        ...(travel.unsupplied && targets.length > 0 ? [{ msg: msg('bite.reach.noAttack'), rule: '4.4' }] : []),
        ...(hexes.some(({ tone }) => tone === 'half') ? [{ msg: msg('bite.reach.halves'), rule: '3.10' }] : []),
      ],
    };
  };

export const isGroundPiece = (target: string, context: Context): boolean => {
  const block = blockOf(context, target);
  return block !== undefined && !isAir(block);
};

/** In halves, as the kit reckons. */
const mover: NonNullable<Parameters<typeof reachTools>[2]> = (...asked) => {
  const travel = travelOf(...asked);
  return travel && { ...travel, had: travel.had * 2 };
};

export const [reachTool, wholeTool] = reachTools(
  {
    id: 'reach',
    msg: msg('bite.ask.reach'),
    rule: '7.5.3',
    when: (target, _board, _stand, context) => isGroundPiece(target, context),
  },
  show,
  mover,
);

export const moves = movesBy(mover, { phase: '7.5', spending });
