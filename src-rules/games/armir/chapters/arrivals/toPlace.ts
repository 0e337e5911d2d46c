import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { ShownItem } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { list, name, nameList } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import { allowUnless } from '../../model/propose.ts';
import { boardIn } from '../map/board.ts';
import { type Ground, groundOf } from '../map/ground.ts';
import { isInPlay } from '../map/pieces.ts';
import { standOf } from '../map/stand.ts';
import { arrivedIn } from './arrivals.ts';
import { msg } from './msg.ts';
import { type Arrival, arrivals } from './schedule.ts';

/** 15.1, 15.2, 18.5: who has entered is put down on the map. */

/** 3 Gebirgs comes to Millerovo, all others to source C, as far as they are drawn. */
const entryHexes = (ground: Ground, { id }: Arrival): readonly string[] => {
  const millerovo = ground.place('millerovo');
  const nodes = id === 'gebirgs' ? [millerovo] : ground.sources.axis.filter(ground.isSourceC);
  return ground.ids(nodes.filter((node) => node >= 0));
};

/**
 * Who has entered and stands in no hex yet. Where nobody of the Axis stands in one, nobody keeps the counters on the drawn
 * map: then there is nobody to put down either.
 */
export const toPlace = (context: Context): readonly Arrival[] => {
  const board = boardIn(context);
  if (!board || !standOf(board, context).pieces.some(({ side }) => side === sides.axis)) return [];
  return arrivals.filter(({ id, unit }) => {
    const counter = counterOf(context, unit);
    return (
      counter !== undefined &&
      arrivedIn(context, id) !== undefined &&
      isInPlay(context, counter) &&
      textAt(context, cells.at, unit) === ''
    );
  });
};

const show = (_target: string, board: Board, _stand: MapState, context: Context): Overlay => {
  const ground = groundOf(board);
  const all = toPlace(context).map((one) => ({ one, hexes: entryHexes(ground, one) }));
  const said = ({ one, hexes }: (typeof all)[number]): ShownItem => {
    const { msg: what, rule } = one;
    const [hex, ...others] = hexes;
    if (hex === undefined)
      return {
        msg: msg(one.id === 'gebirgs' ? 'armir.toPlace.noMillerovo' : 'armir.toPlace.noSource', { what }),
        rule,
      };
    return others.length > 0
      ? { msg: msg('armir.toPlace.at', { what, hexes: nameList(hexes) }), rule }
      : { msg: what, rule, hex };
  };
  // where there is one hex, nobody has to choose it
  const sure = all.flatMap(({ one, hexes: [hex, ...others] }) =>
    hex === undefined || others.length > 0 ? [] : [{ one, hex }],
  );
  const says = list(sure.map(({ one, hex }) => msg('armir.toPlace.at', { what: one.msg, hexes: name(hex) })));
  return {
    says: msg('armir.toPlace.says', { count: all.length }),
    hexes: [...new Set(all.flatMap(({ hexes }) => hexes))].map((hex) => ({ hex, tone: 'good' as const })),
    lines: [],
    list: all.map(said),
    ...(says
      ? {
          note: {
            msg: msg('armir.toPlace.note'),
            proposal: allowUnless(
              undefined,
              says,
              sure.map(({ one, hex }) => setAt(cells.at, one.unit, hex)),
            ),
          },
        }
      : {}),
  };
};

export const toPlaceTool: MapTool = {
  id: 'to-place',
  msg: msg('armir.tool.toPlace'),
  rule: '18.5',
  of: 'map',
  when: (_target, _board, _stand, context) => toPlace(context).length > 0,
  show,
};
