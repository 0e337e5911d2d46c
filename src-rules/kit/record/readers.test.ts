import { expect, it } from 'vitest';
import { balance, countAt, countIn, hasAt, mapIn, markedIn, markedKeys, textAt, textIn } from './readers.ts';

const held = {
  cells: {
    weather: 'rain',
    turn: 4,
    steps: { '12pz': 1, '5inf': 'two' },
    lost: { '12pz': true, '5inf': 'true', '7pz': 'no' },
  },
  balances: { points: 7 },
  marks: { fought: { '12pz': { value: true, until: 't1' } } },
};

it('what is noted is read as what it is, of a cell and under a key of it', () => {
  expect([textIn(held, 'weather'), countIn(held, 'turn'), mapIn(held, 'steps')]).toEqual(['rain', 4, held.cells.steps]);
  expect([countAt(held, 'steps', '12pz'), textAt(held, 'steps', '5inf')]).toEqual([1, 'two']);
  expect(['12pz', '5inf', '7pz', '8pz'].map((key) => hasAt(held, 'lost', key))).toEqual([true, true, false, false]);
  expect([balance(held, 'points'), markedKeys(held, 'fought')]).toEqual([7, ['12pz']]);
});

it('what is not there, or is something else, reads as nothing noted', () => {
  expect([textIn(held, 'turn'), countIn(held, 'weather'), mapIn(held, 'turn'), mapIn(held, 'none')]).toEqual([
    '',
    0,
    {},
    {},
  ]);
  expect([countAt(held, 'steps', '5inf'), textAt(held, 'steps', '12pz')]).toEqual([undefined, '']);
  expect([balance(held, 'none'), markedIn(held, 'none')]).toEqual([0, {}]);
});

it('names that every object has are no keys of a cell', () => {
  expect([textAt(held, 'steps', 'constructor'), countAt(held, 'none', 'toString')]).toEqual(['', undefined]);
});
