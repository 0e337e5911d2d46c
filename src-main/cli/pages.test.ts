import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import { desks } from './desks.ts';
import { run } from './run.ts';
import { keysPage, questionsPage } from './testing/pages.ts';

const pages = [
  { file: 'command-line.md', part: 'questions', text: questionsPage(desks, games) },
  { file: 'sheet-format.md', part: 'keys', text: keysPage(games) },
];
const pathOf = (file: string): string => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url));
/** What stands between the two marks of a part. */
const partOf = (part: string): RegExp => new RegExp(`(<!-- ${part} -->\n)([^]*?)(\n<!-- /${part} -->)`);

// `PAGES_WRITE=1 npx vitest run src-main/cli/pages.test.ts`, when a game has other questions or other keys
if (process.env.PAGES_WRITE)
  for (const { file, part, text } of pages) {
    const path = pathOf(file);
    const written = readFileSync(path, 'utf8').replace(
      partOf(part),
      (_, begin, _old, end) => `${begin}\n${text}\n${end}`,
    );
    writeFileSync(path, written);
  }

const page = readFileSync(pathOf('command-line.md'), 'utf8');
/** `echo '…' | npm run -s solve -- …`; behind a prompt: with what is said on standard error. */
const shown = [...page.matchAll(/^(\$ )?echo '(.*)' \| npm run -s solve -- (.*)$((?:\n(?!echo|\$|`).+)*)/gm)].map(
  ([, prompt = '', input = '', args = '', after = '']) => ({
    args: args.trim().split(' '),
    input,
    refused: prompt === '' ? [] : after.trim().split('\n'),
  }),
);

it('the calls of the page are in it', () => {
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter(({ refused }) => refused.length > 0).length).toBeGreaterThan(0);
});
it.each(shown)('what docs/command-line.md shows is so: $args $input', async ({ args, input, refused }) => {
  const [out, error]: [string[], string[]] = [[], []];
  const streams = {
    input: async () => input,
    out: (line: string) => out.push(line),
    error: (line: string) => error.push(line),
  };
  expect(await run(args, streams)).toBe(refused.length > 0 ? 2 : 0);
  expect(error).toEqual(refused);
  expect(out.length).toBe(refused.length > 0 ? 0 : 1);
});

it.each(pages)('docs/$file says what the games have: $part', ({ file, part, text }) => {
  expect(
    partOf(part)
      .exec(readFileSync(pathOf(file), 'utf8'))?.[2]
      ?.trim(),
  ).toBe(text);
});
