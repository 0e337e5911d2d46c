import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guideLine } from '#rules/kit/procedure/calcSpec.ts';
import { msg } from '#rules/kit/words/message.ts';
import { runCommand } from '../../../state/keys.ts';
import { draw } from '../../../testing/draw.tsx';
import { Guide } from './Guide.tsx';

it('after a fight the key of the map leads to its retreats and advances, and stands on the button', () => {
  const toMap = vi.fn();
  const guide = (way: (() => void) | undefined) => (
    <Guide guide={[]} asides={[]} sides={[]} next="Next fight" onNext={vi.fn()} toMap={way} />
  );
  const { rerender } = draw(guide(toMap));
  expect(screen.getByRole('button', { name: /On the map/ }).querySelector('kbd')?.textContent).toBe('S');
  expect(runCommand('place.supply')).toBe(true);
  expect(toMap).toHaveBeenCalledOnce();
  // where nobody goes anywhere it leads where it always does
  rerender(guide(undefined));
  expect(runCommand('place.supply')).toBe(false);
});

it('as long as the map waits for a retreat Enter does not stand on the next fight', () => {
  const line = guideLine(msg('kit.map.undrawn'), '9.72');
  const guide = (due: boolean) => (
    <Guide
      guide={[line]}
      asides={[]}
      sides={[]}
      next="Next fight"
      onNext={vi.fn()}
      mapOf={() => ({ done: !due, due, way: null })}
    />
  );
  const cap = () => screen.getByRole('button', { name: /Next fight/ }).querySelector('kbd');
  const { rerender } = draw(guide(true));
  expect(cap()).toBeNull();
  rerender(guide(false));
  expect(cap()).not.toBeNull();
});

it('what the map has seen done is ticked away from the map, too', () => {
  const lines = ['9.72', '9.8'].map((rule) => guideLine(msg('kit.map.undrawn'), rule));
  const guide = (seen: boolean) => (
    <Guide
      guide={lines}
      asides={[]}
      sides={[]}
      next="Next fight"
      onNext={vi.fn()}
      isDone={({ rule }) => seen && rule === '9.72'}
    />
  );
  const ticks = () => screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-checked'));
  const { rerender } = draw(guide(false));
  expect(ticks()).toEqual(['false', 'false']);
  rerender(guide(true));
  expect(ticks()).toEqual(['true', 'false']);
});
