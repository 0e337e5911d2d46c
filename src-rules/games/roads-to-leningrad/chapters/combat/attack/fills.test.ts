import { describe, expect, it } from 'vitest';
import { contendersAt } from '#rules/kit/game/contenders.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { block } from '../../../testing/block.ts';
import { draw, scene } from '../../../testing/drawn.ts';
import { map } from '../../../testing/map.ts';

describe('an attack from the map', () => {
  it('RTL-3.2 RTL-16.2 the map proposes the rows: hexsides crossed, terrain, guns in range left to be named', () => {
    const sheet = draw({
      ...block,
      terrain: { roughWoods: ['4606'] },
      features: { village: ['4606'] },
      sides: { river: [['4605', '4606']], stream: [['4506', '4606']], bridge: [['4506', '4606']] },
    });
    const at = {
      'pz-1': '4605',
      'rifle-1': '4506',
      'guns-1': '4603',
      'hq-1': '4604',
      'rifles-1': '4606',
      'guns-2': '4608',
    };
    const made = scene(sheet, at, { cells: { at, strongpoints: { '4606': 'soviet:done' } } });
    const found = map.fight?.(
      { target: '4606', attackers: ['pz-1', 'rifle-1'], side: 'german' },
      made.board,
      made.context,
    );
    expect(found?.calc).toBe('attack');
    expect(found?.input).toMatchObject({
      attacker: 'german',
      target: '4606',
      terrain: ['rough', 'woods', 'village'],
      strongpoint: true,
      german: [
        { id: 'pz-1', hex: '4605', across: 'river', part: true },
        { id: 'rifle-1', hex: '4506', across: 'land' },
        { id: 'guns-1', distance: 3, part: false },
        { id: 'hq-1', distance: 1 },
      ],
      soviet: [
        { id: 'rifles-1', hex: '4606' },
        { id: 'guns-2', distance: 2, part: false },
      ],
    });
    // two hexes attack and a battery may support: its HQ helps either; the defender has no check of units
    const offered = (one: typeof found) => one?.helpers?.map(({ row, field, on }) => [row, field, on]);
    expect(offered(found)).toEqual([
      ['guns-1', 'part', true],
      ['hq-1', 'spend', 'artillery'],
      ['hq-1', 'spend', 'units'],
      ['guns-2', 'part', true],
    ]);
    const spent = scene(sheet, at, { cells: { at, spent: { 'hq-1': 'yes' }, fired: { 'guns-2': 'yes' } } });
    const alone = { target: '4606', attackers: ['pz-1'], side: 'german' };
    expect(offered(map.fight?.(alone, spent.board, spent.context))).toEqual([['guns-1', 'part', true]]);
    expect(offered(map.fight?.(alone, made.board, made.context))).toContainEqual(['hq-1', 'spend', 'artillery']);
    expect(offered(map.fight?.(alone, made.board, made.context))).not.toContainEqual(['hq-1', 'spend', 'units']);
    expect(
      map.fight?.({ target: '4607', attackers: ['pz-1'], side: 'german' }, made.board, made.context),
    ).toBeUndefined();
  });

  it('RTL-10.11 RTL-7.21 who has attacked, or is of no active formation, begins outside it', () => {
    const at = { 'pz-1': '4605', 'rifle-1': '4506', 'rifles-1': '4606' };
    const aside = (cells: Context['cells'], fought: Context['marks'][string] = {}) => {
      const { board, context } = scene(draw(block), at, { cells: { at, ...cells }, marks: { fought } });
      const there = contendersAt(map, '4606', board, map.stateOf(board, context), context);
      return Object.entries(there.aside).map(([id, { rule }]) => [id, rule]);
    };
    expect(aside({})).toEqual([]);
    expect(aside({}, { 'rifle-1': { value: true } })).toEqual([['rifle-1', '10.11']]);
    expect(aside({ acting: 'Nobody' })).toEqual([
      ['pz-1', '7.21'],
      ['rifle-1', '7.21'],
    ]);
  });

  it('RTL-15.25 von Manstein comes along within 8 hexes of an HQ of those who attack, wherever they are', () => {
    const from = (leader: string) => {
      const at = { 'pz-1': '4605', 'hq-1': '4604', leader, 'rifles-1': '4606' };
      const made = scene(draw(block), at, { cells: { at } });
      return map.fight?.({ target: '4606', attackers: ['pz-1'], side: 'german' }, made.board, made.context)?.input;
    };
    const along = (distance: number) => ({ german: [{ id: 'pz-1' }, { id: 'hq-1' }, { id: 'leader', distance }] });
    expect(from('4605')).toMatchObject(along(1));
    expect(from('4612')).toMatchObject(along(8));
    expect(from('4613')).toMatchObject({ german: [{ id: 'pz-1' }, { id: 'hq-1' }] });
    const at = { 'pz-1': '4605', 'hq-1': '4604', leader: '4603', 'rifles-1': '4606' };
    const made = scene(draw(block), at, { cells: { at } });
    const against = map.fight?.({ target: '4605', attackers: ['rifles-1'], side: 'soviet' }, made.board, made.context);
    expect(against?.input).toMatchObject(along(1));
  });
});
