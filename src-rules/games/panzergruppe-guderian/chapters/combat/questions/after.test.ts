import { expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { askBare } from '../../../testing/ask.ts';

it('PGG-6.51 the movement points of an overrun are described as halves', () => {
  const described = questionsOf(game)
    .find((one) => one.id === 'overrun')
    ?.describe();
  expect(described?.input).toMatchObject({
    properties: { mp: { description: 'in halves: 6 is 3', rule: '6.51' }, attackTotal: { type: 'integer' } },
  });
});

it('PGG-9.65 whether losses satisfy a result: just so many steps, of those that stand there', () => {
  const units = [
    { id: 'a', steps: 1 },
    { id: 'b', steps: 2 },
  ];
  const legal = (lost: object) => askBare('legal-losses', { result: 'D2', role: 'defender', units, lost }).legal;
  expect([{ a: 1, b: 1 }, { b: 2 }, { a: 0, b: 2 }].map(legal)).toEqual([true, true, true]);
  expect([{}, { a: 1 }, { a: 1, b: 2 }, { a: 1, c: 1 }].map(legal)).toEqual([false, false, false, false]);
});
