import { memo } from '#rules/kit/base/memo.ts';
import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { hasFired, isDisrupted, isOos, isSpent, stepsLeft } from '../../model/reading.ts';
import { strongpointsOf } from '../../model/strongpoints.ts';
import type { Counter } from '../../model/units.ts';
import { fieldOf } from './field.ts';
import { msg } from './msg.ts';
import { counterOf, kindOf, radiusOf, symbolOf } from './pieces.ts';

/** What lies on the map as the record has it, and the zones of control that follow. */
export const stateIds = {
  disrupted: 'disrupted',
  emergency: 'emergency',
  oos: 'oos',
  fired: 'fired',
  spent: 'spent',
} as const;
export const markerIds = {
  germanStrong: 'german-strongpoint',
  sovietStrong: 'soviet-strongpoint',
  germanBuilding: 'german-building',
  sovietBuilding: 'soviet-building',
  germanControl: 'german-control',
  sovietControl: 'soviet-control',
  bridge: 'bridge',
} as const;

const statesOf = (context: Context, id: string): readonly string[] => [
  ...(isDisrupted(context, id) ? [stateIds.disrupted] : []),
  ...(isOos(context, id) ? [stateIds.oos] : []),
  ...(textAt(context, cells.supply, id) === 'emergency' ? [stateIds.emergency] : []),
  ...(hasFired(context, id) ? [stateIds.fired] : []),
  ...(isSpent(context, id) ? [stateIds.spent] : []),
];

/** 3.61: one that lies on its reverse. */
const stepsOf = (context: Context, counter: Counter): Pick<Piece, 'steps'> => {
  const [left, of] = [stepsLeft(context, counter), counter.steps];
  return left < of ? { steps: { left, of, msg: msg('rtl.map.reduced') } } : {};
};

const piecesOf = (context: Context): readonly Piece[] =>
  Object.entries(mapIn(context, cells.at)).flatMap(([id, hex]): readonly Piece[] => {
    const counter = counterOf(context, id);
    if (
      !counter ||
      counter.kind === 'air' ||
      typeof hex !== 'string' ||
      hex === '' ||
      stepsLeft(context, counter) === 0
    )
      return [];
    const radius = radiusOf(counter);
    return [
      {
        id,
        kind: kindOf(counter),
        side: counter.side,
        symbol: symbolOf(counter),
        name: counter.name,
        hex,
        states: statesOf(context, id),
        ...stepsOf(context, counter),
        radius,
      },
    ];
  });

const markersOf = (context: Context): MapState['markers'] => [
  ...strongpointsOf(context).map(({ hex, side, state }) => ({
    kind: markerIds[`${side}${state === 'done' ? 'Strong' : 'Building'}`],
    hex,
  })),
  ...Object.values(mapIn(context, cells.bridges)).flatMap((covered) => {
    const [hex] = String(covered).split('/');
    return hex ? [{ kind: markerIds.bridge, hex, msg: msg('rtl.marker.bridge') }] : [];
  }),
  ...Object.entries(mapIn(context, cells.control)).flatMap(([hex, side]) =>
    side === sides.german || side === sides.soviet ? [{ kind: markerIds[`${side}Control`], hex }] : [],
  ),
];

const stands = memo((context: Context) =>
  memo((board: Board): MapState => {
    const pieces = piecesOf(context);
    const base: MapState = {
      pieces,
      markers: markersOf(context),
      zones: {},
      off: pieces.filter((piece) => board.nodeOf(piece.hex) < 0),
    };
    const { zones } = fieldOf(board, base, context);
    const made: MapState = { ...base, zones: { [sides.german]: zones.any.german, [sides.soviet]: zones.any.soviet } };
    return made;
  }),
);
/** The stand on a board, made once: judges, tools and rows of a fight ask for it one after the other. */
export const standOf = (board: Board, context: Context): MapState => stands(context)(board);
