// `npm run bench`: the figures of the design, measured and printed as a table beside what they must reach.
// Nothing here fails a test: a machine may be slow, a figure never lies.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { campaignPart } from './benchCampaign.mjs';
import { fightsPart } from './benchFights.mjs';
import { largePart } from './benchLarge.mjs';
import { mapPart } from './benchMap.mjs';
import { photoPart } from './benchPhoto.mjs';
import { placesPart } from './benchPlaces.mjs';
import { roomPart } from './benchRoom.mjs';
import { terrainPart } from './benchTerrain.mjs';
import { waysPart } from './benchWays.mjs';
import { build } from './build.mjs';
import { chromiumArgs, needChromium } from './chromium.mjs';
import { load } from './loaded.mjs';
import { firstScreenBytes } from './size.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const only = process.argv.slice(2);
const rows = [];
const ms = (n) => (n < 10 ? `${n.toFixed(3)} ms` : `${n.toFixed(0)} ms`);
const row = (work, reach, got, ok) => {
  rows.push([work, reach, got, ok ? 'reached' : 'MISSED']);
  console.log(`${work}: ${got} (reach ${reach})${ok ? '' : '  MISSED'}`);
};
const rank = (times, q) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))];
const temp = () => mkdtempSync(join(tmpdir(), 'stato-maggiore-bench-'));

const ended = (child) =>
  new Promise((over) => {
    child.once('exit', over);
    child.kill('SIGTERM');
  });

/** Starts the built browser host in a process of its own and answers its address. */
const host = (library) =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['dist/browser/main.js', '--library', library, '--no-open'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const url = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(said)?.[0];
      if (url) done({ url, child, stop: () => ended(child) });
    });
    child.once('error', fail);
  });

/** A plain client of the host: exchanges the address for its cookie, then calls. */
const clientOf = async (url) => {
  const at = new URL(url);
  const send = (options, body) =>
    new Promise((done, fail) => {
      const asked = request({ host: at.hostname, port: at.port, ...options }, (reply) => {
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => done({ headers: reply.headers, text: Buffer.concat(parts).toString('utf8') }));
      });
      asked.on('error', fail);
      asked.end(body);
    });
  const first = await send({ path: at.pathname + at.search });
  const cookie = (first.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  return async (name, input) => {
    const body = JSON.stringify(input);
    const reply = await send(
      {
        method: 'POST',
        path: `/call/${name}`,
        headers: {
          'content-type': 'application/json',
          origin: at.origin,
          cookie,
          'content-length': Buffer.byteLength(body),
        },
      },
      body,
    );
    const answer = JSON.parse(reply.text);
    if (!answer.ok) throw new Error(`${name}: ${reply.text.slice(0, 200)}`);
    return answer.value;
  };
};

/** Builds sources as the app's own are built, but readable, into a folder where Node runs them. */
const bundled = async (folder, sources) => {
  const { build: bundle } = await import('vite');
  const input = Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, file)]));
  await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rollupOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
};

