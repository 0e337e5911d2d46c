import { describe, expect, it } from 'vitest';
import { answerMap as answer } from '../../testing/ask.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
describe('a map on the command line', () => {
  it('PGG-6.7 PGG-6.25 PGG-6.51 reach, by status and allowance', () => {
    const units = (status: string) => [
      { id: 'x', kind: 'panzer', hex: '1010', ma: 8, status },
      { id: 'rifle#1', hex: '1310' },
    ];
    const full = answer('reach', { units: units('supplied'), unit: 'x' });
    expect(full).toMatchObject({ points: 8, state: 'supplied', overruns: ['1310'] });
    expect(full.hexes).toContainEqual({ hex: '1110', left: 7, stops: false });
    expect(answer('reach', { units: units('out'), unit: 'x' })).toMatchObject({ points: 4, overruns: [] });
  });
});
