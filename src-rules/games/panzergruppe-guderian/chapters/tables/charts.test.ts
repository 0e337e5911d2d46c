import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { panzergruppeGuderian as game } from '../../index.ts';

const grid = (id: string) => game.printed.find((one) => one.id === id);

const cell = (row: string, col: string) => grid('terrain')?.cells[`${row}/${col}`]?.text;

describe("the box's tables to look up", () => {
  it('PGG-6.7 the terrain chart is there whole: points by kind of mover, combat, supply', () => {
    const movers = ['foot', 'mechanized', 'cavalry', 'leader'];
    const row = (name: string) => movers.map((mover) => cell(name, mover));
    expect(row('clear')).toEqual(['1', '1', '1', '1']);
    expect(row('forest')).toEqual(['1', '2', '2', '1']);
    expect(row('swamp')).toEqual(['2', '2', '2', '2']);
    expect(row('road')).toEqual(['1', '1/2', '1', '1/2']);
    expect(row('river')).toEqual(['rivers', 'rivers', '+2', '+1']);
    expect(row('lake')).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(row('interdiction')).toEqual(['+1', '+1', '+1', '+1']);
    expect(['clear', 'forest', 'majorCity', 'minorCity', 'river', 'lake'].map((name) => cell(name, 'defence'))).toEqual(
      ['none', '×2', '×2', 'none', 'all across', 'no attack'],
    );
    expect(['swamp', 'lake', 'road'].map((name) => cell(name, 'supply'))).toEqual(['into', 'closed', 'roads']);
  });
  it('PGG-9.5 PGG-6.7 every table has headings in both languages, and no cell is empty', () => {
    for (const { id, cols, rows, cells } of game.printed) {
      const chart = game.charts?.find((one) => one.table === id);
      expect(chart, id).toBeDefined();
      for (const text of [game.text.en, game.text.it]) {
        const say = speaker('en', [text]);
        expect(say(chart?.msg ?? { id: 'none' })).not.toContain('pgg.');
      }
      for (const row of rows)
        for (const col of cols) expect(cells[`${row}/${col}`]?.text, `${row} ${col}`).toBeTruthy();
    }
    const words = Object.keys(game.charts?.find((one) => one.table === 'terrain')?.words ?? {});
    const used = new Set(Object.values(grid('terrain')?.cells ?? {}).map(({ text }) => text));
    expect(words.filter((word) => !used.has(word))).toEqual([]);
    expect([...used].filter((text) => /[a-z]/.test(text) && !words.includes(text))).toEqual([]);
  });
});
