import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Licences } from './Licences.tsx';

it.each([
  ['en', 'What others wrote'],
  ['it', 'Ciò che hanno scritto altri'],
] as const)('the licences of what others wrote can be read in the app (%s)', async (locale, label) => {
  const { unmount } = draw(<Licences />, locale);
  fireEvent.click(screen.getByRole('button', { name: label }));
  // a text this long is not printed when it is not there
  const text = () => document.querySelector('pre')?.textContent ?? '';
  await expect.poll(() => /^react \d/m.test(text()), { timeout: 20_000 }).toBe(true);
  expect(/Permission is hereby granted/.test(text()) && /SIL OPEN FONT LICENSE/.test(text())).toBe(true);
  unmount();
});
