import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide } from '../../ids.ts';
import { plain, sideMsg } from '../../model/words.ts';
import { fieldOf } from '../map/field.ts';
import { type EntryOnMap, entriesOf, front } from './entries.ts';
import { msg } from './msg.ts';

const entryMsg = (entry: EntryOnMap, board: Board): Msg => {
  const what = {
    what: entry.label === front ? msg('pgg.sheet.southEast') : name(entry.label),
    side: sideMsg(otherSide(entry.side)),
  };
  if (!entry.closed) return msg('pgg.entries.open', what);
  const hexes = list(entry.instead.map((node) => plain(board.ids[node] ?? '')));
  return hexes ? msg('pgg.entries.instead', { ...what, hexes }) : msg('pgg.entries.closed', what);
};

/** 14.12 lets a provisional division come in elsewhere; a scheduled one waits (14.3, A37). */
const ruleOf = (entry: EntryOnMap): string =>
  entry.label === front ? '14.22' : entry.instead.length > 0 ? '14.12' : '14.3';

const show = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const entries = entriesOf(fieldOf(board, stand), context);
  if (entries.length === 0) return wordsOnly(msg('pgg.entries.none'));
  const closed = entries.filter((entry) => entry.closed);
  const shown = (node: number, entry: EntryOnMap, tone: ShownHex['tone']): ShownHex => ({
    hex: board.ids[node] ?? '',
    tone,
    label: entry.label,
  });
  return {
    says: msg('pgg.entries.says', { n: entries.length, count: closed.length }),
    hexes: [
      ...closed.flatMap((entry) => entry.instead.map((node) => shown(node, entry, 'half'))),
      ...entries.flatMap((entry) => entry.nodes.map((node) => shown(node, entry, entry.closed ? 'bad' : 'good'))),
    ],
    lines: [],
    list: entries.map((entry) => ({
      msg: entryMsg(entry, board),
      rule: ruleOf(entry),
      hex: board.ids[entry.nodes[0] ?? -1] ?? '',
    })),
  };
};

export const entriesTool: MapTool = {
  id: 'entries',
  msg: msg('pgg.tool.entries'),
  rule: '14.12',
  of: 'map',
  show,
};
