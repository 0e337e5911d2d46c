import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ten } from '#rules/testing/invented/ten.ts';
import { draw } from '../../../testing/draw.tsx';
import { Policies } from './Policies.tsx';

const chance = { p: 0.5, exact: '1/2' };
const policy = { id: 'stay', msg: { id: 'ten.raid' }, cleared: chance };
const side = ten.sides[0]?.id ?? '';

it('who loses how many steps stands in a table, side by side', () => {
  const losses = [
    {
      side,
      mean: 0.5,
      steps: [
        { n: 0, chance },
        { n: 1, chance },
      ],
    },
  ];
  draw(<Policies policies={[{ ...policy, losses }]} sides={ten.sides} step={ten.stepWord} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('in a game without step losses there is the chance alone, and no empty table', () => {
  draw(<Policies policies={[{ ...policy, losses: [] }]} sides={ten.sides} step={ten.stepWord} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/50/)).toBeTruthy();
});
