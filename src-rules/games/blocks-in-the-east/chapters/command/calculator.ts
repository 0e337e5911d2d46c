import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import type { Nation } from '../../ids.ts';
import { countMsg, skyIn, unused, weatherField } from '../../model/calculatorFields.ts';
import { type HqKind, hqKinds, hqUses, isSupreme, maySpendOn } from './kinds.ts';
import { msg } from './msg.ts';
import { attemptsOf, radiusIn, writePoints } from './points.ts';

/** Whose HQ it is, where that decides what it may order; an ally with ships stands for the allies. */
const nationOf: { readonly [K in HqKind]: Nation } = {
  armoured: 'GER',
  air: 'GER',
  naval: 'SOV',
  stavka: 'SOV',
  fhq: 'GER',
  minor: 'ROM',
};

const ordersOf = (kind: HqKind): Msg =>
  list(
    hqUses
      .filter((use) => use !== 'recon' && maySpendOn({ kind, nation: nationOf[kind] }, use))
      .map((use) => msg(`bite.hq.use.${use}`)),
  ) ?? msg('bite.hq.offer.resting');

/** 13.3 to 13.6: what an HQ does with the AP it shows. */
export const hq = valueCalc({
  id: 'hq',
  msg: msg('bite.hq.calc'),
  rule: '13.4',
  fields: {
    kind: {
      kind: 'choice',
      msg: msg('bite.hq.field.kind'),
      start: 'armoured',
      rule: '13.1',
      options: hqKinds.map((key) => ({ key, msg: msg(`bite.hq.kind.${key}`) })),
    },
    ap: { kind: 'count', msg: msg('bite.hq.field.apCalc'), start: 4, min: 1, max: 12, big: true, rule: '3.12' },
    supplied: { kind: 'toggle', msg: msg('bite.hq.field.supplied'), start: true, rule: '13.5' },
    weather: weatherField,
  } as const,
  says: (input, context, explanation) => {
    const power = { kind: input.kind, ap: input.ap, unsupplied: !input.supplied };
    const { value: count } = writePoints(explanation.figure('points', msg('bite.hq.figure.points')), power);
    const sky = skyIn(input.weather, context.turn, context);
    const range = radiusIn(sky.weather);
    const attempts = attemptsOf(power);
    const supreme = isSupreme(input);
    return {
      answer: msg('bite.hq.answer', { count }),
      says: msg('bite.hq.calc.says', { count, range }),
      rows: [
        { msg: msg('bite.hq.row.range'), value: msg('bite.hq.row.hexes', { count: range }), rule: '13.3' },
        ...(attempts > 0 ? [{ msg: msg('bite.hq.row.attempts'), value: countMsg(attempts), rule: '19.1' }] : []),
        {
          msg: msg('bite.hq.row.after'),
          value: input.ap > 1 ? countMsg(input.ap - 1) : msg('bite.hq.row.leaves'),
          rule: '13.6',
        },
        { msg: msg('bite.hq.row.orders'), value: ordersOf(input.kind), rule: supreme ? '13.8' : '13.1' },
      ],
      hints: [
        ...(supreme
          ? [{ msg: msg('bite.hq.hint.once'), rule: '13.8' }]
          : [{ msg: msg('bite.hq.hint.first'), rule: '13.3' }]),
        ...sky.hints,
        ...unused(context, ['a13', '13.0']),
      ],
    };
  },
});
