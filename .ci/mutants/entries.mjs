// Which test enters which function: one run of all tests with every function noting it. It is kept, as it changes slowly
// and only decides who is asked first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { benchIn } from './benches.mjs';
import { sources } from './draw.mjs';
import { watched } from './points.mjs';

/** @typedef {import('./nearest.mjs').Seen} Seen */

const sumOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** @typedef {Record<string, { first: number, count: number, sum: string }>} Numbers */
const readNumbers = (/** @type {string} */ root) => {
  const file = join(root, '.cache/mutants/numbers.json');
  return /** @type {Numbers} */ (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
};

/** Numbers for the functions of every file that has none: what tests enter is kept by them. */
const numbered = (/** @type {string} */ root) => {
  const kept = readNumbers(root);
  let next = Math.max(0, ...Object.values(kept).map(({ first, count }) => first + count));
  for (const one of sources(root).filter((file) => !kept[file])) {
    const text = readFileSync(join(root, one), 'utf8');
    const { count } = watched(one, text, 0);
    kept[one] = { first: next, count, sum: sumOf(text) };
    next += count;
  }
  writeFileSync(join(root, '.cache/mutants/numbers.json'), JSON.stringify(kept));
  return kept;
};

/** The number of the first function of a file; undefined where it has changed since: nobody knows who enters it now. */
export const firstIn = (/** @type {string} */ root) => {
  const kept = readNumbers(root);
  return (/** @type {string} */ file) => {
    const found = kept[file];
    return found?.sum === sumOf(readFileSync(join(root, file), 'utf8')) ? found.first : undefined;
  };
};

/** Every test with what it enters; tests not yet asked are asked now, folder by folder, so that a run broken off is not lost. */
export const enteredBy = async (
  /** @type {string} */ root,
  /** @type {{ fresh?: boolean, screens?: boolean, known?: boolean, tests?: string | undefined }} */ wanted,
) => {
  const { fresh, screens, known: onlyKnown, tests: path = '' } = wanted;
  const folder = join(root, '.cache/mutants/entered');
  const list = join(root, '.cache/mutants/tests.json');
  if (fresh)
    for (const old of [folder, join(root, '.cache/mutants/numbers.json')])
      rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = existsSync(list) && !fresh ? JSON.parse(readFileSync(list, 'utf8')) : { tests: [] };
  /** @type {Map<string, Omit<Seen, 'went'>>} */
  const known = new Map(kept.tests.map((/** @type {Omit<Seen, 'went'>} */ test) => [test.file, test]));
  const bench = benchIn(root, { MUTANTS_ENTERED: folder });
  const all = await bench.tests();
  const tests = all
    .filter(({ file }) => file.includes(path))
    .filter(({ project, file }) => (onlyKnown ? known.has(file) : screens || project !== 'screens'));
  const fresher = tests.filter(({ file }) => !known.has(file));
  const numbers = fresher.length > 0 ? Object.entries(numbered(root)).map(([file, { first }]) => [file, first]) : [];
  for (const group of groupsOf(fresher)) {
    const answer = await bench.ask({ numbers, tests: group }, 600);
    if (answer === 'endless') throw new Error('the tests never end');
    for (const one of [...answer.failed, ...answer.wrong]) console.error(`without a fault: ${one}`);
    for (const one of answer.ran) known.set(one.file, one);
    writeFileSync(list, JSON.stringify({ tests: [...known.values()] }));
  }
  bench.stop();
  const entered = new Map(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.json'))
      .map((name) => [
        relative(root, Buffer.from(name, 'base64url').toString()).replaceAll('\\', '/'),
        { went: readFileSync(join(folder, name)), parts: partsIn(join(folder, `${name}.json`)) },
      ]),
  );
  return tests.map(({ project, file }) => ({
    project,
    file,
    seconds: known.get(file)?.seconds ?? 60,
    went: entered.get(file)?.went ?? new Uint8Array(),
    parts: entered.get(file)?.parts,
  }));
};

/** What each test of a file enters, and what is entered outside of them. */
const partsIn = (/** @type {string} */ path) => {
  if (!existsSync(path)) return undefined;
  const { outside, tests } = JSON.parse(readFileSync(path, 'utf8'));
  return /** @type {import("./nearest.mjs").Parts} */ ({
    outside: new Set(outside),
    tests: tests.map((/** @type {{ name: string, seconds: number, numbers: number[] }} */ one) => ({
      ...one,
      numbers: Int32Array.from(one.numbers),
    })),
  });
};

const groupsOf = (/** @type {import('./bench.mjs').Wish['tests']} */ tests) => {
  /** @type {Map<string, typeof tests>} */
  const groups = new Map();
  for (const test of tests) {
    const name = `${['plain', 'replacing', 'screens'].indexOf(test.project)} ${test.file.split('/').slice(0, 3).join('/')}`;
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
};
