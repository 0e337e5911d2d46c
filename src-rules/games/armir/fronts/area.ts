import type { Area } from '#rules/kit/game/area.ts';
import { cellSpecs, start } from './cells.ts';
import { bonusOf, cirReaders } from './cir.ts';
import { cirActions } from './cir-actions.ts';
import { cirAheadCalc } from './cir-calc.ts';
import { corpsAheadCalc } from './corps-calc.ts';
import { psAheadCalc } from './ps-calc.ts';
import { questions } from './questions.ts';
import { lanes, limits, reminders, tracks } from './shown.ts';
import { supplyActions } from './supply-actions.ts';
import { temActions } from './tem-actions.ts';
import { temAheadCalc } from './tem-calc.ts';

/** 16.1, 16.3, 8.4, 8.6: the Čir, the airports, dice and losses of units out of supply, and what may come. */
export const fronts: Area = {
  cells: cellSpecs,
  actions: [...cirActions, ...temActions, ...supplyActions],
  calculators: [cirAheadCalc, corpsAheadCalc, temAheadCalc, psAheadCalc],
  readers: {
    [cirReaders.complete]: (cp = 0) => bonusOf(cp, 'complete'),
    [cirReaders.up]: (cp = 0) => bonusOf(cp, 'up'),
  },
  questions,
  lanes,
  limits,
  reminders,
  tracks,
  start,
};
