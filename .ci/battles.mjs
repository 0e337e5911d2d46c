// One dice battle measured in a process of its own: `node --expose-gc .ci/battles.mjs <folder of the built solver> <name>`.
// Prints one line of JSON.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', name = ''] = process.argv.slice(2);
const built = (file) => import(pathToFileURL(join(folder, file)).href);
const { workloads } = await built('workloads.js');
const workload = workloads.find((one) => one.name === name);
const begun = performance.now();
const { solveDice } = await built('solve.js');
const load = performance.now() - begun;

const timed = (work, input) => {
  const from = performance.now();
  const answer = work(input);
  return { ms: performance.now() - from, answer };
};
const cold = timed(solveDice, workload.battle());
const times = cold.ms <= 100 ? 200 : cold.ms <= 1000 ? 20 : 5;
const sample = (work) => {
  const took = [];
  for (let i = 0; i < times; i++) {
    const fresh = workload.battle();
    took.push(timed(work, fresh).ms);
  }
  took.sort((a, b) => a - b);
  return { median: took[times >> 1], min: took[0], p95: took[Math.floor(times * 0.95)] };
};
const full = sample(solveDice);
const maxRSS = process.resourceUsage().maxRSS / 1024;
const win = sample((battle) => solveDice(battle).attackerAlone);
const ends = ['attackerAlone', 'defenderAlone', 'neither'];
const error = Math.max(...ends.map((end) => Math.abs(cold.answer[end] - workload[end])));
const sum = ends.reduce((so, end) => so + cold.answer[end], 0) - 1;
process.stdout.write(
  `${JSON.stringify({ name, load, cold: cold.ms, ...full, win: win.median, maxRSS, error, sum })}\n`,
);
