import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells } from '../../ids.ts';
import { mapCells } from './cells.ts';
import { en } from './en.ts';
import { frontTool } from './frontTool.ts';
import { it } from './it.ts';
import { markerKinds } from './markers.ts';
import { pieceKinds } from './pieces.ts';
import { mapQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { sheetSpec } from './sheet.ts';
import { standOf } from './stand.ts';

/**
 * The drawn map: sheet, terrain and land, control (3.1), zones of control (3.19, 8.0), what a hex costs a line (4.3, 9.1),
 * networks of rail and ports (4.2), infrastructure (SBE6), who stands where (3.10).
 */
export const map: Chapter = {
  id: 'map',
  cells: [...mapCells],
  asks: (game) => (game.map ? mapQuestions(game.map) : []),
  map: {
    tools: [frontTool],
    sheet: sheetSpec,
    at: cells.at,
    pieces: pieceKinds,
    markers: markerKinds,
    stateOf: standOf,
  },
  start: { cells: { [cells.at]: {}, [cells.control]: {} } },
  reference,
  text: { en, it },
};
