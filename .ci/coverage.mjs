// docs/coverage/<game>.md: every requirement id with our one-line meaning and the tests that prove it. `npm run coverage`
// writes the pages from the titles of all tests, as they stand when all pass; `npm test` holds them against what passed,
// and fails where a page is out of date, an id has neither test, reason nor "next", a test names an id nobody knows, or a
// ruling with an option has no test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { idsIn, page } from './coverage-page.mjs';
import { load } from './loaded.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** A file's name in the project, as on any system. */
const inProject = (file) => relative(root, file).replaceAll('\\', '/');
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Where a test is written: an example stands as data in its chapter, and its title names that file. */
const homeOf = (title, file) => /\bsrc-rules\/\S+\/examples\.ts\b/.exec(title)?.[0] ?? file;

/** The specs of a report of Playwright as { title, file, ok }. */
const specsIn = (report) => {
  const specs = [];
  const walk = (suite, path) => {
    for (const { title, file, ok, tests } of suite.specs ?? [])
      specs.push({ title: [...path, title].join(' '), file: `e2e/${file}`, ok, tests });
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of report?.suites ?? []) walk(suite, []);
  return specs;
};

/** All tests there are, run or not, as { title, file }. */
const listed = () => {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const ask = (name, args, report, env = {}) => {
    const asked = spawnSync(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (asked.status === 0) return readJson(report);
    console.error(`${name} ${args.join(' ')} fails, so no page is written:\n${asked.stderr}${asked.stdout}`);
    process.exit(1);
  };
  const [unit, e2e] = [join(cache, 'unit-listed.json'), join(cache, 'e2e-listed.json')];
  const units = ask('vitest', ['list', `--json=${unit}`], unit);
  const specs = ask('playwright', ['test', '--list', '--reporter=json'], e2e, { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e });
  return [...units.map(({ name, file }) => ({ title: name, file: homeOf(name, inProject(file)) })), ...specsIn(specs)];
};

/** Passed tests of the last run as { title, file }. */
const passed = () => {
  const tests = [];
  for (const file of readJson(join(root, '.cache/unit.json'))?.testResults ?? []) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed')
        tests.push({ title: test.fullName, file: homeOf(test.fullName, inProject(file.name)) });
    }
  }
  const specs = specsIn(readJson(join(root, '.cache/e2e.json')));
  return [...tests, ...specs.filter((one) => one.ok && one.tests.every(({ status }) => status === 'expected'))];
};

/** Test files that are on disk and not in the last run: a page written from a part of it would lose what they prove. */
const unrun = () => {
  const names = (folder, ending) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => ending.test(file));
  const ran = new Set([
    ...(readJson(join(root, '.cache/unit.json'))?.testResults ?? []).map(({ name }) => inProject(name)),
    ...(readJson(join(root, '.cache/e2e.json'))?.suites ?? []).map(({ file }) => `e2e/${file}`),
  ]);
  const tests = ['.ci', 'src-main', 'src-renderer', 'src-rules', 'src-shared'].flatMap((folder) =>
    names(folder, /\.test\.tsx?$/),
  );
  return [...tests, ...names('e2e', /\.spec\.ts$/)].filter((file) => !ran.has(file));
};

const optionId = (code, option) => `${code}-${option.toUpperCase().replace(/^AMB/, 'AMB-')}`;

/** What a game's chapters ask for, chapter by chapter. */
const requirementsOf = async (game) => {
  const files = readdirSync(join(root, 'src-rules/games', game), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^chapters\/[a-z]+\/requirements\.ts$/.test(file))
    .sort();
  const loaded = await Promise.all(files.map((file) => load(`src-rules/games/${game}/${file}`)));
  return loaded.flatMap(({ requirements }) => requirements);
};

/**
 * Answers [name, ok] for every check, of the tests that passed; or writes the pages first, of all tests there are.
 *
 * @param {{ write?: boolean }} [how]
 */
export const coverage = async ({ write = false } = {}) => {
  const { games } = await load('src-rules/games/registry.ts');
  const { isMissing, isPrinted, isRuling } = await load('src-rules/testing/proofs.ts');
  const missing = write ? [] : unrun();
  if (missing.length > 0) {
    console.error(`not in the last run, so no page is judged or written: ${missing.join(', ')}`);
    return [['the last run was whole', false]];
  }
  const tests = write ? listed() : passed();
  const checks = [];
  for (const game of games) {
    const requirements = await requirementsOf(game.id);
    const known = new Set(requirements.map((one) => one.id));
    checks.push([`${game.id}: requirement ids are unique`, known.size === requirements.length]);
    const proof = new Map();
    const strangers = new Map();
    const rulings = new Set();
    for (const { title, file } of tests) {
      for (const id of idsIn(title, game.code)) {
        if (isRuling(id)) rulings.add(id);
        else if (known.has(id)) proof.set(id, [...(proof.get(id) ?? []), file]);
        else if (!isMissing(id) && !isPrinted(id)) strangers.set(id, file);
      }
    }
    for (const [id, file] of strangers) console.error(`${file}: ${id} is no requirement of ${game.id}`);
    checks.push([`${game.id}: tests name only known requirements`, strangers.size === 0]);
    const bare = requirements.filter((one) => !proof.has(one.id) && !one.map && !one.next).map((one) => one.id);
    if (bare.length > 0) console.error(`${game.id}: neither test, reason nor next: ${bare.join(', ')}`);
    checks.push([`${game.id}: every requirement is proved, on the map, or next`, bare.length === 0]);
    const unsaid = requirements.filter((one) => one.next === true && proof.has(one.id)).map((one) => one.id);
    if (unsaid.length > 0)
      console.error(`${game.id}: tests prove part of it, and nothing says what is to come: ${unsaid}`);
    checks.push([`${game.id}: what is proved in part says what is to come`, unsaid.length === 0]);
    const untried = game.options
      .map((one) => optionId(game.code, one.id))
      .filter((id) => isRuling(id) && !rulings.has(id));
    if (untried.length > 0) console.error(`${game.id}: rulings with an option and no test: ${untried.join(', ')}`);
    checks.push([`${game.id}: every ruling with an option has its test`, untried.length === 0]);

    const path = join(root, 'docs/coverage', `${game.id}.md`);
    const text = page(game, requirements, proof);
    if (write) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
    if (!fresh) console.error(`docs/coverage/${game.id}.md is out of date: npm run coverage`);
    checks.push([`${game.id}: the coverage page is up to date`, fresh]);
  }
  return checks;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const checks = await coverage({ write: true });
  for (const [name, ok] of checks) if (!ok) console.error(`FAILED: ${name}`);
  process.exit(checks.every(([, ok]) => ok) ? 0 : 1);
}
