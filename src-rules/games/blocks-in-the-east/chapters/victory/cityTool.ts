import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Nation, sideOf } from '../../ids.ts';
import { sideMsg } from '../../model/words.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { isOwn } from '../map/network.ts';
import { placeMsg } from '../map/overlay.ts';
import { cityLine, isJoined } from '../supply/tracing/openLine.ts';
import { cityActions } from './actions.ts';
import { msg } from './msg.ts';

/** Whose main source a city is joined with: its holder's; an Axis city looks to Berlin, a capital to its own nation. */
const nationAt = (field: Field, node: number): Nation | undefined => {
  if (isOwn(field, 'soviet', node)) return 'SOV';
  return isOwn(field, 'axis', node) ? 'GER' : undefined;
};

/** The city a scenario is about, and what its players agree on (SBE1, SBE2). */
const goal = { SBE1: 'Leningrad', SBE2: 'Moscow' } as const;
const goalOf = (context: Context): string | undefined =>
  context.scenario === 'SBE1' || context.scenario === 'SBE2' ? goal[context.scenario] : undefined;

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const node = board.nodeOf(target);
  const nation = node < 0 ? undefined : nationAt(field, node);
  const { ground } = field;
  if (node < 0 || nation === undefined) return wordsOnly(msg('bite.city.nobody'));
  const city = { city: placeMsg(ground, node) };
  const line = cityLine(field, context, node, nation);
  const joined = isJoined(line);
  const lost = nation !== 'SOV' && goalOf(context) !== undefined && ground.named(goalOf(context) ?? '').includes(node);
  const path = line.supply?.traced.legs.flatMap((leg) => leg.path) ?? [];
  const open = line.ring.open;
  const ring: readonly ShownHex[] = line.ring.nodes.map((at) =>
    open.includes(at)
      ? { hex: ground.id(at), tone: 'good', msg: msg('bite.city.gap'), rule: 'SBE2' }
      : { hex: ground.id(at), tone: 'bad' },
  );
  const ringItem: ShownItem =
    line.ring.undrawn.length > 0 && open.length === 0
      ? { msg: msg('bite.city.ringUndrawn', { count: line.ring.undrawn.length }), rule: 'SBE2' }
      : open.length === 0
        ? { msg: msg('bite.city.ring', { count: line.ring.nodes.length }), rule: 'SBE2' }
        : { msg: msg('bite.city.gaps', { count: open.length }), rule: 'SBE2' };
  const enemy = sideMsg(nation === 'SOV' ? 'axis' : 'soviet');
  return {
    says: lost
      ? msg('bite.city.lost', city)
      : msg(joined ? 'bite.city.joined' : line.sure ? 'bite.city.cutOff' : 'bite.city.unsure', {
          ...city,
          to: msg(sideOf(nation) === 'soviet' ? 'bite.to.siberia' : 'bite.to.berlin'),
        }),
    hexes: ring,
    lines: path.length > 1 ? [{ path: ground.ids(path), tone: 'good' }] : [],
    list: [
      ringItem,
      ...(line.surrounded ? [{ msg: msg('bite.city.by', { side: enemy }), rule: '3.19' }] : []),
      ...(line.road ? [{ msg: msg(`bite.city.road.${line.road}`), rule: '12.3' }] : []),
    ],
    ...note(field, node, line, nation, context),
  };
};

/** SBE-2: what the players agree on is proposed as the map has it. */
const note = (
  field: Field,
  node: number,
  line: ReturnType<typeof cityLine>,
  nation: Nation,
  context: Context,
): Pick<Overlay, 'note'> => {
  const city = goalOf(context);
  const action = cityActions.find(({ id }) => id === 'cut-off');
  if (!city || !action || nation !== 'SOV' || !field.ground.named(city).includes(node)) return {};
  // SBE1 asks for a line to Siberia, SBE2 for a ring without a gap; where the drawing does not tell, nothing is proposed
  const told = context.scenario === 'SBE1' ? line.sure : line.surrounded || line.ring.open.length > 0;
  if (!told) return {};
  const yes = context.scenario === 'SBE1' ? !isJoined(line) : line.surrounded;
  return {
    note: { msg: msg(yes ? 'bite.city.note' : 'bite.city.noteNot'), proposal: action.proposes({ yes }, context) },
  };
};

/** SBE-2, 13.8 */
export const cityTool: MapTool = {
  id: 'city-line',
  msg: msg('bite.ask.city'),
  rule: 'SBE2',
  of: 'hex',
  when: (target, board, stand, context) => {
    const node = board.nodeOf(target);
    if (node < 0) return false;
    const { ground } = fieldOf(board, stand, context);
    return ground.cityAt(node) !== 'none' || ground.place(node) !== '';
  },
  show,
};
