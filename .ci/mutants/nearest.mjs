// Which test files to ask about a fault, the likeliest first.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * A test file with the functions it enters; `parts`: each of its tests with theirs, and what is entered outside of them.
 * @typedef {{ outside: ReadonlySet<number>, tests: readonly { name: string, seconds: number, numbers: Int32Array }[] }} Parts
 * @typedef {{ project: string, file: string, seconds: number, went: Uint8Array, parts?: Parts | undefined }} Seen
 * @typedef {{ project: string, file: string, seconds: number, only?: readonly string[] }} Asked
 */

const imports = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** The test files that load a file, directly or not. */
export const loadersIn = (/** @type {string} */ root) => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
  /** @type {Map<string, string[]>} */
  const loadedBy = new Map();
  for (const file of files.filter(Boolean)) {
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const target = to.startsWith('#') ? to.replace(/^#(rules|shared)/, 'src-$1') : join(dirname(file), to);
      const path = normalize(target).replaceAll('\\', '/');
      loadedBy.set(path, [...(loadedBy.get(path) ?? []), file]);
    }
  }
  return (/** @type {string} */ file) => {
    const found = new Set([file]);
    for (const one of found) for (const by of loadedBy.get(one) ?? []) found.add(by);
    return [...found].filter((one) => /\.test\.tsx?$/.test(one));
  };
};

/** What notices much, whatever it is: what games declare and say, as it was recorded. */
export const isWide = (/** @type {{ file: string }} */ { file }) => file === 'src-rules/testing/told.test.ts';

/** How many folders two files have in common. */
const shared = (/** @type {string} */ a, /** @type {string} */ b) => {
  const other = dirname(b).split('/');
  const own = dirname(a).split('/');
  const apart = own.findIndex((part, i) => part !== other[i]);
  return apart < 0 ? own.length : apart;
};

/** The nearest first; of equally near ones the quickest. */
export const byNearness =
  (/** @type {string} */ file) =>
  (/** @type {Pick<Asked, 'file' | 'seconds'>} */ a, /** @type {Pick<Asked, 'file' | 'seconds'>} */ b) =>
    shared(file, b.file) - shared(file, a.file) || a.seconds - b.seconds;

/** What is asked of a file: the tests that enter the function, or all where it is entered outside of them. */
const askedOf = (/** @type {Seen} */ { project, file, seconds, parts }, /** @type {number} */ number) => {
  const own = parts?.tests.filter(({ numbers }) => numbers.includes(number)) ?? [];
  if (!parts || parts.outside.has(number) || own.length === parts.tests.length) return { project, file, seconds };
  const only = [...new Set(own.map(({ name }) => name))];
  return { project, file, seconds: own.reduce((sum, one) => sum + one.seconds, 0), only };
};

/** A few at first, then more: each asking loads the modules anew. */
const slices = (/** @type {readonly Asked[]} */ order) => {
  /** @type {Asked[][]} */
  const made = [[], [], []];
  let sum = 0;
  for (const one of order) {
    made[sum < 6 ? 0 : sum < 40 ? 1 : 2]?.push(one);
    sum += one.seconds;
  }
  return made.filter((slice) => slice.length > 0);
};

/**
 * The tests in the order they are asked, a few at first: those that were seen to enter the function. What stands in no
 * function or in a file that has changed since, what is entered as a file loads, and everything when `all` is wanted, is
 * asked of whoever loads the file as well: a table is read far from where it stands, and what is computed once is only seen
 * to be computed by the first. At the end the nearest files are asked whole: what one test computes another may find kept.
 * `budget`: for so many seconds of tests.
 * @returns {Asked[][]}
 */
export const rounds = (
  /** @type {string} */ file,
  /** @type {readonly Seen[]} */ tests,
  /** @type {number | undefined} */ number,
  /** @type {readonly string[]} */ loaders,
  { all = false, budget = Number.POSITIVE_INFINITY } = {},
) => {
  const within = number ?? -1;
  const seen = tests.filter(({ went }) => went[within] === 1);
  const loading = all || number === undefined || seen.some(({ parts }) => parts?.outside.has(number));
  const rest = loading ? tests.filter((test) => !seen.includes(test) && loaders.includes(test.file)) : [];
  const narrow = seen.map((test) => askedOf(test, within)).sort(byNearness(file));
  const whole = seen.filter((test) => narrow.some((one) => one.file === test.file && one.only));
  let left = budget;
  const affordable = (/** @type {readonly Asked[]} */ order) =>
    order.filter(({ seconds }) => {
      if (seconds > left) return false;
      left -= seconds;
      return true;
    });
  const others = plainly(rest).sort(byNearness(file));
  const first = affordable([
    ...narrow,
    ...others.slice(0, 4),
    ...others.slice(4).sort((a, b) => Number(isWide(b)) - Number(isWide(a))),
  ]);
  left = Math.min(left, 20);
  return [...slices(first), affordable(plainly(whole).sort(byNearness(file)))].filter((round) => round.length > 0);
};
const plainly = (/** @type {readonly Seen[]} */ tests) =>
  tests.map(({ project, file, seconds }) => ({ project, file, seconds }));
