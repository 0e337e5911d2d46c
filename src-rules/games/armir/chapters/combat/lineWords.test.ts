import { expect, it } from 'vitest';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { cells, marks } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { combat } from './fight/combat.ts';

it('ARMIR-12a who is added to a fight is told on the step it stands on; who has attacked says so and comes later', () => {
  const context = at(
    { turn: 3, place: 't3/order=axis/usual/soviet-combat', cells: { [cells.steps]: { 'rifle-1': 1 } } },
    inventedThings,
  );
  const picks = (of: typeof context) => {
    const world = fightLineOf(game, combat, of);
    if (!world) throw new Error('no line');
    return fightersOf(game, world, of, [])({ field: 'soviet', target: undefined, taken: [] });
  };
  const called = (of: typeof context) => picks(of).findIndex(({ id }) => id === 'rifle-1');
  const told = (of: typeof context) => picks(of)[called(of)]?.says();
  const whole = { ...context, cells: {} };
  const steps = (of: typeof context) => told(of)?.find(({ id }) => id === 'armir.fighter.steps')?.p?.count;
  expect(steps(context)).toBe(1);
  expect(Number(steps(whole))).toBeGreaterThan(1);
  expect(told(context)?.[0]?.p?.cp).not.toBe(told(whole)?.[0]?.p?.cp);
  const lost = { ...context, cells: { [cells.steps]: { 'rifle-1': 0 } } };
  expect(told(lost)?.map(({ id }) => id)).toEqual(['armir.fighter.gone']);
  const fought = { ...whole, marks: { [marks.attacked]: { 'rifle-1': { value: true } } } };
  expect(told(fought)?.map(({ id }) => id)).toContain('armir.fighter.attacked');
  expect(called(fought)).toBeGreaterThan(called(whole));
});
