import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { setupCrash } from './crash.ts';

const dying = (destroyed = false) => {
  let clock = 0;
  let reloads = 0;
  const told: string[] = [];
  const events = new EventEmitter();
  setupCrash(
    {
      isDestroyed: () => destroyed,
      webContents: { on: (event, on) => events.on(event, on), reload: () => reloads++ },
    },
    (reason) => told.push(reason),
    () => clock,
  );
  return {
    told,
    at: (time: number, reason = 'crashed') => {
      clock = time;
      events.emit('render-process-gone', {}, { reason });
      return reloads;
    },
  };
};

it('loads a page that died again, but not one that dies at once', () => {
  const page = dying();
  expect(page.at(0)).toBe(1);
  expect(page.at(9_999)).toBe(1);
  expect(page.at(20_000, 'oom')).toBe(2);
  // the log has all of them
  expect(page.told).toEqual(['crashed', 'crashed', 'oom']);
});
it('lets a page go that ended as it should, or whose window is closed', () => {
  const ended = dying();
  expect(ended.at(0, 'clean-exit')).toBe(0);
  expect(ended.told).toEqual([]);
  expect(dying(true).at(0)).toBe(0);
});
