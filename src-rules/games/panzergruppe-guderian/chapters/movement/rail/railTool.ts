import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, mapIn } from '#rules/kit/record/readers.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { accounts, recordCells, stateIds } from '../../../ids.ts';
import { plain, sideMsg } from '../../../model/words.ts';
import { pieceMsg } from '../../map/pieces.ts';
import { msg } from '../msg.ts';
import { heldItem, isSoviet, sentence } from '../reachTool.ts';
import { stackOf } from '../stacked.ts';
import { stacking } from '../stacking.ts';
import { type Travel, travelOf } from '../travel.ts';
import { railOpenAt } from './brokenRails.ts';
import { railCost, railRange } from './rail.ts';
import { railPoints, railWalk } from './railWalk.ts';

/** What of the quota one unit of this kind takes; new arrivals are outside it (6.31, 6.32). */
export const railNeeds = (travel: Travel, context: Context) => {
  const { type } = travel.person;
  return railCost(
    {
      hexes: 0,
      interdicted: 0,
      rifle: type === 'rifle' ? 1 : 0,
      armor: type === 'armor' ? 1 : 0,
      leaders: type === 'leader' ? 1 : 0,
      broken: false,
      enemyZoc: false,
      onRail: true,
      arriving: travel.piece.states.includes(stateIds.arrived),
      only: true,
    },
    balance(context, accounts.rail),
  );
};

/** Why it does not go by rail at all. */
export const railBar = (travel: Travel, context: Context): ShownItem | undefined => {
  const { ground } = travel.field;
  if (travel.held === 'disrupted' || travel.held === 'zoc' || travel.held === 'frozen') return heldItem(travel.held);
  if (travel.walker.firstMove) return { msg: msg('pgg.railway.first'), rule: '5.23' };
  if (!ground.railHex(travel.node)) return { msg: msg('pgg.railway.noRail'), rule: '6.32' };
  if (!railOpenAt(context, travel.piece.hex)) return { msg: msg('pgg.railway.broken'), rule: '6.37' };
  return undefined;
};

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const travel = travelOf(target, board, stand, context);
  if (!travel) return wordsOnly(msg('pgg.tool.nobody'));
  const unit = { unit: pieceMsg(travel.piece) };
  const bar = railBar(travel, context);
  if (bar) return wordsOnly(msg('pgg.reach.held', unit), [sentence(bar)]);
  const points = railPoints(travel);
  const walk = railWalk(travel, context);
  const { quota, bars } = railNeeds(travel, context);
  const short = bars.some(({ why }) => why === 'quota');
  const { ground } = travel.field;
  const own = stackOf([{ kind: travel.person.type }]);
  const hexes = walk.reached
    .filter((node) => node !== travel.node)
    .map((node): ShownHex => {
      const left = points - (walk.cost[node] ?? 0);
      const there = stackOf(travel.field.units.soviet.get(node) ?? []);
      const stack = stacking('soviet', {
        combat: there.combat + own.combat,
        leaders: there.leaders + own.leaders,
      });
      const base = { hex: ground.id(node), label: String(left) };
      return stack.legal
        ? { ...base, tone: short ? 'half' : 'good' }
        : { ...base, tone: 'half', msg: msg('pgg.reach.full'), rule: stack.rule };
    });
  const left = balance(context, accounts.rail);
  const says: Msg = msg('pgg.railway.says', { ...unit, n: points, count: hexes.length });
  const shut = closedRails(context);
  return {
    says,
    hexes,
    lines: [],
    list: [
      { msg: msg(short ? 'pgg.railway.short' : 'pgg.railway.quota', { n: quota, count: left }), rule: '6.31' },
      ...(points < railRange
        ? [{ msg: msg('pgg.railway.entry', { n: railRange - points, of: railRange }), rule: '14.0' }]
        : []),
      ...(shut ? [{ msg: msg('pgg.railway.shut', { hexes: shut }), rule: '6.37' }] : []),
      ...(travel.now ? [] : [{ msg: msg('pgg.reach.notNow', { side: sideMsg(travel.side) }), rule: '6.11' }]),
      { msg: msg('pgg.railway.only'), rule: '6.32' },
    ],
  };
};

/** Broken, or repaired only this turn. */
const closedRails = (context: Context): Msg | undefined =>
  list(
    Object.keys(mapIn(context, recordCells.brokenRail))
      .filter((hex) => !railOpenAt(context, hex))
      .map(plain),
  );

/** 6.3: the Soviet alone goes by rail (6.36). */
export const railTool: MapTool = {
  id: 'rail',
  msg: msg('pgg.tool.rail'),
  rule: '6.3',
  of: 'piece',
  when: (target, _board, stand) => isSoviet(target, stand),
  show,
};
