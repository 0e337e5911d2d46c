import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { scene } from '../../testing/draw.ts';
import { map } from '../../testing/map.ts';
import { ask, columns, label, land, offered, said, shown } from '../../testing/tools.ts';
import { stackAt } from './stacks.ts';

describe('where a unit moves', () => {
  it('BITE-3.10-1 a unit is counted once in the hex it stands in, and once more where it comes to', () => {
    const { board, field, context } = scene(land(), { g1: '0303', g2: '0303', g8: '0304' });
    const there = (hex: string, ...more: readonly string[]) =>
      stackAt(field, board.nodeOf(hex), 'axis', context, { more }).map(({ bar }) => bar);
    expect([there('0303'), there('0303', 'g1'), there('0303', 'g8')]).toEqual([[], [], ['combat']]);
  });

  it('BITE-7.5.3-1 by points and terrain; an enemy hex ends the move; points left stand on the hexes', () => {
    const here = scene(land({ terrain: { forest: ['0402'], swamp: ['0204'] } }), { g1: '0303', s1: '0503' });
    const reach = ask('reach', 'g1', here);
    expect(reach.says.p).toMatchObject({ n: 4 });
    expect([label(reach, '0403'), label(reach, '0402'), label(reach, '0204')]).toEqual(['3', '2', '0']);
    expect(shown(reach, 'bad')).toEqual(['0503']);
    // where there is no way round, nothing beyond him
    const narrow = ask('reach', 'g1', scene(land({ rows: [3, 3] }), { g1: '0303', s1: '0503' }));
    expect(narrow.hexes.map(({ hex }) => hex).sort()).toEqual(['0103', '0203', '0403', '0503']);
  });

  it('BITE-7.5.3-1 who has moved in this step goes on with what is left, and nowhere from among the enemy', () => {
    const now = (hex: string, place = 't2/axis/movement') =>
      scene(land(), { g1: hex, s1: '0503' }, { place, began: { at: { g1: '0303', s1: '0503' } } });
    const told = (at: ReturnType<typeof now>, tool = 'reach') => {
      const shown = ask(tool, 'g1', at);
      return [shown.says.p?.n, shown.list.find(({ msg }) => msg.id.startsWith('kit.moves'))?.msg.p];
    };
    expect(told(now('0303'))).toEqual([4, undefined]);
    const spent = { hex: { name: '0303' }, spent: 2, of: 8 };
    expect(told(now('0403'))).toEqual([3, spent]);
    expect(told(now('0403'), 'reachWhole')).toEqual([4, spent]);
    expect([offered('reachWhole', 'g1', now('0403')), offered('reachWhole', 'g1', now('0303'))]).toEqual([true, false]);
    expect(told(now('0503'))).toEqual([0, { ...spent, spent: 4 }]);
    // rails are no movement of this step
    const rail = now('0403', 't2/axis/rail');
    expect(told(rail)).toEqual([4, undefined]);
    expect(map.moves?.('g1', rail.board, rail.stand, rail.context)).toMatchObject({ notNow: { rule: '7.5' } });
  });

  it('BITE-4.4-1 BITE-13.5-2 half with a barrel, a quarter where armor lacks its HQ, too', () => {
    const points = (cell: Context['cells'], options: Context['options'] = {}) =>
      ask('reach', 'g8', scene(land(), { g8: '0303' }, { cells: cell, options })).says.p?.n;
    expect(points({}, { a13: false })).toBe(4);
    expect(points({ [cells.barrels]: { g8: 'yes' } }, { a13: false })).toBe(2);
    expect(points({})).toBe(2);
    expect(points({ [cells.barrels]: { g8: 'yes' } })).toBe(1);
  });

  it('BITE-7.10-1 BITE-13.7-1 in the extra movement only the arms it is for, in supply, with all their points', () => {
    const pieces = { g1: '0303', g8: '0303', rom: '0303', s1: '0503' };
    const extra = (id: string, over: Partial<Context> = {}) =>
      ask('reach', id, scene(land(), pieces, { place: 't6/axis/extra', turn: 6, ...over }));
    // the calculator and the order of an HQ say the same
    expect(said(extra('g1'))).toEqual(['bite.held.extra']);
    expect(said(extra('g8', { cells: { [cells.barrels]: { g8: 'yes' } } }))).toEqual(['bite.held.extra']);
    expect(extra('g8').says.p?.n).toBe(4);
    expect(said(extra('g8'))).toEqual(['bite.reach.extraHq']);
    expect(shown(extra('g8'), 'bad')).toEqual([]);
    // 31.0: foot set aside moves now as armour does
    expect(extra('g1', { cells: { [cells.reserve]: { g1: 'extra' } } }).says.id).toBe('bite.reach.says');
    // in the other side's step nothing is said of it
    expect(extra('g1', { place: 't6/soviet/extra' }).says.id).toBe('bite.reach.says');
  });

  it('BITE-7.5.5-1 straits cost 3 and stop armor that does not hold both ends; statics stay', () => {
    const sheet = land({
      sides: {
        strait: [['0303', '0403']],
        water: ['0402', '0503', '0504', '0404', '0304'].map((hex) => ['0403', hex] as const),
      },
    });
    const here = scene(sheet, { g1: '0303', g8: '0303', stat: '0303' }, { options: { a13: false } });
    expect(label(ask('reach', 'g1', here), '0403')).toBe('1');
    const foe = scene(
      sheet,
      { g1: '0303', g8: '0303' },
      { options: { a13: false }, cells: { [cells.control]: { '0403': 'soviet' } } },
    );
    expect(label(ask('reach', 'g1', foe), '0403')).toBe('1');
    expect(label(ask('reach', 'g8', foe), '0403')).toBeUndefined();
    expect(said(ask('reach', 'stat', here))).toEqual(['bite.held.static']);
  });

  it('BITE-5.3-1 hexes an ally may not enter are said', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), NORTH: columns(5), POL: columns(1, 2, 3, 4) } });
    const here = scene(sheet, { ita: '0403' });
    expect(ask('reach', 'ita', here).hexes.find(({ hex }) => hex === '0503')).toMatchObject({
      tone: 'half',
      msg: { id: 'bite.allied.north' },
    });
    const astray = scene(sheet, { ita: '0503', rom: '0303', hun: '0303' });
    expect(said(ask('areas', '', astray)).sort()).toEqual([
      'bite.areas.together',
      'bite.areas.unit',
      'bite.areas.unit',
    ]);
  });

  it('BITE-7.10-1 in the extra movement no enemy hex is entered', () => {
    const here = scene(land(), { g8: '0303', s1: '0503' }, { place: 't2/axis/extra', options: { a13: false } });
    expect(shown(ask('reach', 'g8', here), 'bad')).toEqual([]);
  });
});
