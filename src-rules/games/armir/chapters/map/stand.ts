import { memo } from '#rules/kit/base/memo.ts';
import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn, textIn } from '#rules/kit/record/readers.ts';
import { cells, marks, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import { placesOf } from '../../model/places.ts';
import { fullByRule, isDsg, isOos, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { stepsSaid } from '../../model/words.ts';
import { groundOf } from './ground.ts';
import { msg } from './msg.ts';
import { inBox, isInPlay, kindOf, radiusOf, symbolOf } from './pieces.ts';
import { keepZones, zonesOn } from './zones.ts';

/** What lies on the map as the record has it, and what follows of it: zones of control. */
export const markerIds = { dsg: 'dsg', depot: 'depot', axis: 'control-axis', soviet: 'control-soviet' } as const;
export const stateIds = { oos: 'oos', dsg: 'dsg', retreated: 'retreated' } as const;

const statesOf = (context: Context, id: string, hex: string): readonly string[] => [
  ...(isOos(context, id) ? [stateIds.oos] : []),
  ...(isDsg(context, hex) ? [stateIds.dsg] : []),
  ...(context.marks[marks.retreated]?.[id] === undefined ? [] : [stateIds.retreated]),
];

/** 2.1, 6: a unit that has lost steps; of one nobody typed nothing is said. */
const stepsShown = (context: Context, counter: Counter): Pick<Piece, 'steps'> => {
  const [left, of] = [stepsLeft(context, counter), fullByRule(counter)];
  return left === undefined || of === undefined || left >= of ? {} : { steps: { left, of, msg: stepsSaid(left, of) } };
};

const piecesOf = (context: Context): readonly Piece[] =>
  Object.entries(mapIn(context, cells.at)).flatMap(([id, hex]): readonly Piece[] => {
    const counter = typeof hex === 'string' && hex !== '' ? counterOf(context, id) : undefined;
    if (!counter || typeof hex !== 'string' || inBox(context, id) || !isInPlay(context, counter)) return [];
    const radius = radiusOf(context, counter);
    return [
      {
        id,
        kind: kindOf(counter),
        side: counter.side,
        symbol: symbolOf(counter),
        name: counter.name,
        hex,
        states: statesOf(context, id, hex),
        ...stepsShown(context, counter),
        radius,
      },
    ];
  });

/** Depot, starred places by who holds them, and DSG where nobody stands to show it. */
const markersOf = (board: Board, context: Context, held: ReadonlySet<string>): MapState['markers'] => {
  const ground = groundOf(board);
  const depot = textIn(context, cells.depot) === 'yes' ? ground.place('kantemirovka') : -1;
  return [
    ...Object.keys(mapIn(context, cells.dsg)).flatMap((hex) =>
      isDsg(context, hex) && !held.has(hex) ? [{ kind: markerIds.dsg, hex }] : [],
    ),
    ...(depot < 0 ? [] : [{ kind: markerIds.depot, hex: ground.id(depot), msg: msg('armir.marker.depot') }]),
    ...placesOf(context).flatMap(({ name, hex, holder }) => {
      const at = hex !== '' ? board.nodeOf(hex) : (ground.byName(name)[0] ?? -1);
      return at < 0 ? [] : [{ kind: holder === sides.axis ? markerIds.axis : markerIds.soviet, hex: ground.id(at) }];
    }),
  ];
};

const stands = memo((context: Context) =>
  memo((board: Board): MapState => {
    const pieces = piecesOf(context);
    const zones = zonesOn(board, pieces, context);
    const made: MapState = {
      pieces,
      markers: markersOf(board, context, new Set(pieces.map(({ hex }) => hex))),
      zones: { [sides.axis]: zones.axis, [sides.soviet]: zones.soviet },
      off: pieces.filter((piece) => board.nodeOf(piece.hex) < 0),
    };
    keepZones(made, context, zones);
    return made;
  }),
);
/** The stand on a board as the record has it, made once: judges, tools and rows of a fight ask for it one after the other. */
export const standOf = (board: Board, context: Context): MapState => stands(context)(board);
