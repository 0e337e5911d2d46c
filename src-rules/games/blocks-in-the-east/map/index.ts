import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { cells, sides } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import { fight } from './fight.ts';
import { fills } from './fills.ts';
import { freeze } from './freeze.ts';
import { verdictsOf } from './judge.ts';
import { markerKinds, pieceStates } from './markers.ts';
import { pieceKinds } from './pieces.ts';
import { sheetSpec } from './sheet.ts';
import { standOf } from './stand.ts';
import { tools } from './tools/index.ts';

/** What this game has on the map. */
export const map: MapSpec = {
  sheet: sheetSpec,
  at: cells.at,
  pieces: pieceKinds,
  markers: markerKinds,
  states: pieceStates,
  stand: standOf,
  judges: [
    {
      id: 'axis',
      msg: m('bite.judge.axis'),
      side: sides.axis,
      rule: '4.3',
      of: (board, stand, around) => verdictsOf(board, stand, around, sides.axis),
      freeze: freeze(sides.axis),
    },
    {
      id: 'soviet',
      msg: m('bite.judge.soviet'),
      side: sides.soviet,
      rule: '4.3',
      of: (board, stand, around) => verdictsOf(board, stand, around, sides.soviet),
      freeze: freeze(sides.soviet),
    },
  ],
  tools,
  fills,
  fight,
};
