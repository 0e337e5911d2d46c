import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { Line } from '#rules/kit/record/journal.ts';
import { namedVersions, takes } from '#rules/kit/record/versions.ts';
import { checksum } from './checksum.ts';
import { readGameFile, writeGameFile } from './exportFile.ts';
import { sampleGame } from './testing/sampleGame.ts';
import { usedThings, type Version, withVersions, wrongVersion } from './versions.ts';

const grid = (text: string) => ({
  id: 'crt',
  cols: ['1-1'],
  rows: ['1'],
  cells: { '1/1-1': { text } },
  from: 'typed',
});
const version = (text: string): Version => ({ checksum: checksum(grid(text)), data: grid(text) });
const key = 'table:crt';
const take = (id: string, parent: string | null, sum: string): Line => ({
  id,
  parent,
  at: '2026-01-02T20:00:00.000Z',
  says: { id: 'x' },
  facts: [takes(key, sum)],
  spans: [],
});
const one = (at: ReadonlyMap<string, string>, things: Readonly<Record<string, unknown>>) =>
  usedThings(things, at)[key]?.checksum;

describe('versions of the players’ own things in a saved game', () => {
  const [a, b, c] = [version('A1'), version('D1'), version('Ex')];

  it('the first is used where no line says otherwise, as in games saved before versions were named', () => {
    expect(one(new Map(), { [key]: a })).toBe(a.checksum);
    expect(one(new Map([[key, b.checksum]]), { [key]: { ...a, versions: { [b.checksum]: { data: b.data } } } })).toBe(
      b.checksum,
    );
  });

  it('a version that is not there is not in use: nothing else stands in for it', () => {
    expect(one(new Map([[key, c.checksum]]), { [key]: a })).toBeUndefined();
    // nor what a damaged file has in its place
    expect(one(new Map([[key, c.checksum]]), { [key]: { ...a, versions: { [c.checksum]: 7 } } })).toBeUndefined();
  });

  it('going back to the first keeps it once', () => {
    const lines = [take('l1', null, b.checksum), take('l2', 'l1', a.checksum)];
    const things = withVersions(
      withVersions({ [key]: a }, { [key]: b }, namedVersions(lines)),
      { [key]: a },
      namedVersions(lines),
    );
    expect(Object.keys((things[key] as { versions: object }).versions)).toEqual([b.checksum]);
  });

  it('drops what no line of the tree names, on whatever branch, also inside a correction', () => {
    const things = { [key]: { ...a, versions: { [b.checksum]: { data: b.data }, [c.checksum]: { data: c.data } } } };
    expect(withVersions(things, {}, namedVersions([take('l1', null, c.checksum)]))).toEqual({
      [key]: { ...a, versions: { [c.checksum]: { data: c.data } } },
    });
    const fix: Line = {
      id: 'f',
      parent: null,
      at: '',
      says: { id: 'x' },
      spans: [],
      fix: [{ entry: 'l1', facts: [takes(key, b.checksum)] }],
      insert: [
        { after: null, entry: { id: 'i', at: '', says: { id: 'x' }, facts: [takes(key, c.checksum)], spans: [] } },
      ],
    };
    expect(withVersions(things, {}, namedVersions([fix]))).toEqual(things);
    expect(withVersions(things, {}, new Map())).toEqual({ [key]: a });
  });

  it('a game without the thing keeps only the version taken', () => {
    const things = withVersions({}, { [key]: b }, new Map());
    expect(one(new Map(), things)).toBeUndefined();
    expect(one(new Map([[key, b.checksum]]), things)).toBe(b.checksum);
  });

  it('every version taken in any order stays to be used again', () => {
    const texts = fc.array(fc.constantFrom('A1', 'D1', 'Ex', 'Ax', 'Dr'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(texts, (list) => {
        const taken = list.map(version);
        const lines = taken.map((each, i) => take(`l${i}`, i === 0 ? null : `l${i - 1}`, each.checksum));
        let things: Record<string, unknown> = { [key]: a };
        for (const [i, each] of taken.entries())
          things = withVersions(things, { [key]: each }, namedVersions(lines.slice(0, i + 1)));
        for (const each of [a, ...taken])
          expect(usedThings(things, new Map([[key, each.checksum]]))[key]).toEqual(each);
        expect(wrongVersion(things)).toBeUndefined();
      }),
    );
  });
});

describe('many versions of a large thing', () => {
  /** Invented: a map of two thousand hexes, redrawn a hex at a time. */
  const sheet = (redrawn: number) => ({
    grid: gridOf(50, 40),
    hexes: Object.fromEntries(
      Array.from({ length: 2_000 }, (_, i) => [String(1_000 + i), { terrain: i < redrawn ? 'forest' : 'clear' }]),
    ),
    sides: {},
    links: {},
    boxes: {},
  });
  const map = (redrawn: number): Version => ({ checksum: checksum(sheet(redrawn)), data: sheet(redrawn) });
  const at = 'sheet:map';
  const taking = (count: number) => {
    let things: Record<string, unknown> = { [at]: map(0) };
    const named = new Set<string>();
    let before = map(0);
    for (let n = 1; n <= count; n++) {
      const next = map(n);
      named.add(next.checksum);
      things = withVersions(things, { [at]: next }, new Map([[at, named]]), { [at]: before });
      before = next;
    }
    return { things, named };
  };

  it('are kept as what they change, and each comes back whole', () => {
    const { things } = taking(40);
    const whole = JSON.stringify(sheet(0)).length;
    expect(JSON.stringify(things).length).toBeLessThan(5 * whole);
    for (const n of [0, 1, 16, 17, 18, 33, 34, 40])
      expect(usedThings(things, new Map([[at, map(n).checksum]]))[at]).toEqual(map(n));
  });

  it('are kept whole where the change is not much less than the thing', () => {
    // half of it is other, and said with its places that is nearly as long
    const next = map(1_000);
    const kept = withVersions({ [at]: map(0) }, { [at]: next }, new Map([[at, new Set([next.checksum])]]), {
      [at]: map(0),
    });
    expect(kept[at]).toMatchObject({ versions: { [next.checksum]: { data: next.data } } });
  });

  it('one that no line names is dropped, unless another is a change of it', () => {
    const { things, named } = taking(6);
    const last = map(6).checksum;
    const kept = withVersions(things, {}, new Map([[at, new Set([last])]]));
    expect(usedThings(kept, new Map([[at, last]]))[at]).toEqual(map(6));
    const first = withVersions(things, {}, new Map([[at, new Set([map(2).checksum])]]));
    expect(Object.keys((first[at] as { versions: object }).versions)).toHaveLength(2);
    expect(named.size).toBe(6);
  });

  it('a change that leads nowhere, in a ring or to something else is no version, and an import says so', () => {
    const { things } = taking(2);
    const raw = things[at] as { versions: Record<string, { from: string; change: unknown }> };
    const [one = '', two = ''] = [map(1).checksum, map(2).checksum];
    const broken = (versions: object) => ({ [at]: { ...raw, versions } });
    for (const versions of [
      { [two]: raw.versions[two] },
      { [one]: { from: two, change: { in: {} } }, [two]: { from: one, change: { in: {} } } },
      { [one]: { ...raw.versions[one], change: { in: { hexes: { in: { '1000': { set: { terrain: 'swamp' } } } } } } } },
    ]) {
      expect(wrongVersion(broken(versions))).toContain('things.sheet:map.versions.');
    }
    expect(usedThings(broken({ [two]: raw.versions[two] }), new Map([[at, two]]))).toEqual({});
  });
});

describe('versions in an exported file', () => {
  const b = version('D1');
  const game = () => {
    const sample = sampleGame();
    const things = withVersions(sample.things, { [key]: b }, new Map([[key, new Set([b.checksum])]]));
    return { ...sample, things };
  };
  const sums = (text: string) => {
    const file = readGameFile(text);
    return file.ok ? one(new Map([[key, b.checksum]]), file.value.things) : file;
  };

  it('go with it where the tables are ticked, and stay at home where they are not', () => {
    expect(sums(writeGameFile(game(), true))).toBe(b.checksum);
    const without = readGameFile(writeGameFile(game(), false));
    expect(without.ok && Object.keys(without.value.things)).toEqual(['roster:axis']);
  });

  it('are held against their names, even where the file vouches for itself', () => {
    const wrong = { ...game(), things: { [key]: { versions: { [b.checksum]: { data: grid('Ex') } } } } };
    expect(sums(writeGameFile(wrong, true))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: `things.${key}.versions.${b.checksum}` },
    });
    const data = { id: 'crt', rows: [] };
    const notATable = { ...game(), things: { [key]: { versions: { [checksum(data)]: { data } } } } };
    expect(sums(writeGameFile(notATable, true))).toMatchObject({ ok: false, reason: 'import.invalid' });
  });
});

describe('a thing that has not the form of one', () => {
  it.each([
    ['table:crt', { id: 'crt', cols: ['a'], rows: ['1'], cells: { '1/a': {} }, from: 'typed' }],
    ['table:crt', { id: 'crt', cols: ['a'], rows: ['1'], cells: { constructor: 'x' }, from: 'typed' }],
    ['roster:axis', { id: 'axis', units: [{ id: 'u', name: {}, values: {} }] }],
    ['sheet:map', { grid: { columns: 1 } }],
  ])('is refused by an import, by its place, and in a game that has it is not in use (%s)', (key, data) => {
    const things = { [key]: { checksum: checksum(data), data } };
    expect(wrongVersion(things)).toBe(`things.${key}`);
    expect(usedThings(things, new Map())).toEqual({});
  });
});
