import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { bareAround } from '../record/context.ts';
import { type Chapter, joinChapters, startOf } from './chapter.ts';
import { defineGame } from './define.ts';

const { text, ...box } = months;
const line = (id: string) => ({ id, msg: { id }, rule: '1', left: 1, of: 2 });
const [cell] = months.cells;
if (!cell) throw new Error('no cell');
const first: Chapter = {
  id: 'movement',
  cells: [{ ...cell, id: 'one' }],
  limits: () => [line('a')],
  start: { cells: { one: 1 } },
  text: { en: { says: { 'x.a': 'A' }, words: {} }, it: { says: { 'x.a': 'Ai' }, words: {} } },
};
const second: Chapter = {
  id: 'combat',
  cells: [{ ...cell, id: 'two' }],
  limits: () => [line('b')],
  start: { cells: { two: 2 }, balances: { pool: 3 } },
  text: { en: { says: { 'x.b': 'B' }, words: {} }, it: { says: { 'x.b': 'Bi' }, words: {} } },
};

describe('chapters make one game', () => {
  const joined = joinChapters({ text, cells: [cell] }, [first, second]);

  it('joins lists in the order of the chapters, the game’s own first', () => {
    expect(joined.cells?.map(({ id }) => id)).toEqual([cell.id, 'one', 'two']);
    expect(joined.limits?.(bareAround).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('joins words, and what cells and accounts begin with', () => {
    expect(joined.text?.en.says['x.b']).toBe('B');
    expect(joined.text?.it.says['x.a']).toBe('Ai');
    expect(startOf([first, second])).toEqual({ cells: { one: 1, two: 2 }, balances: { pool: 3 } });
  });

  it('takes the map in parts: lists joined, the ground from one of them', () => {
    const pieces = (id: string) => [{ id, msg: { id }, side: 'axis', symbol: 'armor' as const, short: [id] }];
    const map = joinChapters({ map: { at: 'units', pieces: pieces('tank') } }, [
      { id: 'air', map: { pieces: pieces('bomber') } },
    ]).map;
    expect(map?.at).toBe('units');
    expect(map?.pieces.map(({ id }) => id)).toEqual(['tank', 'bomber']);
  });

  it('refuses what stands once and is given twice, what is missing, and a chapter named twice', () => {
    const { score } = months;
    expect(() => joinChapters({ score }, [{ id: 'victory', score }])).toThrow('two chapters give score');
    expect(() => defineGame({ ...box, text, score: undefined })).toThrow('no score');
    expect(() => defineGame({ ...box, text, chapters: [{ id: 'map', map: { at: 'units' } }] })).toThrow(
      'no sheet, no stand',
    );
    expect(() => defineGame({ ...box, text, chapters: [first, { id: 'movement' }] })).toThrow(
      'two chapters named movement',
    );
  });
});
