import { describe, expect, it } from 'vitest';
import { checksum } from './checksum.ts';
import {
  fileNameOf,
  type GameContent,
  readGameFile,
  readingGameFile,
  readThingsFile,
  type ThingContent,
  writeGameFile,
  writeThingsFile,
  writingGameFile,
} from './exportFile.ts';
import { limits } from './schema.ts';
import { sampleGame } from './testing/sampleGame.ts';

const game = sampleGame();
const text = writeGameFile(game, true);

// biome-ignore lint/suspicious/noExplicitAny: a forger writes anything anywhere
type Raw = Record<string, any>;

/** The file with one thing changed, its checksums made to fit again: what a careful forger sends. */
const forged = (change: (raw: Raw) => void): string => {
  const raw = JSON.parse(text);
  change(raw);
  for (const part of ['envelope', 'setUp', 'things', 'place', 'lines']) raw.checksums[part] = checksum(raw[part]);
  return JSON.stringify(raw);
};

describe('a game as one file', () => {
  it('comes back as it went, every fact and unknown member included', () => {
    expect(readGameFile(text)).toEqual({ ok: true, value: game });
  });

  it('comes back after a mail program changed its line ends or put a mark before it', () => {
    expect(readGameFile(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({ ok: true, value: game });
    expect(readGameFile(JSON.stringify(JSON.parse(text), null, 4))).toEqual({ ok: true, value: game });
  });

  it('carries the tables only if ticked, the rosters always', () => {
    const file = readGameFile(writeGameFile(game, false));
    expect(file.ok && Object.keys(file.value.things)).toEqual(['roster:axis']);
  });

  it.each([
    '',
    'hello',
    '{}',
    '[]',
    'null',
    '{"format":"something/else"}',
    '{"lines":[1,2',
    '\u0000\u0001PNG',
    JSON.stringify({ format: 'stato-maggiore/things', version: 1, things: [] }),
  ])('says that %j is not ours', (foreign) => {
    expect(readGameFile(foreign)).toEqual({ ok: false, reason: 'import.notOurs' });
  });

  it.each([
    ['import.map', '{"format": "stato-maggiore/sheet", "version": 1, "sheet": {}}'],
    ['import.map', '{"format":"stato-maggiore/sheet","version":1,"she'],
    ['import.thing', '{"format": "stato-maggiore/thing", "version": 1}'],
  ])('says %s of another file of ours', (reason, file) => {
    expect(readGameFile(file)).toEqual({ ok: false, reason });
  });

  it('says that it was cut short, wherever it was cut', () => {
    for (const share of [0.05, 0.3, 0.7, 0.99]) {
      const cut = text.slice(0, Math.floor(text.trimEnd().length * share));
      expect(readGameFile(cut)).toMatchObject({ ok: false, reason: 'import.truncated' });
    }
  });

  it('refuses a huge file by its size, before looking into it', () => {
    const huge = text.padEnd(limits.file + 1, ' ');
    expect(readGameFile(huge)).toEqual({
      ok: false,
      reason: 'import.tooLarge',
      p: { bytes: limits.file + 1 + Buffer.byteLength(text) - text.length, limit: limits.file },
    });
    expect(readGameFile(text.padEnd(limits.file - 1_000, ' '))).toMatchObject({ ok: true });
  });

  it('is written and read in slices, each saying how much is done, so that others are answered meanwhile', () => {
    const [first] = game.lines;
    const lines = Array.from({ length: 4_100 }, (_, i) => ({
      ...first,
      id: `l${i}`,
      parent: i === 0 ? null : `l${i - 1}`,
      facts: [],
    }));
    const long = { ...game, lines, head: 'l4099' } as GameContent;
    const writing = writingGameFile(long, true);
    let slices = 0;
    let step = writing.next();
    for (; !step.done; step = writing.next()) slices += 1;
    expect(slices).toBe(2);
    const reading = readingGameFile(step.value);
    const shares: number[] = [];
    let read = reading.next();
    for (; !read.done; read = reading.next()) shares.push(read.value);
    expect(read.value).toMatchObject({ ok: true });
    expect(shares.map((share) => share.toFixed(2))).toEqual(['0.30', '0.49', '0.50', '0.70', '0.89']);
  });

  it('refuses more than it may hold, by the count', () => {
    const raw = JSON.parse(text);
    expect(readGameFile(JSON.stringify({ ...raw, lines: new Array(limits.lines + 1).fill(0) }))).toEqual({
      ok: false,
      reason: 'import.tooLarge',
      p: { lines: limits.lines + 1, limit: limits.lines },
    });
    const things = { format: 'stato-maggiore/things', version: 1, things: new Array(1_001).fill(0) };
    expect(readThingsFile(JSON.stringify(things))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'things' },
    });
  });

  it('refuses a file of a newer version kindly, whatever else it holds', () => {
    expect(readGameFile(JSON.stringify({ format: 'stato-maggiore/game', version: 99, brave: 'new' }))).toEqual({
      ok: false,
      reason: 'import.newer',
      p: { version: 99 },
    });
  });

  it.each<[string, (raw: Raw) => void]>([
    [
      'version',
      (raw) => {
        raw.version = 0;
      },
    ],
    [
      'envelope.name',
      (raw) => {
        raw.envelope.name = 7;
      },
    ],
    [
      'envelope.id',
      (raw) => {
        raw.envelope.id = '../../../home';
      },
    ],
    [
      'setUp.balances.vp',
      (raw) => {
        raw.setUp.balances.vp = 'much';
      },
    ],
    [
      'lines.2.facts.0.sides',
      (raw) => {
        raw.lines[2].facts[0].sides = 1e9;
      },
    ],
    [
      'lines.1.id',
      (raw) => {
        raw.lines[1].id = 'e1';
      },
    ],
    [
      'lines.0.parent',
      (raw) => {
        raw.lines[0].parent = 'e9';
      },
    ],
    [
      'place.head',
      (raw) => {
        raw.place.head = 'e99';
      },
    ],
    [
      'place.face.turn',
      (raw) => {
        raw.place.face.turn = 'first';
      },
    ],
    [
      'lines',
      (raw) => {
        raw.lines = {};
      },
    ],
    [
      'things',
      (raw) => {
        raw.things = [1];
      },
    ],
    [
      'place',
      (raw) => {
        raw.place = ['e1'];
      },
    ],
    [
      'place.saved',
      (raw) => {
        raw.place.saved = 12;
      },
    ],
    [
      'place.face',
      (raw) => {
        raw.place.face = 'third turn';
      },
    ],
  ])('names the place of what is wrong: %s', (path, change) => {
    expect(readGameFile(forged(change))).toEqual({ ok: false, reason: 'import.invalid', p: { path } });
  });

  it('notices a change behind its checksums', () => {
    const raw = JSON.parse(text);
    raw.lines[1].facts[0].n = 500;
    expect(readGameFile(JSON.stringify(raw))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'checksums.lines' },
    });
    delete raw.checksums;
    expect(readGameFile(JSON.stringify(raw))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'checksums' },
    });
  });

  it('refuses data that would reach into the program, and nests without end', () => {
    const poisoned = text.replace('"things":{', '"things":{"__proto__":{"admin":true},');
    expect(readGameFile(poisoned)).toEqual({ ok: false, reason: 'import.invalid', p: { path: 'things.__proto__' } });
    const nested = text.replace('"shown":{', `"shown":{"x":${'['.repeat(5_000)}${']'.repeat(5_000)},`);
    expect(readGameFile(nested)).toMatchObject({ ok: false, reason: 'import.invalid', p: { path: 'lines.4' } });
    const deep = text.replace(
      '"envelope":{"format"',
      `"envelope":{"x":${'['.repeat(50_000)}${']'.repeat(50_000)},"format"`,
    );
    expect(readGameFile(deep)).toMatchObject({ ok: false, reason: 'import.invalid' });
  });

  it('of a later version says so, whatever of it a later version wrote', () => {
    const later = forged((raw) => {
      raw.envelope.version = 99;
    });
    expect(readGameFile(later)).toEqual({ ok: false, reason: 'import.newer', p: { version: 99 } });
  });

  it('has a file name for every system', () => {
    expect(fileNameOf('Sera d’agosto: n° 2/3')).toBe('Sera-d-agosto-n-2-3.statogame');
    expect(fileNameOf('Sera', true)).toBe('Sera.with-tables.statogame');
    expect(fileNameOf('Sera', false)).toBe('Sera.without-tables.statogame');
    expect(fileNameOf('../..')).toBe('game.statogame');
    expect(fileNameOf('Смоленск')).toBe('Смоленск.statogame');
  });
});

