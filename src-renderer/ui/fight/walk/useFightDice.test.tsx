// @vitest-environment happy-dom
import '../../../testing/setUp.ts';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { type Fight, nextFight } from './useFight.ts';
import { useFightDice } from './useFightDice.ts';

vi.mock('./useFight.ts', async (original) => ({ ...(await original<object>()), nextFight: vi.fn() }));
afterEach(cleanup);

/** One that is over: under Enter lies the next. */
const over = {
  scope: 'here',
  calc: undefined,
  draft: { face: null },
  flow: { end: {} },
  over: true,
} as unknown as Fight;
function Walk({ rests }: { readonly rests: boolean }) {
  useFightDice(over, undefined, false, { rests });
  return null;
}

it('while the map asks where somebody goes, Enter does not begin the next fight', () => {
  const { rerender } = draw(<Walk rests />);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(nextFight).not.toHaveBeenCalled();
  rerender(<Walk rests={false} />);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(nextFight).toHaveBeenCalledOnce();
});
