import { chance } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { chanceMsg, countMsg, turnField, unused } from '../../model/calculatorFields.ts';
import { turnName } from '../../model/calendar.ts';
import { firstItalianDie, italianEnd, italianLimit } from './italy.ts';
import { msg } from './msg.ts';
import { firstPartisans, mostPartisans, partisansOnMap } from './partisans.ts';
import { openCitiesNow } from './watched.ts';

/** 36.0: when Italy gives up, month by month. */
export const italy = valueCalc({
  id: 'italy',
  msg: msg('bite.ops.calc.italy'),
  rule: '36.0',
  fields: {
    turn: { ...turnField, msg: msg('bite.ops.field.fromTurn'), start: firstItalianDie },
    until: { ...turnField, from: undefined, msg: msg('bite.ops.field.untilTurn'), start: 28 },
  },
  says: ({ turn, until }, context) => {
    const from = Math.max(turn, firstItalianDie);
    if (until < from)
      return {
        answer: msg('bite.ops.italy.none'),
        says: msg('bite.ops.italy.none'),
        not: { msg: msg('bite.ops.italy.none'), rule: '36.0' },
      };
    const ends = italianEnd(from, until);
    const out = chance(ends, (at) => at > 0);
    const p = { month: turnName(until).long, p: out.p };
    const rows = Array.from({ length: until - from + 1 }, (_, i) => from + i);
    return {
      answer: chanceMsg(out),
      says: msg('bite.ops.italy.says', p),
      rows: [
        ...rows.map((at) => ({
          msg: turnName(at).long,
          value: msg('bite.ops.italy.row', {
            limit: italianLimit(at),
            p: chanceMsg(chance(ends, (end) => end === at)),
            so: chanceMsg(chance(ends, (end) => end > 0 && end <= at)),
          }),
          rule: '36.0',
        })),
        {
          msg: msg('bite.ops.italy.fights', { month: p.month }),
          value: chanceMsg(chance(ends, (at) => at === 0)),
          rule: '36.0',
        },
      ],
      hints: unused(context, ['o36', '36.0']),
    };
  },
});

/** 29.1: battalions that appear in a Soviet production step. */
export const partisans = valueCalc({
  id: 'partisans',
  msg: msg('bite.ops.calc.partisans'),
  rule: '29.1',
  fields: {
    turn: { ...turnField, start: firstPartisans },
    minor: {
      kind: 'count',
      msg: msg('bite.ops.field.openMinor'),
      start: 0,
      min: 0,
      max: 99,
      big: true,
      rule: '29.1',
      begins: (context: Context) => openCitiesNow(context)?.minor,
    },
    major: {
      kind: 'count',
      msg: msg('bite.ops.field.openMajor'),
      start: 0,
      min: 0,
      max: 99,
      big: true,
      rule: '29.1',
      begins: (context: Context) => openCitiesNow(context)?.major,
    },
    onMap: {
      kind: 'count',
      msg: msg('bite.ops.field.partisansOnMap'),
      start: 0,
      min: 0,
      max: mostPartisans,
      rule: '29.1',
      begins: (context: Context) => partisansOnMap(context),
    },
  },
  says: ({ turn, minor, major, onMap }, context, explanation) => {
    if (turn < firstPartisans) {
      const early = msg('bite.ops.partisans.early');
      return { answer: early, says: early, not: { msg: early, rule: '29.0' } };
    }
    const figure = explanation
      .figure('partisans', msg('bite.ops.figure.partisans'))
      // AMB-47: a third, rounded down
      .add(Math.floor(minor / 3), msg('bite.ops.step.openMinor', { n: minor }), '29.1')
      .add(major, msg('bite.ops.step.openMajor'), '29.1')
      .atMost(mostPartisans - onMap, msg('bite.ops.step.counters', { n: mostPartisans }), '29.1');
    const says = msg('bite.ops.partisans.says', { count: figure.value });
    return {
      answer: countMsg(figure.value),
      says,
      hints: [...unused(context, ['o29', '29.0']), { msg: msg('bite.ops.partisans.where'), rule: '29.1' }],
    };
  },
});
