import { expect, it } from 'vitest';
import { figureIn, panelIn } from '../../testing/ops.ts';
import { stack } from './stackCalculator.ts';

const answer = (raw: object): string => panelIn(stack, { air: 0, ...raw }).answer.id;
const legal = 'bite.ops.stack.legal';

it('BITE-3.10-1 BITE-E19 3 UST, 2 UST and 1 UCT, 1 UST and 2 UCT may stand together; 3 UCT may not', () => {
  expect(answer({ combat: 0, support: 3 })).toBe(legal);
  expect(answer({ combat: 1, support: 2 })).toBe(legal);
  expect(answer({ combat: 2, support: 1 })).toBe(legal);
  expect(panelIn(stack, { combat: 3, support: 0 }).answer).toEqual({ id: 'bite.ops.stack.combat', p: { count: 1 } });
  expect(answer({ combat: 2, support: 2 })).toBe('bite.ops.stack.ground');
});

it('BITE-3.10-1 1 UA on an airfield, 2 in a battle, none elsewhere', () => {
  const with2 = { combat: 1, support: 0, air: 2 };
  expect(answer({ ...with2, air: 1 })).toBe(legal);
  expect(answer(with2)).toBe('bite.ops.stack.air');
  expect(answer({ ...with2, where: 'battle' })).toBe(legal);
  expect(answer({ ...with2, where: 'battle', air: 3 })).toBe('bite.ops.stack.air');
  expect(answer({ ...with2, air: 1, airfield: false })).toBe('bite.ops.stack.noAirfield');
});

it('BITE-3.10-1 BITE-26.0-1 BITE-23.0-1 BITE-24.0-1 special assaults and Gustav may exceed it', () => {
  expect(answer({ combat: 3, support: 1 })).toBe('bite.ops.stack.combat');
  expect(answer({ combat: 3, support: 1, assault: 1 })).toBe(legal);
  const guns = panelIn(stack, { combat: 2, support: 2, air: 0, gustav: true });
  expect(guns.answer.id).toBe(legal);
  expect(figureIn(guns, 'ground')).toBe(3);
});
