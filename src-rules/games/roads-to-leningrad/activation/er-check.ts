import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type CheckKind, tableParts, waysOf } from '../attack/checks.ts';
import { cells, type Weather, weathers } from '../ids.ts';
import { textIn } from '../reading.ts';
import { weatherNow } from '../record/weather.ts';

import { n } from '../text/speak-activation.ts';
import { chanceMsg, tenths } from './fractions.ts';

/** P1: one check, with everything that may weigh on it. */

const drm = (msg: ReturnType<typeof n>, rule: string) =>
  ({ kind: 'count', msg, start: 0, min: 0, max: 2, rule }) as const;
const notPlain = { field: 'kind', is: ['cas', 'artillery', 'units'] } as const;

const checkFields = {
  kind: {
    kind: 'choice',
    msg: n('rtl.act.field.check'),
    start: 'plain',
    rule: '3.42',
    options: (['plain', 'cas', 'artillery', 'units'] as const).map((key) => ({ key, msg: n(`rtl.act.check.${key}`) })),
  },
  er: { kind: 'count', msg: n('rtl.act.field.printedEr'), start: 6, min: 1, max: 10, big: true, rule: '3.41' },
  oos: { kind: 'toggle', msg: n('rtl.act.field.oos'), start: false, rule: '3.44' },
  disrupted: { kind: 'toggle', msg: n('rtl.act.field.disrupted'), start: false, rule: '3.44' },
  hq: { ...drm(n('rtl.act.field.hqPoints'), '15.31'), big: true },
  leader: drm(n('rtl.act.field.leaderPoints'), '15.31'),
  arko: {
    kind: 'toggle',
    msg: n('rtl.act.field.arko'),
    start: false,
    rule: '16.32',
    when: { field: 'kind', is: 'artillery' },
  },
  sequence: {
    kind: 'choice',
    msg: n('rtl.act.field.sequence'),
    start: 'mobile',
    rule: '10.4',
    when: notPlain,
    options: (['mobile', 'assault'] as const).map((key) => ({ key, msg: n(`rtl.act.sequence.${key}`) })),
    begins: (around: Around) => (textIn(around, cells.sequence) === 'assault' ? 'assault' : undefined),
  },
  woods: {
    kind: 'toggle',
    msg: n('rtl.act.field.woods'),
    start: false,
    rule: '10.4',
    when: { field: 'kind', is: ['cas', 'artillery'] },
  },
  threeHexes: {
    kind: 'toggle',
    msg: n('rtl.act.field.threeHexes'),
    start: false,
    rule: '10.4',
    when: { field: 'kind', is: 'units' },
  },
  weather: {
    kind: 'choice',
    msg: n('rtl.act.field.weather'),
    start: 'dry',
    rule: '5.1',
    when: { field: 'kind', is: 'cas' },
    options: weathers.map((key: Weather) => ({ key, msg: n(`rtl.act.weather.${key}`) })),
    begins: weatherNow,
  },
  other: { kind: 'count', msg: n('rtl.act.field.otherDrm'), start: 0, min: -9, max: 9 },
} as const;

/** 3.44: −1 out of supply, −2 disrupted, never under 1. */
export const effectiveEr = (printed: number, oos: boolean, disrupted: boolean): number =>
  Math.max(1, printed - (oos ? 1 : 0) - (disrupted ? 2 : 0));
/** Faces out of ten that pass (3.42): no face passes or fails by itself. */
export const passes = (er: number, modifier: number): number => Math.max(0, Math.min(10, er - modifier));

export const erCheck = valueCalc({
  id: 'er-check',
  msg: n('rtl.act.calc.check'),
  rule: '3.42',
  fields: checkFields,
  says: (input, _around, why) => {
    const { kind } = input;
    const er = why.figure('er', n('rtl.act.figure.er')).add(input.er, n('rtl.act.field.printedEr'), '3.41');
    if (input.oos) er.add(-1, n('rtl.act.field.oos'), '3.44');
    if (input.disrupted) er.add(-2, n('rtl.act.field.disrupted'), '3.44');
    er.atLeast(1, n('rtl.act.step.atLeast1'), '3.44');
    const modifier = why.figure('drm', n('rtl.act.figure.modifier'));
    if (input.hq > 0) modifier.add(-input.hq, n('rtl.act.field.hqPoints'), '15.31');
    if (input.leader > 0) modifier.add(-input.leader, n('rtl.act.field.leaderPoints'), '15.31');
    if (kind === 'artillery' && input.arko) modifier.add(-1, n('rtl.act.field.arko'), '16.32');
    const table: CheckKind | undefined = kind === 'plain' ? undefined : kind;
    if (table)
      for (const part of tableParts(table, {
        sequence: input.sequence,
        hexes: input.threeHexes ? 3 : 1,
        woods: input.woods,
        weather: input.weather,
      }))
        modifier.add(part.n, part.msg, part.rule);
    if (input.other !== 0) modifier.add(input.other, n('rtl.act.field.otherDrm'), '2.42');
    const check = { kind: table ?? ('units' as const), er: er.value, drm: modifier.value };
    const { full, half, none } = waysOf(check);
    const shares = { full: tenths(full), half: tenths(half), none: tenths(none) };
    const face =
      full === 0 ? n('rtl.act.face.none') : full === 10 ? n('rtl.act.face.any') : n('rtl.act.face.upTo', { n: full });
    const head = { msg: n('rtl.act.row.needed'), value: face, rule: '3.42' };
    if (kind === 'artillery')
      return {
        answer: n('rtl.act.answer.artillery', { full: shares.full.p, half: shares.half.p }),
        says: n('rtl.act.says.artillery', { full: shares.full.p, half: shares.half.p, none: shares.none.p }),
        rows: [
          head,
          { msg: n('rtl.act.row.full'), value: chanceMsg(shares.full), rule: '10.42' },
          { msg: n('rtl.act.row.half'), value: chanceMsg(shares.half), rule: '10.42' },
          { msg: n('rtl.act.row.none'), value: chanceMsg(shares.none), rule: '10.42' },
        ],
      };
    return {
      answer: n('rtl.act.answer.check', { p: shares.full.p }),
      says: n('rtl.act.says.check', { er: er.value, p: shares.full.p }),
      rows: [head, { msg: n('rtl.act.row.passes'), value: chanceMsg(shares.full), rule: '3.42' }],
    };
  },
});
