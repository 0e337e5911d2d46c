import type { Area } from '#rules/kit/game/area.ts';
import { cells } from '../ids.ts';
import { actions, cellSpecs } from './actions.ts';
import { questions } from './questions.ts';
import { victoryCalculator, victoryReaders } from './what-if.ts';

/** 17: objectives, corps destroyed, points, who wins. */
export const victory: Area = {
  calculators: [victoryCalculator],
  readers: victoryReaders,
  actions,
  questions,
  cells: cellSpecs,
  start: { cells: { [cells.objectives]: {}, [cells.corpsGone]: {} } },
};
