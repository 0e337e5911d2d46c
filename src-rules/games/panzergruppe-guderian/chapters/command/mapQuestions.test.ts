import { describe, expect, it } from 'vitest';
import { answerMap as answer } from '../../testing/ask.ts';
import { draw } from '../../testing/draw.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
describe('a map on the command line', () => {
  it('PGG-10.1 PGG-8.11 command range and zones', () => {
    const units = [
      { id: 'Konev', hex: '2010', rating: 2 },
      { id: 'rifle#1', hex: '1810' },
      { id: 'rifle#2', hex: '1710' },
      { id: '6inf', hex: '2510' },
    ];
    const range = answer('command-range', { units, leader: 'Konev' });
    expect(range).toMatchObject({ radius: 2, units: ['rifle#1'] });
    // 11.24: without an east edge nobody knows whether his line goes on
    expect(range).not.toHaveProperty('supplied');
    const sheet = draw({ columns: [1, 20], rows: [9, 12], east: ['2010'] });
    const lukin = (...others: readonly { readonly id: string; readonly hex: string }[]) =>
      answer('command-range', { sheet, units: [{ id: 'Lukin', hex: '1510', rating: 2 }, ...others], leader: 'Lukin' });
    expect(lukin().supplied).toBe(true);
    const wall = ['1709', '1710', '1711', '1712'].map((hex, i) => ({
      id: ['6inf', '26inf', '5inf', '16inf'][i] ?? '',
      hex,
    }));
    expect(lukin(...wall).supplied).toBe(false);
    const zones = answer('zones', { units });
    expect(zones.german).toHaveLength(6);
    expect(zones).toMatchObject({ rule: '8.11' });
  });
});
