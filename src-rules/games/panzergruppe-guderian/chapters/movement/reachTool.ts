import type { MapState, Overlay } from '#rules/kit/game/mapSpec.ts';
import { movedSaid, movesBy, reachTools } from '#rules/kit/game/moves.ts';
import { inHalves, type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Walk } from '#rules/kit/supply/trace/walk.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, sides } from '../../ids.ts';
import { columnOf } from '../../model/reading.ts';
import { armyMsg, plain, sideMsg } from '../../model/words.ts';
import { entryUnknown } from '../arrivals/entering.ts';
import { arcsOf } from '../map/ground.ts';
import { pieceMsg } from '../map/pieces.ts';
import { msg } from './msg.ts';
import { overrunCost } from './overrunCost.ts';
import { stackOf } from './stacked.ts';
import { stacking } from './stacking.ts';
import { entryHalves, frozenCard, type Held, perhapsFrozen, reachOf, type Travel, travelOf } from './travel.ts';
import { westClosed } from './west.ts';

const heldMsg: { readonly [H in Held]: { readonly msg: Msg; readonly rule: string } } = {
  disrupted: { msg: msg('pgg.held.disrupted'), rule: '6.62' },
  zoc: { msg: msg('pgg.held.zoc'), rule: '6.22' },
  foot: { msg: msg('pgg.held.foot'), rule: '6.23' },
  frozen: { msg: msg('pgg.held.frozen'), rule: '5.22' },
  unknown: { msg: msg('pgg.held.unknown'), rule: '3.4' },
};

export const heldItem = (held: Held): ShownItem => heldMsg[held];

/** As a line of its own. */
export const sentence = ({ msg: why, rule }: ShownItem): ShownItem => ({ msg: msg('pgg.held.item', { why }), rule });

/** 6.1: the points of a phase. */
const spending = '6.1';

/** What its allowance comes from, and what else is to be known before it moves. */
export const travelNotes = (travel: Travel): readonly ShownItem[] => {
  const { allowance, state, marked, ma, moved, had } = travel;
  const halved = state !== 'supplied';
  return [
    ...(moved ? [movedSaid(moved, had, spending)] : []),
    ...(allowance?.from === 'type' ? [{ msg: msg('pgg.reach.usual', { n: allowance.ma }), rule: '3.4' }] : []),
    ...(halved && allowance ? [{ msg: msg('pgg.reach.halved', { n: ma, of: allowance.ma }), rule: '6.25' }] : []),
    ...(travel.paid > 0 ? [{ msg: msg('pgg.reach.entry', { mp: travel.paid }), rule: '14.0' }] : []),
    ...(travel.person.type === 'leader' ? [companyItem(travel)] : []),
    ...(marked ? [] : [{ msg: msg('pgg.reach.unmarked'), rule: '11.0' }]),
    ...(travel.now ? [] : [{ msg: msg('pgg.reach.notNow', { side: sideMsg(travel.side) }), rule: '6.11' }]),
  ];
};

/** 10.23: with whom a leader may enter a zone. */
const companyItem = (travel: Travel): ShownItem => {
  const units = list(travel.companions().map(({ piece }) => pieceMsg(piece)));
  return { msg: units ? msg('pgg.reach.company', { units }) : msg('pgg.reach.alone'), rule: '10.23' };
};

/** 6.51, 6.54 to 6.56: enemy hexes beside hexes where enough points are left, by the fewest points on the way. */
export const overrunsOf = (travel: Travel, walk: Walk | undefined, context: Context): readonly number[] => {
  const { field, side, person, state } = travel;
  // 6.56: who is held in a zone overruns from where it stands
  const costs = (node: number): number => (walk ? (walk.cost[node] ?? -1) : node === travel.node ? 0 : -1);
  if (travel.held && travel.held !== 'zoc') return [];
  // 6.53, 6.55: leaders alone overrun nobody, nor do units without command
  if (person.type === 'leader' || (side === 'soviet' && state === 'none')) return [];
  const { ground } = field;
  const { board } = ground;
  const found = new Set<number>();
  for (const node of field.units[otherSide(side)].keys()) {
    if (side === 'soviet' && westClosed(context.turn, ground.id(node))) continue;
    for (const arc of arcsOf(board, node)) {
      if (ground.isLakeSide(arc)) continue;
      const from = board.to[arc] ?? 0;
      const cost = costs(from);
      // A11: by one ruling the target's own cost is paid, too
      const least = overrunCost({ entryCost: entryHalves(travel, board.back[arc] ?? -1) }, context);
      if (cost >= 0 && travel.halves - cost >= least) found.add(node);
    }
  }
  return [...found].sort((a, b) => a - b);
};

const besideOf = ({ field: { ground }, node }: Travel): readonly string[] =>
  [...arcsOf(ground.board, node)].map((arc) => ground.id(ground.board.to[arc] ?? 0));

