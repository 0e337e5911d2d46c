import { expect, it } from 'vitest';
import { contextFromReads, trackReads } from '#rules/kit/record/readSet.ts';
import { advanced } from '../../../testing/battles.ts';
import { figureIn, panelIn, planOf, refusalOf, thrown } from '../../../testing/ops.ts';
import { convoys } from './convoysCalculator.ts';

const ratio = (exact: unknown): number => {
  const [n, d] = String(exact).split('/').map(Number);
  return (n ?? 0) / (d ?? 1);
};

const here = advanced({ o34: true, o352: true });

it('BITE-35.2-1 BITE-12.P-8 the Arctic convoy: three dice at 6 and two at 5, nothing lost 125 times in 486', () => {
  const autumn = { turn: 4 };
  const plan = planOf(convoys, autumn, here);
  expect(plan['0 0']).toBe('125/486');
  // three PP sail: more hits than that sink nothing
  expect(Object.keys(plan).sort()).toEqual(['0 0', '1 0', '2 0', '3 0']);
  expect(figureIn(panelIn(convoys, autumn, here), 'arctic')).toBe(5);
  const wide = planOf(convoys, { amounts: 'typed', arcticRed: 6, arcticBlue: 6 }, here);
  const beyond = ['3 0', '4 0', '5 0'].reduce((so, key) => so + ratio(wide[key]), 0);
  expect(ratio(plan['3 0'])).toBeCloseTo(beyond, 12);
  expect(refusalOf(convoys, { turn: 3 }, here)?.rule).toBe('34.0');
});

it('BITE-35.2-1 BITE-34.0-3 from June 1942 the Persian convoy too, each route with its own PP', () => {
  const { at } = thrown(convoys, { turn: 13 }, [5, 3], here);
  expect(at.done?.ending.says).toEqual({ id: 'bite.ops.end.convoys', p: { north: 3, south: 2 } });
  // noted for what arrives this month, and only for it
  const noted = (turn: number) =>
    thrown(convoys, { turn: 13 }, [5, 3], { ...here, turn }).at.done?.ending.facts.map(
      (fact) => fact.kind === 'mark' && [fact.key, fact.value, fact.until],
    );
  expect(noted(13)).toEqual([
    ['arctic', 3, 't13'],
    ['persia', 2, 't13'],
  ]);
  expect(noted(12)).toEqual([]);
  const closed = thrown(convoys, { turn: 13, persiaOpen: false }, [1], here);
  expect(closed.at.done?.key).toBe('1 0');
});

it('BITE-35.2-1 BITE-AMB-17 BITE-O36 the Italian submarine is gone with Italy', () => {
  const persia = { arcticOpen: false, turn: 13 };
  const none = (over: object, context = here) => planOf(convoys, { ...persia, ...over }, context)['0 0'];
  expect(none({})).toBe('125/216');
  expect(none({ italy: 'out' })).toBe('25/36');
  // by date without rule 36, as recorded with it
  expect(none({ turn: 29 })).toBe('25/36');
  const dice = advanced({ o34: true, o352: true, o36: true });
  expect(none({ turn: 29 }, dice)).toBe('125/216');
  expect(none({ turn: 27 }, { ...dice, cells: { italy: 'out' } })).toBe('25/36');
});

it('BITE-35.2-1 which PP are lost is drawn: each colour loses its share on average', () => {
  const rows = panelIn(convoys, { turn: 4 }, here).rows;
  const mean = rows.find(({ msg }) => msg.id === 'bite.ops.route.mean')?.value.p?.n;
  const colours = rows.find(({ msg }) => msg.id === 'bite.ops.route.meanColours')?.value.p;
  expect(colours?.red).toBeCloseTo((Number(mean) * 2) / 3, 12);
  expect(colours?.blue).toBeCloseTo(Number(mean) / 3, 12);
});

it('BITE-34.0-3 a record keeps the month, and neither rosters nor the map', () => {
  const input = convoys.parse({ turn: 13 });
  if (!input.ok) throw new Error('refused');
  const now = { ...here, turn: 13, rosters: { axis: { id: 'axis', units: [] } }, sheets: {} };
  const watched = trackReads(now);
  convoys.panel(input.value, watched.context, []);
  convoys.play(input.value, watched.context, []);
  const kept = watched.reads();
  expect(['rosters', 'sheets'].filter((key) => key in kept)).toEqual([]);
  expect(thrown(convoys, { turn: 13 }, [5, 3], contextFromReads(kept)).at.done?.ending.facts).toHaveLength(2);
});
