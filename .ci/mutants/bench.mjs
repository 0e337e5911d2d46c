// A process that keeps Vitest warm and runs the test files it is told to, with a fault planted; its parent ends it when
// a fault makes it run for ever.
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { standing } from './standing.mjs';

/**
 * `only`: the names of the tests asked of a file; without it, all of them.
 * @typedef {{ fault?: { file: string, code: string }, texts?: [string, string][], numbers?: [string, number][], tests: { project: string, file: string, only?: readonly string[] }[] }} Wish
 */
/** @typedef {{ failed: string[], ran: { project: string, file: string, seconds: number }[], wrong: string[] }} Answer */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
const wished = join(root, `.cache/mutants/only-${process.pid}.json`);
process.env.MUTANTS_ONLY = wished;
process.on('exit', () => rmSync(wished, { force: true }));
const vitest = await createVitest('test', {
  root,
  config: join(root, '.ci/mutants/vitest.config.ts'),
  watch: false,
  bail: process.env.MUTANTS_ENTERED || process.env.MUTANTS_PLAN ? 0 : 1,
  reporters: [{}],
});
const all = await vitest.globTestSpecifications();

/** Every error's first line. */
const wordsOf = (/** @type {readonly unknown[]} */ errors) =>
  errors.map((error) => String(/** @type {{ message?: string }} */ (error)?.message ?? error).split('\n')[0] ?? '');

const run = async (/** @type {Wish} */ { fault, texts, numbers, tests }) => {
  const before = standing.fault?.file;
  standing.fault = fault;
  standing.texts = texts && new Map(texts);
  standing.numbers = numbers && new Map(numbers);
  for (const file of [before, fault?.file]) if (file) vitest.invalidateFile(join(root, file));
  standing.order = tests.map(({ file }) => join(root, file));
  writeFileSync(
    wished,
    JSON.stringify(Object.fromEntries(tests.flatMap(({ file, only }) => (only ? [[join(root, file), only]] : [])))),
  );
  const wanted = new Set(tests.map(({ project, file }) => `${project} ${join(root, file)}`));
  const specifications = all.filter(({ project, moduleId }) => wanted.has(`${project.name} ${moduleId}`));
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  /** @type {Answer} */
  const answer = { failed: [], ran: [], wrong: wordsOf(unhandledErrors) };
  for (const one of testModules) {
    const file = one.moduleId.slice(root.length + 1);
    const { collectDuration, duration, setupDuration } = one.diagnostic();
    answer.ran.push({ project: one.project.name, file, seconds: (collectDuration + duration + setupDuration) / 1000 });
    answer.wrong.push(...wordsOf(one.errors()));
    for (const test of one.children.allTests('failed')) answer.failed.push(`${file}: ${test.fullName}`);
  }
  return answer;
};

process.on('message', async (/** @type {Wish} */ wish) => {
  process.send?.(await run(wish));
});
process.on('disconnect', () => process.exit());
process.send?.({
  tests: all.map(({ project, moduleId }) => ({ project: project.name, file: moduleId.slice(root.length + 1) })),
});
