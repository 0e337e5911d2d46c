import { memo } from '#rules/kit/base/memo.ts';
import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { isInPlay } from '../../model/barrels.ts';
import { msg } from './msg.ts';
import { blockOf, kindOf, symbolOf } from './pieces.ts';
import { postsOf, zoneOf } from './zones.ts';

/** What lies on the map as the record has it, and what follows of it: zones of control. */
export const markerIds = { axis: 'control-axis', soviet: 'control-soviet', partisans: 'partisans' } as const;
export const stateIds = { barrel: 'barrel' } as const;

const piecesOf = (context: Context): readonly Piece[] => {
  const barrels = mapIn(context, cells.barrels);
  return Object.entries(mapIn(context, cells.at)).flatMap(([id, hex]): readonly Piece[] => {
    const block = typeof hex === 'string' && hex !== '' ? blockOf(context, id) : undefined;
    if (!block || typeof hex !== 'string' || !isInPlay(context, id)) return [];
    return [
      {
        id,
        kind: kindOf(block),
        side: block.side,
        symbol: symbolOf(block.class),
        name: block.name,
        hex,
        states: barrels[id] === 'yes' ? [stateIds.barrel] : [],
      },
    ];
  });
};

const markersOf = (context: Context): MapState['markers'] => [
  ...Object.entries(mapIn(context, cells.control)).flatMap(([hex, side]) =>
    side === sides.axis || side === sides.soviet ? [{ kind: markerIds[side], hex }] : [],
  ),
  ...Object.entries(mapIn(context, cells.partisans)).flatMap(([hex, n]) =>
    typeof n === 'number' && n > 0
      ? [{ kind: markerIds.partisans, hex, msg: msg('bite.marker.battalions', { count: n }) }]
      : [],
  ),
];

const stands = memo((context: Context) =>
  memo((board: Board): MapState => {
    const pieces = piecesOf(context);
    const posts = postsOf(board, pieces, context);
    const made: MapState = {
      pieces,
      markers: markersOf(context),
      zones: { [sides.axis]: zoneOf(posts, sides.axis), [sides.soviet]: zoneOf(posts, sides.soviet) },
      off: pieces.filter((piece) => board.nodeOf(piece.hex) < 0),
    };
    return made;
  }),
);
/** The stand on a board as the record has it, made once: judges, tools and rows of a fight ask for it one after the other. */
export const standOf = (board: Board, context: Context): MapState => stands(context)(board);
