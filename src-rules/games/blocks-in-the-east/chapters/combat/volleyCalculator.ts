import { chance, mean } from '#rules/kit/chance/dist.ts';
import { hitsOf } from '#rules/kit/chance/hitDist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { meanMsg, spreadMsg } from '../../model/calculatorFields.ts';
import { msg } from './msg.ts';

const dice = (toHit: number, start = 0) =>
  ({
    kind: 'count',
    msg: msg('bite.ops.field.dice', { n: toHit }),
    start,
    min: 0,
    max: 30,
    rule: '3.14',
    big: true,
  }) as const;

/** 12.P-2: dice of mixed numbers thrown at once: every number of hits, and as many at least. */
export const volley = valueCalc({
  id: 'volley',
  msg: msg('bite.ops.calc.volley'),
  rule: '3.14',
  fields: { on6: dice(6, 4), on5: dice(5), on4: dice(4), on3: dice(3), on2: dice(2) },
  says: ({ on6, on5, on4, on3, on2 }, _around, explanation) => {
    const groups = [
      { count: on6, toHit: 6 },
      { count: on5, toHit: 5 },
      { count: on4, toHit: 4 },
      { count: on3, toHit: 3 },
      { count: on2, toHit: 2 },
    ].filter(({ count }) => count > 0);
    const figure = explanation.figure('dice', msg('bite.ops.figure.dice'));
    for (const { count, toHit } of groups) figure.add(count, msg('bite.ops.step.dice', { n: toHit }), '3.14');
    const hits = hitsOf(groups);
    const least = chance(hits, (n) => n >= 1);
    const p = { n: figure.value, mean: mean(hits) };
    return {
      answer: msg('bite.ops.volley.answer', { mean: p.mean }),
      says: msg('bite.ops.volley.says', { ...p, dice: msg('bite.ops.volley.dice', { count: p.n }), p: least.p }),
      rows: [
        { msg: msg('bite.ops.mean.hits'), value: meanMsg(p.mean), rule: '3.14' },
        ...[...hits.ways.values()]
          .map(({ value }) => value)
          .sort((a, b) => a - b)
          .map((n) => ({
            msg: msg('bite.ops.hits', { count: n }),
            value: spreadMsg(hits, n),
            rule: '3.15',
          })),
      ],
    };
  },
});
