import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Weather, weathers } from '../../ids.ts';
import { chanceMsg, tenths } from '../command/fractions.ts';
import { sequenceIn } from '../command/markers.ts';
import { weatherNow } from '../events/weather.ts';
import { type CheckKind, tableParts, waysOf } from './fight/checks.ts';
import { msg } from './msg.ts';

/** P1: one check, with everything that may weigh on it. */

const drm = (what: ReturnType<typeof msg>, rule: string) =>
  ({ kind: 'count', msg: what, start: 0, min: 0, max: 2, rule }) as const;
const notPlain = { field: 'kind', is: ['cas', 'artillery', 'units'] } as const;

const checkFields = {
  kind: {
    kind: 'choice',
    msg: msg('rtl.act.field.check'),
    start: 'plain',
    rule: '3.42',
    options: (['plain', 'cas', 'artillery', 'units'] as const).map((key) => ({
      key,
      msg: msg(`rtl.act.check.${key}`),
    })),
  },
  er: { kind: 'count', msg: msg('rtl.act.field.printedEr'), start: 6, min: 1, max: 10, big: true, rule: '3.41' },
  oos: { kind: 'toggle', msg: msg('rtl.act.field.oos'), start: false, rule: '3.44' },
  disrupted: { kind: 'toggle', msg: msg('rtl.act.field.disrupted'), start: false, rule: '3.44' },
  hq: { ...drm(msg('rtl.act.field.hqPoints'), '15.31'), big: true },
  leader: drm(msg('rtl.act.field.leaderPoints'), '15.31'),
  arko: {
    kind: 'toggle',
    msg: msg('rtl.act.field.arko'),
    start: false,
    rule: '16.32',
    when: { field: 'kind', is: 'artillery' },
  },
  sequence: {
    kind: 'choice',
    msg: msg('rtl.act.field.sequence'),
    start: 'mobile',
    rule: '10.4',
    when: notPlain,
    options: (['mobile', 'assault'] as const).map((key) => ({ key, msg: msg(`rtl.act.sequence.${key}`) })),
    begins: (context: Context) => (sequenceIn(context) === 'assault' ? 'assault' : undefined),
  },
  woods: {
    kind: 'toggle',
    msg: msg('rtl.act.field.woods'),
    start: false,
    rule: '10.4',
    when: { field: 'kind', is: ['cas', 'artillery'] },
  },
  threeHexes: {
    kind: 'toggle',
    msg: msg('rtl.act.field.threeHexes'),
    start: false,
    rule: '10.4',
    when: { field: 'kind', is: 'units' },
  },
  weather: {
    kind: 'choice',
    msg: msg('rtl.act.field.weather'),
    start: 'dry',
    rule: '5.1',
    when: { field: 'kind', is: 'cas' },
    options: weathers.map((key: Weather) => ({ key, msg: msg(`rtl.act.weather.${key}`) })),
    begins: weatherNow,
  },
  other: { kind: 'count', msg: msg('rtl.act.field.otherDrm'), start: 0, min: -9, max: 9 },
} as const;

export const erCheck = valueCalc({
  id: 'er-check',
  msg: msg('rtl.act.calc.check'),
  rule: '3.42',
  fields: checkFields,
  says: (input, _around, explanation) => {
    const { kind } = input;
    const er = explanation.figure('er', msg('rtl.act.figure.er')).add(input.er, msg('rtl.act.field.printedEr'), '3.41');
    if (input.oos) er.add(-1, msg('rtl.act.field.oos'), '3.44');
    if (input.disrupted) er.add(-2, msg('rtl.act.field.disrupted'), '3.44');
    er.atLeast(1, msg('rtl.act.step.atLeast1'), '3.44');
    const modifier = explanation.figure('drm', msg('rtl.act.figure.modifier'));
    if (input.hq > 0) modifier.add(-input.hq, msg('rtl.act.field.hqPoints'), '15.31');
    if (input.leader > 0) modifier.add(-input.leader, msg('rtl.act.field.leaderPoints'), '15.31');
    if (kind === 'artillery' && input.arko) modifier.add(-1, msg('rtl.act.field.arko'), '16.32');
    const table: CheckKind | undefined = kind === 'plain' ? undefined : kind;
    if (table)
      for (const part of tableParts(table, {
        sequence: input.sequence,
        hexes: input.threeHexes ? 3 : 1,
        woods: input.woods,
        weather: input.weather,
      }))
        modifier.add(part.n, part.msg, part.rule);
    if (input.other !== 0) modifier.add(input.other, msg('rtl.act.field.otherDrm'), '2.42');
    const check = { kind: table ?? ('units' as const), er: er.value, drm: modifier.value };
    const { full, half, none } = waysOf(check);
    const shares = { full: tenths(full), half: tenths(half), none: tenths(none) };
    const face =
      full === 0
        ? msg('rtl.act.face.none')
        : full === 10
          ? msg('rtl.act.face.any')
          : msg('rtl.act.face.upTo', { n: full });
    const head = { msg: msg('rtl.act.row.needed'), value: face, rule: '3.42' };
    if (kind === 'artillery')
      return {
        answer: msg('rtl.act.answer.artillery', { full: shares.full.p, half: shares.half.p }),
        says: msg('rtl.act.says.artillery', { full: shares.full.p, half: shares.half.p, none: shares.none.p }),
        rows: [
          head,
          { msg: msg('rtl.act.row.full'), value: chanceMsg(shares.full), rule: '10.42' },
          { msg: msg('rtl.act.row.half'), value: chanceMsg(shares.half), rule: '10.42' },
          { msg: msg('rtl.act.row.none'), value: chanceMsg(shares.none), rule: '10.42' },
        ],
      };
    return {
      answer: msg('rtl.act.answer.check', { p: shares.full.p }),
      says: msg('rtl.act.says.check', { er: er.value, p: shares.full.p }),
      rows: [head, { msg: msg('rtl.act.row.passes'), value: chanceMsg(shares.full), rule: '3.42' }],
    };
  },
});
