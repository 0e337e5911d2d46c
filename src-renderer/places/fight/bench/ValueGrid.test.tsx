import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ValueGrid as Grid } from '#rules/kit/procedure/panel.ts';
import { draw } from '../../../testing/draw.tsx';
import { ValueGrid } from './ValueGrid.tsx';

const said = (what: string) => ({ id: 'armir.fronts.say', p: { what: { name: what } } });
const grid: Grid = {
  id: 'g',
  msg: said('Ahead'),
  rule: '16.1',
  corner: said('Arrival'),
  cols: [said('A'), said('B')],
  col: 1,
  rows: [
    { msg: said('Turn 2'), cells: [{ value: said('25 %'), p: 0.25 }, { value: said('never') }] },
    { msg: said('Turn 3'), now: true, cells: [{ value: said('75 %'), p: 0.75 }, { value: said('0.50') }] },
  ],
};

it('every figure stands as text under its heading; only a chance has a bar, as long as it is likely', () => {
  draw(<ValueGrid grid={grid} />);
  const [head, first, second] = screen.getAllByRole('row');
  if (!head || !first || !second) throw new Error('rows');
  expect(
    within(head)
      .getAllByRole('columnheader')
      .map((each) => each.textContent?.length),
  ).toHaveLength(3);
  expect(within(head).getAllByRole('columnheader')[2]?.dataset.now).toBe('true');
  expect(second.dataset.now).toBe('true');
  const bars = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize);
  expect(bars(first)).toEqual(['25%', undefined]);
  expect(bars(second)).toEqual(['75%', undefined]);
});
