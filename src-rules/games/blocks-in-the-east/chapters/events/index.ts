import type { Chapter } from '#rules/kit/game/chapter.ts';
import { eventMarks } from '../../ids.ts';
import { eventCellSpecs, eventStart, italyIn, monthCells } from './cells.ts';
import { italy, partisans } from './diceCalculators.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { italyActions } from './italyActions.ts';
import { otherActions } from './otherActions.ts';
import { partisanActions } from './partisanActions.ts';
import { partisanMarker } from './partisanMarker.ts';
import { reference } from './reference.ts';
import { removalActions } from './removalActions.ts';
import { surrenderActions } from './surrenderActions.ts';
import { watchTools } from './watchTools.ts';
import { weatherActions } from './weatherActions.ts';

/**
 * Events: weather (9.0, 39.0), Italy's die (36.0) and surrenders (5.5, 7.11), blocks removed by date (5.10), Volkssturm (28.0),
 * partisans (29.0), Chechens (30.0), the Turkish border (27.0), Persia (37.0).
 */
export const events: Chapter = {
  id: 'events',
  calculators: [italy, partisans],
  actions: [
    ...weatherActions,
    ...italyActions,
    ...removalActions,
    ...partisanActions,
    ...otherActions,
    ...surrenderActions,
  ],
  cells: [...monthCells, ...eventCellSpecs],
  map: {
    tools: [...watchTools],
    markers: [partisanMarker],
  },
  marks: [
    { id: eventMarks.newPartisans, about: 'Partisans placed this month.', key: 'place', value: '1', takes: 'count' },
    {
      id: eventMarks.gonePartisans,
      about: 'Partisans met this month.',
      key: 'place',
      value: 'how many',
      takes: 'count',
    },
    {
      id: eventMarks.volkssturm,
      about: 'Volkssturm raised this month.',
      key: 'GER',
      value: 'how many',
      takes: 'count',
    },
    {
      id: eventMarks.removalPutOff,
      about: 'A removal put off this month.',
      key: 'block id',
      value: '1',
      takes: 'count',
    },
  ],
  start: (scenario) => ({ cells: { ...eventStart, ...italyIn(scenario) } }),
  reference,
  text: { en, it },
};
