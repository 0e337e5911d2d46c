import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../grid.ts';
import type { Sheet } from '../sheet.ts';
import { fixture2000, randomSheet } from '../testing/randomSheet.ts';
import { plainSpec } from '../testing/spec.ts';
import { parseSheet, parseSheetText, sheetFormat } from './parseSheet.ts';
import { scanJson } from './scanJson.ts';
import { sheetSchema } from './sheetSchema.ts';
import { writeSheet } from './writeSheet.ts';

const sheet: Sheet = {
  grid: gridOf(4, 4),
  hexes: {
    '0101': { terrain: 'clear', name: 'Smolensk', labels: ['A'] },
    '0102': { terrain: 'forest', features: ['source'] },
    '0201': { terrain: 'swamp' },
  },
  sides: { '0101/0102': ['river'], '0102/0103': ['lake'] },
  links: { '0101/0102': ['road', 'rail'] },
  boxes: {
    west: { name: 'West', kind: 'offMap', links: [{ to: '0101', link: 'rail' }] },
    north: { name: 'North Sea', kind: 'sea', features: ['source'], links: [{ to: 'west', link: 'sea' }] },
  },
};
const title = { game: 'plain', name: 'The north' };

const troublesOf = (raw: unknown): readonly string[] => {
  const parsed = parseSheet(raw, plainSpec);
  return parsed.ok ? [] : parsed.troubles.map(({ at, msg }) => `${at}: ${msg.id}`);
};
const troublesIn = (text: string): readonly string[] => {
  const parsed = parseSheetText(text, plainSpec);
  return parsed.ok ? [] : parsed.troubles.map(({ at, msg }) => `${at}: ${msg.id}`);
};

describe('a sheet file', () => {
  it('is read back as it was written', () => {
    expect(parseSheetText(writeSheet(sheet, title), plainSpec)).toEqual({ ok: true, sheet, ...title });
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomSheet(plainSpec, seed);
        expect(parseSheetText(writeSheet(random, title), plainSpec)).toEqual({ ok: true, sheet: random, ...title });
        expect(parseSheet(random, plainSpec)).toEqual({ ok: true, sheet: random });
      }),
    );
    const large = fixture2000(plainSpec);
    expect(parseSheetText(writeSheet(large, title), plainSpec)).toEqual({ ok: true, sheet: large, ...title });
  });

  it('has one text, whatever the order in which it was drawn', () => {
    const turned: Sheet = {
      boxes: sheet.boxes,
      links: sheet.links,
      sides: Object.fromEntries(Object.entries(sheet.sides).reverse()),
      hexes: Object.fromEntries(Object.entries(sheet.hexes).reverse()),
      grid: { ...sheet.grid, numbering: { ...sheet.grid.numbering } },
    };
    expect(writeSheet(turned, title)).toBe(writeSheet(sheet, title));
    // '1204' looks like an index to JSON.stringify and would come first
    const text = writeSheet(
      { ...sheet, grid: gridOf(12, 4), hexes: { '1204': { terrain: 'clear' }, ...sheet.hexes } },
      title,
    );
    expect(text.indexOf('"1204"')).toBeGreaterThan(text.indexOf('"0201"'));
  });

  it('passes the schema when it passes the parser', () => {
    const schema = sheetSchema(plainSpec);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const raw: unknown = JSON.parse(writeSheet(randomSheet(plainSpec, seed), title));
        expect(schema.safeParse(raw).error).toBeUndefined();
        expect(sheetSchema().safeParse(raw).success).toBe(true);
      }),
      { numRuns: 30 },
    );
    expect(schema.safeParse({ format: sheetFormat, version: 1, ...title, sheet: {} }).success).toBe(false);
  });

  it('of another format, a newer version, another game or with a foreign field is refused', () => {
    const file = { format: sheetFormat, version: 1, ...title, sheet };
    expect(troublesOf(file)).toEqual([]);
    expect(troublesOf({ ...file, format: 'stato-maggiore/things' })).toEqual(['format: kit.sheet.format']);
    expect(troublesOf({ ...file, version: 2 })).toEqual(['version: kit.sheet.newer']);
    expect(troublesOf({ ...file, version: 'one' })).toEqual(['version: kit.sheet.version']);
    expect(troublesOf({ ...file, author: 'x' })).toEqual(['author: kit.sheet.unknownField']);
    expect(troublesOf({ ...file, name: 'two\nlines', game: 7 })).toEqual([
      'name: kit.sheet.text',
      'game: kit.sheet.text',
    ]);
    expect(parseSheet(file, plainSpec, 'plain').ok).toBe(true);
    const other = parseSheet(file, plainSpec, 'another');
    expect(other.ok ? [] : other.troubles.map(({ at }) => at)).toEqual(['game']);
  });
});

