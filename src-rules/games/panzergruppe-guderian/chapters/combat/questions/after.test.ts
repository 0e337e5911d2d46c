import { expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';

it('PGG-6.51 the movement points of an overrun are described as halves', () => {
  const described = questionsOf(game)
    .find((one) => one.id === 'overrun')
    ?.describe();
  expect(described?.input).toMatchObject({
    properties: { mp: { description: 'in halves: 6 is 3', rule: '6.51' }, attackTotal: { type: 'integer' } },
  });
});
