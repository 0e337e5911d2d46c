import type { Piece, Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { cells, marks, sides } from '../../ids.ts';
import { placesOf } from '../../model/places.ts';
import { isDsg, isOos, mapIn, textIn } from '../../model/reading.ts';
import { groundOf } from './ground.ts';
import { msg } from './msg.ts';
import { counterOf, inBox, isInPlay, kindOf, radiusOf, symbolOf } from './pieces.ts';
import { keepZones, zonesOn } from './zones.ts';

/** What lies on the map as the record has it, and what follows of it: zones of control. */
export const markerIds = { dsg: 'dsg', depot: 'depot', axis: 'control-axis', soviet: 'control-soviet' } as const;
export const stateIds = { oos: 'oos', dsg: 'dsg', retreated: 'retreated' } as const;

const statesOf = (around: Around, id: string, hex: string): readonly string[] => [
  ...(isOos(around, id) ? [stateIds.oos] : []),
  ...(isDsg(around, hex) ? [stateIds.dsg] : []),
  ...(around.marks[marks.retreated]?.[id] === undefined ? [] : [stateIds.retreated]),
];

const piecesOf = (around: Around): readonly Piece[] =>
  Object.entries(mapIn(around, cells.at)).flatMap(([id, hex]): readonly Piece[] => {
    const counter = typeof hex === 'string' && hex !== '' ? counterOf(around, id) : undefined;
    if (!counter || typeof hex !== 'string' || inBox(around, id) || !isInPlay(around, counter)) return [];
    const radius = radiusOf(around, counter);
    return [
      {
        id,
        kind: kindOf(counter),
        side: counter.side,
        symbol: symbolOf(counter),
        name: counter.name,
        hex,
        states: statesOf(around, id, hex),
        ...(radius === undefined ? {} : { radius }),
      },
    ];
  });

/** Depot, starred places by who holds them, and DSG where nobody stands to show it. */
const markersOf = (board: Board, around: Around, held: ReadonlySet<string>): Stand['markers'] => {
  const ground = groundOf(board);
  const depot = textIn(around, cells.depot) === 'yes' ? ground.place('kantemirovka') : -1;
  return [
    ...Object.keys(mapIn(around, cells.dsg)).flatMap((hex) =>
      isDsg(around, hex) && !held.has(hex) ? [{ kind: markerIds.dsg, hex }] : [],
    ),
    ...(depot < 0 ? [] : [{ kind: markerIds.depot, hex: ground.id(depot), msg: msg('armir.marker.depot') }]),
    ...placesOf(around).flatMap(({ name, hex, holder }) => {
      const at = hex !== '' ? board.nodeOf(hex) : (ground.byName(name)[0] ?? -1);
      return at < 0 ? [] : [{ kind: holder === sides.axis ? markerIds.axis : markerIds.soviet, hex: ground.id(at) }];
    }),
  ];
};

const stands = new WeakMap<Around, WeakMap<Board, Stand>>();
/** The stand on a board as the record has it, made once: judges, tools and rows of a fight ask for it one after the other. */
export const standOf = (board: Board, around: Around): Stand => {
  const of = stands.get(around) ?? new WeakMap<Board, Stand>();
  stands.set(around, of);
  const known = of.get(board);
  if (known) return known;
  const pieces = piecesOf(around);
  const zones = zonesOn(board, pieces, around);
  const made: Stand = {
    pieces,
    markers: markersOf(board, around, new Set(pieces.map(({ hex }) => hex))),
    zones: { [sides.axis]: zones.axis, [sides.soviet]: zones.soviet },
    off: pieces.filter((piece) => board.nodeOf(piece.hex) < 0),
  };
  of.set(board, made);
  keepZones(made, around, zones);
  return made;
};
