import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { movedSaid, movesBy, reachTools } from '#rules/kit/game/moves.ts';
import { inHalves, type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, stackLimit } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { isDisrupted, isOos } from '../../model/reading.ts';
import { type Counter, isCombat } from '../../model/units.ts';
import { fieldOf } from '../map/field.ts';
import { pieceMsg } from '../map/words.ts';
import { msg } from './msg.ts';
import { stacking } from './stacking.ts';
import { type MoveKind, reachOf, type Travel, travelOf } from './travel.ts';

/** Hex by hex what is left there, and why it may not stay; `movers`: who goes. */
export const reachedHexes = (
  travel: Travel & { readonly has: number },
  reach: NonNullable<ReturnType<typeof reachOf>>,
  movers: readonly Counter[],
): readonly ShownHex[] => {
  const { field, unit, has } = travel;
  const { side } = unit.counter;
  const { ground } = field;
  return [...reach].flatMap(([node, one]): readonly ShownHex[] => {
    if (node === unit.node) return [];
    const base = { hex: ground.id(node), label: inHalves(has - one.spent) };
    if (ground.isEntry(node, otherSide(side)))
      return [{ ...base, tone: 'half', msg: msg('rtl.reach.entry'), rule: '5.21' }];
    const mates = (field.at[side].get(node) ?? []).map(({ counter }) => counter);
    const { over } = stacking([...mates, ...movers], stackLimit);
    if (over > 0) return [{ ...base, tone: 'half', msg: msg('rtl.reach.full', { count: over }), rule: '3.32' }];
    return one.stops
      ? [{ ...base, tone: 'plain', msg: msg('rtl.reach.stops'), rule: travel.kind === 'reaction' ? '9.34' : '8.22' }]
      : [{ ...base, tone: 'good' }];
  });
};

/** 8.13: one move in a phase, and nothing saved. */
const spending = '8.13';

/** 8: where a unit can go with what it has to spend; what is left stands on each hex. */
const show =
  (kind: MoveKind | undefined, whole: boolean) =>
  (target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const field = fieldOf(board, stand, context);
    const travel = travelOf(field, target, kind, whole);
    if (!travel) return wordsOnly(msg('rtl.tool.nobody'));
    const { unit, has } = travel;
    const who = { unit: pieceMsg(unit.piece) };
    const reach = reachOf(travel);
    if (!reach || has === undefined) return wordsOnly(msg('rtl.reach.unknown', who));
    const hexes = reachedHexes({ ...travel, has }, reach, [unit.counter]);
    const { moved, had } = travel;
    const notes: readonly ShownItem[] = [
      ...(moved ? [movedSaid(moved, had, spending)] : []),
      ...(travel.kind === 'assault' ? [{ msg: msg('rtl.reach.assault'), rule: '3.57' }] : []),
      ...(travel.kind === 'reaction' ? [{ msg: msg('rtl.reach.reaction'), rule: '9.34' }] : []),
      ...(travel.kind === 'mobile' && isOos(context, target) && unit.counter.class !== 'foot'
        ? [{ msg: msg('rtl.reach.oos'), rule: '6.14' }]
        : []),
      ...(isDisrupted(context, target) ? [{ msg: msg('rtl.reach.disrupted'), rule: '3.72' }] : []),
      ...(isCombat(unit.counter) ? [] : [{ msg: msg('rtl.reach.alone'), rule: '8.15' }]),
    ];
    return {
      says: msg('rtl.reach.says', { ...who, mp: has / 2, count: hexes.length }),
      hexes,
      lines: [],
      list: notes,
    };
  };

export const [reachTool, wholeTool] = reachTools(
  { id: 'reach', msg: msg('rtl.tool.reach'), rule: '8' },
  (whole) => show(undefined, whole),
  (target, board, stand, context) => travelOf(fieldOf(board, stand, context), target),
);

/** In the reaction phase by the rules of the reaction. */
export const moves = movesBy(
  (piece, board, stand, context) =>
    travelOf(fieldOf(board, stand, context), piece, isIn(context, 'reaction') ? 'reaction' : undefined),
  { phase: '8.1', spending },
);

/** 9.31: half the allowance; motorised units, no HQs. */
export const reactionTool: MapTool = {
  id: 'reaction',
  msg: msg('rtl.tool.reaction'),
  rule: '9.31',
  of: 'piece',
  when: (target, board, stand, context) => {
    const counter = fieldOf(board, stand, context).all.find(({ piece }) => piece.id === target)?.counter;
    return counter?.class === 'mot' && isCombat(counter) && counter.kind !== 'hq';
  },
  show: show('reaction', false),
};
