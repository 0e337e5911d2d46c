import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { JoinScreen } from './JoinScreen.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

it.each([
  ['the address was typed: the code is asked first', '#/', 'Code', ''],
  [
    'the picture brought the code: only the name is asked',
    '#/join/ABCD2345',
    'What this device is called',
    'ABCD 2345',
  ],
])('%s', (_, hash, asked, code) => {
  window.location.hash = hash;
  draw(<JoinScreen />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe(code);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: asked }));
  expect(window.location.hash).not.toContain('ABCD');
});
