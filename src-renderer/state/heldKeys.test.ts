import { afterEach, expect, it, vi } from 'vitest';
import { holdKeys, takeKeys } from './heldKeys.ts';

afterEach(() => {
  takeKeys();
  vi.useRealTimers();
});

const press = (key: string, over: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over }));

it('keeps what is typed for the field that is on its way, and lets commands with Ctrl through', () => {
  const seen = vi.fn();
  window.addEventListener('keydown', seen);
  holdKeys();
  for (const key of ['f', 'i', 'x', 'Backspace', 'r', 'Enter']) expect(press(key)).toBe(false);
  expect(seen).not.toHaveBeenCalled();
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('Escape')).toBe(true);
  expect(seen).toHaveBeenCalledTimes(2);
  expect(takeKeys()).toBe('fir\n');
  expect(press('f')).toBe(true);
  expect(takeKeys()).toBe('');
  window.removeEventListener('keydown', seen);
});

it('gives the keyboard back where no field comes', () => {
  vi.useFakeTimers();
  holdKeys();
  expect(press('f')).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(press('f')).toBe(true);
  expect(takeKeys()).toBe('');
});
