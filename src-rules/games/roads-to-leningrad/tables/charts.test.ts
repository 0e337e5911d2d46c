import { describe, expect, it } from 'vitest';
import { turnOf } from '../data/calendar.ts';
import { captures, chargeOf, locations, worthOf } from '../data/places.ts';
import { scenarios } from '../ids.ts';
import { tables } from './area.ts';
import { chartsOf, type printed, russaLevels, russaPlaces, soltsyPlaces } from './charts.ts';

const cell = (grid: (typeof printed)[number], row: string, col: string) => grid.cells[`${row}/${col}`]?.text;

describe('the charts', () => {
  it('RTL-S1.21 say what places are worth as the ledger books them', () => {
    const at = (hex: string, half: 'AM' | 'PM', day: number) =>
      String(worthOf(scenarios.soltsy, hex, turnOf(day, half)));
    for (const { hex } of locations) {
      expect(cell(soltsyPlaces, hex, '15AM')).toBe(at(hex, 'AM', 15));
      expect(cell(soltsyPlaces, hex, '17PM')).toBe(at(hex, 'PM', 17));
    }
    for (const { hex } of captures)
      expect(cell(russaPlaces, hex, 'captured')).toBe(`−${-chargeOf(scenarios.starayaRussa, hex)}`);
    expect(cell(russaPlaces, '5814', 'held')).toBe('+3');
    expect(russaLevels.rows.map((row) => cell(russaLevels, row, 'vp'))).toEqual([
      ...['≥ 45', '37–44', '28–36', '22–27', '14–21', '≤ 13'],
    ]);
  });

  it('each has its headings in words', () => {
    const all = tables.printed ?? [];
    expect(chartsOf.map(({ table }) => table)).toEqual(all.map(({ id }) => id));
    for (const grid of all.slice(2)) {
      const chart = chartsOf.find(({ table }) => table === grid.id);
      const words = { ...chart?.cols, ...chart?.rows };
      expect([...grid.cols, ...grid.rows].filter((key) => !(key in words) && !/^\d+[AP]M$/.test(key))).toEqual([]);
      const codes = Object.values(grid.cells).map(({ text }) => text);
      expect(codes.filter((text) => /[a-z]|^-$/i.test(text) && !chart?.words?.[text])).toEqual([]);
      expect(Object.keys(grid.cells)).toHaveLength(grid.rows.length * grid.cols.length);
    }
  });
});
