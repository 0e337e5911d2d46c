// Which test files to ask about a fault, the likeliest first.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** @typedef {{ project: string, file: string, seconds: number, went: Uint8Array }} Seen */

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

/** How many folders two files have in common. */
const shared = (/** @type {string} */ a, /** @type {string} */ b) => {
  const other = dirname(b).split('/');
  const own = dirname(a).split('/');
  const apart = own.findIndex((part, i) => part !== other[i]);
  return apart < 0 ? own.length : apart;
};

/** The nearest first; of equally near ones the quickest. */
export const byNearness = (/** @type {string} */ file) => (/** @type {Seen} */ a, /** @type {Seen} */ b) =>
  shared(file, b.file) - shared(file, a.file) || a.seconds - b.seconds;

/**
 * The tests in the order they are asked, a few at first: those that were seen to enter the function. What stands in no
 * function or in a file that has changed since, and everything when `all` is wanted, is asked of whoever loads the file: a table is read far from where it
 * stands, and what is computed once is only seen to be computed by the first. `budget`: for so many seconds of tests.
 */
export const rounds = (
  /** @type {string} */ file,
  /** @type {readonly Seen[]} */ tests,
  /** @type {number | undefined} */ number,
  /** @type {readonly string[]} */ loaders,
  { all = false, budget = Number.POSITIVE_INFINITY } = {},
) => {
  const seen = number === undefined ? [] : tests.filter(({ went }) => went[number] === 1);
  const rest =
    number === undefined || all ? tests.filter((test) => !seen.includes(test) && loaders.includes(test.file)) : [];
  let left = budget;
  const order = [...seen.sort(byNearness(file)), ...rest.sort(byNearness(file))].filter(({ seconds }) => {
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
  return [order.slice(0, 5), order.slice(5, 25), order.slice(25)].filter((round) => round.length > 0);
};
