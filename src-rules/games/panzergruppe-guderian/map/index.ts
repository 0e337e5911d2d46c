import type { MapSpec } from '../../../kit/map.ts';
import { mapCells, sides } from '../cells-ids.ts';
import { m } from '../text/speak-map.ts';
import { fight } from './fight.ts';
import { fills } from './fills.ts';
import { germanVerdicts } from './german.ts';
import { markerKinds } from './markerKinds.ts';
import { pieceStates } from './pieceStates.ts';
import { pieceKinds } from './pieces.ts';
import { sheetSpec } from './sheet.ts';
import { sovietVerdicts } from './soviet.ts';
import { stand } from './stand.ts';
import { freeze } from './status.ts';
import { tools } from './tools/index.ts';

/** What this game has on the map. */
export const map: MapSpec = {
  sheet: sheetSpec,
  at: mapCells.at,
  pieces: pieceKinds,
  markers: markerKinds,
  states: pieceStates,
  stand,
  judges: [
    {
      id: 'german',
      msg: m('pgg.judge.german'),
      side: sides.german,
      rule: '11.1',
      of: germanVerdicts,
      freeze: freeze('german'),
    },
    {
      id: 'soviet',
      msg: m('pgg.judge.soviet'),
      side: sides.soviet,
      rule: '11.2',
      of: sovietVerdicts,
      freeze: freeze('soviet'),
    },
  ],
  tools,
  fills,
  fight,
};
