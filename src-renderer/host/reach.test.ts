import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryHost } from '../testing/memoryClient.ts';
import { setHost } from './client.ts';
import { useReach, watchReach } from './reach.ts';

const lineBreaks = { run: () => {} };
let answers: 'well' | 'host.gone' | 'host.restarted';
let asked = 0;
const lost = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = ['well', 0];
  lost.mockClear();
  const { client } = memoryHost();
  setHost({
    ...client,
    'app.info': async (input) => {
      asked += 1;
      return answers === 'well' ? client['app.info'](input) : { ok: false, reason: answers };
    },
  });
  stop = watchReach(lost, (run) => {
    lineBreaks.run = run;
  });
});
afterEach(() => {
  stop();
  useReach.setState({ refusal: undefined });
  vi.useRealTimers();
});
const reason = () => useReach.getState().refusal?.reason;

it('nobody is asked while the line stands, and a line that is only put anew is no trouble', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  lineBreaks.run();
  lineBreaks.run();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, reason(), lost.mock.calls.length]).toEqual([1, undefined, 0]);
});

it('a host that does not answer is told once, with its reason, until it answers again', async () => {
  answers = 'host.gone';
  lineBreaks.run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reason(), lost.mock.calls.length]).toEqual(['host.gone', 1]);
  answers = 'host.restarted';
  await vi.advanceTimersByTimeAsync(2_000);
  expect([reason(), lost.mock.calls.length]).toEqual(['host.restarted', 1]);
  answers = 'well';
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reason()).toBeUndefined();
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before);
  answers = 'host.gone';
  lineBreaks.run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lost).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before + 1);
});
