import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { panzergruppeGuderian as game } from '../../index.ts';

const grid = (id: string) => game.printed.find((one) => one.id === id);

describe("the box's tables to look up", () => {
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
