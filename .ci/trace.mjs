// Supply measured in a process of its own: `node .ci/trace.mjs <folder of the built scene>`. Prints one line of JSON.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const { supplyScene } = await import(pathToFileURL(join(folder, 'scene.js')).href);
const scene = supplyScene();
// a new stand every time, as after a counter was moved: nothing that was worked out before is of use
const once = () => {
  const stand = scene.stand();
  const from = performance.now();
  const before = process.cpuUsage();
  const verdicts = scene.judge(stand);
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - from, cpu: (user + system) / 1000, verdicts };
};
// the screen holds the last stand alone: so does what is measured
const time = () => {
  const { ms, cpu } = once();
  return { ms, cpu };
};
const middle = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const first = once();
const warm = Array.from({ length: 400 }, time).slice(100);
const took = warm.map(({ ms }) => ms);
const off = first.verdicts.filter((verdict) => verdict.tone !== 'good');
process.stdout.write(
  `${JSON.stringify({
    first: first.ms,
    median: middle(took),
    // what the processor spent on it, on a machine that has other work too
    cpu: middle(warm.map(({ cpu }) => cpu)),
    least: took[0],
    p95: took[Math.floor(took.length * 0.95)],
    hexes: scene.board.hexes,
    pieces: scene.pieces.length,
    cutOff: off.length,
    explained: off.filter((verdict) => verdict.openings.length > 0).length,
  })}\n`,
);
