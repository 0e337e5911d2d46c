import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cellSpecs, start } from './cells.ts';
import { bonusOf, cirReaders } from './cir.ts';
import { cirActions } from './cirActions.ts';
import { cirAheadCalc } from './cirCalc.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { temActions } from './temActions.ts';
import { tem } from './temAttack.ts';
import { temAheadCalc } from './temCalc.ts';
import { tracks } from './tracks.ts';
import { turnColumns } from './turnColumns.ts';

/**
 * 16.1, 16.3: the fronts beside the map: the Čir and its die, the airports with their garrison, the box before them and
 * the attack on them; what may come of both.
 */
export const events: Chapter = {
  id: 'events',
  cells: cellSpecs,
  start,
  actions: [...cirActions, ...temActions],
  calculators: [tem, cirAheadCalc, temAheadCalc],
  readers: {
    [cirReaders.complete]: (cp = 0) => bonusOf(cp, 'complete'),
    [cirReaders.up]: (cp = 0) => bonusOf(cp, 'up'),
  },
  questions,
  tracks,
  turnColumns: turnColumns,
  limits,
  reminders,
  reference,
  text: { en, it },
};
