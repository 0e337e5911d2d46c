import { describe, expect, it } from 'vitest';
import { type Drawing, draw, scene, zoneHexes } from '../../testing/draw.ts';
import { base } from '../../testing/supplyLand.ts';

describe('zones of control', () => {
  const one = (more: Partial<Drawing> = {}, pieces: { readonly [piece: string]: string } = {}, over = {}) =>
    zoneHexes(scene(draw({ columns: [1, 5], rows: [1, 5], ...more }), { s1: '0303', ...pieces }, over), 'soviet');
  const ring = one();

  it('BITE-3.19-1 six hexes around, unsupplied or not; not where an enemy stands, not over water, side or strait', () => {
    expect(ring).toHaveLength(6);
    expect(ring.every((hex) => ['02', '03', '04'].includes(hex.slice(0, 2)))).toBe(true);
    expect(one({}, {}, { cells: { barrels: { s1: 'yes' } } })).toEqual(ring);
    expect(one({}, { g1: '0302' })).toEqual(ring.filter((hex) => hex !== '0302'));
    // AMB-29: any block of the other side, and where both stand they fight and have none
    expect(one({}, { g9: '0302' })).toEqual(ring.filter((hex) => hex !== '0302'));
    expect(one({}, { g1: '0303' })).toEqual([]);
    expect(one({ terrain: { water: ['0302'] } })).toEqual(ring.filter((hex) => hex !== '0302'));
    for (const side of ['water', 'strait'])
      expect(one({ sides: { [side]: [['0302', '0303']] } })).toEqual(ring.filter((hex) => hex !== '0302'));
  });
  it('who stands on no hex of the sheet is told apart, and has no zone', () => {
    const here = scene(draw({ columns: [1, 5], rows: [1, 5] }), { s1: '0303', s2: '0999' });
    expect(here.stand.off.map(({ id }) => id)).toEqual(['s2']);
    expect(zoneHexes(here, 'soviet')).toEqual(ring);
  });
  it('BITE-3.19-1 partisans have none; aircraft on the ground have', () => {
    const zone = (piece: string) =>
      zoneHexes(scene(draw({ columns: [1, 5], rows: [1, 5] }), { [piece]: '0303' }), 'soviet').length;
    expect([zone('s1'), zone('s12'), zone('s11')]).toEqual([6, 6, 0]);
  });
  it('BITE-3.19-1 BITE-8.0-1 over an unfrozen river only without rule 8', () => {
    const river = { sides: { river: [['0302', '0303']] } } as const;
    const without = ring.filter((hex) => hex !== '0302');
    expect(one(river)).toEqual(without);
    expect(one(river, {}, base)).toEqual(ring);
    expect(one(river, {}, { options: { a08: false } })).toEqual(ring);
    expect(one(river, {}, { cells: { weather: { 2: 'snow' } } })).toEqual(ring);
    expect(one(river, {}, { cells: { weather: { 2: 'rain' } } })).toEqual(without);
  });
  it('BITE-8.0-1 not into a major city, bunker or fortress of the enemy, until it is empty and ringed', () => {
    const held = { cells: { control: { '0302': 'axis' } } };
    for (const kind of ['major', 'capital', 'bunker', 'fortress']) {
      const walls = { features: { [kind]: ['0302'] } };
      expect(one(walls, {}, held)).toEqual(ring.filter((hex) => hex !== '0302'));
      expect(one(walls, {}, { ...held, ...base })).toEqual(ring);
      expect(one(walls)).toEqual(ring);
      // a ring of six, all there: s1 is one of them
      const six = { s2: '0201', s3: '0202', s4: '0301', s5: '0401', s6: '0402' };
      expect(one(walls, six, held)).toContain('0302');
      const { s4: _, ...five } = six;
      expect(one(walls, five, held)).not.toContain('0302');
      expect(one(walls, { ...six, g1: '0302' }, held)).not.toContain('0302');
    }
    expect(one({ features: { minor: ['0302'] } }, {}, held)).toEqual(ring);
  });
  it('BITE-3.19-1 a block beside the drawn part has its zone in it, and the off-map boxes are like hexes', () => {
    const part = draw({ columns: [1, 5], rows: [1, 5], without: ['0303'] });
    expect(zoneHexes(scene(part, { s1: '0303' }), 'soviet')).toEqual(ring);
    const north = draw({
      columns: [1, 5],
      rows: [1, 5],
      boxes: {
        petsamo: {
          name: 'Petsamo',
          kind: 'offMap',
          links: [
            { to: '0101', link: 'rail' },
            { to: 'murmansk', link: 'land' },
          ],
        },
        murmansk: { name: 'Murmansk', kind: 'offMap', links: [] },
      },
    });
    expect(zoneHexes(scene(north, { s1: 'petsamo' }), 'soviet')).toEqual(['0101', 'murmansk']);
  });
});
