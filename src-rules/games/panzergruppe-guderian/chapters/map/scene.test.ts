import { describe, expect, it } from 'vitest';
import { answerMap as answer, askMap as ask } from '../../testing/ask.ts';
import { at } from '../../testing/at.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
const troubles = (id: string, raw: unknown): readonly string[] => {
  const found = ask(id, raw);
  return found.ok ? [] : found.troubles.map(({ path }) => path);
};

const road = ['0120', '0219', '0319', '0419', '0520'];

describe('a map on the command line', () => {
  it('without a sheet every hex counts as clear on the usual grid, and the answer says so', () => {
    const far = answer('supply', { units: [{ id: '6inf', hex: '2520' }] });
    expect(far.verdicts).toMatchObject([{ state: 'out' }]);
    expect(far.assumed).toMatchObject({ id: 'pgg.map.clear' });
    const near = answer('supply', { ground: { roads: [road] }, units: [{ id: '6inf', hex: '2520' }] });
    expect(near.verdicts).toMatchObject([{ state: 'supplied' }]);
    expect(near.assumed).toMatchObject({ id: 'pgg.map.ground' });
    // N06: the other offset lays the hexes otherwise
    const edge = {
      units: [
        { id: '6inf', hex: '0205' },
        { id: 'rifle#1', hex: '0106' },
      ],
    };
    const zones = (grid: object | undefined) => answer('zones', { ...edge, ...(grid ? { grid } : {}) }).german;
    expect(zones(undefined)).not.toEqual(zones({ offset: 'odd' }));
  });
  it('the record’s own counters stand there, too; what is given lies over them', () => {
    const recorded = at({ turn: 3, place: 't3/ger/movement', cells: { at: { '6inf': '2520', '26inf': '0301' } } });
    const both = answer('supply', { units: [{ id: '6inf', hex: '0210' }] }, recorded);
    expect(both.verdicts).toMatchObject([
      { piece: '6inf', hex: '0210', state: 'supplied' },
      { piece: '26inf', hex: '0301' },
    ]);
  });
  it('what is wrong is named with its place, and nothing is read half', () => {
    expect(troubles('supply', { units: [{ id: 'nobody', hex: '1010' }] })).toEqual(['units.0.id']);
    // Soviet divisions are counters with a number, never units of a list
    expect(troubles('supply', { units: [{ id: 'nobody', kind: 'rifle', hex: '1010' }] })).toEqual(['units.0.id']);
    expect(troubles('supply', { units: [{ id: '6inf', hex: '9999' }] })).toEqual(['units.0.hex']);
    expect(
      troubles('supply', {
        units: [
          { id: '6inf', hex: '1010' },
          { id: '6inf', hex: '1011' },
        ],
      }),
    ).toEqual(['units.1.id']);
    expect(troubles('supply', { ground: { roads: [['0101', '0505']] } })).toEqual(['ground.roads.0.1']);
    expect(troubles('supply', { ground: { east: ['9999'] } })).toEqual(['ground.east.0']);
    expect(troubles('supply', { sheet: { hexes: {} } }).every((path) => path.startsWith('sheet'))).toBe(true);
    expect(troubles('supply', { nobodyKnows: 1 })).toHaveLength(1);
    expect(troubles('supply', 'x').length).toBeGreaterThan(0);
    expect(troubles('supply', { unit: 'Lukin' })).toEqual(['unit']);
    expect(troubles('line', { unit: '9999', targets: ['0101', '9998'] })).toEqual(['unit', 'targets.1']);
    expect(troubles('reach', { unit: 'Lukin' })).toEqual(['unit']);
    expect(troubles('command-range', { leader: 'x' })).toEqual(['leader']);
    expect(troubles('surrounded', { leader: 'x' })).toEqual(['leader']);
  });
});
