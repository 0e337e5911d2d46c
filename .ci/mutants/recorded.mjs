// Every fault of a game's rules that stands in a function, asked of the recorded cases: which case of a question answers
// otherwise with the fault on. Tells the few cases that notice what all of them notice, and the faults that none does.
// All faults are behind switches in one text (switches.mjs); a first pass notes which case comes by which fault.
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../loaded.mjs';
import { faultsIn, sources } from './draw.mjs';
import { keyOf, reasonFor } from './figures.mjs';
import { switched } from './switches.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */
/**
 * A case: the number of its question and its own.
 * @typedef {readonly [question: number, at: number]} Place
 */
/**
 * A fault, and the case that notices it (of no question where it never ends) or how many were asked in vain.
 * @typedef {{ id: number, by: Place } | { id: number, asked: number }} Said
 */
/**
 * What the first pass wrote of its questions: their names; by case the print of its answer, how often it passed a switch and
 * its milliseconds; and who passed by which fault.
 * @typedef {{ names: Record<string, string>, answers: Record<string, [answer: string, passed: number, ms: number][]>, passing: Record<string, Place[]> }} Passed
 */

/**
 * What is asked for: the game; how many cases of each question are asked anyhow; until when; only these questions, of the
 * faults of a list.
 * @typedef {{ root: string, game: string, first: number, until: number, questions?: readonly string[], list?: string }} Wish
 */

/** Of one question so many cases are kept for a fault, those that pass by most; of one fault so many are asked, and so long. */
const most = { ofQuestion: 20, each: 60, seconds: 0.3 };
/** Where a question has few recorded cases, others of its kind are tried beside them: `npm test` can ask them as well. */
const tried = (/** @type {number} */ count) => (count >= 1_000 ? count : count * 3);
/** Prime, and larger than any game has faults. */
const stride = 1_000_003;
/** Seconds after which a fault never ends. */
const patience = 60;

const folderOf = (/** @type {string} */ root) => join(root, '.cache/mutants');
const fileOf = (/** @type {string} */ root, /** @type {string} */ game, /** @type {string} */ what) =>
  join(folderOf(root), `${game}.${what}`);

/** The faults of a game in an order that is the same in every process. */
const faultsOf = (/** @type {Wish} */ { root, game, list }) => {
  const all = sources(root)
    .filter((file) => file.startsWith(`src-rules/games/${game}/`))
    .flatMap((file) => faultsIn(root, file))
    .filter(({ within }) => within >= 0);
  if (list === undefined) return all;
  const keys = new Set(rowsIn(list).map(keyOf));
  return all.filter((fault) => keys.has(keyOf(fault)));
};
const rowsIn = (/** @type {string} */ path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((row) => JSON.parse(row))
    : [];

/** The game's desk and script with all faults behind switches. */
const prepare = async (/** @type {Wish} */ wish) => {
  const { root, game } = wish;
  const faults = faultsOf(wish).map((fault, id) => ({ id, fault }));
  /** @type {Map<string, typeof faults>} */
  const byFile = new Map();
  for (const one of faults) byFile.set(one.fault.file, [...(byFile.get(one.fault.file) ?? []), one]);
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'switches',
    enforce: 'pre',
    transform: (code, id) => {
      const path = relative(root, id);
      const own = byFile.get(path);
      if (!own) return undefined;
      // a name of the module's own is found faster than a global one
      const text = switched(path, code, own, (one) => `faultIsOn(${one})`).code;
      return { code: `const faultIsOn = globalThis.__faultIsOn;\n${text}`, map: null };
    },
  };
  const get = (/** @type {string} */ path) => bundled(path, root, [plugin]);
  const { games } = await get('src-rules/games/registry.ts');
  const desk = {
    game: games.find((/** @type {{ id: string }} */ { id }) => id === game),
    ...(await get('src-rules/kit/game/questions/commandLine.ts')),
  };
  const recording = await get('src-rules/testing/recording/recording.ts');
  const golden = join(root, 'src-rules/testing/golden', `${game}.json`);
  const script = recording.scriptOf(desk, existsSync(golden) ? JSON.parse(readFileSync(golden, 'utf8')) : undefined);
  return { faults: faults.map(({ fault }) => fault), desk, script, ...recording };
};

