import type { Score, ScoreLine } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { type Objective, objectives } from '../../model/objectives.ts';
import { balance, mapOf, textAt } from '../../model/reading.ts';
import { divisionsMsg } from '../../model/words.ts';
import { southWestOf } from '../arrivals/southWest.ts';
import { countsForPoints, eliminated } from './divisions.ts';
import { divisionPoints, type LevelId, levels } from './levels.ts';
import { msg } from './msg.ts';
import { distances, isDraw, isGerman, levelAt, lineOpen, objectiveCounts } from './points.ts';

/** 15.0: points as they stand, present control taken as final. */

const levelMsg = (around: Pick<Around, 'options'>, id: LevelId): Msg => {
  if (isDraw(around, id)) return msg('pgg.level.draw');
  return msg(`pgg.level.${id}`);
};

const whyObjective = (around: Around, one: Objective): Msg => {
  if (objectiveCounts(around, one))
    return lineOpen(around.cells, one.id) ? msg('pgg.why.held') : msg('pgg.why.heldNoLine');
  if (isGerman(around.cells, one.id)) return msg('pgg.why.cut');
  return textAt(around.cells, recordCells.control, one.id) === 'split' ? msg('pgg.why.split') : msg('pgg.why.soviet');
};

const objectiveLine = (around: Around, one: Objective): ScoreLine => ({
  id: one.id,
  msg: msg('pgg.score.objective', { what: name(one.name), n: one.points }),
  side: sides.german,
  points: objectiveCounts(around, one) ? one.points : 0,
  rule: '15.11',
  sure: around.place === 'end' ? 'now' : 'if it ended now',
  why: whyObjective(around, one),
});

const lines = (around: Around): readonly ScoreLine[] => {
  const front = southWestOf(around);
  const gone = eliminated(around.cells).filter(countsForPoints);
  const names = divisionsMsg(gone);
  const taken = Object.entries(mapOf(around.cells, recordCells.recaptures)).flatMap(([id, n]) =>
    typeof n === 'number' && n > 0
      ? [msg('pgg.why.times', { what: name(objectives.find((one) => one.id === id)?.name ?? id), count: n })]
      : [],
  );
  const recaptured = list(taken);
  return [
    ...objectives.map((one) => objectiveLine(around, one)),
    {
      id: 'south-west',
      msg: msg('pgg.score.southWest'),
      side: sides.german,
      points: balance(around, accounts.swPoints),
      rule: '14.23',
      sure: 'now',
      why: msg('pgg.why.southWest', { count: front.entered }),
    },
    {
      id: 'divisions',
      msg: msg('pgg.score.divisions'),
      side: sides.soviet,
      points: divisionPoints * gone.length,
      rule: '15.12',
      sure: 'now',
      why: names ?? msg('pgg.why.noDivision'),
    },
    {
      id: 'recaptures',
      msg: msg('pgg.score.recaptures'),
      side: sides.soviet,
      points: balance(around, accounts.recapturePoints),
      rule: '15.12',
      sure: 'now',
      why: recaptured ?? msg('pgg.why.noRecapture'),
    },
  ];
};

export const score = (around: Around): Score => {
  const all = lines(around);
  const sum = (side: string) =>
    all.filter((line) => line.side === side).reduce((total, line) => total + line.points, 0);
  const points = sum(sides.german) - sum(sides.soviet);
  const here = levelAt(points);
  const { up, down } = distances(points);
  return {
    lines: all,
    total: { msg: msg('pgg.score.total', { a: sum(sides.german), b: sum(sides.soviet), n: points }), points },
    level: levelMsg(around, here),
    nearby: [
      ...(up
        ? [{ msg: msg('pgg.score.up', { level: levelMsg(around, up.id), count: up.points }), points: up.points }]
        : []),
      ...(down
        ? [
            {
              msg: msg('pgg.score.down', { level: levelMsg(around, down.id), count: down.points }),
              points: -down.points,
            },
          ]
        : []),
    ],
    levels: levels.map(({ id, from, to }) => ({ msg: levelMsg(around, id), from, to, here: id === here })),
    final: around.place === 'end',
  };
};
