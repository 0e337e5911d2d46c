import type { MarkerKind } from '#rules/kit/game/mapSpec.ts';
import { markerKindIds, sides } from '../../ids.ts';
import { through } from '../../model/propose.ts';
import { interdictionActions } from './actions.ts';
import { msg } from './msg.ts';

/** 13.2, 13.4 */
export const interdictionMarkers: readonly MarkerKind[] = [
  {
    id: markerKindIds.air,
    msg: msg('pgg.marker.air'),
    side: sides.german,
    look: 'air',
    put: (hex, context) => through(interdictionActions, 'air-place', { hex1: hex }, context),
    take: (hex, context) => through(interdictionActions, 'air-lift', { hex }, context),
  },
  {
    id: markerKindIds.interdiction,
    msg: msg('pgg.marker.interdiction'),
    side: sides.soviet,
    look: 'interdiction',
    put: (hex, context) => through(interdictionActions, 'interdiction-place', { hex }, context),
    take: (_hex, context) => through(interdictionActions, 'interdiction-lift', {}, context),
  },
];