/** What the switches see: which fault is on, who passes by, and how long a case may go on. */
const watch = {
  on: -1,
  passed: 0,
  mayPass: Number.POSITIVE_INFINITY,
  round: 0,
  /** @type {Uint32Array} */
  seen: new Uint32Array(0),
  /** @type {number[]} */
  by: [],
};
const count = () => {
  watch.passed += 1;
  if (watch.passed > watch.mayPass) throw new Error('never ends');
};
const isOn = (/** @type {number} */ id) => {
  count();
  return watch.on === id;
};
const noteWho = (/** @type {number} */ id) => {
  count();
  if (watch.seen[id] !== watch.round) {
    watch.seen[id] = watch.round;
    watch.by.push(id);
  }
  return false;
};

/** First pass: the questions of one part, case by case. */
const pass = async (/** @type {Wish} */ wish, /** @type {number} */ part, /** @type {number} */ parts) => {
  const { root, game, questions } = wish;
  const { faults, desk, script, answererOf, lineAt, answersPrint } = await prepare(wish);
  watch.seen = new Uint32Array(faults.length);
  /** @type {Passed} */
  const passed = { names: {}, answers: {}, passing: {} };
  for (const [question, asked] of script.asked.entries()) {
    if (question % parts !== part || questions?.includes(asked.id) === false) continue;
    /** @type {Map<number, any>} */
    const answerers = new Map();
    /** @type {Map<number, { at: number, passed: number }[]>} */
    const passing = new Map();
    passed.names[question] = asked.id;
    passed.answers[question] = [];
    const cases = asked.drawn ? tried(asked.count) : asked.count;
    for (let at = 0; at < cases; at += 1) {
      const stand = asked.caseAt(at).stand;
      const answer =
        answerers.get(stand) ?? answererOf(desk, { ...script, stands: { [stand]: fresh(script.stands[stand]) } });
      answerers.set(stand, answer);
      Object.assign(watch, { round: watch.round + 1, by: [], passed: 0 });
      const from = performance.now();
      const line = lineAt(script, asked, answer, at);
      passed.answers[question].push([answersPrint([line]), watch.passed, performance.now() - from]);
      for (const id of watch.by) {
        const own = passing.get(id) ?? [];
        passing.set(id, own);
        if (own.length < most.ofQuestion) own.push({ at, passed: watch.by.length });
        else {
          const least = own.reduce((a, b) => (a.passed <= b.passed ? a : b));
          if (least.passed < watch.by.length) Object.assign(least, { at, passed: watch.by.length });
        }
      }
    }
    for (const [id, own] of passing) {
      const all = passed.passing[id] ?? [];
      passed.passing[id] = all;
      for (const { at } of own) all.push([question, at]);
    }
  }
  writeFileSync(fileOf(root, game, `${part}.passed.json`), JSON.stringify(passed));
};

/** A stand of which nothing is kept anywhere. */
const fresh = (/** @type {object} */ stand) => structuredClone(stand);

/**
 * What is known of a stand, read once, as something new: what games keep of a context, its lists or its sheet they keep of
 * these objects. Reading it anew would take most of the time.
 */
const anew = (/** @type {unknown} */ value, depth = 3) => {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  /** @type {Record<string, unknown>} */
  const copy = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = anew(inner, depth - 1);
  return copy;
};

