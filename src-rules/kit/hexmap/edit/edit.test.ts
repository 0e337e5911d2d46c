import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSheet } from '../file/parseSheet.ts';
import { type Grid, gridOf, hexAt } from '../grid.ts';
import { latticeOf, neighboursOf } from '../lattice.ts';
import { pairOf, type Sheet } from '../sheet.ts';
import { randomEdit } from '../testing/edits.ts';
import { dice, fixture2000, randomSheet } from '../testing/randomSheet.ts';
import { plainSpec } from '../testing/spec.ts';
import { grown } from './changeGrid.ts';
import { switched } from './draft.ts';
import { edit, type SheetEdit } from './edit.ts';
import { redone, undone } from './patch.ts';

const blank: Sheet = { grid: gridOf(6, 5), hexes: {}, sides: {}, links: {}, boxes: {} };
const having = (sheet: Sheet, ...changes: readonly SheetEdit[]): Sheet =>
  changes.reduce((so, change) => edit(so, change).sheet, sheet);
const left = (sheet: Sheet, change: SheetEdit) => edit(sheet, change).left.map(({ at, msg }) => `${at}: ${msg.id}`);
const all = latticeOf(blank.grid).numbers;
const meadow = having(blank, { do: 'terrain', hexes: all, terrain: 'clear' });
const bare = having(blank, { do: 'terrain', hexes: ['0101', '0201', '0202', '0302'], terrain: 'clear' });

describe('painting', () => {
  it('terrain keeps name and features; off the grid it is said', () => {
    const named = having(
      bare,
      { do: 'name', hex: '0201', name: ' Smolensk ' },
      { do: 'feature', hexes: ['0201'], feature: 'source', on: true },
      { do: 'label', hexes: ['0201'], label: 'A', on: 'toggle' },
      { do: 'terrain', hexes: ['0201', '0101'], terrain: 'forest' },
    );
    expect(named.hexes['0201']).toEqual({ terrain: 'forest', features: ['source'], name: 'Smolensk', labels: ['A'] });
    expect(named.hexes['0101']).toEqual({ terrain: 'forest' });
    expect(left(bare, { do: 'terrain', hexes: ['0701'], terrain: 'clear' })).toEqual(['0701: kit.sheet.offGrid']);
    expect(
      having(
        named,
        { do: 'name', hex: '0201', name: '' },
        { do: 'feature', hexes: ['0201'], feature: 'source', on: 'toggle' },
        { do: 'label', hexes: ['0201'], label: 'A', on: false },
      ).hexes['0201'],
    ).toEqual({ terrain: 'forest' });
  });

  it('taking the last label away leaves none, whatever labels there have been', () => {
    const one = having(bare, { do: 'label', hexes: ['0201'], label: 'A', on: true });
    for (const label of ['', '\n']) switched([], label, true);
    expect(having(one, { do: 'label', hexes: ['0201'], label: 'A', on: false }).hexes['0201']).toEqual({
      terrain: 'clear',
    });
    expect(switched(['x'], 'x', false)).toEqual([]);
  });

  it('names and labels too long or of two lines, or on a hex not drawn, are said', () => {
    expect(left(bare, { do: 'name', hex: '0101', name: 'x'.repeat(81) })).toEqual(['0101.name: kit.sheet.text']);
    expect(left(bare, { do: 'name', hex: '0102', name: 'x' })).toEqual(['0102: kit.sheet.notDrawn']);
    expect(left(bare, { do: 'label', hexes: ['0101'], label: '', on: true })).toEqual(['0101.labels: kit.sheet.text']);
    expect(left(bare, { do: 'feature', hexes: ['0102', '0101'], feature: 'source', on: true })).toEqual([
      '0102: kit.sheet.notDrawn',
    ]);
    const full = having(
      bare,
      ...[...'ABCDEFGH'].map((label): SheetEdit => ({ do: 'label', hexes: ['0101'], label, on: true })),
    );
    expect(left(full, { do: 'label', hexes: ['0101'], label: 'I', on: true })).toEqual([
      '0101.labels: kit.sheet.listOf',
    ]);
  });

  it('nothing changed is the same sheet and no step', () => {
    expect(edit(bare, { do: 'terrain', hexes: ['0101'], terrain: 'clear' })).toEqual({
      sheet: bare,
      patch: undefined,
      left: [],
    });
    expect(edit(bare, { do: 'terrain', hexes: ['0101'], terrain: 'clear' }).sheet).toBe(bare);
    expect(edit(bare, { do: 'erase', hexes: ['0505', '9999'] }).sheet).toBe(bare);
    expect(edit(bare, { do: 'grid', grid: gridOf(6, 5), keep: 'numbers' }).sheet).toBe(bare);
  });

  it('shares what did not change', () => {
    const rich = fixture2000(plainSpec);
    const painted = edit(rich, { do: 'terrain', hexes: ['1010'], terrain: 'city' }).sheet;
    expect(painted.sides).toBe(rich.sides);
    expect(painted.links).toBe(rich.links);
    expect(painted.boxes).toBe(rich.boxes);
    expect(painted.grid).toBe(rich.grid);
    expect(painted.hexes['1011']).toBe(rich.hexes['1011']);
    expect(rich.hexes['1010']?.terrain).not.toBe('city');
  });
});

