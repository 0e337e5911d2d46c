import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../ids.ts';
import { placeOf } from '../../model/reading.ts';
import { sideMsg } from '../../model/words.ts';
import { sheetSpec } from '../map/sheet.ts';
import { standOf } from '../map/standOf.ts';
import { msg } from './msg.ts';
import { stackOf } from './stacked.ts';
import { type StackCount, type Stacking, stacking } from './stacking.ts';

/** 7.1, 7.2, A33: every hex of the map whose units are too many; hexes that are not drawn are counted, too. */
export interface Crowd {
  readonly hex: string;
  readonly side: SideId;
  readonly stack: StackCount;
  readonly stacking: Stacking;
}

export const crowdsOf = (stand: MapState): readonly Crowd[] =>
  Object.values(sides).flatMap((side: SideId) => {
    const hexes = new Map<string, MapState['pieces'][number][]>();
    for (const piece of stand.pieces) {
      if (piece.side !== side) continue;
      const there = hexes.get(piece.hex);
      if (there) there.push(piece);
      else hexes.set(piece.hex, [piece]);
    }
    return [...hexes]
      .map(([hex, pieces]): Crowd => {
        const stack = stackOf(pieces);
        return { hex, side, stack, stacking: stacking(side, stack) };
      })
      .filter((crowd) => !crowd.stacking.legal)
      .sort((a, b) => (a.hex < b.hex ? -1 : 1));
  });

/** 5.0: until the first Soviet movement phase ends the armies may stand as they were set up. */
const isSettingUp = (context: Context): boolean => {
  const { side, name: phase } = placeOf(context);
  return context.turn === 1 && (side === 'setup' || (side === 'sov' && phase === 'movement'));
};

/** 7.1, 7.2: the hexes with too many, as the map is drawn; undefined: none, none is drawn, or they may stand so yet. */
const crowdedStatus = (context: Context, of: readonly SideId[]): Msg | undefined => {
  const board = boardDrawn(sheetSpec, context);
  if (!board || isSettingUp(context)) return undefined;
  return list(
    crowdsOf(standOf(board, context)).flatMap(({ hex, side, stacking: { excess } }) =>
      of.includes(side) ? [msg('pgg.stacking.over', { hex: name(hex), count: excess })] : [],
    ),
  );
};

const show = (_target: string, _board: Board, stand: MapState, context: Context): Overlay => {
  const crowds = crowdsOf(stand);
  return {
    says: msg('pgg.stacking.says', { count: crowds.length }),
    hexes: crowds.map(({ hex, stacking: { excess, rule } }) => ({
      hex,
      tone: 'bad',
      label: `+${excess}`,
      msg: msg('pgg.stacking.over', { hex: name(hex), count: excess }),
      rule,
    })),
    lines: [],
    list: [
      ...crowds.map(({ hex, side, stacking: { excess, rule } }) => ({
        msg: msg('pgg.stacking.hex', { side: sideMsg(side), count: excess }),
        rule,
        hex,
      })),
      ...(isSettingUp(context) ? [{ msg: msg('pgg.stacking.setUp'), rule: '5.0' }] : []),
      ...(crowds.length > 0 ? [{ msg: msg('pgg.stacking.owner'), rule: '7.1' }] : []),
    ],
  };
};

export const stackingTool: MapTool = {
  id: 'stacking',
  msg: msg('pgg.tool.stacking'),
  rule: '7.0',
  of: 'map',
  show,
};

/** A task that looks at stacking: it says which hexes have too many, and opens the question that shows them. */
const looksAt = (of: readonly SideId[]) => ({
  status: (context: Context) => crowdedStatus(context, of),
  tool: stackingTool.id,
});

/** 7.1, 7.2: behind retreats and advances both sides are looked at; behind a movement the side that moved. */
export const crowded = looksAt(Object.values(sides));

export const crowdedOf = (side: SideId) => looksAt([side]);
