import type { Chapter } from '#rules/kit/game/chapter.ts';
import { interdictionActions } from './actions.ts';
import { airStart, interdictionAccounts, interdictionCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { interdictionMarkers } from './markerKinds.ts';
import { airOptions } from './options.ts';
import { airMarkers, sovietInterdiction } from './questions.ts';
import { reference } from './reference.ts';
import { airLifted, sovietLifted } from './standing.ts';

/**
 * 13.0 to 13.4: the German air markers and the Soviet interdiction marker: where and when they are placed, and when they go.
 * What they cost who moves is movement's (13.3), what they cut is supply's (13.44).
 */
export const air: Chapter = {
  id: 'air',
  reference,
  text: { en, it },
  options: airOptions,
  cells: interdictionCells,
  accounts: interdictionAccounts,
  start: airStart,
  actions: interdictionActions,
  standing: [airLifted, sovietLifted],
  questions: [airMarkers, sovietInterdiction],
  map: { markers: interdictionMarkers },
};
