import { describe, expect, it } from 'vitest';
import { contextFromReads, trackReads } from './readSet.ts';

const context = Object.freeze({
  ...contextFromReads({}),
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
    const seen = trackReads(context);
    expect(seen.context.options.fog).toBe(true);
    expect(seen.context.tables.crt?.cells['1/a']?.text).toBe('D1');
    expect(seen.context.tables.crt?.rows).toEqual(['1', '2']);
    expect(seen.context.cells.nothing).toBeUndefined();
    expect(seen.reads()).toEqual({
      options: { fog: true },
      tables: { crt: { cells: { '1/a': { text: 'D1' } }, rows: ['1', '2'] } },
      cells: {},
    });
  });

  it('is whole where somebody asked for the keys', () => {
    const seen = trackReads(context);
    const { owner } = seen.context.cells;
    expect(Object.keys(Object(owner))).toEqual(['1834', '0120']);
    expect(seen.reads()).toEqual({ cells: { owner: { '0120': 'sov', '1834': 'ger' } } });
    expect({ ...seen.context.options }).toEqual({ fog: true, river: 'all' });
    expect(seen.context.options.fog).toBe(true);
    expect(seen.reads()).toMatchObject({ options: { fog: true, river: 'all' } });
  });

  it('leaves the drawn map out, and hands it on as it is: what is kept of it by identity stays known', () => {
    const sheets = { map: { hexes: {} } as never };
    const seen = trackReads({ ...context, sheets });
    expect(seen.context.sheets).toBe(sheets);
    expect(Object.keys({ ...seen.context })).toContain('sheets');
    expect(seen.reads()).not.toHaveProperty('sheets');
  });

  it('gives the same readings again from the record', () => {
    const read = (a: typeof context | ReturnType<typeof contextFromReads>) => [
      a.turn,
      a.options.fog,
      a.tables.crt?.cells['2/a']?.text,
      'x' in a.marks,
    ];
    const seen = trackReads(context);
    const first = read(seen.context);
    const stored = contextFromReads(JSON.parse(JSON.stringify(seen.reads())));
    expect(read(stored)).toEqual(first);
  });
});
