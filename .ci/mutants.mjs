// `npm run mutants [-- --n N --seed N --in TEXT --at FILE:LINE --again --fresh --write]`: plants faults in rules, kit, saves
// and hosts, one at a time, and asks the tests. What no test notices is printed, to be read. `--at`: every fault of one
// line; `--again`: those once more that nothing noticed. docs/decisions/mutants.md says how and why.
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
import { refusedByTypes } from './mutants/types.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
    at: { type: 'string' },
    screens: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    budget: { type: 'string', default: '100000' },
    known: { type: 'boolean', default: false },
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
/** The test that notices a fault, or its never ending; '' when there is none. */
const noticedBy = async (/** @type {import('./mutants/draw.mjs').Fault} */ fault) => {
  const code = planted(readFileSync(fault.file, 'utf8'), fault);
  const from = first(fault.file);
  const number = from === undefined || fault.within < 0 ? undefined : from + fault.within;
  for (const round of rounds(fault.file, asked, number, loaders(fault.file), {
    ...values,
    budget: Number(values.budget),
  })) {
    const seconds = round.reduce((sum, test) => sum + test.seconds, 0);
    const files = round.map(({ project, file }) => ({ project, file }));
    const answer = await bench.ask({ fault: { file: fault.file, code }, tests: files }, seconds);
    if (answer === 'endless') return 'never ends';
    const noticed = answer.failed[0] ?? answer.wrong[0];
    if (noticed !== undefined) return noticed;
  }
  return '';
};

// a run that was broken off goes on where it was
const report = join(
  cache,
  values.at === undefined ? `seed-${values.seed}${values.in.replaceAll('/', '.')}.jsonl` : 'line.jsonl',
);
if (values.at !== undefined || values.fresh || !existsSync(report)) writeFileSync(report, '');
const known = new Map(
  readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => [keyOf(JSON.parse(row)), JSON.parse(row)]),
);
const wanted = () => {
  if (values.at !== undefined) {
    const [file = '', line = ''] = values.at.split(':');
    return faultsIn(root, file).filter((fault) => line === '' || fault.line === Number(line));
  }
  if (!values.again) return drawFaults(root, Number(values.n), Number(values.seed), values.in);
  const missed = [...known].flatMap(([key, { file, caught }]) =>
    caught === '' && existsSync(file) ? [{ key, file }] : [],
  );
  const keys = new Set(missed.map(({ key }) => key));
  return [...new Set(missed.map(({ file }) => file))].flatMap((file) =>
    faultsIn(root, file).filter((fault) => keys.has(keyOf(fault))),
  );
};
const faults = wanted();
let done = 0;
const left = [];
const note = (/** @type {object} */ one) => appendFileSync(report, `${JSON.stringify(one)}\n`);
for (const fault of faults) {
  const before = known.get(keyOf(fault));
  const kept = before !== undefined && !(values.again && before.caught === '');
  const caught = kept ? before.caught : await noticedBy(fault);
  if (!kept) note({ ...fault, caught });
  done += 1;
  if (caught !== '') continue;
  left.push(fault);
  console.log(`${said(fault)}\n    ${reasonFor(fault, same) ?? 'noticed by no test'} (${left.length} of ${done})`);
}
bench.stop();
for (const fault of refusedByTypes(root, left)) {
  note({ ...fault, caught: 'types' });
  console.log(`refused by the compiler: ${said(fault)}`);
}
const counts = countsOf(allRuns(cache), same);
console.log(tableOf(counts));
if (values.write) writeTable(join(root, 'docs/reliability.md'), tableOf(counts));
