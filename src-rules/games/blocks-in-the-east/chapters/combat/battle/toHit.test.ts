import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid, layer, presetOf } from '#rules/kit/tables/grids.ts';
import { type CityKind, cityKinds, type Tech, tables, type UnitClass, unitClasses } from '../../../ids.ts';
import { attacking, scene, unit } from '../../../testing/fights.ts';
import { numberOf } from './numbers.ts';
import type { BattleUnit, Fire } from './scene.ts';
import { airToHitSpec, never, toHitSpec, toHitSpecs, toHitTable } from './toHit.ts';

const none = { tables: {} };
const numbers = (
  unitClass: UnitClass,
  tech: Tech,
  given: Partial<BattleUnit> = {},
  context: Parameters<typeof toHitTable>[0] = none,
) => {
  const at = (role: 'attacker' | 'defender', fire: Fire) =>
    toHitTable(context).at(unit({ class: unitClass, tech, role, ...given }), fire).toHit;
  return unitClass === 'fighter' || unitClass === 'bomber' || unitClass === 'longRange'
    ? [at('attacker', 'air'), at('attacker', 'raid')]
    : [at('attacker', 'fire'), at('defender', 'fire'), at('defender', 'aa')];
};
const typed = (table: string, cells: Readonly<Record<string, string>>) => ({
  tables: {
    [table]: {
      id: table,
      cols: [],
      rows: [],
      cells: Object.fromEntries(Object.entries(cells).map(([at, text]) => [at, { text }])),
      from: 'typed',
    } satisfies GridData,
  },
});

describe('the to-hit table', () => {
  it('BITE-3.14-1 attack, defence and AA of the ground classes at TECH 1, 2 and 3', () => {
    const of = (unitClass: UnitClass, given: Partial<BattleUnit> = {}) =>
      ([1, 2, 3] as const).map((tech) =>
        numbers(unitClass, tech, given)
          .map((n) => n ?? '?')
          .join(' '),
      );
    const infantry = ['6 6 6', '6 6 6', '6 5 5'];
    for (const one of ['infantry', 'marines', 'paratroops', 'cavalry', 'mountain'] as const)
      expect(of(one)).toEqual(infantry);
    expect(of('static')).toEqual([`${never} 6 6`, `${never} 6 6`, `${never} 5 5`]);
    expect(of('artillery')).toEqual(['6 6 6', '5 5 5', '4 4 4']);
    expect(of('mechanised')).toEqual(['6 6 6', '6 5 5', '5 4 4']);
    expect(of('tanks')).toEqual(['6 5 5', '5 5 5', '4 4 4']);
    expect(of('armouredHq')).toEqual(['6 5 5', '5 5 5', '4 4 4']);
    for (const one of ['airHq', 'navalHq'] as const) expect(of(one)).toEqual(['7 7 6', '7 7 6', '7 7 ?']);
    expect(of('partisans')).toEqual(['7 6 6', '7 6 6', '7 6 6']);
    expect(of('supremeHq', { nation: 'SOV' })).toEqual(['7 7 5', '7 7 5', '7 7 5']);
    expect(of('supremeHq', { nation: 'GER' })).toEqual(['7 7 4', '7 7 4', '7 7 4']);
    expect(of('supremeHq', { nation: 'HUN' })).toEqual(['7 7 6', '7 7 6', '7 7 ?']);
    expect(of('supremeHq', { nation: 'FIN' })).toEqual(['5 5 5', '5 5 5', '5 5 5']);
  });
  it('BITE-3.14-1 aircraft against aircraft and against the ground', () => {
    const of = (unitClass: UnitClass) => ([1, 2, 3] as const).map((tech) => numbers(unitClass, tech).join(' '));
    expect(of('fighter')).toEqual(['6 7', '5 6', '4 5']);
    expect([of('bomber'), of('longRange')]).toEqual([
      ['7 6', '6 5', '5 4'],
      ['7 6', '6 5', '5 4'],
    ]);
  });
  it('BITE-7.7.2-1 cities have two dice or one, forts hit on 5', () => {
    const of = (kind: CityKind) => {
      const city = toHitTable(none).city(kind);
      return city && `${city.dice}@${city.toHit}`;
    };
    expect(cityKinds.map(of)).toEqual([undefined, '1@6', '2@6', '1@5', '2@5']);
  });
  it('BITE-5.2-1 a cell the players type lies over the rulebook’s, and says so', () => {
    const theirs = typed(tables.toHit, { 'tanks2/att': '4', 'hq3/aa': '5', 'artillery2/aa': '3', 'major/aa': '5' });
    const tanks = unit({ class: 'tanks', tech: 2 });
    expect(toHitTable(none).at(tanks, 'fire')).toMatchObject({ toHit: 5, from: 'digest', rule: '6.2.2' });
    expect(toHitTable(theirs).at(tanks, 'fire')).toMatchObject({
      toHit: 4,
      from: 'players',
      row: 'tanks2',
      col: 'att',
    });
    expect(toHitTable(theirs).at({ ...tanks, role: 'defender' }, 'fire')).toMatchObject({ toHit: 5, from: 'digest' });
    expect(numbers('airHq', 3, {}, theirs)).toEqual([7, 7, 5]);
    expect(toHitTable(theirs).city('major')).toMatchObject({ dice: 2, toHit: 5, from: 'players' });
    // AMB-02 is about the rulebook's silence: what the card says holds
    const guns = attacking({ class: 'artillery' });
    const here = scene([guns], { toHit: toHitTable(theirs), rulings: { gunAa: 'six' } });
    expect(numberOf(here, guns, 'aa', 1)).toBe(3);
  });
  it('BITE-5.2-1 as a saved game lays it: a cell left as it was stays the rulebook’s', () => {
    const own = typed(tables.airToHit, { 'bomber1/air': '6' }).tables[tables.airToHit];
    const laid = { tables: { [tables.airToHit]: layer(presetOf(airToHitSpec), own) } };
    const bomber = (tech: Tech) => toHitTable(laid).at(unit({ class: 'bomber', tech }), 'air');
    expect([bomber(1), bomber(2)]).toMatchObject([
      { toHit: 6, from: 'players' },
      { toHit: 6, from: 'digest' },
    ]);
  });
  it('a cell that says nothing readable is missing', () => {
    expect(numbers('infantry', 1, {}, typed(tables.toHit, { 'infantry1/att': '9' }))[0]).toBeUndefined();
  });
  it('every class reads a line of the table, and only the late numbers of HQs are missing', () => {
    for (const unitClass of unitClasses)
      for (const tech of [1, 2, 3] as const)
        for (const nation of ['GER', 'FIN', 'ROM', 'SOV'] as const)
          for (const fire of ['air', 'aa', 'raid', 'guns', 'fire'] as const) {
            const flies = unitClass === 'fighter' || unitClass === 'bomber' || unitClass === 'longRange';
            if (flies !== (fire === 'air' || fire === 'raid')) continue;
            const { toHit, row, col } = toHitTable(none).at(unit({ class: unitClass, tech, nation }), fire);
            if (toHit === undefined) expect(`${row}/${col}`).toBe('hq3/aa');
          }
    expect(toHitSpecs.map((spec) => checkGrid(spec, presetOf(spec)))).toMatchObject([
      { bad: [], missing: [{ row: 'hq3', col: 'aa' }], outside: [] },
      { bad: [], missing: [], outside: [] },
    ]);
    expect(toHitSpec.rows).toHaveLength(26);
  });
});
