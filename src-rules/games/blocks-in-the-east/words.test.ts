import { expect, it } from 'vitest';
import type { Msg } from '../../kit/text.ts';
import { t } from './text/speak.ts';
import { list } from './words.ts';

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
const read = (msg: Msg | undefined): readonly unknown[] =>
  msg?.id === 'bite.list' && msg.p ? Object.values(msg.p).flatMap((part) => read(part as Msg)) : [msg];

it('a list of many keeps its order and stays shallow enough for a saved game', () => {
  const items = Array.from({ length: 40 }, (_, n) => t('bite.lane.dortmund', { n }));
  expect(read(list(items))).toEqual(items);
  expect(depth(list(items))).toBeLessThan(18);
  expect(list([])).toBeUndefined();
  expect(list(items.slice(0, 1))).toBe(items[0]);
});
