import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { Limits } from './Limits.tsx';

const limit = (id: string, left: number, of: number) => ({ id, msg: msg('kit.die'), left, of, rule: '1' });

it('marks what is used up, and neither what there was nothing of nor what is there to be used up', () => {
  const toUse = { ...limit('used', 0, 4), toUse: true as const };
  draw(<Limits limits={[limit('spent', 0, 3), limit('none', 0, 0), limit('left', 2, 3), toUse]} />);
  expect(screen.getAllByRole('img', { name: 'None left' })).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    '0 of 3',
    '0',
    '2 of 3',
    '0 of 4',
  ]);
});

it('marks what there is too much of, even of what is there to be used up', () => {
  draw(<Limits limits={[{ ...limit('over', -1, 3), toUse: true }]} />);
  expect(screen.getAllByRole('img', { name: 'None left' })).toHaveLength(1);
});
