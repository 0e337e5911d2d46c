import { fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lastResort } from './lastResort.ts';

function Broken(): never {
  throw new Error('nothing can be drawn');
}

it('where nothing at all can be drawn the page says so in both languages, and leads back', async () => {
  const again = vi.fn();
  const at = document.body.appendChild(document.createElement('div'));
  const root = createRoot(at, { onUncaughtError: (error) => lastResort(error, again) });
  root.render(<Broken />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Every game is on disk.*è su disco.*nothing can be drawn/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Saved games' }));
  fireEvent.click(screen.getByRole('button', { name: 'Archivio' }));
  expect(again).toHaveBeenCalledTimes(2);
  document.body.replaceChildren();
});