describe('sides and links', () => {
  it('a side is set, toggled, kept in one order; the outer side of a drawn hex too', () => {
    const river = having(
      bare,
      {
        do: 'sides',
        pairs: [
          ['0201', '0202'],
          ['0202', '0103'],
        ],
        kind: 'river',
        on: true,
      },
      { do: 'sides', pairs: [['0202', '0201']], kind: 'bridge', on: 'toggle' },
    );
    expect(river.sides).toEqual({ '0201/0202': ['bridge', 'river'], '0103/0202': ['river'] });
    const dry = having(river, { do: 'sides', pairs: [['0201', '0202']], kind: 'river', on: 'toggle' });
    expect(dry.sides['0201/0202']).toEqual(['bridge']);
    expect(having(dry, { do: 'sides', pairs: [['0201', '0202']], kind: 'bridge', on: false }).sides).toEqual({
      '0103/0202': ['river'],
    });
    expect(
      left(bare, {
        do: 'sides',
        pairs: [
          ['0101', '0302'],
          ['0404', '0405'],
        ],
        kind: 'river',
        on: true,
      }),
    ).toEqual(['sides.0101/0302: kit.sheet.sideApart', 'sides.0404/0405: kit.sheet.notDrawn']);
  });

  it('a road along a dragged line, over a gap in the drag; twice over the same hexes is one road', () => {
    const road = having(meadow, {
      do: 'link',
      line: ['0101', '0201', '0101', '0201', '0401'],
      kind: 'road',
      on: 'toggle',
    });
    expect(Object.keys(road.links).sort()).toEqual(['0101/0201', '0201/0302', '0302/0401']);
    expect(having(road, { do: 'link', line: ['0101', '0201', '0401'], kind: 'road', on: false }).links).toEqual({});
    expect(left(bare, { do: 'link', line: ['0202', '0302', '0402', '9999'], kind: 'road', on: true })).toEqual([
      'links.0302/0402: kit.sheet.notDrawn',
      'links.0402/9999: kit.sheet.linkApart',
    ]);
  });

  it('lines that were proposed are written in one step, as they are and no more; what cannot lie there is left', () => {
    const river = having(meadow, { do: 'sides', pairs: [['0201', '0202']], kind: 'river', on: true });
    const all = edit(river, {
      do: 'lines',
      of: 'sides',
      pairs: { '0201/0202': ['river', 'bridge'], '0103/0202': ['river'], '0101/0302': ['river'] },
    });
    expect(all.sheet.sides).toEqual({ '0201/0202': ['bridge', 'river'], '0103/0202': ['river'] });
    expect(all.left.map(({ at, msg }) => `${at}: ${msg.id}`)).toEqual(['sides.0101/0302: kit.sheet.sideApart']);
    expect(having(all.sheet, { do: 'lines', of: 'sides', pairs: { '0201/0202': [] } }).sides).toEqual({
      '0103/0202': ['river'],
    });
    expect(having(meadow, { do: 'lines', of: 'links', pairs: { '0101/0201': ['road', 'rail'] } }).links).toEqual({
      '0101/0201': ['rail', 'road'],
    });
    expect(left(bare, { do: 'lines', of: 'links', pairs: { '0302/0402': ['road'] } })).toEqual([
      'links.0302/0402: kit.sheet.notDrawn',
    ]);
  });

  it('erasing a hex takes its sides, its links and the links of boxes that lead to it', () => {
    const rich = having(
      bare,
      {
        do: 'sides',
        pairs: [
          ['0201', '0202'],
          ['0101', '0201'],
        ],
        kind: 'river',
        on: true,
      },
      { do: 'link', line: ['0101', '0201', '0202', '0302'], kind: 'rail', on: true },
      { do: 'box', id: 'west', name: 'West', kind: 'offMap' },
      { do: 'boxLink', id: 'west', to: '0202', link: 'rail', on: true },
      { do: 'boxLink', id: 'west', to: '0101', link: 'rail', on: true },
    );
    const gone = having(rich, { do: 'erase', hexes: ['0202'] });
    expect(Object.keys(gone.hexes).sort()).toEqual(['0101', '0201', '0302']);
    expect(Object.keys(gone.sides)).toEqual(['0101/0201']);
    expect(Object.keys(gone.links)).toEqual(['0101/0201']);
    expect(gone.boxes.west?.links).toEqual([{ to: '0101', link: 'rail' }]);
  });
});

