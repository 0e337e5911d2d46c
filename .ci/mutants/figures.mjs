// What a run came to, and the table of docs/reliability.md that all runs together make.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ file: string, line: number, kind: string, text: string, before: string, after: string, caught: string }} Found */

const short = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
/** A fault as it is printed. */
export const said = (/** @type {Omit<Found, 'caught'>} */ { file, line, before, after, text }) =>
  `${file}:${line}\n    ${short(before)}  →  ${after === '' ? '(nothing)' : short(after)}\n    in: ${text}`;
/** A fault by what stands there, not where: lines move. */
export const keyOf = (/** @type {Omit<Found, 'caught' | 'line'>} */ { file, before, after, text }) =>
  JSON.stringify([file, text, before, after]);

/** Why a fault is none: nothing a player could see differs. Kept by the line of code it stands in. */
export const reasonFor = (
  /** @type {Pick<Found, 'file' | 'text' | 'before' | 'after'>} */ { file, text, before, after },
  /** @type {readonly { file: string, line: string, before?: string, after?: string, why: string }[]} */ same,
) =>
  same.find(
    (one) =>
      one.file === file &&
      one.line === text &&
      (one.before === undefined || one.before === short(before)) &&
      (one.after === undefined || one.after === after),
  )?.why;

/** Every fault that was ever tried, once; of one tried twice, what came of it last. A line that has gone counts no more. */
export const allRuns = (/** @type {string} */ root, /** @type {string} */ folder) => {
  /** @type {Map<string, Found>} */
  const all = new Map();
  for (const name of readdirSync(folder).filter((one) => one.startsWith('seed-')))
    for (const row of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const found = JSON.parse(row);
      all.set(keyOf(found), found);
    }
  /** @type {Map<string, ReadonlySet<string>>} */
  const lines = new Map();
  const linesOf = (/** @type {string} */ file) => {
    const path = join(root, file);
    const own =
      lines.get(file) ??
      new Set(
        existsSync(path)
          ? readFileSync(path, 'utf8')
              .split('\n')
              .map((line) => line.trim())
          : [],
      );
    lines.set(file, own);
    return own;
  };
  return [...all.values()].filter(({ file, text }) => linesOf(file).has(text));
};

export const countsOf = (/** @type {readonly Found[]} */ all, /** @type {Parameters<typeof reasonFor>[1]} */ same) => {
  const parts = [
    ['rules and kit', 'src-rules/'],
    ['saves and hosts', 'src-shared/', 'src-main/'],
  ];
  return parts.map(([name = '', ...folders]) => {
    const here = all.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
    const count = (/** @type {(one: Found) => boolean} */ is) => here.filter(is).length;
    const types = count(({ caught }) => caught === 'types');
    const none = count((one) => one.caught === '' && reasonFor(one, same) !== undefined);
    const missed = count(({ caught }) => caught === '') - none;
    return { name, tried: here.length, tests: here.length - types - none - missed, types, none, missed };
  });
};

/** Of those that are faults at all. */
const share = (/** @type {{ tests: number, types: number, missed: number }} */ { tests, types, missed }) =>
  tests + types + missed === 0 ? '–' : `${((100 * (tests + types)) / (tests + types + missed)).toFixed(1)} %`;

export const tableOf = (/** @type {ReturnType<typeof countsOf>} */ counts) =>
  [
    '| faults planted in | how many | noticed by a test | by the compiler | no fault at all | noticed by nothing | noticed |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...counts.map(
      (one) =>
        `| ${one.name} | ${one.tried} | ${one.tests} | ${one.types} | ${one.none} | ${one.missed} | ${share(one)} |`,
    ),
  ].join('\n');

export const writeTable = (/** @type {string} */ page, /** @type {string} */ table) => {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- mutants -->)[\s\S]*?(<!-- \/mutants -->)/, `$1\n\n${table}\n\n$2`));
};
