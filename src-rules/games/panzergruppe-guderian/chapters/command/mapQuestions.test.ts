import { describe, expect, it } from 'vitest';
import { answerMap as answer } from '../../testing/ask.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
describe('a map on the command line', () => {
  it('PGG-10.1 PGG-8.11 command range and zones', () => {
    const units = [
      { id: 'Konev', hex: '2010', rating: 2 },
      { id: 'rifle#1', hex: '1810' },
      { id: 'rifle#2', hex: '1710' },
      { id: '6inf', hex: '2510' },
    ];
    expect(answer('command-range', { units, leader: 'Konev' })).toMatchObject({
      radius: 2,
      units: ['rifle#1'],
      supplied: false,
    });
    const zones = answer('zones', { units });
    expect(zones.german).toHaveLength(6);
    expect(zones).toMatchObject({ rule: '8.11' });
  });
});
