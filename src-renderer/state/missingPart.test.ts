import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setHost } from '../host/client.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { loadAnewWithoutPart, owesBy } from './missingPart.ts';

const reload = vi.fn();
let stop: () => void;
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  owesBy(() => false);
  setHost(memoryHost().client);
  stop = loadAnewWithoutPart(reload);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  owesBy(() => false);
  vi.useRealTimers();
});
const missing = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
  await vi.waitFor(() => true);
};

it('a page whose parts are gone is loaded anew, once in a minute', async () => {
  await missing();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.setItem('loadedAnew', String(Date.now() - 60_001));
  await missing();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('never while something of it waits for the disk, or no host would serve it', async () => {
  owesBy(() => true);
  await missing();
  owesBy(() => false);
  const { client } = memoryHost();
  setHost({ ...client, 'app.info': async () => ({ ok: false, reason: 'host.gone' }) });
  await missing();
  expect(reload).not.toHaveBeenCalled();
});
