import type { Chapter } from '#rules/kit/game/chapter.ts';
import { mapCells } from '../../ids.ts';
import { counterCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pieceStates } from './pieceStates.ts';
import { pieceKinds } from './pieces.ts';
import { zones } from './questions.ts';
import { reference } from './reference.ts';
import { sheetSpec } from './sheet.ts';
import { standOf } from './standOf.ts';

/**
 * 3.1, 6.7, 8.0: the drawn ground and what each hex and hexside costs, who stands where and what is noted on him, zones of
 * control. Markers are brought by the chapters whose rules place them.
 */
export const map: Chapter = {
  id: 'map',
  reference,
  text: { en, it },
  cells: counterCells,
  questions: [zones],
  map: { sheet: sheetSpec, at: mapCells.at, pieces: pieceKinds, states: pieceStates, stateOf: standOf },
};
