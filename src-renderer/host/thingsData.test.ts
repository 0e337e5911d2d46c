import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { fieldFits, fieldTrouble } from '#rules/kit/tables/rosterGate.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { asCell, clipped } from './clip.ts';
import { readCells } from './csv.ts';
import {
  asAbove,
  asGrid,
  asPrinted,
  asRoster,
  columnsOf,
  doubted,
  emptyGrid,
  firstGap,
  gridDiff,
  gridTexts,
  knownRoster,
  laidIn,
  marked,
  progressIn,
  rosterDiff,
  rosterTexts,
  rosterWith,
  runOn,
  withoutRow,
} from './thingsData.ts';

// An invented table and roster of an invented game.
const m = { id: 'x' };
const mix: GridSpec = {
  id: 'mix',
  msg: m,
  about: m,
  rule: '1.1',
  cols: [
    { key: 'strength', msg: m },
    { key: 'count', msg: m },
  ],
  rows: 'growing',
  pattern: '\\d+(-\\d+)*',
  example: '3-4',
  parse: (text) => text,
};
const roster: RosterSpec = {
  id: 'blues',
  msg: m,
  about: m,
  rule: '2',
  side: 'blue',
  steps: 'steps',
  fields: {
    kind: {
      kind: 'choice',
      msg: m,
      start: 'foot',
      options: [
        { key: 'foot', msg: m },
        { key: 'horse', msg: m },
      ],
    },
    rating: { kind: 'count', msg: m, start: 0, min: 0, max: 9, per: 2 },
    elite: { kind: 'toggle', msg: m, start: false },
    steps: { kind: 'text', msg: m, start: '', max: 40 },
  },
  known: [{ id: 'one', name: 'First', values: { kind: 'foot', rating: 4, elite: null, steps: null } }],
};
const columns = [
  { key: 'strength', label: 'Strength', fits: () => true },
  { key: 'count', label: 'Count', fits: () => true, choices: [{ key: 'few', label: 'Few' }] },
];

const cell = fc.record({ row: fc.nat(5), col: fc.nat(1), text: fc.constantFrom('', '1', '2-3', 'x') });

describe('a table being typed', () => {
  it('grows by the row typed below it and keeps every cell where it was typed', () => {
    const grid = laidIn(emptyGrid(mix), [
      { row: 1, col: 0, text: '3-4' },
      { row: 0, col: 1, text: '7' },
    ]);
    expect(gridTexts(grid)).toEqual([
      ['', '7'],
      ['3-4', ''],
    ]);
    expect(firstGap(gridTexts(grid))).toEqual({ row: 0, col: 0 });
  });

  it('is read back from disk as it was, doubt and all; what is no cell of it is left out', () => {
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        const grid = doubted(laidIn(emptyGrid(mix), cells), 0, 0);
        expect(asGrid(mix, JSON.parse(JSON.stringify(grid)))).toEqual(grid);
      }),
    );
    const strange = { rows: ['r1', 7, 'r1'], cells: { 'r1/count': { text: '1' }, 'r9/count': { text: '2' }, x: 3 } };
    expect(asGrid(mix, strange)).toMatchObject({ rows: ['r1'], cells: { 'r1/count': { text: '1' } } });
    expect(asGrid(mix, { rows: [] })).toBeUndefined();
    expect(asGrid(mix, 'a table')).toBeUndefined();
  });

  it('loses a removed row with its cells and never gives its name to another', () => {
    const grid = laidIn(
      emptyGrid(mix),
      [0, 1, 2].map((row) => ({ row, col: 0, text: String(row) })),
    );
    const less = laidIn(withoutRow(grid, 1), [{ row: 2, col: 0, text: 'new' }]);
    expect(gridTexts(less)).toEqual([
      ['0', ''],
      ['2', ''],
      ['new', ''],
    ]);
    expect(new Set(less.rows).size).toBe(3);
  });

  it('shows what an import would change, cell by cell, and nothing where it says the same', () => {
    fc.assert(
      fc.property(fc.array(cell), fc.array(cell), (one, other) => {
        const [before, after] = [laidIn(emptyGrid(mix), one), laidIn(emptyGrid(mix), other)];
        const diff = gridDiff(mix, before, after);
        // Laying the differences over the old table gives the new one.
        const rows = Math.max(before.rows.length, after.rows.length);
        const shown = Array.from({ length: rows }, (_, i) => [...(gridTexts(before)[i] ?? ['', ''])]);
        for (const { row, col, after: text } of diff) {
          const line = shown[Number(row) - 1];
          if (line) line[col === 'strength' ? 0 : 1] = text;
        }
        expect(shown).toEqual(Array.from({ length: rows }, (_, i) => [...(gridTexts(after)[i] ?? ['', ''])]));
        expect(gridDiff(mix, before, before)).toEqual([]);
      }),
    );
  });
});

