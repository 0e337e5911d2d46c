import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells, eventCells, eventMarks, siteMarks, taken } from '../../ids.ts';
import { accountSpecs } from './accounts.ts';
import { book } from './book.ts';
import { buyingActions } from './buying/actions.ts';
import { incomeCells, lendLeaseCells } from './cells.ts';
import { en } from './en.ts';
import { incomeActions } from './income/actions.ts';
import { mineActions } from './income/minesActions.ts';
import { incomeQuestions } from './income/questions.ts';
import { volgaTool } from './income/volgaTool.ts';
import { it } from './it.ts';
import { lendLeaseActions } from './lendLease/actions.ts';
import { convoys } from './lendLease/convoysCalculator.ts';
import { reference } from './reference.ts';
import { siteCellSpecs, siteStart } from './sites/cells.ts';
import { factoryActions } from './sites/factoryActions.ts';
import { sitesTool } from './sites/mapTool.ts';
import { placementActions } from './sites/placementActions.ts';
import { siteActions } from './sites/siteActions.ts';
import { tracks } from './sites/tracks.ts';
import { worksActions } from './sites/worksActions.ts';
import { standing } from './standing.ts';

/**
 * Production: PP and income (3.6, 11.0), mines (11.3), repairs and purchases (7.3), storage (11.2), gifts (5.2), sites, factories
 * and trackers (15.0, 16.0, 32.0), Leningrad's pocket (12.3), Lend-Lease and its convoys (34.0, 35.2).
 */
export const production: Chapter = {
  id: 'production',
  calculators: [convoys],
  actions: [
    ...incomeActions,
    ...mineActions,
    ...buyingActions,
    ...siteActions,
    ...factoryActions,
    ...worksActions,
    ...placementActions,
    ...lendLeaseActions,
  ],
  questions: [...incomeQuestions],
  cells: [...incomeCells, ...lendLeaseCells, ...siteCellSpecs],
  standing: [...standing],
  map: { tools: [sitesTool, volgaTool] },
  accounts: accountSpecs,
  book,
  tracks,
  marks: [
    {
      id: taken.income,
      about: 'Its income of this month is booked (11.0).',
      key: 'nation: GER, SOV …',
      value: '1',
      takes: 'count',
    },
    {
      id: taken.lendLease,
      about: 'Lend-lease of this month is booked (17.0).',
      key: 'SOV',
      value: '1',
      takes: 'count',
    },
    {
      id: taken.gift,
      about: 'Blocks given to an ally this month (11.0).',
      key: 'nation',
      value: 'how many',
      takes: 'count',
    },
    {
      id: taken.shipped,
      about: 'PP shipped from mines this month (11.3).',
      key: 'nation',
      value: 'how many',
      takes: 'count',
    },
    {
      id: siteMarks.advanced,
      about: 'A tracker that has had its PP.',
      key: 'site or project id',
      value: '1',
      takes: 'count',
    },
    {
      id: siteMarks.arrived,
      about: 'Units that have arrived in a city (7.3.1).',
      key: 'site id',
      value: 'how many',
      takes: 'count',
    },
    {
      id: eventMarks.convoyLost,
      about: 'PP lost by this month’s convoys.',
      key: 'arctic, or persia',
      value: 'how many',
      takes: 'count',
    },
  ],
  start: (scenario) => ({
    cells: {
      [cells.incomeChangeAxis]: {},
      [cells.incomeChangeSoviet]: {},
      [eventCells.routes]: {},
      ...siteStart(scenario),
    },
  }),
  reference,
  text: { en, it },
};
