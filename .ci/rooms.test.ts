import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chapterNames } from '../src-rules/kit/game/chapter.ts';
import { circlesOf, importsOf, roomsOf } from './circles.ts';

const imports = importsOf('.');
const product = new Map([...imports].filter(([file]) => !file.includes('/testing/')));

describe('rooms', () => {
  it('no circle of rooms, types counted', () => {
    const rooms = roomsOf(product);
    expect(rooms.size).toBeGreaterThan(80);
    expect(circlesOf(rooms)).toEqual([]);
  });

  it('a circle between two rooms is found', () => {
    const more = new Map(product).set('src-rules/kit/base/x.ts', ['src-rules/kit/game/game.ts']);
    expect(circlesOf(roomsOf(more)).length).toBe(1);
  });
});

it('examples are the command line’s: no chapter, no screen loads them', () => {
  const isExamples = (file: string): boolean => /^src-rules\/games\/.*(?:\/examples\/index|examples)\.ts$/i.test(file);
  expect([...product.keys()].filter(isExamples).length).toBeGreaterThan(8);
  const loads = [...product].flatMap(([file, to]) => (to.some(isExamples) && !isExamples(file) ? [file] : []));
  expect(loads).toEqual(['src-main/cli/desks.ts']);
});

/** More than a reader keeps in his head: such a file has more than one reason to change. */
const mostLines = 450;

describe('sizes', () => {
  it(`no source file has more than ${mostLines} lines`, () => {
    const tracked = execFileSync('git', ['ls-files', 'src-*', 'e2e', '.ci'], { encoding: 'utf8' }).split('\n');
    const sources = tracked.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && existsSync(file));
    expect(sources.length).toBeGreaterThan(1000);
    const long = sources.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
      return lines > mostLines ? [`${file}: ${lines}`] : [];
    });
    expect(long).toEqual([]);
  });
});

const games = readdirSync('src-rules/games', { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
/** The chapters of a game in its own order, as its index lists them. */
const listed = (game: string): readonly string[] => {
  const index = readFileSync(`src-rules/games/${game}/index.ts`, 'utf8');
  const [, list = ''] = /const chapters[^=]*= \[([\s\S]*?)\]/.exec(index) ?? [];
  return list.split(/[\s,]+/).filter((one) => one !== '');
};

describe.each(games)('%s stands in the rooms that every game has', (game) => {
  const root = `src-rules/games/${game}`;
  const chapters = listed(game);

  it('index, ids, model, chapters, examples, and what its tests need', () => {
    expect(readdirSync(root).sort()).toEqual(['chapters', 'examples', 'ids.ts', 'index.ts', 'model', 'testing']);
  });

  it('its chapters have the names that all games use, each listed once', () => {
    expect([...chapters].sort()).toEqual(readdirSync(`${root}/chapters`).sort());
    expect(chapters.filter((one) => !chapterNames.some((name) => name === one))).toEqual([]);
  });

  it('every chapter has its index, words in both languages and what its rules ask for', () => {
    const lacks = chapters.flatMap((one) => {
      const files = readdirSync(`${root}/chapters/${one}`);
      return ['index.ts', 'en.ts', 'it.ts', 'msg.ts']
        .filter((file) => !files.includes(file))
        .map((file) => `${one}/${file}`);
    });
    expect(lacks).toEqual([]);
  });

  it('a chapter imports only those before it, the model only ids', () => {
    const wrong = [...product].flatMap(([file, to]) => {
      if (!file.startsWith(`${root}/`)) return [];
      const [, part = '', chapter = ''] = /^([^/]+)(?:\/([^/]+))?/.exec(file.slice(root.length + 1)) ?? [];
      const own = to.filter((each) => each.startsWith(`${root}/`)).map((each) => each.slice(root.length + 1));
      const off = own.filter((each) => {
        const [, at = '', other = ''] = /^([^/]+)(?:\/([^/]+))?/.exec(each) ?? [];
        if (part === 'ids.ts') return true;
        if (part === 'model') return at !== 'model' && at !== 'ids.ts';
        if (part !== 'chapters') return part === 'index.ts' && at === 'examples';
        if (at === 'model' || at === 'ids.ts') return false;
        if (at !== 'chapters') return true;
        if (other === chapter) return false;
        return chapters.indexOf(other) > chapters.indexOf(chapter) || each === `chapters/${other}/index.ts`;
      });
      return off.map((each) => `${file} > ${each}`);
    });
    expect(wrong).toEqual([]);
  });
});
