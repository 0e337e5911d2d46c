// All faults that stand in functions, asked in one run of the tests: each behind its switch. What comes of it is kept, so
// that a run whose process had to end (a fault that never ends, a test spoilt by what faults left behind) goes on.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchIn } from './benches.mjs';
import { byNearness, isWide } from './nearest.mjs';
import { switched } from './switches.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */
/** @typedef {import('./nearest.mjs').Seen} Seen */
/**
 * What the tests are asked: by path and name ('*': any) the faults that each could notice, and its usual seconds.
 * @typedef {{ said: string, now: string, budget: number, spent: [number, number][], tests: Record<string, Record<string, { ids: number[], seconds: number }>> }} Plan
 * @typedef {{ id: number, caught: string } | { spoilt: string } | { dirty: string[] } | { done: string, spent: [number, number][] }} Said
 */

/**
 * Seconds of tests for each fault, and of which: most are noticed by the nearest few, many of the others by the widest.
 * @type {readonly { seconds: number, of: (test: { file: string }) => boolean }[]}
 */
const stages = [
  { seconds: 3, of: () => true },
  { seconds: 60, of: isWide },
  { seconds: 15, of: () => true },
  { seconds: Number.POSITIVE_INFINITY, of: () => true },
];

const readAll = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((row) => /** @type {Said} */ (JSON.parse(row)));
const readNow = (/** @type {string} */ file) => {
  try {
    return /** @type {{ id?: number, at?: number, seconds?: number }} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
};

/** Which tests each fault is asked of: the nearest of those that enter its function, for `budget` seconds. */
const testsOf = (
  /** @type {string} */ root,
  /** @type {readonly Seen[]} */ seen,
  /** @type {readonly { id: number, fault: Fault, number: number }[]} */ asked,
  /** @type {number} */ budget,
  /** @type {(id: number, path: string, name: string) => boolean} */ isDone,
) => {
  /** @type {Map<number, { file: string, name: string, seconds: number }[]>} */
  const entering = new Map(asked.map(({ number }) => [number, []]));
  for (const { file, went, parts, seconds } of seen)
    if (!parts) {
      for (const [number, list] of entering) if (went[number] === 1) list.push({ file, name: '*', seconds });
    } else
      for (const one of parts.tests)
        for (const number of one.numbers) entering.get(number)?.push({ file, name: one.name, seconds: one.seconds });
  /** @type {Plan['tests']} */
  const tests = {};
  for (const { id, fault, number } of asked) {
    let left = budget;
    for (const { file, name, seconds } of [...(entering.get(number) ?? [])].sort(byNearness(fault.file))) {
      const path = join(root, file);
      if (seconds > left || isDone(id, path, name)) continue;
      left -= seconds;
      const own = tests[path] ?? {};
      const ids = own[name]?.ids ?? [];
      if (!ids.includes(id)) ids.push(id);
      own[name] = { ids, seconds };
      tests[path] = own;
    }
  }
  return tests;
};

/**
 * Tells what notices each of the faults, by its place in the list; answers which were asked so to their end.
 * @returns {Promise<ReadonlySet<number>>}
 */
export const askTogether = async (
  /** @type {string} */ root,
  /** @type {readonly (Fault & { number: number | undefined })[]} */ faults,
  /** @type {readonly Seen[]} */ seen,
  /** @type {{ budget: number, found: (id: number, caught: string) => void }} */ { budget, found },
) => {
  const folder = join(root, '.cache/mutants');
  const [said, now, planned] = ['said.jsonl', 'now.json', 'plan.json'].map((name) => join(folder, name));
  if (!said || !now || !planned) throw new Error('no names');
  writeFileSync(said, '');
  /** @type {Map<number, string>} */
  const caught = new Map();
  /** @type {Set<number>} */
  const asked = new Set();
  /** @type {Set<string>} */
  const unsure = new Set();
  /** @type {Set<string>} */
  const again = new Set();
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Map<number, number>} */
  const spent = new Map();
  const tell = (/** @type {number} */ id, /** @type {string} */ by) => {
    if (caught.has(id)) return;
    caught.set(id, by);
    found(id, by);
  };
  let stage = 0;
  let heard = 0;
  /** @type {Set<string>} */
  const earlier = new Set();
  for (let turn = 0; turn < 400; turn += 1) {
    const open = faults.flatMap((fault, id) =>
      fault.number === undefined || caught.has(id) ? [] : [{ id, fault, number: fault.number }],
    );
    const texts = [...new Set(open.map(({ fault }) => fault.file))].map((file) => ({
      file,
      ...switched(
        file,
        readFileSync(join(root, file), 'utf8'),
        open.filter(({ fault }) => fault.file === file),
      ),
    }));
    const switches = new Set(texts.flatMap(({ ids }) => ids));
    for (const id of switches) asked.add(id);
    const part = stages[stage];
    if (!part) break;
    const tests = testsOf(
      root,
      seen.filter(part.of),
      open.filter(({ id }) => switches.has(id)),
      Math.min(budget, part.seconds),
      (id, path, name) => unsure.has(path) || earlier.has(`${id} ${path} ${name}`),
    );
    /** What this stage asks, whole: the next does not ask it again. */
    const pairs = Object.entries(tests).flatMap(([path, own]) =>
      Object.entries(own).flatMap(([name, { ids }]) => ids.map((id) => `${id} ${path} ${name}`)),
    );
    for (const file of done) delete tests[file];
    const order = seen.filter(({ file }) => tests[join(root, file)]).sort((a, b) => a.seconds - b.seconds);
    const next = () => {
      for (const pair of pairs) earlier.add(pair);
      done.clear();
      stage += 1;
    };
    if (order.length === 0) {
      next();
      continue;
    }
    /** @type {Plan} */
    const plan = { said, now, budget: budget * 3, spent: [...spent], tests };
    writeFileSync(planned, JSON.stringify(plan));
    rmSync(now, { force: true });
    const bench = benchIn(root, { MUTANTS_PLAN: planned });
    const before = heard;
    const hear = () => {
      const rows = readAll(said);
      for (const one of rows.slice(heard)) {
        if ('caught' in one) tell(one.id, one.caught);
        else if ('done' in one) {
          done.add(one.done);
          for (const [id, seconds] of one.spent) spent.set(id, seconds);
        }
      }
      heard = rows.length;
    };
    const clock = setInterval(() => {
      hear();
      const { at, seconds = 0 } = readNow(now);
      if (at !== undefined && Date.now() - at > (30 + seconds * 15) * 1000) bench.cut();
    }, 2000);
    const wish = {
      texts: texts.map(({ file, code }) => /** @type {[string, string]} */ ([file, code])),
      tests: order.map(({ project, file }) => ({ project, file })),
    };
    await bench.ask(wish, 100_000);
    clearInterval(clock);
    hear();
    const { id } = readNow(now);
    bench.stop();
    if (id !== undefined) tell(id, 'never ends');
    const all = readAll(said);
    const fresh = all.slice(before);
    // a file whose tests cannot be run twice is asked of each fault alone; several in a row were spoilt by what faults left
    // behind, and are asked once more
    const dirty = fresh.flatMap((one) => ('dirty' in one ? one.dirty : []));
    for (const one of fresh)
      if ('spoilt' in one && (!dirty.includes(one.spoilt) || again.has(one.spoilt))) unsure.add(one.spoilt);
    for (const file of dirty) again.add(file);
    if (dirty.length === 0 && id === undefined) next();
  }
  if (existsSync(planned)) rmSync(planned);
  return asked;
};
