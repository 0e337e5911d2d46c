import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import type { Place } from '../photo/fit/lay.ts';
import type { Unfit } from '../photo/fit/tighten.ts';
import { FitPhoto } from './FitPhoto.tsx';

const picture = { width: 2_000, height: 1_000, close: () => {} } as ImageBitmap;

const show = (unfit?: Unfit, working?: number) => {
  const onFit = vi.fn();
  const onStraighten = vi.fn(async (_places: readonly Place[], _byPlaces: boolean) => unfit);
  const onCancel = vi.fn();
  draw(
    <FitPhoto
      opened
      picture={picture}
      isHex={(text) => (/^\d{4}$/.test(text) ? text : undefined)}
      onClose={() => {}}
      onFit={onFit}
      onStraighten={onStraighten}
      working={working}
      onCancel={onCancel}
    />,
  );
  return { onFit, onStraighten, onCancel };
};
const photo = () => screen.getByLabelText(/^The photo; the arrows/);
const move = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(photo(), { key, shiftKey: true });
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

const four = () => {
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
};

it('four straighten one taken at an angle; what does not tell how is said, and can be set anew', async () => {
  const { onFit, onStraighten } = show({ reason: 'places' });
  four();
  press('Straighten it and lay it');
  expect(await screen.findByText(/nearly on a line/)).toBeTruthy();
  onStraighten.mockResolvedValue(undefined);
  press('Straighten it and lay it');
  expect(onStraighten.mock.calls.at(-1)).toMatchObject([
    [{ hex: '0101' }, { hex: '0909' }, { hex: '0901' }, { hex: '0109' }],
    false,
  ]);
  await waitFor(() => expect(screen.queryByText(/nearly on a line/)).toBeNull());
  expect(onFit).not.toHaveBeenCalled();
});

it('a fifth is taken where the board bends, and the last of them taken back', () => {
  const { onStraighten } = show();
  four();
  press(/^One more hex/);
  move('ArrowDown', 'ArrowDown', 'ArrowRight');
  hex('0505');
  press('Take the last one back');
  expect(screen.getByLabelText<HTMLInputElement>('Number of that hex').value).toBe('0109');
  press(/^One more hex/);
  move('ArrowDown', 'ArrowDown', 'ArrowRight');
  hex('0505');
  press('Straighten it and lay it');
  expect(onStraighten.mock.calls.at(-1)?.[0].map((one) => one.hex)).toEqual(['0101', '0909', '0901', '0109', '0505']);
});

it('a photo on which no grid is printed can be laid by its hexes alone', async () => {
  const { onStraighten } = show({ reason: 'grid' });
  four();
  press('Straighten it and lay it');
  expect(await screen.findByText(/No printed grid/)).toBeTruthy();
  press('Lay it by these hexes alone');
  expect(onStraighten.mock.calls.at(-1)?.[1]).toBe(true);
});

it('while it is straightened the work shows how far it is, and can be stopped', () => {
  const { onCancel } = show(undefined, 0.4);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  press('Stop');
  expect(onCancel).toHaveBeenCalled();
});

it('the cross is dragged where it was taken hold of, an arrow moves it by a pixel', () => {
  const { onFit } = show();
  fireEvent.keyDown(photo(), { key: 'ArrowLeft' });
  const at = { pointerId: 1, clientX: 0, clientY: 0 };
  // the canvas has no size here: the cross lies in its corner, at the least zoom
  fireEvent.pointerDown(photo(), at);
  fireEvent.pointerMove(photo(), { ...at, clientX: -12 });
  fireEvent.pointerUp(photo(), { ...at, clientX: -12 });
  hex('0101');
  press('On to the next');
  hex('0909');
  press('Lay it under the grid');
  const [[[one]]] = onFit.mock.calls as [[[{ x: number; y: number }]]];
  expect(one).toEqual({ hex: '0101', x: 999 - 100, y: 500 });
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