describe('fill', () => {
  it('stops at other terrain, at what is not drawn and at the edge of the grid', () => {
    const wall = having(meadow, { do: 'terrain', hexes: ['0301', '0302', '0303', '0304', '0305'], terrain: 'swamp' });
    const filled = having(wall, { do: 'fill', from: '0101', terrain: 'forest' });
    const forest = Object.entries(filled.hexes).filter(([, { terrain }]) => terrain === 'forest');
    expect(forest.map(([number]) => number.slice(0, 2)).sort()).toEqual(
      [...'0101010101', ...'0202020202'].join('').match(/../g),
    );
    expect(Object.keys(having(blank, { do: 'fill', from: '0304', terrain: 'clear' }).hexes).sort()).toEqual(
      [...all].sort(),
    );
    expect(edit(meadow, { do: 'fill', from: '9999', terrain: 'forest' }).sheet).toBe(meadow);
  });

  it('fills what a walk over neighbours reaches, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sheet = randomSheet(plainSpec, seed, { drawn: 0.6 });
        const numbers = latticeOf(sheet.grid).numbers;
        const from = numbers[Math.floor(dice(seed)() * numbers.length)] ?? '';
        const filled = having(sheet, { do: 'fill', from, terrain: 'lava' });
        const of = (number: string | undefined) => sheet.hexes[number ?? '']?.terrain;
        let region = [from];
        for (;;) {
          const grownBy = numbers.filter(
            (number) =>
              region.includes(number) ||
              (of(number) === of(from) && neighboursOf(sheet.grid, number).some((one) => region.includes(one ?? ''))),
          );
          if (grownBy.length === region.length) break;
          region = grownBy;
        }
        for (const number of numbers) {
          expect(filled.hexes[number]?.terrain).toBe(region.includes(number) ? 'lava' : of(number));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('copy of a block', () => {
  const block = ['0101', '0102', '0201'];
  const rich = having(
    meadow,
    { do: 'terrain', hexes: ['0101'], terrain: 'city' },
    { do: 'terrain', hexes: ['0201'], terrain: 'forest' },
    { do: 'name', hex: '0101', name: 'Smolensk' },
    { do: 'feature', hexes: ['0101'], feature: 'source', on: true },
    {
      do: 'sides',
      pairs: [
        ['0101', '0201'],
        ['0102', '0202'],
      ],
      kind: 'river',
      on: true,
    },
    { do: 'link', line: ['0102', '0101', '0201', '0301'], kind: 'road', on: true },
    { do: 'name', hex: '0402', name: 'Orsha' },
  );

  it('to a column that lies lower: shape, sides and inner links come along, names do not', () => {
    // one column to the right lies half a hex lower: 0101 to 0402, so 0201 comes to lie on 0503, 0102 on 0403
    const copied = having(rich, { do: 'copy', hexes: block, from: '0101', to: '0402' });
    expect(copied.hexes['0402']).toEqual({ terrain: 'city', features: ['source'], name: 'Orsha' });
    expect(copied.hexes['0503']?.terrain).toBe('forest');
    expect(copied.sides['0402/0503']).toEqual(['river']);
    expect(copied.links['0402/0403']).toEqual(['road']);
    expect(copied.links['0402/0503']).toEqual(['road']);
    // the road went on out of the block; its copy does not
    expect(Object.keys(copied.links)).toHaveLength(Object.keys(rich.links).length + 2);
    expect(copied.hexes['0101']).toBe(rich.hexes['0101']);
  });

  it('what would fall off the grid is said, what is not drawn leaves the ground as it is', () => {
    expect(left(rich, { do: 'copy', hexes: block, from: '0101', to: '0105' })).toEqual(['0102: kit.sheet.copyOff']);
    expect(left(rich, { do: 'copy', hexes: block, from: '0101', to: '9999' })).toEqual(['9999: kit.sheet.offGrid']);
    const holed = having(rich, { do: 'erase', hexes: ['0102'] });
    const copied = having(holed, { do: 'copy', hexes: block, from: '0101', to: '0402' });
    expect(copied.hexes['0403']).toEqual({ terrain: 'clear' });
  });

  it('there and back the block is what it was', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sheet = randomSheet(plainSpec, seed);
        const roll = dice(seed);
        const { numbers, indexOf, q, r, atCube } = latticeOf(sheet.grid);
        const pick = () => numbers[Math.floor(roll() * numbers.length)] ?? '';
        const [from, to] = [pick(), pick()];
        const move = (number: string, sign: 1 | -1): string => {
          const [at, a, b] = [indexOf(number), indexOf(from), indexOf(to)];
          const dq = sign * ((q[b] ?? 0) - (q[a] ?? 0));
          const dr = sign * ((r[b] ?? 0) - (r[a] ?? 0));
          return numbers[atCube((q[at] ?? 0) + dq, (r[at] ?? 0) + dr)] ?? '';
        };
        const wanted = numbers.filter(() => roll() < 0.3);
        const hexes = wanted.filter((number) => sheet.hexes[number] !== undefined && move(number, 1) !== '');
        const there = having(sheet, { do: 'copy', hexes: wanted, from, to });
        const back = having(there, { do: 'copy', hexes: hexes.map((one) => move(one, 1)), from: to, to: from });
        for (const number of hexes) {
          const copy = there.hexes[move(number, 1)];
          expect(copy?.terrain).toBe(sheet.hexes[number]?.terrain);
          expect(copy?.features).toEqual(sheet.hexes[number]?.features);
          expect(back.hexes[number]?.terrain).toBe(sheet.hexes[number]?.terrain);
          expect(back.hexes[number]?.features).toEqual(sheet.hexes[number]?.features);
          for (const other of neighboursOf(sheet.grid, number)) {
            if (other === undefined || move(other, 1) === '') continue;
            const pair = pairOf(number, other);
            const copied = pairOf(move(number, 1), move(other, 1));
            expect(there.sides[copied]).toEqual(sheet.sides[pair]);
            expect(back.sides[pair]).toEqual(sheet.sides[pair]);
            if (!hexes.includes(other)) continue;
            expect(there.links[copied]).toEqual(sheet.links[pair]);
            expect(back.links[pair]).toEqual(sheet.links[pair]);
          }
        }
      }),
    );
  });
});

