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

  it('RTL-13.21 aircraft that may fly are offered to both sides, and begin on the ground', () => {
    const at = { 'pz-1': '4605', 'hq-1': '4604', 'rifles-1': '4606' };
    const offered = (cells: Context['cells'] = {}, attackers = ['pz-1'], side = 'german', target = '4606') => {
      const { board, context } = scene(draw(block), at, { cells: { at, ...cells }, place: '' });
      const made = map.fight?.({ target, attackers, side }, board, context);
      const rows = made?.input.german;
      return {
        chips: made?.helpers?.flatMap(({ row, field, called }) => (called ? [[row, field]] : [])),
        rows: Array.isArray(rows) ? rows.flatMap((row) => (row.kind === 'air' ? [[row.id, row.part]] : [])) : [],
      };
    };
    const both = {
      chips: [
        ['stuka', 'part'],
        ['bomber', 'part'],
      ],
      rows: [
        ['stuka', false],
        ['bomber', false],
      ],
    };
    expect(offered()).toEqual(both);
    // 13.24a: over its own hex it defends as well
    expect(offered({}, ['rifles-1'], 'soviet', '4605')).toEqual(both);
    expect(offered({ air: { stuka: 'flown' } })).toEqual({ chips: [['bomber', 'part']], rows: [['bomber', false]] });
    // 13.14: no HQ that is fit
    expect(offered({ disrupted: { 'hq-1': 'yes' } })).toEqual({ chips: [], rows: [] });
  });

  it('RTL-9.14 RTL-15.12 who has nothing to attack with begins outside it, and an HQ there still spends its points', () => {
    const at = { 'rifles-2': '4605', 'hq-2': '4605', 'at-guns': '4605', 'pz-1': '4606' };
    const { board, context } = scene(draw(block), at);
    const there = contendersAt(map, '4606', board, map.stateOf(board, context), context);
    expect(Object.entries(there.aside).map(([id, { rule }]) => [id, rule])).toEqual([
      ['hq-2', '15.12'],
      ['at-guns', '9.14'],
    ]);
    const apart = { ...at, 'rifles-1': '4506' };
    const made = scene(draw(block), apart);
    const spends = (attackers: readonly string[]) =>
      map
        .fight?.({ target: '4606', attackers, side: 'soviet' }, made.board, made.context)
        ?.helpers?.some(({ row, on }) => row === 'hq-2' && on === 'units');
    expect([spends(['rifles-1', 'rifles-2']), spends(['rifles-1', 'rifles-2', 'hq-2'])]).toEqual([true, true]);
  });

  it('RTL-10.11 RTL-7.21 who has attacked, or is of no active formation, begins outside it', () => {
    const at = { 'pz-1': '4605', 'rifle-1': '4506', 'rifles-1': '4606' };
    const now = 't3/ops#1/op/kind=mobile/mobile/combat';
    const aside = (cells: Context['cells'], fought: Context['marks'][string] = {}, place = now) => {
      const { board, context } = scene(draw(block), at, { cells: { at, ...cells }, marks: { fought }, place });
      const there = contendersAt(map, '4606', board, map.stateOf(board, context), context);
      return Object.entries(there.aside).map(([id, { rule }]) => [id, rule]);
    };
    expect(aside({})).toEqual([]);
    expect(aside({}, { 'rifle-1': { value: true } })).toEqual([['rifle-1', '10.11']]);
    expect(aside({ acting: 'Nobody' })).toEqual([
      ['pz-1', '7.21'],
      ['rifle-1', '7.21'],
    ]);
    // the sequence is over: what is written down of it says nothing of a fight
    for (const later of ['t3/reorganisation/works', 't3/ops#2/op/activation'])
      expect(aside({ acting: 'Nobody', sequence: 'mobile' }, {}, later)).toEqual([]);
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
    const made = scene(draw(block), at, { cells: { at, air: { stuka: 'gone', bomber: 'gone' } } });
    const against = map.fight?.({ target: '4605', attackers: ['rifles-1'], side: 'soviet' }, made.board, made.context);
    expect(against?.input).toMatchObject(along(1));
  });
});
