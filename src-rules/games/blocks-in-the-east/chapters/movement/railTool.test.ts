import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { scene } from '../../testing/draw.ts';
import { ask, land, said, shown } from '../../testing/tools.ts';

describe('rail moves', () => {
  it('BITE-7.4-2 along its own railway, never beside an enemy, not from where it is out of supply', () => {
    const here = scene(land(), { g1: '0203', s1: '0703' });
    const rail = ask('rail', 'g1', here);
    expect(shown(rail, 'good')).toEqual(['0103', '0303', '0403']);
    // the Soviet railway is another's
    expect(said(rail)).toContain('bite.rail.stops');
    const won = scene(
      land(),
      { g1: '0203', s1: '0703' },
      { cells: { [cells.control]: { '0503': 'axis', '0603': 'axis' } } },
    );
    // 0603 lies beside the enemy
    expect(shown(ask('rail', 'g1', won), 'good')).toEqual(['0103', '0303', '0403', '0503']);
    const marked = scene(land(), { g1: '0203' }, { cells: { [cells.barrels]: { g1: 'yes' } } });
    expect(ask('rail', 'g1', marked).says.id).toBe('bite.rail.stays');
    expect(said(ask('rail', 'g1', scene(land(), { g1: '0202' })))).toEqual(['bite.rail.bar.noRail']);
    expect(said(ask('rail', 'g1', scene(land(), { g1: '0403', s1: '0503' })))).toEqual(['bite.rail.bar.enemy']);
    expect(rail.lines.map(({ path }) => path.join('-'))).toContain('0203-0303');
  });

  it('BITE-7.4-2 says how many rail moves are left there, never fewer than none', () => {
    const rails = [cells.railSoviet, cells.railUssr, cells.railScandinavia];
    const left = (made: number) => {
      const at = scene(
        land(),
        { s1: '0703' },
        { turn: 3, cells: Object.fromEntries(rails.map((cell) => [cell, { '3': made }])) },
      );
      return ask('rail', 's1', at).list.find(({ msg }) => msg.id === 'bite.status.rail')?.msg.p;
    };
    const of = Number(left(0)?.of);
    expect(of).toBeGreaterThan(1);
    expect([0, 1, of, of + 1].map((made) => left(made)?.n)).toEqual([of, of - 1, 0, 0]);
  });

  it('BITE-7.4-2 counts of the areas that its railway reaches, and says where none is', () => {
    const areas = (unit: string, at: string, more: Partial<Context> = {}) =>
      ask('rail', unit, scene(land(), { [unit]: at }, { turn: 3, ...more })).list.flatMap(({ msg: { id, p } }) =>
        id === 'bite.status.rail' ? [Object(p?.area).id] : id === 'bite.rail.anyNumber' ? ['any'] : [],
      );
    expect(areas('s1', '0703')).toEqual(['bite.rail.soviet']);
    expect(areas('g1', '0203')).toEqual(['any']);
    const won = { cells: { [cells.control]: { '0503': 'axis' } } };
    expect(areas('g1', '0203', won)).toEqual(['bite.rail.ussr', 'any']);
  });

  it('BITE-7.4-2 a battalion of partisans stops the trains of the Axis alone', () => {
    const cut = { cells: { [cells.partisans]: { '0303': 1 } } };
    expect(shown(ask('rail', 'g1', scene(land(), { g1: '0203' }, cut)), 'good')).toEqual(['0103']);
    expect(
      shown(ask('rail', 's1', scene(land(), { s1: '0703' }, { cells: { [cells.partisans]: { '0803': 1 } } })), 'good'),
    ).toContain('0803');
  });
});
