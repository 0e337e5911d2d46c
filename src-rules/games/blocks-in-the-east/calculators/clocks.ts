import { chance, die } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { months, turnName } from '../data/calendar.ts';
import { firstPartisans, mostPartisans, partisansOnMap } from '../events/partisans.ts';
import { openCitiesNow } from '../map/watched.ts';
import {
  dortmundCities,
  dortmundLimit,
  firstItalianDie,
  italianEnd,
  italianLimit,
  withinMonths,
} from '../ops/clocks.ts';
import { t } from '../text/speak.ts';
import { o } from '../text/speak-ops.ts';
import { chanceMsg, countMsg, turnField, unused } from './op-fields.ts';

/** 36.0: when Italy gives up, month by month. */
export const italy = valueCalc({
  id: 'italy',
  msg: o('bite.ops.calc.italy'),
  rule: '36.0',
  fields: {
    turn: { ...turnField, msg: o('bite.ops.field.fromTurn'), start: firstItalianDie },
    until: { ...turnField, from: undefined, msg: o('bite.ops.field.untilTurn'), start: 28 },
  },
  says: ({ turn, until }, around) => {
    const from = Math.max(turn, firstItalianDie);
    if (until < from)
      return {
        answer: o('bite.ops.italy.none'),
        says: o('bite.ops.italy.none'),
        not: { msg: o('bite.ops.italy.none'), rule: '36.0' },
      };
    const ends = italianEnd(from, until);
    const out = chance(ends, (at) => at > 0);
    const p = { month: turnName(until).long, p: out.p };
    const rows = Array.from({ length: until - from + 1 }, (_, i) => from + i);
    return {
      answer: chanceMsg(out),
      says: o('bite.ops.italy.says', p),
      rows: [
        ...rows.map((at) => ({
          msg: turnName(at).long,
          value: o('bite.ops.italy.row', {
            limit: italianLimit(at),
            p: chanceMsg(chance(ends, (end) => end === at)),
            so: chanceMsg(chance(ends, (end) => end > 0 && end <= at)),
          }),
          rule: '36.0',
        })),
        {
          msg: o('bite.ops.italy.fights', { month: p.month }),
          value: chanceMsg(chance(ends, (at) => at === 0)),
          rule: '36.0',
        },
      ],
      hints: unused(around, ['o36', '36.0']),
    };
  },
});

/** SBE9: the die of the Axis, once a month while it holds cities of both pairs. */
export const dortmund = valueCalc({
  id: 'dortmund',
  msg: o('bite.ops.calc.dortmund'),
  rule: 'SBE9',
  fields: {
    held: {
      kind: 'set',
      msg: o('bite.ops.field.held'),
      start: ['moscow', 'leningrad'],
      rule: 'SBE9',
      options: dortmundCities.map((key) => ({ key, msg: t(`bite.city.${key}`) })),
    },
    months: { kind: 'count', msg: o('bite.ops.field.months'), start: 3, min: 1, max: months, big: true, rule: 'SBE9' },
  } as const,
  says: ({ held, months: n }, _around, why) => {
    const limit = dortmundLimit(held);
    const once = chance(die(6), (face) => face <= limit);
    const within = chance(withinMonths(limit, n), (won) => won);
    const figure = why.figure('limit', o('bite.ops.figure.dortmund'));
    if (limit === 6) figure.add(6, o('bite.ops.step.allFour'), 'SBE9');
    else if (limit > 0) {
      figure.add(1, o('bite.ops.step.bothPairs'), 'SBE9');
      if (limit > 1) figure.add(1, o('bite.ops.step.threeHeld'), 'SBE9');
    }
    const says =
      limit === 6
        ? o('bite.ops.dortmund.now')
        : limit === 0
          ? o('bite.ops.dortmund.none')
          : o('bite.ops.dortmund.says', { limit, p: once.p, n, within: within.p });
    return {
      answer: limit === 0 ? says : chanceMsg(within),
      says,
      rows: [
        { msg: o('bite.ops.figure.dortmund'), value: countMsg(figure.value), rule: 'SBE9' },
        { msg: o('bite.ops.dortmund.month'), value: chanceMsg(once), rule: 'SBE9' },
        { msg: o('bite.ops.dortmund.within', { count: n }), value: chanceMsg(within), rule: 'SBE9' },
      ],
      hints: [{ msg: o('bite.ops.dortmund.berlin'), rule: 'SBE9' }],
    };
  },
});

/** 29.1: battalions that appear in a Soviet production step. */
export const partisans = valueCalc({
  id: 'partisans',
  msg: o('bite.ops.calc.partisans'),
  rule: '29.1',
  fields: {
    turn: { ...turnField, start: firstPartisans },
    minor: {
      kind: 'count',
      msg: o('bite.ops.field.openMinor'),
      start: 0,
      min: 0,
      max: 99,
      big: true,
      rule: '29.1',
      begins: (around: Around) => openCitiesNow(around)?.minor,
    },
    major: {
      kind: 'count',
      msg: o('bite.ops.field.openMajor'),
      start: 0,
      min: 0,
      max: 99,
      big: true,
      rule: '29.1',
      begins: (around: Around) => openCitiesNow(around)?.major,
    },
    onMap: {
      kind: 'count',
      msg: o('bite.ops.field.partisansOnMap'),
      start: 0,
      min: 0,
      max: mostPartisans,
      rule: '29.1',
      begins: (around: Around) => partisansOnMap(around),
    },
  },
  says: ({ turn, minor, major, onMap }, around, why) => {
    if (turn < firstPartisans) {
      const early = o('bite.ops.partisans.early');
      return { answer: early, says: early, not: { msg: early, rule: '29.0' } };
    }
    const figure = why
      .figure('partisans', o('bite.ops.figure.partisans'))
      // AMB-47: a third, rounded down
      .add(Math.floor(minor / 3), o('bite.ops.step.openMinor', { n: minor }), '29.1')
      .add(major, o('bite.ops.step.openMajor'), '29.1')
      .atMost(mostPartisans - onMap, o('bite.ops.step.counters', { n: mostPartisans }), '29.1');
    const says = o('bite.ops.partisans.says', { count: figure.value });
    return {
      answer: countMsg(figure.value),
      says,
      hints: [...unused(around, ['o29', '29.0']), { msg: o('bite.ops.partisans.where'), rule: '29.1' }],
    };
  },
});
