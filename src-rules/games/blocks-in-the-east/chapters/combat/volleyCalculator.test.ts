import { expect, it } from 'vitest';
import { chance, mean } from '#rules/kit/chance/dist.ts';
import { hitsOf } from '#rules/kit/chance/hitDist.ts';
import { figureIn, panelIn } from '../../testing/ops.ts';
import { volley } from './volleyCalculator.ts';

it('BITE-12.P-2 dice of mixed numbers: as many hits as in a list of every throw', () => {
  const dice = [6, 6, 5, 4];
  const counts = new Map<number, number>();
  for (let throwing = 0; throwing < 6 ** dice.length; throwing += 1) {
    const hits = dice.filter((toHit, i) => (Math.floor(throwing / 6 ** i) % 6) + 1 >= toHit).length;
    counts.set(hits, (counts.get(hits) ?? 0) + 1);
  }
  const rolled = hitsOf([
    { count: 2, toHit: 6 },
    { count: 1, toHit: 5 },
    { count: 1, toHit: 4 },
  ]);
  for (const [hits, n] of counts) expect(chance(rolled, (of) => of === hits).p).toBeCloseTo(n / 1296, 15);
  expect(mean(rolled)).toBeCloseTo(2 / 6 + 2 / 6 + 3 / 6, 15);
});

it('BITE-12.P-2 shows each number of hits, as many at least, and the mean', () => {
  const panel = panelIn(volley, { on6: 2, on5: 0 });
  const rows = panel.rows.filter(({ msg }) => msg.id === 'bite.ops.hits');
  expect(rows.map(({ value }) => JSON.stringify(value.p).match(/\d+\/\d+/g))).toEqual([
    ['25/36'],
    ['5/18', '11/36'],
    ['1/36', '1/36'],
  ]);
  expect(panel.answer.p?.mean).toBeCloseTo(1 / 3, 15);
  expect(figureIn(panelIn(volley, { on6: 3, on5: 2, on4: 1 }), 'dice')).toBe(6);
});
