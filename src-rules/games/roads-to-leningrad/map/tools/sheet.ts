import type { MapTool, Overlay, Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../../data/calendar.ts';
import { rulesOf } from '../../data/scenarios.ts';
import { sides, stackLimit } from '../../ids.ts';
import { stacking } from '../../record/stacking.ts';
import { forecast } from '../../record/weather.ts';
import { m } from '../../text/speak-map.ts';
import { fieldOf } from '../field.ts';
import { arcsOf, type Ground, groundOf } from '../ground.ts';
import { isCut, verdictsOf } from '../judge.ts';
import { hexesMsg, plain, sideMsg } from '../words.ts';
import type { Item, ShownHex } from './overlay.ts';

/** What on the drawn map does not fit the rules, and what they ask for that nobody has drawn. */
export const sheetNotes = (ground: Ground): readonly Item[] => {
  const { board } = ground;
  const nodes = board.ids.map((_, node) => node);
  const dry = nodes.filter((node) =>
    [...arcsOf(board, node)].some((arc) => ground.isBridged(arc) && ground.water(arc) === undefined),
  );
  const missing = ([sides.german, sides.soviet] as const).filter(
    (side) => !nodes.some((node) => ground.isSource(node, side)),
  );
  return [
    ...missing.map((side) => ({ msg: m('rtl.sheetNote.source', { side: sideMsg(side) }), rule: '6.31' })),
    ...dry.map((node) => ({ msg: m('rtl.sheetNote.bridge'), rule: '8.36', hex: ground.id(node) })),
  ];
};
const showNotes = (_target: string, board: Board, _stand: Stand, _around: Around): Overlay => {
  const notes = sheetNotes(groundOf(board));
  return {
    says: m('rtl.sheetNote.says', { count: notes.length }),
    hexes: notes.flatMap(({ hex }) => (hex === undefined ? [] : [{ hex, tone: 'half' as const }])),
    lines: [],
    list: notes,
  };
};

/** 3.32: every hex with more than nine stacking points. */
const showStacks = (_target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const field = fieldOf(board, stand, around);
  const full = ([sides.german, sides.soviet] as const).flatMap((side) =>
    [...field.at[side]].flatMap(([node, units]) => {
      const made = stacking(
        units.map(({ counter }) => counter),
        stackLimit,
      );
      return made.over > 0 ? [{ hex: field.ground.id(node), ...made }] : [];
    }),
  );
  return {
    says: m('rtl.stacks.says', { count: full.length }),
    hexes: full.map(({ hex, points }) => ({ hex, tone: 'bad', label: String(points) })),
    lines: [],
    list: full.map(({ hex, points, over }) => ({
      msg: m('rtl.stacks.hex', { hex: name(hex), n: points, count: over }),
      rule: '3.32',
      hex,
    })),
  };
};

/** RTL-P12: the chance of rain on this turn and each later one, and the turns whose weather nobody typed. */
const rainAhead = (around: Around): readonly Item[] => {
  const turns = Array.from({ length: rulesOf(around.scenario).last - around.turn + 1 }, (_, i) => around.turn + i);
  const seen = turns.map((turn) => {
    const { weather, tenths } = forecast(around, turn);
    return { turn, n: weather === undefined ? tenths?.rain : weather === 'rain' ? 10 : 0 };
  });
  const untyped = seen.filter(({ n }) => n === undefined);
  return [
    ...seen.flatMap(({ turn, n }) =>
      n === undefined || n === 0 ? [] : [{ msg: m('rtl.rain.chance', { turn: name(turnCode(turn)), n }), rule: '5.1' }],
    ),
    ...(untyped.length > 0
      ? [
          {
            msg: m('rtl.rain.untyped', { turns: name(untyped.map(({ turn }) => turnCode(turn)).join(', ')) }),
            rule: '5.1',
          },
        ]
      : []),
  ];
};
/** RTL-P12: who has a line now and would have none in rain. */
const showRain = (_target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const lost = ([sides.german, sides.soviet] as const).flatMap((side) => {
    const dry = new Set(
      verdictsOf(board, stand, around, side, 'dry')
        .filter((one) => !isCut(one))
        .map(({ piece }) => piece),
    );
    return verdictsOf(board, stand, around, side, 'rain').filter((one) => isCut(one) && dry.has(one.piece));
  });
  const named = stand.pieces.filter(({ id }) => lost.some(({ piece }) => piece === id));
  return {
    says: m('rtl.rain.says', { count: lost.length }),
    hexes: lost.map(({ hex, says }): ShownHex => ({ hex, tone: 'bad', msg: says })),
    lines: [],
    list: [
      ...named.map((piece) => ({
        msg: m('rtl.rain.unit', { unit: plain(piece.name), hex: hexesMsg([piece.hex]) }),
        rule: '6.21',
        hex: piece.hex,
      })),
      ...rainAhead(around),
    ],
  };
};

export const mapTools: readonly MapTool[] = [
  { id: 'rain', msg: m('rtl.tool.rain'), rule: '6.21', of: 'map', show: showRain },
  { id: 'stacks', msg: m('rtl.tool.stacks'), rule: '3.32', of: 'map', show: showStacks },
  { id: 'drawing', msg: m('rtl.tool.drawing'), rule: '2.1', of: 'map', show: showNotes },
];
