import { expect, it } from 'vitest';
import { memo } from './memo.ts';

it('works a thing out once for each key, be it an object, a text or nothing that comes out', () => {
  const asked: unknown[] = [];
  const of = memo((key: object | string) => {
    asked.push(key);
    return key === 'none' ? undefined : { key };
  });
  const [one, alike] = [{ n: 1 }, { n: 1 }];
  expect(of(one)).toBe(of(one));
  expect(of(alike)).not.toBe(of(one));
  expect([of('a')?.key, of('a')?.key, of('none'), of('none')]).toEqual(['a', 'a', undefined, undefined]);
  expect(asked).toEqual([one, alike, 'a', 'none']);
});

it('keeps answers to two keys apart by the first', () => {
  const [one, other] = [{}, {}];
  const of = memo((key: object) => memo((text: string) => ({ key, text })));
  expect(of(one)('a')).toBe(of(one)('a'));
  expect(of(one)('a')).not.toBe(of(other)('a'));
  expect(of(other)('b')).toEqual({ key: other, text: 'b' });
});
