import { expect, it } from 'vitest';
import { askBare as ask } from '../../testing/ask.ts';

it('PGG-6.7 PGG-9.5 PGG-10.21 the charts, whole', () => {
  const charts = ask('charts', {});
  const enter = (foot: number, mechanized: number, cavalry: number, leader: number) => ({
    foot,
    mechanized,
    cavalry,
    leader,
  });
  expect(charts).toMatchObject({
    terrain: [
      { terrain: 'clear', enter: enter(1, 1, 1, 1), defence: 1 },
      { terrain: 'forest', enter: enter(1, 2, 2, 1), defence: 2 },
      { terrain: 'swamp', enter: enter(2, 2, 2, 2), defence: 1 },
      { terrain: 'majorCity', enter: enter(1, 1, 1, 1), defence: 2 },
      { terrain: 'minorCity', enter: enter(1, 1, 1, 1), defence: 1 },
    ],
    road: enter(1, 0.5, 1, 0.5),
    river: { german: 2, soviet: 1, defence: 2 },
    interdiction: 1,
  });
  expect((charts.results as string[][]).map((row) => row.join(' '))[2]).toBe(
    'A1 A1 D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De De',
  );
});
