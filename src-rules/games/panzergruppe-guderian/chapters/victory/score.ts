import { shownLevels } from '#rules/kit/game/levels.ts';
import type { Score, ScoreLine } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, mapIn, textAt } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { type Objective, objectives } from '../../model/objectives.ts';
import { divisionsMsg } from '../../model/words.ts';
import { southWestOf } from '../arrivals/southWest.ts';
import { countsForPoints, divisionPoints, eliminated } from '../combat/divisions.ts';
import { type LevelId, levelOf, levels } from './levels.ts';
import { msg } from './msg.ts';
import { isDraw, isGerman, lineOpen, objectiveCounts } from './points.ts';

/** 15.0: points as they stand, present control taken as final. */

const levelMsg = (context: Pick<Context, 'options'>, id: LevelId): Msg => {
  if (isDraw(context, id)) return msg('pgg.level.draw');
  return msg(`pgg.level.${id}`);
};

const whyObjective = (context: Context, one: Objective): Msg => {
  if (objectiveCounts(context, one)) return lineOpen(context, one.id) ? msg('pgg.why.held') : msg('pgg.why.heldNoLine');
  if (isGerman(context, one.id)) return msg('pgg.why.cut');
  return textAt(context, recordCells.control, one.id) === 'split' ? msg('pgg.why.split') : msg('pgg.why.soviet');
};

const objectiveLine = (context: Context, one: Objective): ScoreLine => ({
  id: one.id,
  msg: msg('pgg.score.objective', { what: name(one.name), n: one.points }),
  side: sides.german,
  points: objectiveCounts(context, one) ? one.points : 0,
  rule: '15.11',
  sure: context.place === 'end' ? 'now' : 'if it ended now',
  why: whyObjective(context, one),
});

const lines = (context: Context): readonly ScoreLine[] => {
  const front = southWestOf(context);
  const gone = eliminated(context).filter(countsForPoints);
  const names = divisionsMsg(gone);
  const taken = Object.entries(mapIn(context, recordCells.recaptures)).flatMap(([id, n]) =>
    typeof n === 'number' && n > 0
      ? [msg('pgg.why.times', { what: name(objectives.find((one) => one.id === id)?.name ?? id), count: n })]
      : [],
  );
  const recaptured = list(taken);
  return [
    ...objectives.map((one) => objectiveLine(context, one)),
    {
      id: 'south-west',
      msg: msg('pgg.score.southWest'),
      side: sides.german,
      points: balance(context, accounts.swPoints),
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
      points: balance(context, accounts.recapturePoints),
      rule: '15.12',
      sure: 'now',
      why: recaptured ?? msg('pgg.why.noRecapture'),
    },
  ];
};

export const score = (context: Context): Score => {
  const all = lines(context);
  const sum = (side: string) =>
    all.filter((line) => line.side === side).reduce((total, line) => total + line.points, 0);
  const points = sum(sides.german) - sum(sides.soviet);
  const here = levelOf(points);
  return {
    lines: all,
    total: { msg: msg('pgg.score.total', { a: sum(sides.german), b: sum(sides.soviet), n: points }), points },
    level: levelMsg(context, here),
    ...shownLevels(
      levels,
      points,
      here,
      ({ id }) => levelMsg(context, id),
      (level, n) => msg(n > 0 ? 'pgg.score.up' : 'pgg.score.down', { level, count: Math.abs(n) }),
    ),
    final: context.place === 'end',
  };
};
