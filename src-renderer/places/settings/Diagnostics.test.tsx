import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setHost } from '../../host/client.ts';
import { tellFault } from '../../state/tellFaults.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { Diagnostics } from './Diagnostics.tsx';

const withHost = () => {
  const memory = memoryHost();
  setHost(memory.client);
  return memory;
};

it('what happened is shown before it is copied, and copied as it is shown', async () => {
  withHost();
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { unmount } = draw(<Diagnostics />, 'en');
  fireEvent.click(screen.getByRole('button', { name: 'What happened' }));
  await expect.poll(() => document.querySelector('pre')?.textContent).toBe('Stato Maggiore 0, browser');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith('Stato Maggiore 0, browser');
  unmount();
});

it('a browser that lets no page copy is named, and the text stays there to be marked', async () => {
  withHost();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const { unmount } = draw(<Diagnostics />, 'en');
  fireEvent.click(screen.getByRole('button', { name: 'What happened' }));
  await expect.poll(() => document.querySelector('pre')?.textContent).toBe('Stato Maggiore 0, browser');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not copied/);
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  unmount();
});

it('where it cannot be had, why is said', async () => {
  withHost().refuse.set('app.diagnostics', { reason: 'host.gone' });
  const { unmount } = draw(<Diagnostics />, 'it');
  fireEvent.click(screen.getByRole('button', { name: 'Che cosa è successo' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(document.querySelector('pre')).toBeNull();
  unmount();
});

it('a page that fails over and over tells the log so often and no more', () => {
  const { calls } = withHost();
  for (let i = 0; i < 30; i++) tellFault(new Error('of somebody'));
  expect(calls.filter((name) => name === 'app.fault')).toHaveLength(20);
});