describe('a table the box prints', () => {
  const printed: GridData = {
    id: 'crt',
    cols: ['1-1', '2-1'],
    rows: ['1'],
    cells: { '1/1-1': { text: '3' }, '1/2-1': { text: '4', sure: false } },
    from: '9',
  };
  const cols = printed.cols.map((key) => ({ key, msg: m }));
  const spec: GridSpec = {
    ...mix,
    cols,
    rows: [{ key: '1', msg: m }],
    printed,
    mark: { key: 'shaded', msg: m, act: m },
    runs: printed.cols,
  };
  const begun = emptyGrid(spec);

  it('begins as printed, with what of it is likely only, and so does a file with single corrections', () => {
    expect(begun.cells).toEqual(printed.cells);
    expect(asGrid(spec, { cells: { '1/1-1': { text: '5' } } })?.cells).toEqual({
      '1/1-1': { text: '5' },
      '1/2-1': { text: '4', sure: false },
    });
  });

  it('an emptied cell says again what is printed, and keeps its mark', () => {
    const shaded = marked(begun, 'shaded', 0, 1);
    const emptied = asPrinted(spec, shaded, laidIn(shaded, [{ row: 0, col: 1, text: '' }]));
    expect(emptied.cells['1/2-1']).toEqual({ text: '4', sure: false, marks: ['shaded'] });
    expect(marked(emptied, 'shaded', 0, 1)).toEqual(begun);
    expect(marked(begun, 'shaded', 4, 0)).toBe(begun);
  });

  it('shows a mark alone as a difference', () => {
    const shown = ({ text, marks }: { readonly text: string; readonly marks?: readonly string[] }) =>
      marks ? `${text} ${marks}` : text;
    expect(gridDiff(spec, begun, marked(begun, 'shaded', 0, 0), shown)).toEqual([
      { row: '1', col: '1-1', before: '3', after: '3 shaded' },
    ]);
  });

  it('a value runs on as far as the next typed cell, a row begins as the one above where it is empty', () => {
    const grid = laidIn({ ...emptyGrid(mix), cols: ['a', 'b', 'c', 'd'] }, [
      { row: 0, col: 0, text: '1' },
      { row: 0, col: 3, text: '2' },
      { row: 1, col: 1, text: '7' },
    ]);
    const runs = { runs: ['a', 'b', 'c', 'd'] };
    expect(runOn(runs, grid, { row: 0, col: 0 }).map(({ col, text }) => [col, text])).toEqual([
      [1, '1'],
      [2, '1'],
    ]);
    expect(runOn({ runs: ['a', 'b'] }, grid, { row: 0, col: 0 })).toHaveLength(1);
    expect([runOn(runs, grid, { row: 0, col: 1 }), runOn({}, grid, { row: 0, col: 0 })]).toEqual([[], []]);
    expect(asAbove(runs, grid, 1).map(({ col, text }) => [col, text])).toEqual([
      [0, '1'],
      [3, '2'],
    ]);
    expect(asAbove(runs, grid, 0)).toEqual([]);
  });
});

describe('cells pasted from a spreadsheet', () => {
  it.each([
    ['1-2\t3\n4-5\t6', 'tabs'],
    ['1-2;3\r\n4-5;6\r\n', 'semicolons and Windows lines'],
    ['"1-2","3"\n4-5,6\n', 'quoted commas'],
  ])('%j are read: %s', async (text) => {
    expect(await readCells(text)).toEqual([
      ['1-2', '3'],
      ['4-5', '6'],
    ]);
  });

  it('fill from the cursor on, choices by name, and stop at the edges', () => {
    const block = [
      ['1', 'few', 'beyond'],
      ['2', 'FEW'],
      ['3', 'many'],
    ];
    expect(clipped(block, { row: 1, col: 0 }, columns, 3)).toEqual([
      { row: 1, col: 0, text: '1' },
      { row: 1, col: 1, text: 'few' },
      { row: 2, col: 0, text: '2' },
      { row: 2, col: 1, text: 'few' },
    ]);
  });

  it('name a choice by as much of it as no other begins with', () => {
    const choices = ['infantry', 'mechanised', 'mountain'].map((key) => ({ key, label: key }));
    const column = { key: 'class', label: 'Class', fits: () => true, choices };
    expect(['Inf', 'me', 'm', 'x', '', ' MOUNTAIN '].map((text) => asCell(column, text))).toEqual([
      'infantry',
      'mechanised',
      'm',
      'x',
      '',
      'mountain',
    ]);
  });

  it('may be one column without any separator', async () => {
    expect(await readCells('3\n4\n5')).toEqual([['3'], ['4'], ['5']]);
  });
});

