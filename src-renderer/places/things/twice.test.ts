import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { emptyGrid, laidIn } from '../../host/thingsData.ts';
import { odds } from '../../testing/odds.ts';
import { compareTwice, progressOf, secondTexts, settled, withoutSecond, withSecond } from './twice.ts';

const first = (): GridData =>
  laidIn(emptyGrid(odds), [
    { row: 0, col: 0, text: '1/2' },
    { row: 0, col: 1, text: '-/1' },
    { row: 1, col: 0, text: '2/-' },
  ]);

describe('a table typed twice', () => {
  it('ARMIR-T1 shows nothing of the first entry while the second is typed', () => {
    expect(secondTexts(odds, first()).flat().join('')).toBe('');
    const again = withSecond(first(), [{ row: 0, col: 0, text: '9/9' }]);
    expect(secondTexts(odds, again)[0]).toEqual(['9/9', '']);
    expect(again.cells).toEqual(first().cells);
  });

  it('ARMIR-T1 compares cell by cell, those with another text to be settled', () => {
    const again = withSecond(first(), [
      { row: 0, col: 0, text: '1/2' },
      { row: 0, col: 1, text: '–/1' },
      { row: 1, col: 0, text: '3/-' },
      // typed the second time alone
      { row: 1, col: 1, text: '-/2' },
    ]);
    expect(compareTwice(odds, again)).toEqual({
      of: 4,
      again: 4,
      same: 2,
      differ: [
        { row: '2', col: '1:1', first: '2/-', second: '3/-' },
        { row: '2', col: '2:1', first: '', second: '-/2' },
      ],
    });
    expect(compareTwice(odds, withSecond(first(), []))).toEqual({ of: 3, again: 0, same: 0, differ: [] });
  });

  it('ARMIR-T1 a difference is settled by either text, and asked again when the first changes later', () => {
    const again = withSecond(first(), [{ row: 1, col: 0, text: '3/-' }]);
    const [one] = compareTwice(odds, again).differ;
    if (!one) throw new Error('no difference');
    for (const text of [one.first, one.second]) {
      const done = settled(again, one, text);
      expect(done.cells['2/1:1']?.text).toBe(text);
      expect(compareTwice(odds, done)).toMatchObject({ same: 1, differ: [] });
      const later = laidIn(done, [{ row: 1, col: 0, text: '-/-' }]);
      expect(compareTwice(odds, later).differ).toHaveLength(1);
    }
    const empty = settled(again, { row: '2', col: '1:1' }, '');
    expect(['2/1:1' in empty.cells, empty.second]).toEqual([false, {}]);
    expect(withoutSecond(again)).toEqual(first());
  });

  it('a cell the box prints needs no second look until somebody changes it', () => {
    const spec = { ...odds, preset: { '1/1:1': '1/2' } };
    expect(compareTwice(spec, first()).of).toBe(2);
    expect(secondTexts(spec, first())[0]).toEqual(['1/2', '']);
    expect(compareTwice(spec, laidIn(first(), [{ row: 0, col: 0, text: '1/3' }])).of).toBe(3);
  });

  it('ARMIR-T1 progress counts the cells a table asks for: an optional row once it is begun', () => {
    expect(progressOf(odds, first())).toEqual({ typed: 3, of: 4 });
    expect(progressOf(odds, laidIn(first(), [{ row: 2, col: 0, text: '1/1' }]))).toEqual({ typed: 4, of: 6 });
  });
});
