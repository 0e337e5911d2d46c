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
    put: (hex, around) => through(interdictionActions, 'air-place', { hex1: hex }, around),
    take: (hex, around) => through(interdictionActions, 'air-lift', { hex }, around),
  },
  {
    id: markerKindIds.interdiction,
    msg: msg('pgg.marker.interdiction'),
    side: sides.soviet,
    look: 'interdiction',
    put: (hex, around) => through(interdictionActions, 'interdiction-place', { hex }, around),
    take: (_hex, around) => through(interdictionActions, 'interdiction-lift', {}, around),
  },
];
