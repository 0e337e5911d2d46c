import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

const points = { min: 0, max: 999 };

test('a number is a number, and nothing is nothing', () => {
  expect(readNumber('26', points)).toBe(26);
  expect(readNumber(' 7 ', points)).toBe(7);
  expect(readNumber('', points)).toBeNull();
});

test('what is no whole number is none: no digit of it is taken for another', () => {
  for (const text of ['2.5', '2,5', '-5', '−5', '1e3', 'abc', '2 5', '+5', '0x10', '.'])
    expect(readNumber(text, points)).toBeUndefined();
});

test('a large number stays as large as it was typed', () => {
  expect(readNumber('1000000000', points)).toBe(1_000_000_000);
});

test('below zero only where the range goes there; a minus alone is no number yet', () => {
  const shift = { min: -3, max: 3 };
  expect(readNumber('-2', shift)).toBe(-2);
  expect(readNumber('−2', shift)).toBe(-2);
  expect(readNumber('-', shift)).toBeNull();
  expect(readNumber('-', points)).toBeUndefined();
});

test('halves where halves are counted, and nothing finer', () => {
  const halves = { min: 0, max: 40, per: 2 } as const;
  expect(readNumber('2,5', halves)).toBe(5);
  expect(readNumber('2.', halves)).toBe(4);
  expect(readNumber('3', halves)).toBe(6);
  expect(readNumber('2.3', halves)).toBeUndefined();
});
