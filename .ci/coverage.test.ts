import { describe, expect, it } from 'vitest';
import { howFar, idsIn, page } from './coverage-page.mjs';

describe('the coverage page claims no more than tests prove', () => {
  const files = ['a.test.ts'];
  it('proved by tests, on the map, to come, or nothing', () => {
    expect(howFar({}, files)).toEqual({ state: 'proved', how: '`a.test.ts`' });
    expect(howFar({ map: 'why' }, [])).toEqual({ state: 'map', how: 'On the map: why' });
    expect(howFar({ next: true }, []).state).toBe('next');
    expect(howFar({}, []).state).toBe('bare');
  });
  it('a requirement with tests and something to come is proved in part, and counts among those to come', () => {
    expect(howFar({ next: 'supply lines' }, files)).toEqual({
      state: 'next',
      how: 'In part: `a.test.ts`<br>Next: supply lines',
    });
    const text = page(
      { name: 'A game' },
      [
        { id: 'PGG-8.15', means: 'units cancel zones', next: 'supply lines' },
        { id: 'PGG-9.4', means: 'odds' },
      ],
      new Map([
        ['PGG-8.15', files],
        ['PGG-9.4', files],
      ]),
    );
    expect(text).toContain('2 requirements: 1 proved by tests, 0 happen on the map, 1 come next (1 of them in part');
  });
  it('ids are read from names of tests, ranges in full', () => {
    expect(idsIn('PGG-9.33 PGG-X01–X03 and more', 'PGG')).toEqual(['PGG-9.33', 'PGG-X01', 'PGG-X02', 'PGG-X03']);
    expect(idsIn('BITE-7.7.7-1 BITE-C1-1 BITE-12.P-10 BITE-SBE5-1 BITE-AMB-01, BITE-O331', 'BITE')).toEqual([
      'BITE-7.7.7-1',
      'BITE-C1-1',
      'BITE-12.P-10',
      'BITE-SBE5-1',
      'BITE-AMB-01',
      'BITE-O331',
    ]);
    const roads = ['RTL-S3.24', 'RTL-10.61f1', 'RTL-10.4T', 'RTL-7.21b2', 'RTL-EX-06', 'RTL-P12'];
    expect(idsIn(roads.join(' '), 'RTL')).toEqual(roads);
  });
});
