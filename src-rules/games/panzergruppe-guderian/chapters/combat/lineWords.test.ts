import { expect, it } from 'vitest';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, mapCells, recordCells } from '../../ids.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { leaders } from '../../model/schedule.ts';
import { at } from '../../testing/at.ts';
import { draw, scene } from '../../testing/draw.ts';

const offered = (field: string, held: Context['cells'] = {}) => {
  const context = at({ turn: 2, place: 't2/ger/combat', cells: held });
  const calc = game.calculators.find(({ id }) => id === 'attack');
  const world = calc && fightLineOf(game, calc, context);
  if (!world) throw new Error('no line');
  return fightersOf(
    game,
    world,
    context,
    [],
  )({ field, target: undefined, taken: [] })
    .filter(({ what }) => what === 'unit')
    .map(({ id }) => id);
};
const order = (list: readonly string[], ...ids: readonly string[]) =>
  ids.toSorted((a, b) => list.indexOf(a) - list.indexOf(b));

it('who has entered, by the record or on the map, is offered before who is to come', () => {
  const came = { [recordCells.germanIn]: { '20 Mot': 1 }, [mapCells.at]: { '35inf': '0103' } };
  const before = offered('german');
  expect(before.indexOf('20mot-1')).toBeGreaterThan(before.indexOf('7pz-1'));
  expect(offered('german', came).slice(0, 3).sort()).toEqual(['20mot-1', '20mot-2', '35inf']);
  expect(order(offered('soviet'), 'Khomenko', 'Konev', 'Kachalov')[0]).toBe('Konev');
  const in2 = offered('soviet', { [recordCells.leaderIn]: { Kachalov: true } });
  expect(in2.indexOf('Kachalov')).toBeLessThan(in2.indexOf('Khomenko'));
  expect(in2).toHaveLength(leaders.length);
});

it('a regiment that is gone is not taken with its division', () => {
  const calc = game.calculators.find(({ id }) => id === 'attack');
  const context = at({ turn: 2, cells: { [cells.steps]: { '14mot-1': 0 } } });
  const world = calc && fightLineOf(game, calc, context);
  expect(world?.groups.find(({ name }) => name === '14 Mot')).toBeUndefined();
  expect(world?.groups.find(({ name }) => name === '7 Pz')?.units).toHaveLength(3);
  expect(offered('german', { [cells.steps]: { '7pz-1': 0 } }).at(-1)).toBe('7pz-1');
});

it('the number of a hex means all who stand in it', () => {
  const { context } = scene(draw({ columns: [1, 3], rows: [19, 21] }), {
    '6inf': '0220',
    '26inf': '0220',
    '35inf': '0120',
  });
  const calc = game.calculators.find(({ id }) => id === 'attack');
  const world = calc && fightLineOf(game, calc, context);
  expect(['0220', '0120', '0320', '9999'].map((hex) => world?.stack(hex)?.toSorted())).toEqual([
    ['26inf', '6inf'],
    ['35inf'],
    [],
    undefined,
  ]);
});
