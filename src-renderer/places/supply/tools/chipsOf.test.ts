import { expect, it } from 'vitest';
import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import { roadsToLeningrad as roads } from '#rules/games/roads-to-leningrad/index.ts';
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

it('chips of points say whose they are: each side has its own', () => {
  const chip = (list: string, row: string) =>
    ({ list, row, field: 'spend', on: 'cas', off: 'none', msg: { id: 'rtl.attack.spend.cas' } }) as const;
  const attack = roads.calculators.find(({ id }) => id === 'attack');
  const whose = (...of: readonly Parameters<typeof chip>[]) =>
    chipsOf(
      attack,
      of.map((each) => chip(...each)),
    ).map(({ label, side, rows }) => [label?.id, side, rows.length]);
  expect(whose(['german', 'hq-3'], ['soviet', 'hq-3s'], ['soviet', 'hq-4'])).toEqual([
    ['rtl.attack.field.spend', 'german', 1],
    ['rtl.attack.field.spend', 'soviet', 2],
  ]);
  expect(whose(['soviet', 'hq-3s'])).toEqual([['rtl.attack.field.spend', 'soviet', 1]]);
});
