import { expect, it } from 'vitest';
import { context, parsed, playOut, row } from '../../../testing/battles.ts';
import { battle } from '../calculator/battle.ts';
import { waysOf } from './asks.ts';

const sum = (ways: readonly number[]): number => ways.reduce((so, one) => so + one, 0);

it('BITE-12.P-2 ways of hits are counted whole as far as whole numbers count, and are chances beyond', () => {
  expect(waysOf([{ dice: 2, toHit: 6 }])).toEqual([25, 10, 1]);
  expect(
    waysOf([
      { dice: 1, toHit: 5 },
      { dice: 1, toHit: 7 },
    ]),
  ).toEqual([24, 12, 0]);
  expect(sum(waysOf([{ dice: 20, toHit: 4 }]))).toBe(6 ** 20);
  expect(sum(waysOf([{ dice: 21, toHit: 4 }]))).toBeCloseTo(1, 12);
});

it('BITE-7.7.13-1 a part of a side retreats where there are several: one unit goes or stays', () => {
  const keys = (axis: number) => {
    const blocks = Array.from({ length: axis }, (_, i) => row('infantry', 3, { id: `a${i}` }));
    const fight = { attacks: 'soviet', axis: blocks, soviet: [row('infantry', 3, { id: 's' })] };
    const { answers } = playOut(fight, [0, 0]);
    const asked = answers.findIndex(({ ask }) => ask.startsWith('retreat.defender'));
    const { ask } = battle.play(parsed(fight), context(), answers.slice(0, asked));
    return ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : undefined;
  };
  expect(keys(1)).toEqual(['stay', 'all']);
  expect(keys(2)).toEqual(['stay', 'all', 'some']);
});