/** Second pass: the faults of one part, one by one, from the first nobody has answered for. */
const ask = async (/** @type {Wish} */ wish, /** @type {number} */ part, /** @type {number} */ parts) => {
  const { root, game, first, until } = wish;
  const { faults, desk, script, answererOf, lineAt, answersPrint } = await prepare(wish);
  const passes = Array.from({ length: parts }, (_, one) => readJson(fileOf(root, game, `${one}.passed.json`)));
  /** @type {Passed['answers']} */
  const answers = Object.assign({}, ...passes.map((one) => one.answers));
  const said = fileOf(root, game, `${part}.said.jsonl`);
  const told = readSaid(said);
  const done = new Set(told.map(({ id }) => id));
  const chosen = new Set(told.flatMap((one) => ('by' in one && one.by[0] >= 0 ? [one.by.join()] : [])));
  const inputs = new Map();
  /** @type {Map<object, object>} */
  const read = new Map();
  /** The desk, with every stand read before any fault is on. */
  const lazy = {
    ...desk,
    contextFrom: (/** @type {unknown} */ _, /** @type {object} */ context) => {
      const had = read.get(context) ?? desk.contextFrom(desk.game, structuredClone(context));
      read.set(context, had);
      return anew(had);
    },
  };
  const contextId = script.asked.findIndex((/** @type {{ id: string }} */ { id }) => id === 'context');
  const caseAt = (/** @type {Place} */ [question, at]) => {
    const key = `${question} ${at}`;
    if (!inputs.has(key)) inputs.set(key, script.asked[question].caseAt(at));
    return inputs.get(key);
  };
  // what lies near each other has its cases in common
  const from = Math.floor((faults.length * part) / parts);
  const to = Math.floor((faults.length * (part + 1)) / parts);
  let begun = -1;
  for (let i = 0; i < to - from; i += 1) {
    // from all over: a run that is broken off has asked a sample
    const id = from + ((i * stride) % (to - from));
    if (Date.now() > until) return;
    if (done.has(id)) continue;
    if (begun < 0) begun = id;
    process.send?.({ id });
    /** @type {Place[]} */
    const passing = passes.flatMap((one) => one.passing[id] ?? []);
    const cost = (/** @type {Place} */ [question, at]) => answers[question]?.[at]?.[2] ?? 0;
    passing.sort((a, b) => cost(a) - cost(b));
    // whoever is asked anyhow is asked first
    const rank = (/** @type {Place} */ place) => (chosen.has(place.join()) ? 0 : place[1] < first ? 1 : 2);
    const asked = [0, 1, 2].flatMap((wanted) =>
      spread(
        passing.filter((place) => rank(place) === wanted),
        most.each,
      ),
    );
    /** @type {Map<number, any>} */
    const stands = new Map();
    const run = (/** @type {Place} */ place, /** @type {number} */ on, /** @type {typeof stands} */ kept) => {
      const one = caseAt(place);
      const [question, at] = place;
      const usual = answers[question]?.[at];
      if (question === contextId) kept.delete(one.stand);
      if (!kept.has(one.stand)) {
        const stand = script.stands[one.stand];
        const its = { [one.stand]: { ...stand, sheet: structuredClone(stand.sheet) } };
        lazy.contextFrom(undefined, stand.context);
        kept.set(one.stand, answererOf(question === contextId ? desk : lazy, { ...script, stands: its }));
      }
      const { id: name, count } = script.asked[question];
      Object.assign(watch, { on, passed: 0, mayPass: (usual?.[1] ?? 0) * 20 + 2e6 });
      try {
        const line = lineAt(script, { id: name, count, caseAt: () => one }, kept.get(one.stand), at);
        return answersPrint([line]) === usual?.[0];
      } finally {
        Object.assign(watch, { on: -1, mayPass: Number.POSITIVE_INFINITY });
      }
    };
    const late = performance.now() + most.seconds * 1000;
    let asking = 0;
    const noticing = asked.find((place) => {
      if (performance.now() > late) return false;
      asking += 1;
      return !run(place, id, stands);
    });
    // the fault, or one before it, has left something behind: the next process asks again
    if (noticing && id !== begun && !run(noticing, -1, new Map())) process.exit(3);
    /** @type {Said} */
    const one = noticing ? { id, by: noticing } : { id, asked: asking };
    if (noticing) chosen.add(noticing.join());
    appendFileSync(said, `${JSON.stringify(one)}\n`);
  }
};

