import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { cells } from '../../ids.ts';
import { markerKinds, pieceStates } from './markers.ts';
import { pieceKinds } from './pieces.ts';
import { sheetSpec } from './sheet.ts';
import { standOf } from './stand.ts';

/** The map as far as it lies there: what is drawn, and who and what stands on it. Judges and tools come from their chapters. */
export const ground: MapSpec = {
  sheet: sheetSpec,
  at: cells.at,
  pieces: pieceKinds,
  markers: markerKinds,
  states: pieceStates,
  stateOf: standOf,
  supplyChecks: [],
  tools: [],
};
