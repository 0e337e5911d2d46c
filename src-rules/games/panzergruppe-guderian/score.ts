import type { Score, ScoreLine } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { southWestOf } from './arrivals.ts';
import { accounts, recordCells, sides } from './cells-ids.ts';
import type { LevelId, Objective } from './data/cities.ts';
import { divisionPoints, levels, objectives } from './data/cities.ts';
import { countsForPoints, eliminated } from './losses.ts';
import { distances, isDraw, isGerman, levelAt, lineOpen, objectiveCounts } from './points.ts';
import { balance, mapOf, textAt } from './reading.ts';
import { t } from './text/speak.ts';
import { divisionsMsg } from './words.ts';

/** 15.0: points as they stand, present control taken as final. */

const levelMsg = (around: Pick<Around, 'options'>, id: LevelId): Msg => {
  if (isDraw(around, id)) return t('pgg.level.draw');
  return t(`pgg.level.${id}`);
};

const whyObjective = (around: Around, one: Objective): Msg => {
  if (objectiveCounts(around, one)) return lineOpen(around.cells, one.id) ? t('pgg.why.held') : t('pgg.why.heldNoLine');
  if (isGerman(around.cells, one.id)) return t('pgg.why.cut');
  return textAt(around.cells, recordCells.control, one.id) === 'split' ? t('pgg.why.split') : t('pgg.why.soviet');
};

const objectiveLine = (around: Around, one: Objective): ScoreLine => ({
  id: one.id,
  msg: t('pgg.score.objective', { what: name(one.name), n: one.points }),
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
      ? [t('pgg.why.times', { what: name(objectives.find((one) => one.id === id)?.name ?? id), count: n })]
      : [],
  );
  const recaptured = list(taken);
  return [
    ...objectives.map((one) => objectiveLine(around, one)),
    {
      id: 'south-west',
      msg: t('pgg.score.southWest'),
      side: sides.german,
      points: balance(around, accounts.swPoints),
      rule: '14.23',
      sure: 'now',
      why: t('pgg.why.southWest', { count: front.entered }),
    },
    {
      id: 'divisions',
      msg: t('pgg.score.divisions'),
      side: sides.soviet,
      points: divisionPoints * gone.length,
      rule: '15.12',
      sure: 'now',
      why: names ?? t('pgg.why.noDivision'),
    },
    {
      id: 'recaptures',
      msg: t('pgg.score.recaptures'),
      side: sides.soviet,
      points: balance(around, accounts.recapturePoints),
      rule: '15.12',
      sure: 'now',
      why: recaptured ?? t('pgg.why.noRecapture'),
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
    total: { msg: t('pgg.score.total', { a: sum(sides.german), b: sum(sides.soviet), n: points }), points },
    level: levelMsg(around, here),
    nearby: [
      ...(up
        ? [{ msg: t('pgg.score.up', { level: levelMsg(around, up.id), count: up.points }), points: up.points }]
        : []),
      ...(down
        ? [{ msg: t('pgg.score.down', { level: levelMsg(around, down.id), count: down.points }), points: -down.points }]
        : []),
    ],
    levels: levels.map(({ id, from, to }) => ({ msg: levelMsg(around, id), from, to, here: id === here })),
    final: around.place === 'end',
  };
};
