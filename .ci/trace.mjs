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
  const verdicts = scene.judge(stand);
  return { ms: performance.now() - from, verdicts };
};
const first = once();
const took = Array.from({ length: 400 }, () => once().ms)
  .slice(100)
  .sort((a, b) => a - b);
const off = first.verdicts.filter((verdict) => verdict.tone !== 'good');
process.stdout.write(
  `${JSON.stringify({
    first: first.ms,
    median: took[took.length >> 1],
    least: took[0],
    p95: took[Math.floor(took.length * 0.95)],
    hexes: scene.board.hexes,
    pieces: scene.pieces.length,
    cutOff: off.length,
    explained: off.filter((verdict) => verdict.openings.length > 0).length,
  })}\n`,
);
