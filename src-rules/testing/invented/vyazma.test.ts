import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chapterNames } from '#rules/kit/game/chapter.ts';
import type { Examples } from '#rules/kit/game/examples.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { type Title, titleOf } from '#rules/kit/game/title.ts';
import { examplesSuite } from '../examplesSuite.ts';
import { suite } from '../suite.ts';

/** The invented game of docs/adding-a-game.md and docs/adding-a-calculator.md, built from the blocks of the two pages. */
const pages = ['docs/adding-a-game.md', 'docs/adding-a-calculator.md'].map((path) => readFileSync(path, 'utf8'));
const folder = 'src-rules/games/vyazma';
const blocks = pages.flatMap((page) =>
  [...page.matchAll(/^\*\*`([^`]+)`\*\*\n\n```ts\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
    path,
    text,
  })),
);

// within the project, so that `#rules/` leads where it does in a game; nobody else reads there
const built = join(process.cwd(), '.cache/pages');
rmSync(built, { recursive: true, force: true });
for (const { path, text } of blocks) {
  mkdirSync(dirname(join(built, path)), { recursive: true });
  writeFileSync(join(built, path), text);
}
const load = <T>(path: string): Promise<T> => import(/* @vite-ignore */ join(built, folder, path));
const { vyazma } = await load<{ readonly vyazma: Game }>('index.ts');
const { title } = await load<{ readonly title: Title }>('model/title.ts');
const { examples } = await load<{ readonly examples: Examples }>('examples/index.ts');

suite(vyazma);

/** What the chapters ask for, and whether it happens on the map. */
const asked = blocks
  .filter(({ path }) => path.endsWith('/requirements.ts'))
  .flatMap(({ text }) => [...text.matchAll(/^ {2}\{ id: '([^']+)'.*$/gm)])
  .map(([line, id = '']) => ({ id, onMap: line.includes('map:') }));
describe('vyazma: the examples of its questions', () =>
  examplesSuite(vyazma, examples, new Set(asked.map(({ id }) => id))));
// the tests of the pages, as they stand there
const tests = blocks.filter(({ path }) => path.endsWith('.test.ts'));
for (const { path } of tests) await load(path.slice(folder.length + 1));

/** Tests and worked examples: what holds the rules to the rulebook. */
const proof = /\.test\.ts$|\/chapters\/\w+\/examples\.ts$/;

it('the title of the pages is what the game says of itself', () => expect(title).toEqual(titleOf(vyazma)));

describe('the pages for who comes next', () => {
  const kitNames = (text: string): readonly string[] =>
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '#rules\/kit\//gm)].flatMap(([, names = '']) =>
      names.split(',').map((one) => one.replace(/\btype\b/, '').trim()),
    );
  const under = (path: string): readonly string[] => readdirSync(join(built, folder, path)).sort();

  it('compile as they stand: every file and every name they import is there', () => {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { allowJs: false, checkJs: false },
      references: [{ path: '../../src-rules' }],
      include: ['src-rules'],
    };
    writeFileSync(join(built, 'tsconfig.json'), JSON.stringify(config));
    const run = () => execFileSync('node_modules/.bin/tsc', ['--build', built], { encoding: 'utf8' });
    expect(run()).toBe('');
  });

  it('are formatted as everything else is', () => {
    // they lie where the repository ignores what it makes
    const run = () =>
      execFileSync('node_modules/.bin/biome', ['format', '--vcs-enabled=false', join(built, 'src-rules')]);
    expect(run).not.toThrow();
  });

  it('let a chapter import only those before it, and the model only the ids', () => {
    const [, list = ''] =
      /const chapters[^=]*= \[(.*)\]/.exec(blocks.find(({ path }) => path === `${folder}/index.ts`)?.text ?? '') ?? [];
    const order = list.split(', ');
    expect([...order].sort()).toEqual(under('chapters'));
    const off = blocks.flatMap(({ path, text }) => {
      const [, part, chapter = ''] = /vyazma\/(model|chapters)\/([\w]+)/.exec(path) ?? [];
      if (part === undefined || path.endsWith('.test.ts')) return [];
      const own = [...text.matchAll(/ from '((?:\.\.\/)+)([\w/]+)/g)].map(([, , to = '']) => to);
      const may = part === 'model' ? [] : ['model', ...order.slice(0, order.indexOf(chapter))];
      return own.filter((to) => to !== 'ids' && !may.includes(to.split('/')[0] ?? '')).map((to) => `${path} -> ${to}`);
    });
    expect(off).toEqual([]);
  });

  it('name only files that are there', () => {
    const named = pages.flatMap((page) =>
      [...page.matchAll(/`#?((?:src-rules|rules|\.ci)\/[\w./-]+\.ts)`/g)].map(([, path = '']) =>
        path.replace(/^rules\//, 'src-rules/'),
      ),
    );
    expect(named.length).toBeGreaterThan(blocks.length);
    expect(named.filter((path) => !existsSync(path) && !existsSync(join(built, path)))).toEqual([]);
  });

  it('show a game of the usual layout, each file once', () => {
    const paths = blocks.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith(`${folder}/`))).toEqual([]);
    expect(under('')).toEqual(['chapters', 'examples', 'ids.ts', 'index.ts', 'model', 'testing']);
    for (const chapter of under('chapters')) {
      expect(chapterNames).toContain(chapter);
      expect(under(`chapters/${chapter}`)).toEqual(expect.arrayContaining(['en.ts', 'index.ts', 'it.ts', 'msg.ts']));
    }
  });

  it('prove what their requirements ask for, or say why not', () => {
    const proofs = blocks.filter(({ path }) => proof.test(path));
    const here = asked.filter(({ onMap }) => !onMap);
    expect(here.length).toBeGreaterThan(3);
    // in a title, or named by an example
    const proved = (id: string) => proofs.some(({ text }) => text.includes(`${id} `) || text.includes(`['${id}']`));
    expect(here.filter(({ id }) => !proved(id))).toEqual([]);
  });

  it('are short: the game without its words, and the names a calculator needs of the kit', () => {
    // a title is what lists say of a game
    const rules = blocks.filter(({ path }) => !/\/(?:en|it|msg|title)\.ts$/.test(path) && !proof.test(path));
    expect(rules.flatMap(({ text }) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(500);
    const whole = [['combat/attack.ts', 'combat/crt.ts', 'combat/results.ts'], ['command/rally.ts']];
    for (const files of whole) {
      const paths = files.map((file) => `${folder}/chapters/${file}`);
      const names = new Set(blocks.filter(({ path }) => paths.includes(path)).flatMap(({ text }) => kitNames(text)));
      expect(names.size).toBeGreaterThan(1);
      expect([...names].slice(8)).toEqual([]);
    }
  });
});
