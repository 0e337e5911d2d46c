import { expect, it } from 'vitest';
import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import { chipsOf } from './chipsOf.ts';

it('chips stand under what the form asks, those of one unit together, apart from who takes part', () => {
  const chip = (row: string, on: string) =>
    ({ list: 'axis', row, field: 'crosses', on, off: 'none', msg: { id: `bite.crosses.${on}` } }) as const;
  const battle = game.calculators.find(({ id }) => id === 'battle');
  const [about, ...more] = chipsOf(battle, [chip('a', 'river'), chip('b', 'river'), chip('a', 'strait')]);
  expect(more).toEqual([]);
  expect(about?.label).toEqual({ id: 'bite.field.crosses' });
  expect(about?.rows.map((row) => row.map(({ row: unit, on }) => `${unit} ${on}`))).toEqual([
    ['a river', 'a strait'],
    ['b river'],
  ]);
  expect(chipsOf(battle)).toEqual([]);
});
