import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { ShownItem } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../../ids.ts';
import { arcsOf, type Ground, groundOf } from '../ground.ts';
import { msg } from '../msg.ts';
import { mapSideMsg } from '../words.ts';

/** What on the drawn map does not fit the rules, and what they ask for that nobody has drawn. */
export const sheetNotes = (ground: Ground): readonly ShownItem[] => {
  const { board } = ground;
  const nodes = board.ids.map((_, node) => node);
  const dry = nodes.filter((node) =>
    [...arcsOf(board, node)].some((arc) => ground.isBridged(arc) && ground.water(arc) === undefined),
  );
  const missing = ([sides.german, sides.soviet] as const).filter(
    (side) => !nodes.some((node) => ground.isSource(node, side)),
  );
  return [
    ...missing.map((side) => ({ msg: msg('rtl.sheetNote.source', { side: mapSideMsg(side) }), rule: '6.31' })),
    ...dry.map((node) => ({ msg: msg('rtl.sheetNote.bridge'), rule: '8.36', hex: ground.id(node) })),
  ];
};
const showNotes = (_target: string, board: Board, _stand: MapState, _around: Context): Overlay => {
  const notes = sheetNotes(groundOf(board));
  return {
    says: msg('rtl.sheetNote.says', { count: notes.length }),
    hexes: notes.flatMap(({ hex }) => (hex === undefined ? [] : [{ hex, tone: 'half' as const }])),
    lines: [],
    list: notes,
  };
};

export const drawingTool: MapTool = {
  id: 'drawing',
  msg: msg('rtl.tool.drawing'),
  rule: '2.1',
  of: 'map',
  show: showNotes,
};
