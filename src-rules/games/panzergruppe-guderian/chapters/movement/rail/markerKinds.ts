import type { MarkerKind } from '#rules/kit/game/mapSpec.ts';
import { markerKindIds, playerTurns, sides } from '../../../ids.ts';
import { through } from '../../../model/propose.ts';
import { placeOf } from '../../../model/reading.ts';
import { msg } from '../msg.ts';
import { brokenRailActions } from './actions.ts';

/** 6.37 */
export const brokenRailMarkers: readonly MarkerKind[] = [
  {
    id: markerKindIds.brokenRail,
    msg: msg('pgg.marker.brokenRail'),
    side: sides.german,
    look: 'brokenRail',
    put: (hex, context) => through(brokenRailActions, 'rail-break', { hex }, context),
    // 6.37: a German unit picks it up, a Soviet one repairs the line
    take: (hex, context) =>
      through(
        brokenRailActions,
        placeOf(context).side === playerTurns.soviet ? 'rail-repair' : 'rail-pick-up',
        { hex },
        context,
      ),
  },
];
