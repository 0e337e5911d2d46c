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
import { retreatTools, statusTool } from './tools/hex.ts';
import { overrunTool } from './tools/overrun.ts';
import { reachTool, reactionTool } from './tools/reach.ts';
import { mapTools } from './tools/sheet.ts';

/** What this game has on the map. */
export const map: MapSpec = {
  sheet: sheetSpec,
  at: cells.at,
  pieces: pieceKinds({ tank: m('rtl.piece.tank'), cavalry: m('rtl.piece.cavalry') }),
  markers: markerKinds,
  states: pieceStates,
  stand: standOf,
  judges: ([sides.german, sides.soviet] as const).map((side) => ({
    id: side,
    msg: m(`rtl.judge.${side}`),
    side,
    rule: '6',
    of: (board, stand, around) => verdictsOf(board, stand, around, side),
    // one determination for both sides at once
    freeze: (_verdicts, around) => bookSupply(around),
  })),
  tools: [reachTool, reactionTool, statusTool, ...retreatTools, overrunTool, ...mapTools],
  fills,
  fight,
};
