// @vitest-environment happy-dom
import '../../testing/setUp.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { FitPhoto } from './FitPhoto.tsx';

afterEach(cleanup);
const picture = { width: 2_000, height: 1_000, close: () => {} } as ImageBitmap;

const show = (straightens = true) => {
  const onFit = vi.fn();
  const onStraighten = vi.fn(() => straightens);
  draw(
    <FitPhoto
      opened
      picture={picture}
      isHex={(text) => (/^\d{4}$/.test(text) ? text : undefined)}
      onClose={() => {}}
      onFit={onFit}
      onStraighten={onStraighten}
    />,
  );
  return { onFit, onStraighten };
};
const photo = () => screen.getByLabelText(/^The photo; the arrows/);
const move = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(photo(), { key });
};
const hex = (number: string) =>
  fireEvent.change(screen.getByLabelText('Number of that hex'), { target: { value: number } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('two hexes lay a flat photo; one hex twice does not', () => {
  const { onFit, onStraighten } = show();
  move('ArrowLeft', 'ArrowUp');
  hex('0101');
  press('On to the next');
  move('ArrowRight');
  hex('0101');
  press('Lay it under the grid');
  expect(screen.getByText(/Each must be another hex/)).toBeTruthy();
  expect(onFit).not.toHaveBeenCalled();
  hex('0909');
  press('Lay it under the grid');
  expect(onFit).toHaveBeenCalledWith([
    expect.objectContaining({ hex: '0101' }),
    expect.objectContaining({ hex: '0909' }),
  ]);
  const [[[one, two]]] = onFit.mock.calls as [[[{ x: number }, { x: number }]]];
  expect(one.x).toBeLessThan(two.x);
  expect(onStraighten).not.toHaveBeenCalled();
});

it('four straighten one taken at an angle; what does not tell how is said, and can be set anew', () => {
  const { onFit, onStraighten } = show(false);
  move('ArrowLeft', 'ArrowLeft', 'ArrowUp');
  hex('0101');
  press('On to the next');
  hex('0909');
  press(/^Two more/);
  move('ArrowUp');
  hex('0901');
  press('On to the next');
  move('ArrowUp', 'ArrowUp');
  hex('0109');
  press('Straighten it and lay it');
  expect(screen.getByText(/nearly on a line/)).toBeTruthy();
  onStraighten.mockReturnValue(true);
  press('Straighten it and lay it');
  expect(onStraighten.mock.calls.at(-1)).toMatchObject([
    [{ hex: '0101' }, { hex: '0909' }, { hex: '0901' }, { hex: '0109' }],
  ]);
  expect(onFit).not.toHaveBeenCalled();
});

it('seen closely the same key moves the cross by less', () => {
  const { onFit } = show();
  const set = (number: string, button: string) => {
    hex(number);
    press(button);
  };
  move('+', '+', '+', 'ArrowLeft');
  set('0101', 'On to the next');
  move('ArrowRight');
  set('0909', 'Lay it under the grid');
  const [[[one, two]]] = onFit.mock.calls as [[[{ x: number }, { x: number }]]];
  const [near, far] = [1_000 - one.x, two.x - (2_000 - one.x)];
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(far);
});
