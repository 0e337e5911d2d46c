// `npm run mutants [-- --n N --seed N --in TEXT --again --fresh --write]`: plants faults in rules, kit, saves and hosts, one at
// a time, and asks the tests. What no test notices is printed, to be read. docs/decisions/mutants.md says how and why.
//   --at FILE:LINE,…   every fault of these lines
//   --of LIST          N of the faults of a list, from all over it: those the recording is silent about
//   --again            once more those that nothing noticed
//   --tests TEXT       only tests in such a path
//   --quick            only all at once, none alone, nor the compiler
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchIn } from './mutants/benches.mjs';
import { drawFaults, faultsIn } from './mutants/draw.mjs';
import { enteredBy, firstIn } from './mutants/entries.mjs';
import { allRuns, countsOf, keyOf, reasonFor, said, tableOf, writeTable } from './mutants/figures.mjs';
import { loadersIn, rounds } from './mutants/nearest.mjs';
import { planted } from './mutants/points.mjs';
import { askTogether } from './mutants/together.mjs';
import { refusedByTypes } from './mutants/types.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
    at: { type: 'string' },
    of: { type: 'string' },
    screens: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    budget: { type: 'string', default: '100000' },
    known: { type: 'boolean', default: false },
    tests: { type: 'string' },
    quick: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const cache = join(root, '.cache/mutants');
mkdirSync(cache, { recursive: true });
const same = JSON.parse(readFileSync('.ci/mutants/none.json', 'utf8'));

const asked = await enteredBy(root, values);
const first = firstIn(root);
const loaders = loadersIn(root);
const bench = benchIn(root);
/** By what stands there: the faults that were asked all at once. */
const together = new Set();
/** The number of the function a fault stands in; undefined where it stands in none or nobody knows who enters it now. */
const numberOf = (/** @type {import('./mutants/draw.mjs').Fault} */ fault) => {
  const from = first(fault.file);
  return from === undefined || fault.within < 0 ? undefined : from + fault.within;
};
/** The test that notices a fault, or its never ending; '' when there is none. */
const noticedBy = async (/** @type {import('./mutants/draw.mjs').Fault} */ fault) => {
  const code = planted(readFileSync(fault.file, 'utf8'), fault);
  const number = numberOf(fault);
  for (const round of rounds(fault.file, asked, number, loaders(fault.file), {
    ...values,
    // what was asked with the others is asked once more with modules of its own, of the nearest
    budget: Math.min(Number(values.budget), together.has(keyOf(fault)) ? 20 : Number.POSITIVE_INFINITY),
  })) {
    const seconds = round.reduce((sum, test) => sum + test.seconds, 0);
    const answer = await bench.ask({ fault: { file: fault.file, code }, tests: round }, seconds);
    if (answer === 'endless') return 'never ends';
    const noticed = answer.failed[0] ?? answer.wrong[0];
    if (noticed !== undefined) return noticed;
  }
  return '';
};

// a run that was broken off goes on where it was; those of a list are no draw, and count in no figure
const seeded = `seed-${values.seed}${values.in.replaceAll('/', '.')}.jsonl`;
const isDraw = values.at === undefined && values.of === undefined;
const report = join(cache, isDraw ? seeded : values.at === undefined ? `of-${seeded}` : 'line.jsonl');
if (values.at !== undefined || values.fresh || !existsSync(report)) writeFileSync(report, '');
const known = new Map(
  readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => [keyOf(JSON.parse(row)), JSON.parse(row)]),
);
const wanted = () => {
  if (values.at !== undefined) {
    return values.at.split(',').flatMap((place) => {
      const [file = '', line = ''] = place.split(':');
      return faultsIn(root, file).filter((fault) => line === '' || fault.line === Number(line));
    });
  }
  if (values.again)
    return standing([...known.values()].filter(({ file, caught }) => caught === '' && existsSync(file)));
  if (values.of === undefined) return drawFaults(root, Number(values.n), Number(values.seed), values.in);
  const rows = readFileSync(values.of, 'utf8').split('\n').filter(Boolean);
  const n = Math.min(Number(values.n), rows.length);
  // from all over the list
  return standing(Array.from({ length: n }, (_, i) => JSON.parse(rows[Math.floor((i * rows.length) / n)] ?? '')));
};
/** Where faults that were written down stand now. */
const standing = (/** @type {readonly import('./mutants/draw.mjs').Fault[]} */ written) => {
  const keys = new Set(written.map(keyOf));
  return [...new Set(written.map(({ file }) => file))].flatMap((file) =>
    faultsIn(root, file).filter((fault) => keys.has(keyOf(fault))),
  );
};
const faults = wanted();
let done = 0;
let left = 0;
const note = (/** @type {object} */ one) => appendFileSync(report, `${JSON.stringify(one)}\n`);
const isKept = (/** @type {import('./mutants/draw.mjs').Fault} */ fault) => {
  const before = known.get(keyOf(fault));
  return before !== undefined && !(values.again && before.caught === '');
};
const keep = (/** @type {import('./mutants/figures.mjs').Found} */ row) => {
  known.set(keyOf(row), row);
  note(row);
};
if (!values.all) {
  const open = faults.filter((fault) => !isKept(fault)).map((fault) => ({ ...fault, number: numberOf(fault) }));
  const ids = await askTogether(root, open, asked, {
    budget: Number(values.budget),
    found: (id, caught) => {
      const { number: _, ...fault } = open[id] ?? {};
      keep(/** @type {any} */ ({ ...fault, caught }));
    },
  });
  for (const [id, fault] of open.entries()) if (ids.has(id)) together.add(keyOf(fault));
}
// the compiler is asked about all of them at once, the tests about one at a time
const unseen = (values.quick ? [] : faults).filter((fault) => !isKept(fault) && reasonFor(fault, same) === undefined);
for (const fault of refusedByTypes(root, unseen)) keep({ ...fault, caught: 'types' });
for (const fault of faults) {
  const reason = reasonFor(fault, same);
  if (!isKept(fault)) keep({ ...fault, caught: reason === undefined && !values.quick ? await noticedBy(fault) : '' });
  done += 1;
  if (known.get(keyOf(fault))?.caught !== '') continue;
  left += 1;
  console.log(`${said(fault)}\n    ${reason ?? 'noticed by no test'} (${left} of ${done})`);
}
bench.stop();
const counts = countsOf(allRuns(root, cache), same);
console.log(tableOf(counts));
if (values.write) writeTable(join(root, 'docs/reliability.md'), tableOf(counts));
