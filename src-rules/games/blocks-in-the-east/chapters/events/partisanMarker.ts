import type { MarkerKind } from '#rules/kit/game/mapSpec.ts';
import { sides } from '../../ids.ts';
import { markerIds } from '../map/stand.ts';
import { msg } from './msg.ts';
import { enterPartisans, putBattalion } from './partisanActions.ts';

/** 29.1: battalions on the map. */
export const partisanMarker: MarkerKind = {
  id: markerIds.partisans,
  msg: msg('bite.marker.partisans'),
  side: sides.soviet,
  look: 'note',
  put: putBattalion,
  take: enterPartisans,
};
