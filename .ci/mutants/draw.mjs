// Which faults are planted: drawn by a number, so that a run can be repeated. Kinds take turns, since the many cells of
// tables and the many conditions would leave nothing for the rest; so do rules and what keeps them.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pointsOf } from './points.mjs';

/** @typedef {import('./points.mjs').Point & { file: string, line: number, text: string, before: string }} Fault */

const kinds = /** @type {const} */ ([
  ...['condition', 'compare', 'number', 'logic', 'table', 'call', 'arithmetic', 'value'],
]);

/** What is ours and runs: no tests, no words, no lists of requirements. */
const notMeant = /\.test\.ts$|\.d\.ts$|\.config\.ts$|\/testing\/|\/examples\/|\/(en|it|msg|requirements|examples)\.ts$/;
export const sources = (/** @type {string} */ root) =>
  execFileSync('git', ['ls-files', 'src-rules', 'src-shared', 'src-main'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !notMeant.test(file));

const drawnBy = (/** @type {number} */ seed) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

export const faultsIn = (/** @type {string} */ root, /** @type {string} */ file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const lines = code.split('\n');
  const lineAt = lines.flatMap((text, i) => Array.from({ length: text.length + 1 }, () => i + 1));
  return pointsOf(file, code).map((point) => {
    const line = lineAt[point.start] ?? 1;
    return { ...point, file, line, text: (lines[line - 1] ?? '').trim(), before: code.slice(point.start, point.end) };
  });
};

/** A file, the longer the likelier. */
const fileFrom = (
  /** @type {readonly { file: string, size: number }[]} */ files,
  /** @type {(n: number) => number} */ draw,
) => {
  let left = draw(files.reduce((sum, { size }) => sum + size, 0));
  return files.find(({ size }) => {
    left -= size;
    return left < 0;
  })?.file;
};

/** `n` faults, one in three of them in what saves and serves. Only the files drawn are read. */
export const drawFaults = (
  /** @type {string} */ root,
  /** @type {number} */ n,
  /** @type {number} */ seed,
  part = '',
) => {
  const draw = drawnBy(seed);
  for (let i = 0; i < 5; i += 1) draw(2);
  const sized = sources(root)
    .filter((file) => file.includes(part))
    .map((file) => ({ file, size: statSync(join(root, file)).size }));
  const isRule = (/** @type {{ file: string }} */ { file }) => file.startsWith('src-rules');
  /** @type {Map<string, Fault[]>} */
  const read = new Map();
  const faultsOf = (/** @type {string} */ file) => {
    const found = read.get(file) ?? faultsIn(root, file);
    read.set(file, found);
    return found;
  };
  /** @type {Set<Fault>} */
  const taken = new Set();
  for (let i = 0; taken.size < n && i < n * 20; i += 1) {
    const kind = kinds[i % kinds.length];
    const rules = Math.floor(i / kinds.length) % 3 < 2;
    const there = sized.filter((one) => isRule(one) === rules);
    // few files have some of the kinds: another is drawn until one has it
    for (let tries = 0; tries < 20; tries += 1) {
      const file = fileFrom(there.length > 0 ? there : sized, draw);
      const ofKind = file === undefined ? [] : faultsOf(file).filter((one) => one.kind === kind);
      const one = ofKind[draw(Math.max(1, ofKind.length))];
      if (!one) continue;
      taken.add(one);
      break;
    }
  }
  return [...taken];
};
