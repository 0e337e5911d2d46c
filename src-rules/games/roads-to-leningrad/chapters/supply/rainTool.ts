import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { ShownHex, ShownItem } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { forecast } from '../events/weather.ts';
import { hexesMsg, plain } from '../map/words.ts';
import { isCut, verdictsOf } from './judge.ts';
import { msg } from './msg.ts';

/** RTL-P12: rain looked ahead at. */

/** RTL-P12: the chance of rain on this turn and each later one, and the turns whose weather nobody typed. */
const rainAhead = (context: Context): readonly ShownItem[] => {
  const turns = Array.from({ length: rulesOf(context.scenario).last - context.turn + 1 }, (_, i) => context.turn + i);
  const seen = turns.map((turn) => {
    const { weather, tenths } = forecast(context, turn);
    return { turn, n: weather === undefined ? tenths?.rain : weather === 'rain' ? 10 : 0 };
  });
  const untyped = seen.filter(({ n }) => n === undefined);
  return [
    ...seen.flatMap(({ turn, n }) =>
      n === undefined || n === 0
        ? []
        : [{ msg: msg('rtl.rain.chance', { turn: name(turnCode(turn)), n }), rule: '5.1' }],
    ),
    ...(untyped.length > 0
      ? [
          {
            msg: msg('rtl.rain.untyped', { turns: nameList(untyped.map(({ turn }) => turnCode(turn))) }),
            rule: '5.1',
          },
        ]
      : []),
  ];
};
/** RTL-P12: who has a line now and would have none in rain. */
const showRain = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const lost = ([sides.german, sides.soviet] as const).flatMap((side) => {
    const dry = new Set(
      verdictsOf(board, stand, context, side, 'dry')
        .filter((one) => !isCut(one))
        .map(({ piece }) => piece),
    );
    return verdictsOf(board, stand, context, side, 'rain').filter((one) => isCut(one) && dry.has(one.piece));
  });
  const named = stand.pieces.filter(({ id }) => lost.some(({ piece }) => piece === id));
  return {
    says: msg('rtl.rain.says', { count: lost.length }),
    hexes: lost.map(({ hex, says }): ShownHex => ({ hex, tone: 'bad', msg: says })),
    lines: [],
    list: [
      ...named.map((piece) => ({
        msg: msg('rtl.rain.unit', { unit: plain(piece.name), hex: hexesMsg([piece.hex]) }),
        rule: '6.21',
        hex: piece.hex,
      })),
      ...rainAhead(context),
    ],
  };
};

export const rainTool: MapTool = { id: 'rain', msg: msg('rtl.tool.rain'), rule: '6.21', of: 'map', show: showRain };
