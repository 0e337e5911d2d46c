import type { MapState, Overlay } from '#rules/kit/game/mapSpec.ts';
import { movedSaid, movesBy, reachTools } from '#rules/kit/game/moves.ts';
import { inHalves, type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, sides } from '../../../ids.ts';
import { pieceMsg, plain, sideMsg } from '../../../model/words.ts';
import { fieldOf } from '../../map/field.ts';
import { otherArmyAt } from '../locks.ts';
import { msg } from '../msg.ts';
import { stacking, stackUnit } from '../stack.ts';
import { assaultsOf, type Held, heldRule, reachOf, stopsFor, type Travel, travelOf } from '../travel.ts';

/** 5, 7.1, 13: where a unit can go with what it has to spend. */

export const heldMsg: { readonly [H in Held]: Msg } = {
  front: msg('armir.held.front'),
  alpineHq: msg('armir.held.alpineHq'),
  gebirgs: msg('armir.held.gebirgs'),
  foot: msg('armir.held.foot'),
  unknown: msg('armir.held.unknown'),
};

/** 5: the points of a phase. */
const spending = '5';

/** What else there is to know before it moves. */
export const travelNotes = (travel: Travel): readonly ShownItem[] => {
  const { field, unit, printed, had, moved, oos, noPa, bounds, side, now } = travel;
  const { context, ground } = field;
  return [
    ...(travel.held ? [{ msg: heldMsg[travel.held], rule: heldRule[travel.held] }] : []),
    ...(moved ? [movedSaid(moved, had, spending)] : []),
    ...(printed !== undefined && printed !== had
      ? [
          {
            msg: msg(oos ? 'armir.reach.halved' : 'armir.reach.weather', { mp: had, of: printed }),
            rule: oos ? '8.3' : '18.4.1',
          },
        ]
      : []),
    ...(noPa ? [{ msg: msg('armir.reach.noPa'), rule: '5.4' }] : []),
    ...(bounds ? [{ msg: msg(`armir.reach.bounds.${bounds.rule}`), rule: bounds.rule }] : []),
    ...(side === sides.axis && context.turn === 1 ? [{ msg: msg('armir.reach.turnOne'), rule: '18.4' }] : []),
    ...(side === sides.soviet && ground.isExit(unit.node) ? [{ msg: msg('armir.reach.exit'), rule: '16.3.1' }] : []),
    ...(now ? [] : [{ msg: msg('armir.reach.notNow', { side: sideMsg(side) }), rule: '3' }]),
  ];
};

const show =
  (whole: boolean) =>
  (target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const field = fieldOf(board, stand, context);
    const travel = travelOf(field, target, whole);
    if (!travel) return wordsOnly(msg('armir.tool.nobody'));
    const { unit, side, halves, held } = travel;
    const { ground } = field;
    const who = { unit: pieceMsg(unit.piece) };
    const walk = held ? undefined : reachOf(travel);
    const stops = stopsFor(field, { side, move: unit.counter.move });
    const mates = (node: number) => (field.at[side].get(node) ?? []).map(({ counter }) => stackUnit(context, counter));
    const own = stackUnit(context, unit.counter);
    const hexes: ShownHex[] = (walk?.reached ?? [])
      .filter((node) => node !== unit.node)
      .map((node) => {
        const base = { hex: ground.id(node), label: inHalves(Math.max(0, halves - (walk?.cost[node] ?? 0))) };
        if (side === sides.soviet && otherArmyAt(field, unit.counter.army, node))
          return { ...base, tone: 'half', msg: msg('armir.reach.otherArmy'), rule: '6.3' };
        const full = stacking([...mates(node), own]);
        if (full.over > 0)
          return { ...base, tone: 'half', msg: msg('armir.reach.full', { count: full.over }), rule: '6' };
        return stops[node] === 1
          ? { ...base, tone: 'plain', msg: msg('armir.reach.stops'), rule: '7.1' }
          : { ...base, tone: 'good' };
      });
    const assaults = assaultsOf(travel, walk);
    const targets = list(assaults.map((node) => plain(ground.id(node))));
    const exits = (walk?.reached ?? []).filter((node) => side === sides.soviet && ground.isExit(node));
    const exitHexes = list(exits.map((node) => plain(ground.id(node))));
    return {
      says: held
        ? msg(held === 'unknown' ? 'armir.reach.unknown' : 'armir.reach.held', who)
        : msg('armir.reach.says', { ...who, mp: halves, count: hexes.length }),
      hexes: [
        ...hexes,
        ...assaults.map(
          (node): ShownHex => ({
            hex: ground.id(node),
            tone: 'bad',
            msg: msg('armir.reach.assault', { hex: name(ground.id(node)) }),
            rule: '13',
          }),
        ),
      ],
      lines: [],
      list: [
        ...travelNotes(travel),
        ...(targets
          ? [{ msg: msg('armir.reach.assaults', { hexes: targets, count: assaults.length }), rule: '13' }]
          : []),
        ...(targets && unit.counter.move !== 'tracked' ? [{ msg: msg('armir.reach.tracked'), rule: '13' }] : []),
        ...(exitHexes ? [{ msg: msg('armir.reach.exits', { hexes: exitHexes }), rule: '16.3.1' }] : []),
        ...(side === sides.axis && nearDon(travel) ? [{ msg: msg('armir.reach.don'), rule: '14.2.1' }] : []),
      ],
    };
  };

/** Whether a hexside of the Don beside what it reaches leads into an enemy zone. */
const nearDon = ({ field, unit, side }: Travel): boolean => {
  const { ground } = field;
  const { first } = ground.board;
  for (let arc = first[unit.node] ?? 0; arc < (first[unit.node + 1] ?? 0); arc += 1)
    if (ground.isDon(arc) && field.zones[otherSide(side)][ground.board.to[arc] ?? 0] === 1) return true;
  return false;
};

const mover = (id: string, board: Board, stand: MapState, context: Context): Travel | undefined =>
  travelOf(fieldOf(board, stand, context), id);

export const [reachTool, wholeTool] = reachTools({ id: 'reach', msg: msg('armir.tool.reach'), rule: '5' }, show, mover);

export const moves = movesBy(mover, { phase: '3', spending });