const show =
  (whole: boolean) =>
  (target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const travel = travelOf(target, board, stand, context, whole);
    if (!travel) return wordsOnly(msg('pgg.tool.nobody'));
    const { field, side, piece } = travel;
    const { ground } = field;
    const unit = { unit: pieceMsg(piece) };
    if (travel.held === 'frozen') return shoved(travel, context);
    const held = travel.held;
    const walk = held ? undefined : reachOf(travel);
    const overruns = overrunsOf(travel, walk, context);
    const own = travel.person.type === 'leader' ? { combat: 0, leaders: 1 } : { combat: 1, leaders: 0 };
    const hexes: ShownHex[] = (walk?.reached ?? [])
      .filter((node) => node !== travel.node)
      .map((node) => {
        const left = travel.halves - (walk?.cost[node] ?? 0);
        const there = stackOf(field.units[side].get(node) ?? []);
        const { legal, rule } = stacking(side, {
          combat: there.combat + own.combat,
          leaders: there.leaders + own.leaders,
        });
        const base = { hex: ground.id(node), label: inHalves(left) };
        // 5.23: it may go through its first columns, not stay in them
        if (travel.walker.firstMove && columnOf(base.hex) <= 2)
          return { ...base, tone: 'half', msg: msg('pgg.reach.through'), rule: '5.23' };
        if (!legal) return { ...base, tone: 'half', msg: msg('pgg.reach.full'), rule };
        // 10.23: not by himself
        if (field.zones[otherSide(side)][node] === 1 && travel.person.type === 'leader')
          return { ...base, tone: 'half', msg: msg('pgg.reach.together'), rule: '10.23' };
        if (field.zones[otherSide(side)][node] === 1)
          return { ...base, tone: 'plain', msg: msg('pgg.reach.stops'), rule: '6.22' };
        return { ...base, tone: 'good' };
      });
    const targets = list(overruns.map((node) => plain(ground.id(node))));
    const area = entryUnknown(field, context, travel.piece);
    return {
      says: held
        ? msg(held === 'unknown' ? 'pgg.reach.unknown' : 'pgg.reach.held', unit)
        : msg('pgg.reach.says', { ...unit, mp: travel.halves, count: hexes.length }),
      hexes: [
        ...hexes,
        ...overruns.map(
          (node): ShownHex => ({
            hex: ground.id(node),
            tone: 'bad',
            msg: msg('pgg.reach.overrun', { hex: name(ground.id(node)) }),
            rule: '6.51',
          }),
        ),
      ],
      lines: [],
      list: [
        ...(held ? [sentence(heldMsg[held])] : []),
        ...(held || (context.began && !whole) ? [] : [{ msg: msg('pgg.reach.whole'), rule: spending }]),
        ...perhapsFrozen(context, piece, besideOf(travel)).map(({ army }) => ({
          msg: msg('pgg.reach.perhapsFrozen', { army: armyMsg(army) }),
          rule: '5.22',
        })),
        ...(area === undefined ? [] : [{ msg: msg('pgg.reach.entryUnknown', { area: name(area) }), rule: '14.0' }]),
        ...travelNotes(travel),
        ...(travel.walker.firstMove ? [{ msg: msg('pgg.reach.firstMove'), rule: '5.23' }] : []),
        ...(targets
          ? [{ msg: msg('pgg.reach.overruns', { hexes: targets, count: overruns.length }), rule: '6.51' }]
          : []),
      ],
    };
  };

/** 5.22, A45: a frozen army shifts single units by one hex, and only as many as stacking asks. */
const shoved = (travel: Travel, context: Context): Overlay => {
  const { field, side, piece } = travel;
  const { ground } = field;
  const [began] = frozenCard(context, piece)?.hexes ?? [];
  const isOff = began !== undefined && began !== piece.hex;
  const hexes: ShownHex[] = (isOff ? [] : [...arcsOf(ground.board, travel.node)])
    .filter((arc) => !ground.isLake(arc) && !field.units[otherSide(side)].has(ground.board.to[arc] ?? 0))
    .map((arc) => ({ hex: ground.id(ground.board.to[arc] ?? 0), tone: 'half', rule: '5.22' }));
  return {
    says: msg('pgg.reach.held', { unit: pieceMsg(piece) }),
    hexes,
    lines: [],
    list: [
      sentence(heldMsg.frozen),
      ...(isOff ? [{ msg: msg('pgg.reach.shoved', { hex: name(began) }), rule: '5.22' }] : []),
    ],
  };
};

export const [reachTool, wholeTool] = reachTools(
  { id: 'reach', msg: msg('pgg.tool.reach'), rule: '6.1' },
  show,
  travelOf,
);

export const moves = movesBy(travelOf, { phase: '6.11', spending });

export const isSoviet = (target: string, stand: MapState): boolean =>
  stand.pieces.some((piece) => piece.id === target && piece.side === sides.soviet);
