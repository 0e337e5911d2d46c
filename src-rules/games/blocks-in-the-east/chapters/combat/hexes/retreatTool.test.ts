import { describe, expect, it } from 'vitest';
import { cells } from '../../../ids.ts';
import { scene } from '../../../testing/draw.ts';
import { ask, land } from '../../../testing/tools.ts';

describe('retreats', () => {
  it('BITE-7.7.15-1 toward a source without a detour, or to friends in any direction; never into a zone', () => {
    const here = scene(
      land(),
      { g1: '0403', s1: '0403', s2: '0502', g2: '0404' },
      { cells: { [cells.control]: { '0304': 'axis' } } },
    );
    const retreat = ask('retreat', 'g1', here);
    const by = (hex: string) => retreat.hexes.find((one) => one.hex === hex)?.msg?.id;
    expect(by('0404')).toBe('bite.retreat.by.friends');
    expect(by('0303')).toBe('bite.retreat.by.source');
    expect(by('0402')).toBe('bite.retreat.bar.zone');
    expect(by('0503')).toBe('bite.retreat.bar.zone');
    const partisans = scene(land(), { g1: '0403', s1: '0403' }, { cells: { [cells.partisans]: { '0303': 1 } } });
    expect(ask('retreat', 'g1', partisans).hexes.find(({ hex }) => hex === '0303')?.msg?.id).toBe(
      'bite.retreat.bar.partisans',
    );
    expect(ask('retreat', 'stat', scene(land(), { stat: '0403' })).says.id).toBe('bite.retreat.static');
  });
});
