// One dice battle measured in a process of its own: `node --expose-gc .ci/battles.mjs <folder of the built solver> <name>`.
// Prints one line of JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', name = ''] = process.argv.slice(2);
const built = (file) => import(pathToFileURL(join(folder, file)).href);
/** Battles of blocks, by the file that makes them. */
const blocks = { worst: 'fixture.js', worstByTheRules: 'worst.js' };
const given = await built(blocks[name] ?? 'workloads.js');
const begun = performance.now();
const solver = await built(name in blocks ? 'solveBlocks.js' : 'solve.js');
const load = performance.now() - begun;

/** A generator that pauses for whoever wants to look, run without a pause. */
const through = (work) => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
const workload = given.workloads?.find((one) => one.name === name);
const battle = workload?.battle ?? given.worstBattle ?? (() => given.worstFight().battle);
const solve = workload ? solver.solveDice : (input) => through(solver.solveBlocks(input));

const timed = (work, input) => {
  const from = performance.now();
  const answer = work(input);
  return { ms: performance.now() - from, answer };
};
const cold = timed(solve, battle());
const times = cold.ms <= 100 ? 200 : cold.ms <= 1000 ? 20 : 5;
const sample = (work) => {
  const took = [];
  for (let i = 0; i < times; i++) {
    const fresh = battle();
    took.push(timed(work, fresh).ms);
  }
  took.sort((a, b) => a - b);
  return { median: took[times >> 1], min: took[0], p95: took[Math.floor(times * 0.95)] };
};
const full = sample(solve);
/** Linux counts the parent's memory in the largest a child ever held; its own mark stands in /proc. */
const ownPeak = () => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
};
const maxRSS = ownPeak() / 1024;
const told = { name, load, cold: cold.ms, ...full, maxRSS };
if (workload) {
  const ends = ['attackerAlone', 'defenderAlone', 'neither'];
  const error = Math.max(...ends.map((end) => Math.abs(cold.answer[end] - workload[end])));
  const sum = ends.reduce((so, end) => so + cold.answer[end], 0) - 1;
  const win = sample((input) => solve(input).attackerAlone).median;
  process.stdout.write(`${JSON.stringify({ ...told, win, error, sum })}\n`);
} else {
  const sum = [...cold.answer.ends.values()].reduce((so, p) => so + p, 0) - 1;
  const made = Array.from({ length: times }, () => timed(battle).ms).sort((a, b) => a - b)[times >> 1];
  process.stdout.write(`${JSON.stringify({ ...told, states: cold.answer.states, sum, made })}\n`);
}