/** The anchor battles: each three times in a fresh process that holds nothing but the solver. */
const battles = async () => {
  const folder = temp();
  const reaches = { W1: [0.05, 0.25], W2: [0.1, 0.6, 5], W3: [1.5, 4.4], W4: [30, 62], W5: [110, 158, 150] };
  try {
    const solvers = 'src-rules/kit/chance/solvers';
    await bundled(folder, {
      solve: `${solvers}/diceBattle/solve.ts`,
      solveBlocks: `${solvers}/blockBattle/solveBlocks.ts`,
      workloads: `${solvers}/testing/workloads.ts`,
      fixture: `${solvers}/testing/fixture.ts`,
      worst: 'src-rules/games/blocks-in-the-east/testing/worst.ts',
    });
    const told = (name) =>
      execFileSync(process.execPath, ['--expose-gc', '.ci/battles.mjs', folder, name], { encoding: 'utf8' });
    const thrice = (name) => [1, 2, 3].map(() => JSON.parse(told(name)));
    for (const [name, [reach, beat, first]] of Object.entries(reaches)) {
      const runs = thrice(name);
      const ranked = (of) => runs.map(of).sort((a, b) => a - b);
      const [low, mid, high] = ranked((run) => run.median);
      const most = (of) => Math.max(...runs.map(of));
      const figures = `${ms(mid)} (${ms(low)} to ${ms(high)}; P(win) alone ${ms(runs[1].win)})`;
      row(`dice battle ${name}, full survivors, median warm`, `< ${reach} ms (to beat ${beat})`, figures, mid < reach);
      const [least, cold, longest] = ranked((run) => run.cold);
      const firstTold = `${ms(cold)} (${ms(least)} to ${ms(longest)})`;
      if (first) row(`dice battle ${name}, first call`, `< ${first} ms`, firstTold, cold < first);
      const off = most((run) => Math.max(run.error, Math.abs(run.sum)));
      row(`dice battle ${name}, off the golden answers and 1`, '< 1e-12', off.toExponential(1), off < 1e-12);
      const memory = most((run) => run.maxRSS);
      row(`dice battle ${name}, memory`, '< 100 MB', `${memory.toFixed(0)} MB`, memory < 100);
    }
    const blocks = { worst: 'the worst battle of blocks', worstByTheRules: 'the same, made by Blocks in the East' };
    for (const [name, called] of Object.entries(blocks)) {
      const worst = thrice(name).sort((a, b) => a.median - b.median);
      const [low, mid, high] = worst.map((run) => run.median);
      const [{ states, sum, made }] = worst;
      const more = `first call ${ms(worst[1].cold)}; ${states.toLocaleString('en')} states; made in ${ms(made)}`;
      row(
        `${called}, all survivors, median warm`,
        '< 50 ms',
        `${ms(mid)} (${ms(low)} to ${ms(high)}; ${more})`,
        mid < 50,
      );
      row(`${called}, off 1`, '< 1e-12', Math.abs(sum).toExponential(1), Math.abs(sum) < 1e-12);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Both sides of a full map judged anew, in each game that has one, three times in a fresh process. */
const trace = async () => {
  for (const game of ['panzergruppe-guderian', 'armir', 'blocks-in-the-east', 'roads-to-leningrad']) {
    const folder = temp();
    try {
      await bundled(folder, { scene: `src-rules/games/${game}/testing/scene.ts` });
      const told = () => JSON.parse(execFileSync(process.execPath, ['.ci/trace.mjs', folder], { encoding: 'utf8' }));
      const [low, mid, high] = [told(), told(), told()].sort((a, b) => a.median - b.median);
      const { hexes, pieces, cutOff, explained } = mid;
      row(
        `${game}: supply of ${pieces} units on ${hexes.toLocaleString('en')} hexes, ${cutOff} cut off (${explained} explained)`,
        '< 16 ms',
        `${ms(mid.median)} (${ms(low.median)} to ${ms(high.median)}; processor ${ms(mid.cpu)}, first call ${ms(mid.first)})`,
        mid.median < 16,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
};

const entryId = (n) => `e${String(n).padStart(6, '0')}`;
const entry = (n) => ({
  id: entryId(n),
  parent: n === 0 ? null : entryId(n - 1),
  at: new Date(1e12 + n * 1000).toISOString(),
  says: { id: 'bench.entry', p: { n } },
  spans: [`turn:${1 + Math.floor(n / 1000)}`],
  facts: [
    { kind: 'set', cell: 'bench', value: n },
    { kind: 'roll', what: 'bench', sides: 6, faces: [1 + (n % 6)], by: 'table' },
  ],
});

const campaign = async () => {
  const { games } = await load('src-rules/games/registry.ts');
  const { fold } = await load('src-rules/kit/record/fold.ts');
  const [game] = games;
  const library = temp();
  const running = await host(library);
  try {
    const call = await clientOf(running.url);
    const scenario = game.scenarios[0].id;
    const options = Object.fromEntries(game.options.map((one) => [one.id, one.start]));
    const face = { turn: 1, turns: 12 };
    const made = await call('games.create', {
      game: game.id,
      gameVersion: 1,
      scenario,
      name: 'Bench',
      players: {},
      setUp: game.setUp({ scenario, options }),
      things: {},
      face,
    });
    const id = made.envelope.id;
    let base = made.revision;
    const all = Array.from({ length: 10_000 }, (_, n) => entry(n));
    for (let from = 0; from < all.length; from += 500) {
      const lines = all.slice(from, from + 500);
      base = (await call('games.write', { id, base, lines, head: lines.at(-1).id, face })).revision;
    }
    const opens = [];
    for (let i = 0; i < 12; i++) {
      const from = performance.now();
      const game_ = await call('games.open', { id });
      fold(game_.setUp, { lines: game_.lines, head: game_.head });
      opens.push(performance.now() - from);
    }
    row(
      'a campaign of 10,000 entries opens and folds',
      '< 150 ms',
      ms(rank(opens.slice(2), 0.5)),
      rank(opens.slice(2), 0.5) < 150,
    );
    const writes = [];
    for (let n = 10_000; n < 10_300; n++) {
      const from = performance.now();
      base = (await call('games.write', { id, base, lines: [entry(n)], head: entryId(n), face })).revision;
      writes.push(performance.now() - from);
    }
    row('one change, call to receipt (p95 of 300)', '< 30 ms', ms(rank(writes, 0.95)), rank(writes, 0.95) < 30);
    // the first backup since the host began packs the whole journal, the later ones what was played
    const waits = [];
    for (let turn = 2; turn < 5; turn++) {
      const n = 10_300 + turn;
      const turned = { id, base, lines: [{ ...entry(n), parent: entryId(turn === 2 ? 10_299 : n - 1) }] };
      base = (await call('games.write', { ...turned, head: entryId(n), face: { turn, turns: 12 } })).revision;
      const wait = [];
      for (const from = performance.now(); performance.now() - from < 1_000; ) {
        const asked = performance.now();
        await call('app.info', {});
        wait.push(performance.now() - asked);
      }
      waits.push(Math.max(...wait));
    }
    const [first, ...later] = waits;
    const longest = Math.max(...later);
    row(
      'the longest wait for an answer while the backup of a turn is made',
      '< 50 ms',
      `${ms(longest)} (the first since the host began: ${ms(first)})`,
      longest < 50 && first < 50,
    );
  } finally {
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};

/** A library of two games, so that Down has somewhere to go. */
const seeded = async () => {
  const { games } = await load('src-rules/games/registry.ts');
  const [game] = games;
  const library = temp();
  const running = await host(library);
  const call = await clientOf(running.url);
  const scenario = game.scenarios[0].id;
  const options = Object.fromEntries(game.options.map((one) => [one.id, one.start]));
  for (const name of ['One', 'Two']) {
    const face = { turn: 1, turns: 12 };
    const setUp = game.setUp({ scenario, options });
    await call('games.create', { game: game.id, gameVersion: 1, scenario, name, players: {}, setUp, things: {}, face });
  }
  await running.stop();
  return library;
};

const starting = async () => {
  const executablePath = await needChromium();
  const { chromium } = await import('@playwright/test');
  const library = await seeded();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const times = [];
  try {
    for (let i = 0; i < 12; i++) {
      const page = await browser.newPage();
      // Answered: Down has moved the choice to the second game. Pressed again until the page hears it.
      const answered = page.locator('[data-open]').nth(1).and(page.locator(':focus'));
      const from = performance.now();
      const running = await host(library);
      await page.goto(running.url, { waitUntil: 'commit' });
      await page.locator('[data-open]').first().waitFor();
      while ((await answered.count()) === 0) await page.keyboard.press('ArrowDown');
      times.push(performance.now() - from);
      await page.close();
      await running.stop();
    }
  } finally {
    await browser.close();
    rmSync(library, { recursive: true, force: true });
  }
  const median = rank(times.slice(2), 0.5);
  row('start to a key answered in the library (median of 10)', '< 1,000 ms', ms(median), median < 1000);
  const kB = firstScreenBytes() / 1000;
  row('first screen, compressed script', '< 200 kB', `${kB.toFixed(0)} kB`, kB < 200);
};

/** Keys to the next paint, and tasks that hold the main thread, in a played turn of the built app. */
const screens = async () => {
  const executablePath = await needChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const library = temp();
  const running = await host(library);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.addInitScript(() => {
      window.keys = [];
      window.tasks = [];
      const watch = (type, keep, more = {}) =>
        new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, ...more });
      watch('event', (entry) => entry.name === 'keydown' && window.keys.push(entry.duration), {
        durationThreshold: 16,
      });
      watch('longtask', (entry) => window.tasks.push(entry.duration));
    });
    await page.goto(running.url);
    await page
      .getByRole('link', { name: /Panzergruppe Guderian/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      window.keys.length = 0;
      window.tasks.length = 0;
    });
    // One game turn, phase by phase, then a fight typed and recorded.
    let pressed = 0;
    const press = async (key) => {
      pressed += 1;
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    };
    for (let phase = 0; phase < 14; phase++) await press('n');
    await press('f');
    await page.waitForTimeout(800);
    await press('q');
    for (const key of ['2', '6', 'Tab', '9', 'Escape', '3', 'Backspace', '4']) await press(key);
    await press('t');
    await page.waitForTimeout(500);
    const { keys, tasks } = await page.evaluate(() => ({ keys: window.keys, tasks: window.tasks }));
    const slowest = Math.max(16, ...keys);
    row(`a key to the next paint, slowest of ${pressed} in a played turn`, '< 50 ms', ms(slowest), slowest < 50);
    const longest = Math.max(0, ...tasks);
    row(
      'the longest task of the main thread in it',
      '< 50 ms',
      longest === 0 ? 'none over 50 ms' : ms(longest),
      longest < 50,
    );
  } finally {
    await browser.close();
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};

/** One call of a calculator, warm. */
const fights = () => fightsPart({ load, row, ms, rank });

/** The drawn map: frames under the brush, memory after long drawing. */
const map = () => mapPart({ host, clientOf, load, temp, row, ms, rank });

/** How soon each place stands, the first time. */
const visits = () => placesPart({ host, temp, row, ms, rank });

/** Blocks in the East over 49 months. */
const months = () => campaignPart({ host, clientOf, load, temp, row, ms, rank });

/** The second screen: eight who follow. */
const room = () => roomPart({ host, clientOf, load, temp, row, ms, rank });

/** Terrain proposed from photos of invented boards; what follows the word narrows it. */
const terrain = () => terrainPart({ root, load, row, ms, words: only.filter((name) => !(name in parts)) });

/** A photo laid on its printed grid; after the word `build`, of the boards it was built on. */
const photo = () => photoPart({ load, row, ms, rank, half: only.includes('build') ? 'build' : 'judge' });

/** A photo of fifty megapixels in a real page. */
const large = () => largePart({ load, host, clientOf, temp, row, ms });

/** Rivers, coasts, roads and rails proposed from them. */
const ways = () => waysPart({ root, load, row, ms, words: only.filter((name) => !(name in parts)) });

const parts = {
  fights,
  battles,
  trace,
  campaign,
  months,
  starting,
  screens,
  visits,
  map,
  room,
  photo,
  large,
  terrain,
  ways,
};
if (
  only.length === 0 ||
  only.some((name) => name in parts && !['fights', 'battles', 'trace', 'photo', 'terrain', 'ways'].includes(name))
)
  await build({ staleOnly: true });
for (const [name, part] of Object.entries(parts)) if (only.length === 0 || only.includes(name)) await part();

const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((cells) => cells[i].length)));
console.log(`\n${rows.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i])).join('  ')).join('\n')}`);
