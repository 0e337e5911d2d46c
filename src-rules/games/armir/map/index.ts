import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { cells, sides } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import { bookSupply } from './booking.ts';
import { fight, fills } from './fills.ts';
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
  judges: ([sides.axis, sides.soviet] as const).map((side) => ({
    id: side,
    msg: m(`armir.judge.${side}`),
    side,
    rule: '8',
    of: (board, stand, around) => verdictsOf(board, stand, around, side),
    // one booking for both sides: their zones go by the same markers
    freeze: (_verdicts, around) => bookSupply(around),
  })),
  tools,
  fills,
  fight,
};
