import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { emptyContext } from '../record/context.ts';
import { type Chapter, joinChapters, startOf } from './chapter.ts';
import { defineGame } from './define.ts';
import type { ShownOrder } from './shown.ts';

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
    expect(joined.limits?.(emptyContext).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('joins words, and what cells and accounts begin with', () => {
    expect(joined.text?.en.says['x.b']).toBe('B');
    expect(joined.text?.it.says['x.a']).toBe('Ai');
    expect(startOf([first, second], 'any')).toEqual({ cells: { one: 1, two: 2 }, balances: { pool: 3 } });
  });

  it('takes the map in parts: lists joined, the ground from one of them', () => {
    const pieces = (id: string) => [{ id, msg: { id }, side: 'axis', symbol: 'armor' as const, short: [id] }];
    const map = joinChapters({ map: { at: 'units', pieces: pieces('tank') } }, [
      { id: 'air', map: { pieces: pieces('bomber') } },
    ]).map;
    expect(map?.at).toBe('units');
    expect(map?.pieces.map(({ id }) => id)).toEqual(['tank', 'bomber']);
  });

  it('begins with what its chapters begin with, in the first place of the sequence', () => {
    const { setUp: _, ...rest } = box;
    const game = defineGame({
      ...rest,
      text,
      chapters: [first, { ...second, start: (id) => ({ cells: { two: id } }) }],
    });
    expect(game.setUp({ scenario: 'long', options: {} })).toEqual({
      cells: { one: 1, two: 'long' },
      balances: {},
      options: Object.fromEntries(months.options.map(({ id, start }) => [id, start])),
      place: months.setUp({ scenario: 'long', options: {} }).place,
    });
  });

  it('asks about what all chapters bring', () => {
    const asks = (game: { readonly cells: readonly unknown[] }) => [
      {
        id: `cells-${game.cells.length}`,
        about: '',
        describe: () => ({ input: {}, output: {} }),
        answer: () => ({ ok: true as const, value: 1 }),
      },
    ];
    const { cells: _, ...rest } = box;
    const game = defineGame({ ...rest, text, cells: [], chapters: [{ ...first, asks }, second] });
    expect(game.questions.map(({ id }) => id)).toContain('cells-2');
  });

  it('shows its lists in an order of their own, and misses nothing in it', () => {
    const { cells: _, limits: __, ...rest } = box;
    const made = (shown: ShownOrder) => defineGame({ ...rest, text, cells: [], chapters: [first, second], shown });
    const game = made({ cells: 'two one', limits: 'b a' });
    expect(game.cells.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(game.limits(emptyContext).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(made({ cells: 't- two one' }).cells.length).toBe(2);
    expect(() => made({ cells: 'two' })).toThrow('no place for one');
    expect(() => made({ cells: 'two one three' })).toThrow('three is not there');
  });

  it('refuses what stands once and is given twice, what is missing, and a chapter named twice', () => {
    const { score } = months;
    expect(() => joinChapters({ score }, [{ id: 'victory', score }])).toThrow('two chapters give score');
    expect(() => defineGame({ ...box, text, score: undefined })).toThrow('no score');
    expect(() => joinChapters({}, [first, { ...second, text: first.text }])).toThrow('two chapters say x.a');
    expect(() => defineGame({ ...box, text, chapters: [{ id: 'map', map: { at: 'units' } }] })).toThrow(
      'no sheet, no stateOf',
    );
    expect(() => defineGame({ ...box, text, chapters: [first, { id: 'movement' }] })).toThrow(
      'two chapters named movement',
    );
  });
});
