import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells } from '../../ids.ts';
import { controlCells, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { markerKinds, pieceStates } from './markers.ts';
import { msg } from './msg.ts';
import { moved } from './passed.ts';
import { pieceKinds } from './pieces.ts';
import { mapQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { sheetSpec } from './sheet.ts';
import { standOf } from './stand.ts';
import { drawingTool } from './tools/drawing.ts';

/** 2.1, 3.1, 3.2: the drawn map: terrain and hexsides, zones of control, whose a hex is, who stands where. */
export const map: Chapter = {
  id: 'map',
  cells: [...controlCells],
  asks: (game) => (game.map ? mapQuestions(game.map) : []),
  map: {
    tools: [drawingTool],
    sheet: sheetSpec,
    at: cells.at,
    pieces: pieceKinds({ tank: msg('rtl.piece.tank'), cavalry: msg('rtl.piece.cavalry') }),
    markers: markerKinds,
    states: pieceStates,
    stateOf: standOf,
    moved,
  },
  start,
  text: { en, it },
  reference,
};
