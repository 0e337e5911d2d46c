// Which test enters which function: one run of all tests with every function noting it. It is kept, as it changes slowly
// and only decides who is asked first.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { benchIn } from './benches.mjs';
import { sources } from './draw.mjs';
import { watched } from './points.mjs';

/** @typedef {import('./nearest.mjs').Seen} Seen */

/** The number of the first function of every file: kept, with some room, as what tests enter is kept by these numbers. */
export const numbersOf = (/** @type {string} */ root, files = sources(root)) => {
  const file = join(root, '.cache/mutants/numbers.json');
  /** @type {Record<string, [first: number, room: number]>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  let next = Math.max(0, ...Object.values(kept).map(([first, room]) => first + room));
  for (const one of new Set(files)) {
    const { count } = watched(one, readFileSync(join(root, one), 'utf8'), 0);
    if (count <= (kept[one]?.[1] ?? -1)) continue;
    const room = Math.ceil(count * 1.2) + 2;
    kept[one] = [next, room];
    next += room;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
  return new Map(Object.entries(kept).map(([one, [first]]) => [one, first]));
};

/** Every test with what it enters; tests not yet asked are asked now, folder by folder, so that a run broken off is not lost. */
export const enteredBy = async (
  /** @type {string} */ root,
  /** @type {{ fresh?: boolean, screens?: boolean, known?: boolean }} */ wanted,
) => {
  const { fresh, screens, known: onlyKnown } = wanted;
  const folder = join(root, '.cache/mutants/entered');
  const list = join(root, '.cache/mutants/tests.json');
  if (fresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = existsSync(list) && !fresh ? JSON.parse(readFileSync(list, 'utf8')) : { tests: [] };
  /** @type {Map<string, Omit<Seen, 'went'>>} */
  const known = new Map(kept.tests.map((/** @type {Omit<Seen, 'went'>} */ test) => [test.file, test]));
  const bench = benchIn(root, { MUTANTS_ENTERED: folder });
  const all = await bench.tests();
  const tests = all.filter(({ project, file }) => (onlyKnown ? known.has(file) : screens || project !== 'screens'));
  const fresher = tests.filter(({ file }) => !known.has(file));
  const numbers = fresher.length > 0 ? numbersOf(root) : new Map();
  for (const group of groupsOf(fresher)) {
    const answer = await bench.ask({ numbers: [...numbers], tests: group }, 600);
    if (answer === 'endless') throw new Error('the tests never end');
    for (const one of [...answer.failed, ...answer.wrong]) console.error(`without a fault: ${one}`);
    for (const one of answer.ran) known.set(one.file, one);
    writeFileSync(list, JSON.stringify({ tests: [...known.values()] }));
  }
  bench.stop();
  const entered = new Map(
    readdirSync(folder).map((name) => [
      relative(root, Buffer.from(name, 'base64url').toString()).replaceAll('\\', '/'),
      readFileSync(join(folder, name)),
    ]),
  );
  return tests.map(({ project, file }) => ({
    project,
    file,
    seconds: known.get(file)?.seconds ?? 60,
    went: entered.get(file) ?? new Uint8Array(),
  }));
};

const groupsOf = (/** @type {import('./bench.mjs').Wish['tests']} */ tests) => {
  /** @type {Map<string, typeof tests>} */
  const groups = new Map();
  for (const test of tests) {
    const name = `${['rules', 'app', 'screens'].indexOf(test.project)} ${test.file.split('/').slice(0, 3).join('/')}`;
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
};
