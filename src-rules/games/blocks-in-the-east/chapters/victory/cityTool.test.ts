import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { scene } from '../../testing/draw.ts';
import { ask, land, said } from '../../testing/tools.ts';

describe('cities and their main source', () => {
  const sheet = land({
    names: { '0103': 'Berlin', '0703': 'Leningrad', '0803': 'Moscow' },
    features: { linkedSoviet: ['0903'], major: ['0803'], fortress: ['0703'] },
  });
  it('BITE-SBE-2 SBE1: a line to Siberia decides, and the players confirm what the map has', () => {
    const cut = { g1: '0802', g2: '0804', g3: '0902', g4: '0904', g5: '0803' };
    const at = (pieces: { readonly [id: string]: string }) =>
      ask('city-line', '0703', scene(sheet, pieces, { scenario: 'SBE1', options: { level: 'base' } }));
    const free = at({});
    expect(free.says.id).toBe('bite.city.joined');
    expect(free.note?.proposal).toMatchObject({
      ok: true,
      facts: [{ cell: cells.cutOff, key: 'leningrad', value: null }],
    });
    const closed = at(cut);
    expect(closed.says.id).toBe('bite.city.cutOff');
    expect(closed.note?.proposal).toMatchObject({
      ok: true,
      facts: [{ cell: cells.cutOff, key: 'leningrad', value: 'yes' }],
    });
  });

  it('BITE-SBE-2 where no way to Siberia is drawn nobody can say, and nothing is proposed', () => {
    const bare = land({ names: { '0703': 'Leningrad' }, features: { fortress: ['0703'] } });
    const here = scene(bare, { s1: '0703' }, { scenario: 'SBE1', options: { level: 'base' } });
    const asked = ask('city-line', '0703', here);
    expect([asked.says.id, asked.note]).toEqual(['bite.city.unsure', undefined]);
  });

  it('BITE-SBE-2 SBE2: Moscow is surrounded when every hex around it is held or in a zone', () => {
    const at = (pieces: { readonly [id: string]: string }) =>
      ask('city-line', '0803', scene(sheet, pieces, { scenario: 'SBE2', options: { level: 'base' } }));
    const ring = { g1: '0802', g2: '0804', g3: '0703', g4: '0903', g5: '0704', g6: '0904' };
    expect(at(ring).note?.proposal).toMatchObject({ facts: [{ key: 'moscow', value: 'yes' }] });
    const { g1: _, ...gap } = ring;
    const open = at({ g2: '0804', g4: '0904', s1: '0802' });
    expect(open.note?.proposal).toMatchObject({ facts: [{ key: 'moscow', value: null }] });
    expect(said(open)).toContain('bite.city.gaps');
    expect(Object.keys(gap)).toHaveLength(5);
  });
});
