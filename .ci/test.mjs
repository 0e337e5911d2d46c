// `npm test`: installs what is missing and runs everything CI runs, each stage timed, closing with one line
// `N passed, N failed, N skipped`. `--check` runs the quick part: types, lint, arrows, dead code.
// No dependencies: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { install, installedAt } from '../src-main/start/installed.mjs';
import { wrongNode } from '../src-main/start/node.mjs';
import { speaker } from '../src-main/start/says.mjs';
import { beginChromium, needChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const wrong = wrongNode(root);
if (wrong) {
  console.error(speaker('en')('wrongNode', wrong));
  process.exit(1);
}
const quick = process.argv.includes('--check');
const cache = join(root, '.cache');
const counts = { passed: 0, failed: 0, skipped: 0 };
const times = [];
const failures = [];

const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
/** Tests make much that is soon forgotten: with room for it a twentieth of their time is saved. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };
const run = (name, args, env = {}) =>
  spawnSync(bin(name), args, {
    stdio: 'inherit',
    env: { ...process.env, ...roomy, ...env },
    shell: process.platform === 'win32',
  }).status === 0;
/** Runs a command to its end without holding up others; its output comes at once, when it is done. */
const runApart = (name, args) =>
  new Promise((done) => {
    const child = spawn(bin(name), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // the compiler's program is short: half its time would go into keeping its memory small
      env: { GOGC: '200', ...process.env },
      shell: process.platform === 'win32',
    });
    const said = [];
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Runs one stage and notes how long it took; a stage that is one check counts as one test. */
const stage = async (name, work) => {
  console.log(`\n── ${name}`);
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  times.push([name, seconds]);
  console.log(`── ${name}: ${seconds.toFixed(1)} s`);
};
const check = (name, ok) => {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.error(`FAILED: ${name}`);
};

/** Keeps why a test failed for the last lines of the log: all that is read of a long one. */
const failed = (title, message = '') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  failures.push([title, ...lines.slice(0, 16).map((line) => `  ${line}`)].join('\n'));
};

/** Seconds that each test file took, a worker's time: where a run that grows too long is shortened first. */
const slow = [];
const close = () => {
  if (failures.length > 0) console.log(`\n── why\n${failures.slice(0, 8).join('\n')}`);
  if (slow.length > 0) {
    console.log('\n── slowest files');
    for (const [file, seconds] of slow.sort((a, b) => b[1] - a[1]).slice(0, 12))
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
  console.log(`\n${times.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(' · ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(counts.failed === 0 ? 0 : 1);
};

/** Only true Electron and a true full disk may be missing on a machine; any other skip is a defect. */
const maySkip = (title) => title.includes('@electron') || title.includes('@tmpfs');
const skips = (titles) => {
  for (const title of titles) {
    if (maySkip(title)) counts.skipped += 1;
    else check(`skipped without need: ${title}`, false);
  }
};

await stage('install', () => {
  // Debian's packages arrive while npm's do
  if (!quick) beginChromium();
  if (!installedAt(root)) check('npm ci', install(root) === 0);
});
if (counts.failed > 0) close();
mkdirSync(cache, { recursive: true });

await stage('static', async () => {
  // the longest first, so that no core is idle at the end
  const waiting = [
    // each program is looked at once, by those that use it as declarations; one checker: several would meet the same types
    ['types', 'tsc', ['--build', '--checkers', '1']],
    ['lint, format and arrows', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=60']],
    ['dead code', 'knip', ['--no-progress']],
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      check(name, await runApart(command, args));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
});
if (quick) close();

await stage('unit and property', () => {
  const report = join(cache, 'unit.json');
  rmSync(report, { force: true });
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const result = readJson(report);
  if (!result) return check('unit tests ran', false);
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  if (!ok && result.numFailedTests === 0) check('every test file loads', false);
  for (const { name, startTime, endTime } of result.testResults)
    slow.push([relative(root, name), (endTime - startTime) / 1000]);
  const tests = result.testResults.flatMap((file) => file.assertionResults);
  for (const test of tests.filter((each) => each.status === 'failed')) failed(test.fullName, test.failureMessages[0]);
  skips(
    tests
      .filter((test) => ['skipped', 'pending', 'todo', 'disabled'].includes(test.status))
      .map((test) => test.fullName),
  );
});

let browser;
await stage('build', async () => {
  const { build } = await import('./build.mjs');
  try {
    await build({ staleOnly: true });
    check('build', true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    check('build', false);
  }
  const { firstScreen, roomIsApart } = await import('./size.mjs');
  check('first screen under 200 kB of compressed script', firstScreen());
  check('what the second screen speaks with loads with it alone', roomIsApart());
  const { noticesAreTrue } = await import('./notices.mjs');
  check('THIRD-PARTY.txt names what is built, as it is installed (npm run notices writes it)', noticesAreTrue());
  browser = await needChromium();
  check('a browser to test with', browser !== undefined);
});

if (browser && counts.failed === 0) {
  await stage('end to end and accessibility', () => {
    const report = join(cache, 'e2e.json');
    rmSync(report, { force: true });
    const ok = run('playwright', ['test'], { CHROMIUM: browser });
    const result = readJson(report);
    if (!result) return check('end-to-end tests ran', false);
    counts.passed += result.stats.expected + result.stats.flaky;
    counts.failed += result.stats.unexpected;
    if (!ok && result.stats.unexpected === 0) check('every end-to-end file loads', false);
    const titles = [];
    const lasted = (suite) =>
      (suite.specs ?? [])
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0) +
      (suite.suites ?? []).reduce((sum, inner) => sum + lasted(inner), 0);
    for (const suite of result.suites) slow.push([`e2e/${suite.file}`, lasted(suite) / 1000]);
    const walk = (suite, path) => {
      for (const spec of suite.specs ?? []) {
        const wrong = spec.tests.find((test) => test.status === 'unexpected');
        if (wrong)
          failed(spec.title, wrong.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'));
        if (spec.tests.some((test) => test.status === 'skipped'))
          titles.push([...path, spec.title, ...(spec.tags ?? []).map((tag) => `@${tag}`)].join(' '));
      }
      for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
    };
    for (const suite of result.suites) walk(suite, [suite.title]);
    skips(titles);
  });
}

await stage('coverage of the rules', async () => {
  const { coverage } = await import('./coverage.mjs');
  for (const [name, ok] of await coverage()) check(name, ok);
});
close();