/** At most so many, from all over the list. */
const spread = (/** @type {readonly Place[]} */ all, /** @type {number} */ count) =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] ?? [0, 0]);

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
const readSaid = (/** @type {string} */ path) => /** @type {Said[]} */ (rowsIn(path));

/** One process; answers its code, or the fault at which it had to be ended. */
const apart = (/** @type {readonly string[]} */ args) =>
  new Promise((/** @type {(end: { code: number | null, at: number }) => void} */ done) => {
    const child = fork(fileURLToPath(import.meta.url), [...args], { execArgv: ['--max-old-space-size=3500'] });
    let at = -1;
    let clock = setTimeout(() => {}, 0);
    child.on('message', (/** @type {{ id: number }} */ { id }) => {
      at = id;
      clearTimeout(clock);
      clock = setTimeout(() => child.kill('SIGKILL'), patience * 1000);
    });
    child.on('close', (code) => {
      clearTimeout(clock);
      done({ code, at });
    });
  });

/**
 * Asks the faults of a game. Answers the cases that notice them, by question, of them as few as may be beside the `first` of
 * each; the faults that none notices; and how many were asked. What was begun before goes on.
 */
export const recordedFaults = async (/** @type {Wish} */ wish) => {
  const { root, game } = wish;
  mkdirSync(folderOf(root), { recursive: true });
  const parts = availableParallelism();
  const each = Array.from({ length: parts }, (_, part) => part);
  const run = (/** @type {string} */ what, /** @type {number} */ part) =>
    apart([what, JSON.stringify(wish), String(part), String(parts)]);
  await Promise.all(
    each.map(async (part) => {
      if (existsSync(fileOf(root, game, `${part}.passed.json`))) return;
      const { code } = await run('pass', part);
      if (code !== 0) throw new Error(`${game}: the first pass ended with ${code}`);
    }),
  );
  await Promise.all(
    each.map(async (part) => {
      const said = fileOf(root, game, `${part}.said.jsonl`);
      for (;;) {
        const { code, at } = await run('ask', part);
        if (code === 0) return;
        // 3: it could not trust itself any more; else the fault at hand never ends, or takes all memory
        if (code !== 3) appendFileSync(said, `${JSON.stringify({ id: at, by: [-1, -1] })}\n`);
      }
    }),
  );
  const faults = faultsOf(wish);
  const said = each.flatMap((part) => readSaid(fileOf(root, game, `${part}.said.jsonl`)));
  const none = readJson(join(root, '.ci/mutants/none.json'));
  const names = Object.assign({}, ...each.map((part) => readJson(fileOf(root, game, `${part}.passed.json`)).names));
  /** @type {Record<string, number[]>} */
  const cases = {};
  for (const one of said)
    if ('by' in one && one.by[0] >= 0) {
      const own = cases[names[one.by[0]]] ?? [];
      cases[names[one.by[0]]] = own;
      if (!own.includes(one.by[1])) own.push(one.by[1]);
    }
  const silent = said.flatMap((one) => {
    const fault = faults[one.id];
    return 'asked' in one && fault && reasonFor(fault, none) === undefined ? [fault] : [];
  });
  for (const part of each)
    for (const what of ['passed.json', 'said.jsonl']) rmSync(fileOf(root, game, `${part}.${what}`), { force: true });
  return { cases, silent, asked: said.length };
};

const [what, wish = '', part, parts] = process.argv.slice(2);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  Object.assign(globalThis, { __faultIsOn: what === 'pass' ? noteWho : isOn });
  await (what === 'pass' ? pass : ask)(JSON.parse(wish), Number(part), Number(parts));
  process.disconnect?.();
}
