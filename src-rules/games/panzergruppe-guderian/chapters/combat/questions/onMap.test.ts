import { describe, expect, it } from 'vitest';
import { answerMap as answer, askMap as ask } from '../../../testing/ask.ts';
import { at } from '../../../testing/at.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
const troubles = (id: string, raw: unknown): readonly string[] => {
  const found = ask(id, raw);
  return found.ok ? [] : found.troubles.map(({ path }) => path);
};

describe('a map on the command line', () => {
  it('PGG-9.73 PGG-9.86 PGG-7.1 retreat, advance, stacking', () => {
    const units = [
      { id: 'rifle#1', hex: '1010' },
      { id: '6inf', hex: '1011' },
      { id: '26inf', hex: '1110' },
    ];
    const retreat = answer('retreat-path', { units, hex: '1010', hexes: 2 });
    expect(retreat).toMatchObject({ side: 'soviet', possible: true });
    expect(retreat.ways).toContainEqual(['1010', '0910', '0810']);
    expect(troubles('retreat-path', { units, hex: '2020' })).toEqual(['hex']);
    // in the first hex of the grid, too
    expect(answer('retreat-path', { units: [{ id: '6inf', hex: '0101' }], hex: '0101' }).side).toBe('german');
    expect(answer('advance-hexes', { units, hex: '1009' })).toMatchObject({ hexes: expect.any(Array) });
    expect(troubles('advance-hexes', { units, hex: '1010' })).toEqual(['hex']);
    const four = [1, 2, 3, 4].map((n) => ({ id: `rifle#${n}`, hex: '1010' }));
    expect(answer('stacking-map', { units: four })).toMatchObject({
      hexes: [{ hex: '1010', combat: 4, excess: 1, rule: '7.1' }],
    });
  });
  it('PGG-9.21 a fight from the map goes straight into the calculator', () => {
    const units = [
      { id: '6inf', hex: '1011' },
      { id: 'rifle#1', hex: '1010', tried: '2-3-6' },
    ];
    const combat = at({ turn: 3, place: 't3/ger/combat' });
    const fight = answer('map-fight', { units, target: '1010', attackers: ['6inf'] }, combat);
    expect(fight.calc).toBe('attack');
    expect(answer('attack', fight.input, combat)).toMatchObject({ panel: { kind: 'odds' } });
    expect(troubles('map-fight', { units, target: '3030', attackers: ['6inf'] })).toEqual(['target']);
  });
});
