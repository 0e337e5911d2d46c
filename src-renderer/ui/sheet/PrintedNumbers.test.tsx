import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Photo } from '#shared/contract.ts';
import { draw } from '../../testing/draw.tsx';
import { fitOf } from '../canvas/fitPhoto.ts';
import { hexSize } from '../canvas/layout.ts';
import { PrintedNumbers } from './PrintedNumbers.tsx';

const grid = gridOf(12, 10);
const { centre, width, height } = pixelsOf(grid, hexSize);
const picture = { width, height, close: () => {} } as ImageBitmap;
/** A photo as large as the sheet; laid as if one of its hexes bore the number of another. */
const laidAs = (hex: string, far: string, as: string, farAs: string): NonNullable<Photo['fit']> => [
  { ...(centre(hex) ?? { x: 0, y: 0 }), hex: as },
  { ...(centre(far) ?? { x: 0, y: 0 }), hex: farAs },
];

const show = (fit: NonNullable<Photo['fit']>) => {
  const fitted = fitOf(fit, grid);
  if (!fitted) throw new Error('no fit');
  const [onMove, onDone] = [vi.fn(), vi.fn()];
  draw(<PrintedNumbers picture={picture} fitted={fitted} grid={grid} onMove={onMove} onDone={onDone} />);
  const fields = screen.getAllByLabelText<HTMLInputElement>(/^Number printed in the hex/);
  return { onMove, onDone, fields };
};
const type = (field: HTMLInputElement | undefined, value: string) => {
  if (field) fireEvent.change(field, { target: { value } });
};
const press = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }));

it('one press where the numbers are right', () => {
  const { onMove, onDone, fields } = show(laidAs('0202', '1108', '0202', '1108'));
  expect(fields.length).toBeGreaterThanOrEqual(3);
  press('They are so');
  expect(onDone).toHaveBeenCalledOnce();
  expect(onMove).not.toHaveBeenCalled();
});

it('a photo laid a hex aside is moved to where its printed numbers are the grid’s', () => {
  // what is printed 0404 was shown as 0403: the grid says one too few everywhere
  const { onMove, onDone, fields } = show(laidAs('0404', '1008', '0403', '1007'));
  const printed = (hex = '') => hex.slice(0, 2) + String(Number(hex.slice(2)) + 1).padStart(2, '0');
  // one is enough to move it; a second that says otherwise is no move
  type(fields[0], printed(fields[0]?.placeholder));
  expect(screen.getByText('By these numbers the photo lies a hex off.')).toBeTruthy();
  type(fields[1], fields[1]?.placeholder ?? '');
  expect(screen.queryByText(/lies a hex off/)).toBeNull();
  type(fields[1], printed(fields[1]?.placeholder));
  expect(screen.getByText('By these numbers the photo lies a hex off.')).toBeTruthy();
  press('Move the photo');
  expect(onDone).not.toHaveBeenCalled();
  const [[fit]] = onMove.mock.calls as [[NonNullable<Photo['fit']>]];
  const lies = fitOf(fit, grid);
  expect(lies?.a).toBeCloseTo(1, 6);
  expect([lies?.b, lies?.e, lies?.f]).toEqual([0, 0, 0].map((n) => expect.closeTo(n, 6)));
});

it('numbers that no one move brings right are said to be so, and nothing is moved', () => {
  const { onMove, onDone, fields } = show(laidAs('0202', '1108', '0202', '1108'));
  type(fields[0], '9999');
  press('Compare them');
  expect(screen.getByText(/^No one move brings these numbers right/)).toBeTruthy();
  type(fields[0], '');
  expect(screen.queryByText(/^No one move/)).toBeNull();
  press('They are so');
  expect(onDone).toHaveBeenCalledOnce();
  expect(onMove).not.toHaveBeenCalled();
});
