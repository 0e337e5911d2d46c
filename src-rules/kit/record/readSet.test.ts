import { describe, expect, it } from 'vitest';
import { recalled, withReads } from './readSet.ts';

const around = Object.freeze({
  ...recalled({}),
  turn: 4,
  options: Object.freeze({ fog: true, river: 'all' }),
  cells: { weather: 'mud', owner: { '0120': 'sov', '1834': 'ger' } },
  tables: {
    crt: {
      id: 'crt',
      cols: ['a'],
      rows: ['1', '2'],
      cells: { '1/a': { text: 'D1' }, '2/a': { text: 'A1' } },
      from: '9.5',
    },
  },
});

describe('what a calculation read', () => {
  it('is noted value by value, and nothing else', () => {
    const seen = withReads(around);
    expect(seen.around.options.fog).toBe(true);
    expect(seen.around.tables.crt?.cells['1/a']?.text).toBe('D1');
    expect(seen.around.tables.crt?.rows).toEqual(['1', '2']);
    expect(seen.around.cells.nothing).toBeUndefined();
    expect(seen.reads()).toEqual({
      options: { fog: true },
      tables: { crt: { cells: { '1/a': { text: 'D1' } }, rows: ['1', '2'] } },
      cells: {},
    });
  });

  it('is whole where somebody asked for the keys', () => {
    const seen = withReads(around);
    const { owner } = seen.around.cells;
    expect(Object.keys(Object(owner))).toEqual(['1834', '0120']);
    expect(seen.reads()).toEqual({ cells: { owner: { '0120': 'sov', '1834': 'ger' } } });
    expect({ ...seen.around.options }).toEqual({ fog: true, river: 'all' });
    expect(seen.around.options.fog).toBe(true);
    expect(seen.reads()).toMatchObject({ options: { fog: true, river: 'all' } });
  });

  it('leaves the drawn map out, and hands it on as it is: what is kept of it by identity stays known', () => {
    const sheets = { map: { hexes: {} } as never };
    const seen = withReads({ ...around, sheets });
    expect(seen.around.sheets).toBe(sheets);
    expect(Object.keys({ ...seen.around })).toContain('sheets');
    expect(seen.reads()).not.toHaveProperty('sheets');
  });

  it('gives the same readings again from the record', () => {
    const read = (a: typeof around | ReturnType<typeof recalled>) => [
      a.turn,
      a.options.fog,
      a.tables.crt?.cells['2/a']?.text,
      'x' in a.marks,
    ];
    const seen = withReads(around);
    const first = read(seen.around);
    const stored = recalled(JSON.parse(JSON.stringify(seen.reads())));
    expect(read(stored)).toEqual(first);
  });
});