describe('the players’ own things as one file', () => {
  const things: readonly ThingContent[] = [
    {
      kind: 'table',
      game: 'invented',
      of: 'crt',
      name: 'From the card',
      data: { id: 'crt', cols: ['1-1'], rows: ['1'], cells: { '1/1-1': { text: 'A1', sure: false } }, from: 'typed' },
    },
    { kind: 'preset', game: 'invented', of: 'attack', name: 'Usual', data: { a: 26 } },
  ];

  it('come back as they went', () => {
    expect(readThingsFile(writeThingsFile(things))).toEqual({ ok: true, value: things });
  });

  it('a thousand of them are read, one more is refused', () => {
    const many = (count: number) => Array.from({ length: count }, () => things[1] as ThingContent);
    expect(readThingsFile(writeThingsFile(many(1_000))).ok).toBe(true);
    expect(readThingsFile(writeThingsFile(many(1_001)))).toMatchObject({ ok: false, p: { path: 'things' } });
  });

  it('refuse a game, a foreign file, a cut or damaged one', () => {
    expect(readThingsFile(text)).toEqual({ ok: false, reason: 'import.notOurs' });
    expect(readThingsFile('a;b;c')).toEqual({ ok: false, reason: 'import.notOurs' });
    const file = writeThingsFile(things);
    expect(readThingsFile(file.slice(0, -20))).toMatchObject({ ok: false, reason: 'import.truncated' });
    expect(readThingsFile(file.replace('"A1"', '"A2"'))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'things.0.checksum' },
    });
    expect(readThingsFile(file.replace('"kind":"preset"', '"kind":"poem"'))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'things.1.kind' },
    });
    const list = JSON.parse(file);
    for (const [path, ...wrong] of [
      ['things.1', null, 'preset', ['preset']],
      ['things.1.game', { ...list.things[1], game: '' }, { ...list.things[1], game: 7 }],
      ['things.1.of', { ...list.things[1], of: 'x'.repeat(201) }],
      ['things.1.name', { ...list.things[1], name: undefined }],
    ] as const)
      for (const one of wrong)
        expect(readThingsFile(JSON.stringify({ ...list, things: [list.things[0], one] }))).toEqual({
          ok: false,
          reason: 'import.invalid',
          p: { path },
        });
    expect(readThingsFile(file.replace('"cols":["1-1"]', '"cols":"1-1"'))).toEqual({
      ok: false,
      reason: 'import.invalid',
      p: { path: 'things.0.data.cols' },
    });
  });
});