describe('change of the grid', () => {
  const rich = having(
    meadow,
    { do: 'terrain', hexes: ['0302'], terrain: 'city' },
    { do: 'sides', pairs: [['0302', '0303']], kind: 'river', on: true },
    { do: 'link', line: ['0302', '0402', '0502'], kind: 'road', on: true },
    { do: 'box', id: 'west', name: 'West', kind: 'offMap' },
    { do: 'boxLink', id: 'west', to: '0302', link: 'rail', on: true },
    { do: 'boxLink', id: 'west', to: '0605', link: 'rail', on: true },
  );

  it('smaller: what has no place is lost, and said', () => {
    const edited = edit(rich, { do: 'grid', grid: gridOf(4, 4), keep: 'numbers' });
    expect(Object.keys(edited.sheet.hexes)).toHaveLength(16);
    expect(Object.keys(edited.sheet.links)).toEqual(['0302/0402']);
    expect(edited.sheet.boxes.west?.links).toEqual([{ to: '0302', link: 'rail' }]);
    expect(edited.left).toEqual([
      { at: 'hexes', msg: { id: 'kit.sheet.lostHexes', p: { count: 14 } } },
      { at: 'links', msg: { id: 'kit.sheet.lostLinks', p: { count: 1 } } },
    ]);
    expect(left(rich, { do: 'grid', grid: { ...gridOf(6, 5), rows: 61 }, keep: 'numbers' })).toEqual([
      'grid.rows: kit.sheet.whole',
    ]);
  });

  it('grown to the left and above, numbers and neighbours stay', () => {
    const from: Grid = { ...gridOf(6, 5), numbering: { ...gridOf(6, 5).numbering, firstColumn: 10, firstRow: 10 } };
    const sheet = having({ ...blank, grid: from }, { do: 'fill', from: '1010', terrain: 'clear' });
    for (const by of [{ left: 1 }, { left: 2, top: 3 }, { left: 3, right: 1, top: 1, bottom: 2 }]) {
      for (const orientation of ['flat', 'pointy'] as const) {
        const before: Grid = { ...from, orientation };
        const after = grown(before, by);
        for (const number of Object.keys(sheet.hexes)) {
          expect(hexAt(after, number)).toBeDefined();
          const near = neighboursOf(before, number);
          const now = neighboursOf(after, number);
          near.forEach((other, direction) => {
            if (other !== undefined) expect(now[direction]).toBe(other);
          });
        }
      }
    }
  });

  it('by number: the same hexes written the other way; by place: the same spots numbered anew', () => {
    const numbering = { ...rich.grid.numbering, first: 'row' as const, separator: '.' };
    const turned = having(rich, { do: 'grid', grid: { ...rich.grid, numbering }, keep: 'numbers' });
    expect(turned.hexes['02.03']?.terrain).toBe('city');
    expect(Object.keys(turned.sides)).toEqual(['02.03/03.03']);
    const mirrored: Grid = { ...rich.grid, numbering: { ...rich.grid.numbering, columnsGrow: 'left' } };
    // the third column from the left is the fourth from the right
    expect(having(rich, { do: 'grid', grid: mirrored, keep: 'places' }).hexes['0402']?.terrain).toBe('city');
    expect(having(rich, { do: 'grid', grid: mirrored, keep: 'numbers' }).hexes['0302']?.terrain).toBe('city');
  });
});

describe('any edit', () => {
  it('leaves a sheet that a file may hold, and its patch leads there and back', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, length) => {
        let sheet = randomSheet(plainSpec, seed);
        for (let i = 0; i < length; i++) {
          const before = structuredClone(sheet);
          const edited = edit(sheet, randomEdit(sheet, plainSpec, seed + i));
          expect(sheet).toEqual(before);
          expect(parseSheet(edited.sheet, plainSpec)).toEqual({ ok: true, sheet: edited.sheet });
          if (edited.patch) {
            expect(undone(edited.sheet, edited.patch)).toEqual(sheet);
            expect(redone(sheet, edited.patch)).toEqual(edited.sheet);
            expect(Object.keys(undone(edited.sheet, edited.patch).boxes)).toEqual(Object.keys(sheet.boxes));
            expect(edited.sheet).not.toEqual(sheet);
          } else expect(edited.sheet).toBe(sheet);
          sheet = edited.sheet;
        }
      }),
      { numRuns: 150 },
    );
  });
});
