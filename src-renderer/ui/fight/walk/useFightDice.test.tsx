// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../../testing/draw.tsx';
import { Guide } from '../asked/Guide.tsx';
import { type Fight, nextFight } from './useFight.ts';
import { useFightDice } from './useFightDice.ts';

vi.mock('./useFight.ts', async (original) => ({ ...(await original<object>()), nextFight: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

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
  return (
    <Guide
      guide={[{ msg: msg('ui.play.now'), rule: '11.31' }]}
      asides={[]}
      sides={[]}
      next="Next fight"
      onNext={() => {}}
    />
  );
}

it('while the map asks where somebody goes, Enter does not begin the next fight', () => {
  const { rerender } = draw(<Walk rests />);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(nextFight).not.toHaveBeenCalled();
  rerender(<Walk rests={false} />);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(nextFight).toHaveBeenCalledOnce();
});

it('Enter on a deed ticks it, as Space does, and does not put the fight away', () => {
  draw(<Walk rests={false} />);
  const deed = screen.getByRole('checkbox');
  expect(fireEvent.keyDown(deed, { key: 'Enter' })).toBe(true);
  expect(nextFight).not.toHaveBeenCalled();
  fireEvent.click(deed);
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
});
