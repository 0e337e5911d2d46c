import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { scene } from '../../testing/draw.ts';
import { ask, land, offered, shown } from '../../testing/tools.ts';
import { commandDistance } from './mapRange.ts';

describe('headquarters', () => {
  const list = {
    axis: {
      id: 'axis',
      units: [
        { id: 'hq', name: 'hq', values: { nation: 'GER', class: 'armouredHq' } },
        { id: 'pz', name: 'pz', values: { nation: 'GER', class: 'tanks' } },
        { id: 'far', name: 'far', values: { nation: 'GER', class: 'tanks' } },
        { id: 'rpz', name: 'rpz', values: { nation: 'ROM', class: 'tanks' } },
      ],
    },
  };
  it('BITE-13.3-1 5 hexes, 3 in rain and snow, through own hexes outside enemy zones', () => {
    const at = { hq: '0103', pz: '0403', far: '0603', rpz: '0203' };
    const own = { [cells.control]: { '0503': 'axis', '0603': 'axis' } };
    const clear = scene(land(), at, { rosters: list, cells: own });
    expect(shown(ask('radius', 'hq', clear), 'good')).toEqual(['0403', '0603']);
    expect(commandDistance(clear.context, 'hq', 'pz', 5)).toBe(3);
    const rain = scene(land(), at, { rosters: list, cells: { ...own, [cells.weather]: { 2: 'rain' } } });
    expect(shown(ask('radius', 'hq', rain), 'good')).toEqual(['0403']);
    const zone = scene(land(), { ...at, s1: '0402', s2: '0404' }, { rosters: list, cells: own });
    expect(commandDistance(zone.context, 'hq', 'far', 5)).toBe('beyond');
    expect(commandDistance(zone.context, 'hq', 'nobody', 5)).toBeUndefined();
    expect([offered('radius', 'hq', clear), offered('radius', 'pz', clear)]).toEqual([true, false]);
    // whom no order of it can reach is none of its units: in the extra movement who wears a barrel
    const extra = scene(land(), at, {
      rosters: list,
      place: 't2/axis/extra',
      cells: { ...own, [cells.barrels]: { far: 'yes' } },
    });
    expect(shown(ask('radius', 'hq', extra), 'good')).toEqual(['0403']);
  });
});
