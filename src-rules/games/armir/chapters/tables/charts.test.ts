import { describe, expect, it } from 'vitest';
import { shiftsOn } from '../combat/fight/shifts.ts';
import { cirAdvances, cirLosses, cirPoints } from '../events/cir.ts';
import { stepHalves } from '../movement/costs.ts';
import { airportsPoints, armirPoints, donetzPoints } from '../victory/points.ts';
import { charts, cirRoll, moveCosts, objectives, printed, terrainEffects } from './charts.ts';

const cell = (grid: (typeof printed)[number], row: string, col: string) => grid.cells[`${row}/${col}`]?.text;

describe('the charts say what the calculators reckon with', () => {
  it('ARMIR-5.1a ARMIR-13c D7 MP to enter a hex', () => {
    const said = (move: 'other' | 'motorised', road: boolean, assault = false) =>
      String(stepHalves(move, road, assault) / 2);
    for (const [row, road] of [
      ['open', false],
      ['road', true],
    ] as const) {
      expect(cell(moveCosts, row, 'other')).toBe(said('other', road));
      expect(cell(moveCosts, row, 'fast')).toBe(said('motorised', road));
    }
    expect(cell(moveCosts, 'assault', 'fast')).toBe(said('motorised', false, true));
    expect(cell(moveCosts, 'roadAssault', 'fast')).toBe(said('motorised', true, true));
  });

  it('ARMIR-14a column shifts', () => {
    const ground = { river: false, strongpoint: false, city: false };
    const shifts = (on: object) => shiftsOn({ ...ground, ...on }, { options: {} }).length;
    expect([shifts({}), shifts({ river: true }), shifts({ strongpoint: true }), shifts({ city: true })]).toEqual([
      0, 1, 1, 1,
    ]);
    expect(terrainEffects.rows.map((row) => cell(terrainEffects, row, 'soviet'))).toEqual([
      ...['all', 'none', 'losses', 'left', 'none'],
    ]);
    expect(cell(terrainEffects, 'don', 'axis')).toBe('barred');
    expect(cell(terrainEffects, 'strongpoint', 'axis')).toBe('none');
  });

  it('ARMIR-16.1.1 ARMIR-16.1.2 the Čir roll', () => {
    const row = (n: number) => (n <= 2 ? '1-2' : n <= 6 ? '3-6' : '7+');
    for (let n = 1; n <= 12; n++) {
      expect(cell(cirRoll, row(n), 'losses')).toBe(String(cirLosses(n)));
      expect(cell(cirRoll, row(n), 'advance')).toBe(cirAdvances(n) ? 'yes' : 'no');
    }
  });

  it('ARMIR-17.1.1a ARMIR-17.1.1b what objectives are worth', () => {
    const at = (row: string, points: number) => cell(objectives, row, String(points));
    expect([2, 3, 4, 5].map((turn) => at('cir', cirPoints(turn, 'minus')))).toEqual([
      ...['turn2', 'turn3', 'turn4', 'turn4'],
    ]);
    expect([5, 4, 3, 2, 1, 0].map((n) => at('armir', armirPoints(n, 'minus')))).toEqual([
      ...['corps4', 'corps4', 'corps3', 'corps1', 'corps1', 'corps1'],
    ]);
    expect([16, 15, 14, 13, 12, 11].map((n) => at('donetz', donetzPoints(n)))).toEqual([
      ...['16+', '14-15', '14-15', '12-13', '12-13', '<12'],
    ]);
    expect([true, false].map((taken) => at('airports', airportsPoints(taken)))).toEqual(['captured', 'lost']);
  });

  it('each has its headings in words', () => {
    expect(charts.map(({ table }) => table)).toEqual(printed.map(({ id }) => id));
    for (const grid of printed) {
      const chart = charts.find(({ table }) => table === grid.id);
      const words = { ...chart?.cols, ...chart?.rows };
      const plain = [...grid.cols, ...grid.rows].filter((key) => !(key in words) && /[a-z]/i.test(key));
      expect(plain).toEqual([]);
      const codes = Object.values(grid.cells).map(({ text }) => text);
      expect(codes.filter((text) => /[a-z]|^-$/i.test(text) && !chart?.words?.[text])).toEqual([]);
    }
  });
});
