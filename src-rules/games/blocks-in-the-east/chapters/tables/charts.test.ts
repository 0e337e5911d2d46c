import { describe, expect, it } from 'vitest';
import { type CityKind, type Terrain, terrains, type Weather } from '../../ids.ts';
import { hexCost } from '../../model/movement.ts';
import { hexCosts } from '../../model/printed.ts';
import { attacking, defending, scene } from '../../testing/fights.ts';
import { modifiersOf } from '../combat/battle/modifiers.ts';
import type { BattleUnit, Fire, Scene } from '../combat/battle/scene.ts';
import { battleTerrain, battleWeather } from '../combat/printed.ts';

/** What battles reckon with, in the words of the charts. */
const code = (here: Scene, unit: BattleUnit, fire: Fire): string => {
  const of = (kind: 'malus' | 'bonus') =>
    modifiersOf(here, unit, fire, 2)
      .filter((one) => one.kind === kind)
      .reduce((sum, { n }) => sum + n, 0);
  const [malus, bonus] = [of('malus'), of('bonus')];
  if (malus > 0) return `m${malus}`;
  return bonus > 0 ? `b${bonus}` : 'none';
};
const cell = (grid: typeof battleTerrain, row: string, col: string) => grid.cells[`${row}/${col}`]?.text;

const isTerrain = (row: string): row is Terrain => terrains.some((one) => one === row);

describe('the tables to look up say what is reckoned with', () => {
  it.each(battleTerrain.rows)('BITE-C1-1 BITE-C1-2 card 1: %s', (row) => {
    const crosses = row === 'river' || row === 'strait' ? row : 'none';
    const city: CityKind = row === 'minor' || row === 'major' || row === 'bunker' || row === 'fortress' ? row : 'none';
    const infantry = attacking({ crosses });
    const guns = attacking({ class: 'artillery', crosses });
    const bomber = attacking({ class: 'bomber' });
    const defender = defending();
    const here = scene([infantry, guns, bomber, defender], { terrain: isTerrain(row) ? row : 'plain', city });
    const each = crosses === 'none' ? '' : 'each';
    const all = crosses === 'none' ? '' : 'all';
    expect(cell(battleTerrain, row, 'attack')).toBe(code(here, infantry, 'fire') + each);
    expect(cell(battleTerrain, row, 'guns')).toBe(code(here, guns, 'guns'));
    expect(cell(battleTerrain, row, 'raid')).toBe(code(here, bomber, 'raid'));
    expect(cell(battleTerrain, row, 'defence')).toBe(code(here, defender, 'fire') + all);
  });
  it.each(battleWeather.rows)('BITE-9.3-1 BITE-33.0-1 weather: %s', (row) => {
    const weather = row === 'winter' ? 'snow' : (row as Weather);
    const firstWinter = row === 'winter';
    const ours = { nation: 'GER' } as const;
    const [infantry, guns, bomber] = [
      attacking(ours),
      attacking({ class: 'artillery' }),
      attacking({ class: 'bomber' }),
    ];
    const [holds, flies] = [defending(ours), defending({ ...ours, class: 'fighter' })];
    const here = scene([infantry, guns, bomber, holds, flies], { weather, firstWinter });
    const air = (unit: BattleUnit) => (weather === 'rain' ? 'closed' : code(here, unit, 'air'));
    expect(battleWeather.cols.map((col) => cell(battleWeather, row, col))).toEqual([
      code(here, infantry, 'fire'),
      code(here, infantry, 'aa'),
      code(here, holds, 'fire'),
      code(here, holds, 'aa'),
      code(here, guns, 'guns'),
      air(bomber),
      air(flies),
    ]);
  });
  it('BITE-7.5.3-1 hexes by weather', () => {
    for (const terrain of terrains) {
      for (const weather of hexCosts.cols) {
        const cost = hexCost('infantry', terrain, {
          weather: weather as Weather,
          bad: weather !== 'clear',
          mountains: false,
        });
        expect(cell(hexCosts, terrain, weather), `${terrain} ${weather}`).toBe(cost.ok ? String(cost.points) : '');
      }
    }
  });
});