describe('a roster being typed', () => {
  it('begins with the units every copy has; what is missing stays missing', () => {
    expect(rosterTexts(roster, knownRoster(roster))).toEqual([['First', 'foot', '2', '', '']]);
    expect(columnsOf(roster.fields)).toEqual(['kind', 'rating', 'elite', 'steps']);
  });

  it('keeps values in their own type and is read back from disk as it was', () => {
    const typed = rosterWith(roster, knownRoster(roster), [
      { row: 0, col: 2, text: '2,5' },
      { row: 0, col: 3, text: 'true' },
      { row: 0, col: 4, text: '9-7 4-7' },
      { row: 1, col: 0, text: 'Second' },
      { row: 1, col: 2, text: 'soon' },
    ]);
    expect(typed.units[0]?.values).toEqual({ kind: 'foot', rating: 5, elite: true, steps: '9-7 4-7' });
    // kept in halves, shown as its counter prints it
    expect(rosterTexts(roster, typed)[0]?.[2]).toBe('2.5');
    expect(typed.units[1]).toMatchObject({ name: 'Second', values: { rating: 'soon' } });
    expect(rosterTexts(roster, asRoster(roster, JSON.parse(JSON.stringify(typed))) ?? typed)).toEqual(
      rosterTexts(roster, typed),
    );
  });

  it.each([
    ['rating', '2.5', true],
    ['rating', '2.3', false],
    ['rating', '4.5', true],
    ['rating', '5', false],
    ['kind', 'foot', true],
    ['kind', 'fot', false],
    ['steps', '9-7 4-7 2-7 1-7', true],
    ['steps', '4-3-10 2-1-10', true],
    ['steps', 'nine', false],

    ['elite', '', true],
  ])('%s %j fits: %s', (field, text, fits) => {
    expect(fieldFits(roster, field, text)).toBe(fits);
  });

  it('shows by unit what an import would change', () => {
    const before = knownRoster(roster);
    const after = rosterWith(roster, before, [{ row: 0, col: 2, text: '3' }]);
    expect(rosterDiff(roster, before, after)).toEqual([{ row: 'one', col: 'rating', before: '2', after: '3' }]);
  });
});

describe('how much of a roster is typed', () => {
  const counters: RosterSpec = {
    ...roster,
    id: 'counters',
    fields: {
      kind: {
        kind: 'choice',
        msg: m,
        start: 'gun',
        options: [
          { key: 'gun', msg: m },
          { key: 'foot', msg: m },
        ],
      },
      range: { kind: 'count', msg: m, start: 0, min: 0, max: 9, when: { field: 'kind', is: 'gun' } },
      red: { kind: 'toggle', msg: m, start: false },
      shown: { kind: 'set', msg: m, start: [], options: [{ key: 'tank', msg: m }] },
      note: { kind: 'text', msg: m, start: '', max: 9, optional: true },
    },
    known: [],
  };
  it('counts what its counter prints: neither what it has not, nor a yes or no, nor what may be left empty', () => {
    const units: readonly RosterUnit[] = [
      { id: 'a', name: 'A', values: { kind: 'gun', range: 4 } },
      { id: 'b', name: 'B', values: { kind: 'gun' } },
      { id: 'c', name: 'C', values: { kind: 'foot' } },
    ];
    expect(progressIn(counters, { id: 'counters', units })).toEqual({ typed: 4, of: 5 });
  });
});

describe('a roster of blocks', () => {
  const blocks: RosterSpec = {
    ...roster,
    id: 'blocks',
    steps: 'faces',
    fields: {
      faces: { kind: 'faces', msg: m, start: '', most: 4, top: 8 },
      now: { kind: 'top', msg: m, start: null, of: 'faces', max: 8 },
    },
    known: [],
  };
  it.each([
    ['faces', '4 3 2 1', true, undefined],
    ['faces', '4 2 1 0', true, undefined],
    ['faces', '1 2', false, 'kit.field.facesRise'],
    ['faces', '9', false, 'kit.field.facesHigh'],
    ['now', '3', true, undefined],
    ['now', '-1', false, undefined],
  ])('BITE-7.7.8-2 %s "%s" fits: %s, for a reason', (id, text, fits, why) => {
    expect(fieldFits(blocks, id, text)).toBe(fits);
    expect(fieldTrouble(blocks, id, text)?.id).toBe(why);
  });

  it('keeps faces as the text they were typed as', () => {
    const typed = rosterWith(blocks, knownRoster(blocks), [
      { row: 0, col: 0, text: 'Invented' },
      { row: 0, col: 1, text: '4 3 2 1' },
      { row: 0, col: 2, text: '2' },
    ]);
    expect(typed.units[0]).toMatchObject({ name: 'Invented', values: { faces: '4 3 2 1', now: 2 } });
  });
});
