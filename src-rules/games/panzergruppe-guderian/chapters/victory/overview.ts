import type { Overviews } from '#rules/kit/game/overview.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { recordCells } from '../../ids.ts';
import { objectives } from '../../model/objectives.ts';
import { plain } from '../../model/words.ts';
import { cityCells } from './cells.ts';
import { controlAction } from './cities.ts';
import { msg } from './msg.ts';
import { recordedControl } from './objectives.ts';
import { isGerman, lineOpen, objectiveCounts, recaptureCandidates } from './points.ts';

const choicesOf = (cell: string) => cityCells.find(({ id }) => id === cell)?.choices ?? [];

/** 15.11, 15.12: who holds each objective, its line, what it is worth, how often it was retaken. */
export const cityOverview: Overviews = (context) => {
  const candidates = recaptureCandidates(context);
  return [
    {
      id: 'cities',
      msg: msg('pgg.overview.cities'),
      rule: '15.11',
      group: msg('pgg.group.cities'),
      head: msg('pgg.field.objective'),
      columns: [
        { msg: msg('pgg.overview.points'), number: true },
        { msg: msg('pgg.cell.control') },
        { msg: msg('pgg.cell.line') },
        { msg: msg('pgg.cell.recaptures'), number: true },
      ],
      rows: objectives.map((one) => {
        const holder = recordedControl(context, one);
        const start = { objective: one.id, control: holder, line: lineOpen(context, one.id) ? 'open' : 'cut' };
        const by = { action: controlAction.id, start };
        const counts = objectiveCounts(context, one);
        return {
          id: one.id,
          msg: plain(one.name),
          cells: [
            { says: counts ? msg('pgg.overview.counts', { n: one.points }) : plain(one.points), strong: counts },
            { value: holder, choices: choicesOf(recordCells.control), by: { ...by, field: 'control' } },
            isGerman(context, one.id)
              ? { value: start.line, choices: choicesOf(recordCells.line), by: { ...by, field: 'line' } }
              : { says: plain('–') },
            { says: plain(one.city ? (countAt(context, recordCells.recaptures, one.id) ?? 0) : '–') },
          ],
          ...(candidates.includes(one) && { form: { action: 'recapture', start: { city: one.id } } }),
        };
      }),
      scores: true,
      covers: [recordCells.control, recordCells.line, recordCells.controlSince, recordCells.recaptures],
    },
  ];
};
