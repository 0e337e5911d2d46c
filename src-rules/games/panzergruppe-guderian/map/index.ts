import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { mapCells, sides } from '../cells-ids.ts';
import { m } from '../text/speak-map.ts';
import { fight } from './fight.ts';
import { fills, standOf } from './fills.ts';
import { verdictsBy } from './judged.ts';
import { markerKinds } from './markerKinds.ts';
import { pieceStates } from './pieceStates.ts';
import { pieceKinds } from './pieces.ts';
import { sheetSpec } from './sheet.ts';
import { freeze } from './status.ts';
import { tools } from './tools/index.ts';

/** What this game has on the map. */
export const map: MapSpec = {
  sheet: sheetSpec,
  at: mapCells.at,
  pieces: pieceKinds,
  markers: markerKinds,
  states: pieceStates,
  stand: standOf,
  judges: [
    {
      id: 'german',
      msg: m('pgg.judge.german'),
      side: sides.german,
      rule: '11.1',
      of: (board, now, around) => [...verdictsBy(board, now, around, 'german').values()],
      freeze: freeze('german'),
    },
    {
      id: 'soviet',
      msg: m('pgg.judge.soviet'),
      side: sides.soviet,
      rule: '11.2',
      of: (board, now, around) => [...verdictsBy(board, now, around, 'soviet').values()],
      freeze: freeze('soviet'),
    },
  ],
  tools,
  fills,
  fight,
};
