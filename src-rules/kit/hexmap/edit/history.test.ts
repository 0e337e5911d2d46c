import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../grid.ts';
import type { Sheet } from '../sheet.ts';
import { randomEdit } from '../testing/edits.ts';
import { fixture2000, randomSheet } from '../testing/randomSheet.ts';
import { plainSpec } from '../testing/spec.ts';
import {
  done,
  historyOf,
  mostSteps,
  mostWeight,
  replaced,
  type SheetHistory,
  stepBack,
  stepForward,
} from './history.ts';

const blank: Sheet = { grid: gridOf(6, 5), hexes: {}, sides: {}, links: {}, boxes: {} };

describe('history of a sheet', () => {
  it('every step back and forward again gives the sheets there were', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 15 }), (seed, length) => {
        let history = historyOf(randomSheet(plainSpec, seed));
        const sheets = [history.sheet];
        for (let i = 0; i < length; i++) {
          const before = history;
          history = done(history, randomEdit(history.sheet, plainSpec, seed + i)).history;
          if (history !== before) sheets.push(history.sheet);
        }
        expect(history.past).toHaveLength(sheets.length - 1);
        for (const sheet of [...sheets].reverse()) {
          expect(history.sheet).toEqual(sheet);
          history = stepBack(history);
        }
        expect(stepBack(history)).toBe(history);
        for (const sheet of sheets) {
          expect(history.sheet).toEqual(sheet);
          history = stepForward(history);
        }
        expect(stepForward(history)).toBe(history);
      }),
      { numRuns: 80 },
    );
  });

  it('a stroke is one step, another stroke and another kind of edit are not', () => {
    let history = historyOf(blank);
    const paint = (hex: string, terrain: string, stroke?: string) => {
      history = done(history, { do: 'terrain', hexes: [hex], terrain }, stroke).history;
    };
    paint('0101', 'clear', 's1');
    paint('0102', 'clear', 's1');
    paint('0101', 'forest', 's1');
    paint('0103', 'clear', 's2');
    history = done(history, { do: 'erase', hexes: ['0103'] }, 's2').history;
    paint('0104', 'clear');
    paint('0105', 'clear');
    expect(history.past.map(({ did }) => did)).toEqual(['terrain', 'terrain', 'erase', 'terrain', 'terrain']);
    for (let i = 0; i < 4; i++) history = stepBack(history);
    expect(history.sheet.hexes).toEqual({ '0101': { terrain: 'forest' }, '0102': { terrain: 'clear' } });
    history = stepBack(history);
    expect(history.sheet).toEqual(blank);
    history = stepForward(history);
    expect(history.sheet.hexes).toEqual({ '0101': { terrain: 'forest' }, '0102': { terrain: 'clear' } });
  });

  it('a river or a road drawn in one stroke goes and comes back at once', () => {
    const drawn = done(historyOf(blank), { do: 'terrain', hexes: ['0101', '0102', '0103'], terrain: 'clear' }).history;
    let history = drawn;
    const side = (a: string, b: string, on: boolean) => {
      history = done(history, { do: 'sides', pairs: [[a, b]], kind: 'river', on }, 'river').history;
    };
    side('0101', '0102', true);
    side('0102', '0103', true);
    side('0101', '0102', false);
    for (const line of [
      ['0101', '0102'],
      ['0102', '0103'],
    ])
      history = done(history, { do: 'link', line, kind: 'road', on: true }, 'road').history;
    const whole = history.sheet;
    expect(whole.sides).toEqual({ '0102/0103': ['river'] });
    expect(Object.keys(whole.links)).toEqual(['0101/0102', '0102/0103']);
    expect(history.past.map(({ did }) => did)).toEqual(['terrain', 'sides', 'link']);
    history = stepBack(history);
    expect([history.sheet.links, history.sheet.sides]).toEqual([{}, whole.sides]);
    history = stepBack(history);
    expect(history.sheet).toEqual(drawn.sheet);
    expect(stepForward(stepForward(history)).sheet).toEqual(whole);
  });

  it('an edit after going back forgets what was ahead; one that changes nothing does not', () => {
    let history = done(historyOf(blank), { do: 'terrain', hexes: ['0101'], terrain: 'clear' }).history;
    history = stepBack(history);
    expect(done(history, { do: 'erase', hexes: ['0101'] }).history.future).toHaveLength(1);
    expect(done(history, { do: 'terrain', hexes: ['0102'], terrain: 'clear' }).history.future).toHaveLength(0);
    expect(done(history, { do: 'name', hex: '0102', name: 'x' }).left).toHaveLength(1);
  });

  it('another sheet in its place is a step too', () => {
    const painted = done(historyOf(blank), { do: 'terrain', hexes: ['0101'], terrain: 'clear' }).history;
    const other = randomSheet(plainSpec, 3);
    const history = replaced(painted, other);
    expect(history.sheet).toBe(other);
    expect(stepBack(history).sheet).toBe(painted.sheet);
    expect(stepForward(stepBack(history)).sheet).toBe(other);
    expect(replaced(history, other)).toBe(history);
    let heavy = historyOf(fixture2000(plainSpec));
    for (let i = 0; i < 100; i++) heavy = replaced(heavy, { ...heavy.sheet });
    expect(heavy.past.reduce((so, step) => so + step.weight, 0)).toBeLessThanOrEqual(mostWeight);
  });

  it('keeps the last steps alone, as patches that grow with the edit and not with the sheet', () => {
    let history = historyOf(fixture2000(plainSpec));
    const terrains = ['forest', 'clear'];
    for (let i = 0; i < mostSteps + 100; i++) {
      const hexes = ['1010', '1011', '1012'];
      history = done(history, { do: 'terrain', hexes, terrain: terrains[i % 2] ?? '' }).history;
    }
    expect(history.past).toHaveLength(mostSteps);
    // 500 steps of three hexes: a small part of one sheet each
    expect(JSON.stringify(history.past).length / mostSteps).toBeLessThan(400);
    for (let i = 0; i < mostSteps; i++) history = stepBack(history);
    expect(stepBack(history)).toBe(history);
    expect(history.future).toHaveLength(mostSteps);
  });

  it('heavy steps, a new grid for the whole map, are kept as far as the weight allows', () => {
    let history: SheetHistory = historyOf(fixture2000(plainSpec));
    for (let i = 0; i < 100; i++) {
      const { grid } = history.sheet;
      const offset = grid.offset === 'odd' ? 'even' : 'odd';
      history = done(history, { do: 'grid', grid: { ...grid, offset }, keep: 'places' }).history;
    }
    const weight = history.past.reduce((so, step) => so + step.weight, 0);
    expect(weight).toBeLessThanOrEqual(mostWeight);
    expect(history.past.length).toBeGreaterThan(5);
    expect(history.past.length).toBeLessThan(100);
  });
});