describe('what is wrong is named with its place, and nothing is loaded', () => {
  it('hexes: off the grid, unknown terrain and feature, no object, a name too long', () => {
    expect(
      troublesOf({
        ...sheet,
        hexes: {
          ...sheet.hexes,
          '0505': { terrain: 'clear' },
          '0301': { terrain: 'lava' },
          '0302': 'clear',
          '0303': { terrain: 'clear', features: ['source', 'source', 'harbour'], name: 'x'.repeat(81) },
          '0304': { terrain: 'clear', labels: ['A', 'A'], height: 3 },
          x1: { terrain: 'clear' },
        },
      }),
    ).toEqual([
      'hexes.0301.terrain: kit.sheet.noTerrain',
      'hexes.0302: kit.sheet.object',
      'hexes.0303.features: kit.sheet.twice',
      'hexes.0303.features: kit.sheet.noFeature',
      'hexes.0303.name: kit.sheet.text',
      'hexes.0304.height: kit.sheet.unknownField',
      'hexes.0304.labels: kit.sheet.twice',
      'hexes.0505: kit.sheet.offGrid',
      'hexes.x1: kit.sheet.offGrid',
    ]);
  });

  it('of a word without end the first sixty letters are said again', () => {
    const parsed = parseSheet({ ...sheet, hexes: { '0101': { terrain: 'x'.repeat(200) } } }, plainSpec);
    const said = parsed.ok ? [] : parsed.troubles.map(({ msg }) => msg.p?.key);
    expect(said[0]).toEqual({ name: 'x'.repeat(60) });
  });

  it('sides and links: apart, off the grid, not drawn, unknown, twice', () => {
    expect(
      troublesOf({
        ...sheet,
        sides: {
          ...sheet.sides,
          '0101/0303': ['river'],
          '0101/0901': ['river'],
          '0303/0304': ['river'],
          '0101/0201': ['mud'],
          '0101': ['river'],
        },
        links: {
          '0101/0102': ['road'],
          '0102/0101': ['road'],
          '0102/0103': ['road'],
          '0101/0304': ['road'],
          '0201/0202/0203': ['road'],
          '0101/0201': 'road',
        },
      }),
    ).toEqual([
      'sides.0101: kit.sheet.pair',
      'sides.0101/0201: kit.sheet.noSide',
      'sides.0101/0303: kit.sheet.sideApart',
      'sides.0101/0901: kit.sheet.offGrid',
      'sides.0303/0304: kit.sheet.notDrawn',
      'links.0101/0201: kit.sheet.list',
      'links.0101/0304: kit.sheet.linkApart',
      'links.0102/0101: kit.sheet.pairTwice',
      'links.0102/0103: kit.sheet.notDrawn',
      'links.0201/0202/0203: kit.sheet.pair',
    ]);
  });

  it('a pair the wrong way round is turned', () => {
    const parsed = parseSheet({ ...sheet, links: { '0102/0101': ['road'] } }, plainSpec);
    expect(parsed.ok && parsed.sheet.links).toEqual({ '0101/0102': ['road'] });
  });

  it('boxes: linked to nothing, to themselves, twice; unknown kind; an id that is a hex', () => {
    const box = { name: 'West', kind: 'offMap', links: [] };
    const to = (id: string, link = 'rail') => ({ ...box, links: [{ to: id, link }] });
    expect(
      troublesOf({
        ...sheet,
        boxes: {
          a: to('0403'),
          b: to('nowhere'),
          c: to('c'),
          d: to('0101', 'air'),
          e: { ...box, kind: 'sky' },
          f: { ...box, links: [to('a').links[0], to('a').links[0]] },
          g: { ...box, links: undefined },
          '0404': box,
          'h h': box,
        },
      }),
    ).toEqual([
      'boxes.a.links.0.to: kit.sheet.boxNowhere',
      'boxes.b.links.0.to: kit.sheet.boxNowhere',
      'boxes.c.links.0.to: kit.sheet.boxItself',
      'boxes.d.links.0.link: kit.sheet.noLink',
      'boxes.e.kind: kit.sheet.noBox',
      'boxes.f.links.1: kit.sheet.twice',
      'boxes.g.links: kit.sheet.listOf',
      'boxes.0404: kit.sheet.boxId',
      'boxes.h h: kit.sheet.boxId',
    ]);
    const names = ['__proto__', 'constructor'].map((id) =>
      JSON.stringify({ ...sheet, boxes: {} }).replace(
        '"boxes":{}',
        `"boxes":{"${id}":{"name":"x","kind":"sea","links":[]}}`,
      ),
    );
    expect(troublesIn(names[0] ?? '')).toEqual(['boxes.__proto__: kit.sheet.boxId']);
    expect(troublesIn(names[1] ?? '')).toEqual([]);
  });

  it('grid: size, words, digits', () => {
    const { grid } = sheet;
    const { numbering } = grid;
    expect(troublesOf({ ...sheet, grid: { ...grid, columns: 81, offset: 'left' } })).toEqual([
      'grid.offset: kit.sheet.oneOf',
      'grid.columns: kit.sheet.whole',
    ]);
    expect(troublesOf({ ...sheet, grid: { ...grid, columns: '4' } })).toEqual(['grid.columns: kit.sheet.whole']);
    expect(troublesOf({ ...sheet, grid: { ...grid, numbering: { ...numbering, separator: 4 } } })).toEqual([
      'grid.numbering.separator: kit.sheet.separator',
    ]);
    expect(troublesOf({ ...sheet, grid: { ...grid, numbering: undefined } })).toEqual([
      'grid.numbering: kit.sheet.object',
    ]);
    expect(troublesOf({ ...sheet, grid: { ...grid, rotated: true } })).toHaveLength(1);
    expect(troublesOf({ format: sheetFormat, version: 1, ...title, sheet: { ...sheet, grid: 3 } })).toEqual([
      'sheet.grid: kit.sheet.object',
    ]);
  });

  it('parts that are no object, and more than there may be', () => {
    for (const part of ['hexes', 'sides', 'links', 'boxes'])
      expect(troublesOf({ ...sheet, [part]: [] })).toContain(`${part}: kit.sheet.object`);
    expect(troublesOf({ ...sheet, boxes: { a: 3 } })).toEqual(['boxes.a: kit.sheet.object']);
    const links = [3, { to: 'north', link: 'sea' }];
    expect(troublesOf({ ...sheet, boxes: { ...sheet.boxes, a: { name: 'A', kind: 'sea', links } } })).toEqual([
      'boxes.a.links.0: kit.sheet.object',
    ]);
    const box = (n: number) => [`b${n}`, { name: 'B', kind: 'sea', links: [] }] as const;
    const boxes = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => box(i)));
    expect(troublesOf({ ...sheet, boxes: boxes(100) })).toEqual([]);
    expect(troublesOf({ ...sheet, boxes: boxes(101) })).toEqual(['boxes: kit.sheet.boxes']);
    const labelled = (labels: unknown) => ({
      ...sheet,
      hexes: { ...sheet.hexes, '0303': { terrain: 'clear', labels } },
    });
    expect(troublesOf(labelled([...'ABCDEFGH']))).toEqual([]);
    for (const labels of [[...'ABCDEFGHI'], 'A'])
      expect(troublesOf(labelled(labels))).toEqual(['hexes.0303.labels: kit.sheet.listOf']);
    expect(troublesOf(labelled([3, 'A']))).toEqual(['hexes.0303.labels: kit.sheet.text']);
  });

  it('no object at all, nothing, and values that contain themselves', () => {
    for (const raw of [undefined, null, 7, 'sheet', [], [sheet]])
      expect(troublesOf(raw)).toEqual(['sheet: kit.sheet.object']);
    expect(troublesOf({})).toEqual(['grid: kit.sheet.object']);
    const round: Record<string, unknown> = { ...sheet };
    round.hexes = round;
    round.boxes = { a: round };
    const box: Record<string, unknown> = { name: 'x', kind: 'sea' };
    box.links = [box];
    expect(troublesOf(round).length).toBeGreaterThan(0);
    expect(troublesOf({ ...sheet, boxes: { a: box } })).toEqual([
      'boxes.a.links.0.name: kit.sheet.unknownField',
      'boxes.a.links.0.kind: kit.sheet.unknownField',
      'boxes.a.links.0.links: kit.sheet.unknownField',
      'boxes.a.links.0.to: kit.sheet.boxNowhere',
    ]);
  });

  it('the first fifty, of thousands', () => {
    const hexes = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`x${i}`, { terrain: 'clear' }]));
    expect(troublesOf({ ...sheet, hexes })).toHaveLength(50);
  });
});

