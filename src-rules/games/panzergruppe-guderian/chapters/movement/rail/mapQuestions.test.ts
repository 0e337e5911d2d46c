import { describe, expect, it } from 'vitest';
import { answerMap as answer, askMap as ask } from '../../../testing/ask.ts';
import { at } from '../../../testing/at.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
const troubles = (id: string, raw: unknown): readonly string[] => {
  const found = ask(id, raw);
  return found.ok ? [] : found.troubles.map(({ path }) => path);
};

describe('a map on the command line', () => {
  it('PGG-6.33 PGG-6.31 rail reach; a broken hex, the quota', () => {
    const rails = [Array.from({ length: 9 }, (_, i) => `${String(i + 10)}10`)];
    const units = [{ id: 'armor#1', hex: '1010' }];
    const soviet = at({ turn: 3, place: 't3/sov/movement', balances: { rail: 2 } });
    const open = answer('rail-reach', { ground: { rails }, units, unit: 'armor#1' }, soviet);
    expect(open).toMatchObject({ quota: 3, enough: false });
    expect(open.hexes).toHaveLength(8);
    const broken = answer(
      'rail-reach',
      { ground: { rails }, units, unit: 'armor#1', markers: { brokenRail: { 1310: 0 } } },
      soviet,
    );
    expect(broken.hexes).toHaveLength(2);
    expect(troubles('rail-reach', { units: [{ id: '6inf', hex: '1010' }], unit: '6inf' })).toEqual(['unit']);
  });
});