describe('the text of a file', () => {
  const text = writeSheet(sheet, title);

  it('a hex that stands twice is named by line and column, and where it stood first', () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"0102":'));
    const twice = [...lines.slice(0, at), '      "0101": {"terrain":"forest"},', ...lines.slice(at)].join('\n');
    const parsed = parseSheetText(twice, plainSpec);
    expect(parsed).toEqual({
      ok: false,
      troubles: [
        {
          at: `line ${at + 1}, column 7`,
          line: at + 1,
          column: 7,
          msg: { id: 'kit.sheet.hexTwice', p: { key: { name: '0101' }, line: at } },
        },
      ],
    });
    // written another way it is still the same key
    expect(troublesIn('{"a\\u0062": 1, "ab": 2}')).toEqual(['line 1, column 16: kit.sheet.keyTwice']);
  });

  it('cut anywhere, it says where it breaks off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.trimEnd().length - 1 }), (length) => {
        const cut = text.slice(0, length);
        const line = cut.split('\n').length;
        expect(troublesIn(cut)).toEqual([`line ${line}, column ${length - cut.lastIndexOf('\n')}: kit.sheet.cut`]);
      }),
      { numRuns: 300 },
    );
  });

  it('empty, only blanks, not JSON, too deep, with a mark of byte order', () => {
    expect(troublesIn('')).toEqual(['file: kit.sheet.empty']);
    expect(troublesIn(' \n\uFEFF')).toEqual(['file: kit.sheet.empty']);
    expect(troublesIn('{"a": 1,}')).toEqual(['line 1, column 9: kit.sheet.syntax']);
    expect(troublesIn('{"a"\n 1}')).toEqual(['line 2, column 2: kit.sheet.syntax']);
    expect(troublesIn('hello')).toEqual(['line 1, column 1: kit.sheet.syntax']);
    expect(troublesIn('{} {}')).toEqual(['line 1, column 4: kit.sheet.syntax']);
    expect(troublesIn('['.repeat(100_000))).toEqual(['line 1, column 33: kit.sheet.deep']);
    expect(troublesIn(`\uFEFF${text}`)).toEqual([]);
  });

  it('ten megabytes are refused unread', () => {
    const parsed = parseSheetText(' '.repeat(10 * 1024 * 1024), plainSpec);
    expect(parsed.ok ? [] : parsed.troubles).toEqual([
      { at: 'file', msg: { id: 'kit.sheet.large', p: { size: 10, limit: 5 } } },
    ]);
  });

  it('five megabytes of one key, or of one string, are read to the end', () => {
    const keys = `{${'"0101":1,'.repeat(500_000)}"a":1}`;
    expect(troublesIn(keys)).toHaveLength(50);
    expect(troublesIn(`"${'x'.repeat(5_000_000)}"`)).toEqual(['sheet: kit.sheet.object']);
  });

  it('the scanner takes what JSON.parse takes, and nothing else', () => {
    const takes = (json: string): boolean => {
      try {
        JSON.parse(json);
        return true;
      } catch {
        return false;
      }
    };
    expect(scanJson('"\\u12g4"')).toEqual([{ what: 'syntax', at: 5 }]);
    expect(scanJson('"\\q"')).toEqual([{ what: 'syntax', at: 2 }]);
    const well = (json: string) => scanJson(json).every(({ what }) => what === 'twice');
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        expect(well(json)).toBe(true);
      }),
    );
    const shards = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b',
        '1',
        '-',
        '0',
        '.5',
        'e3',
        'true',
        'nul',
        ' ',
        '\\',
        '"',
        '\t',
        '\\u00g0',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(shards, (parts) => {
        const json = parts.join('');
        expect(well(json), json).toBe(takes(json));
      }),
      { numRuns: 5_000 },
    );
  });
});
