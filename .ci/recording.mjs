// `npm run recording`: what the command line answers to random inputs, beside what is kept of it (docs/decisions/recording.md).
//   --game <id>, --question <ids>  only these
//   --write                        keeps what is answered now
//   --choose                       keeps, and chooses anew which later cases `npm test` asks beside the first (a quarter of an hour a game)
//   --minutes <n>                  and no longer a game: the faults are taken from all over
//   --lines                        writes every input and answer into .cache/recording
//   --against <folder>             asks another checkout the same and lists what it answers otherwise
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from './loaded.mjs';
import { recordedFaults } from './mutants/recorded.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kept = (game) => join(root, 'src-rules/testing/recording/kept', `${game}.json`);
const cache = join(root, '.cache/recording');
/** Each game in so many processes. */
const parts = 3;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    question: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean', default: false },
    choose: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '1000' },
    lines: { type: 'boolean', default: false },
    /** used by the script itself: the part of the questions this process answers */
    part: { type: 'string' },
  },
});

if (values.choose) values.write = true;

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const deskOf = async (folder, id) => {
  const { games } = await load('src-rules/games/registry.ts', folder);
  const { questionsOf, contextFrom } = await load('src-rules/kit/game/questions/commandLine.ts', folder);
  return { game: games.find((game) => game.id === id), questionsOf, contextFrom };
};

/** Where two answers part, leaf by leaf: at most so many. */
const apart = (old, now, path = '', found = []) => {
  if (found.length >= 8 || JSON.stringify(old) === JSON.stringify(now)) return found;
  const both = [old, now].every((value) => typeof value === 'object' && value !== null);
  if (!both || Array.isArray(old) !== Array.isArray(now)) {
    const short = (value) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 160));
    found.push(`${path || 'answer'}: ${short(old)} → ${short(now)}`);
    return found;
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
    apart(old[key], now[key], path === '' ? key : `${path}.${key}`, found);
  return found;
};

const isWanted = (id) => !values.question || values.question.split(',').includes(id);

/**
 * Keeps which cases notice a planted fault that none of the first does; what none of them notices is written down to be
 * read. With `--question` only those are asked, of the faults written down before, and theirs are chosen anew.
 */
const choose = async (id) => {
  const { blockSize, scriptOf } = await load('src-rules/testing/recording/recording.ts');
  const list = join(root, '.cache/mutants', `${id}.silent.jsonl`);
  const some = values.question ? { questions: values.question.split(','), list } : {};
  const until = Date.now() + Number(values.minutes) * 60_000;
  const { cases, silent, asked } = await recordedFaults({ root, game: id, first: blockSize, until, ...some });
  const had = readJson(kept(id)) ?? {};
  for (const { id: question } of scriptOf(await deskOf(root, id)).asked.filter((one) => isWanted(one.id))) {
    const chosen = (cases[question] ?? []).filter((at) => at >= blockSize).sort((a, b) => a - b);
    had[question] = {
      ...{ inputs: '', answers: '', ...had[question] },
      telling: chosen.length > 0 ? { cases: chosen.join(' '), answers: '' } : undefined,
    };
  }
  writeFileSync(kept(id), `${JSON.stringify(had, null, 2)}\n`);
  writeFileSync(list, silent.map((fault) => `${JSON.stringify(fault)}\n`).join(''));
  console.log(
    `${id}: ${silent.length} of ${asked} faults change no recorded answer; npm run mutants -- --of ${list} asks the tests`,
  );
};

const worker = async () => {
  const desk = await deskOf(root, values.game);
  const { scriptOf, answererOf, lineAt, linesOf, blocksOf, inputsPrint, tellingCases, answersPrint } = await load(
    'src-rules/testing/recording/recording.ts',
  );
  const script = scriptOf(desk, readJson(join(root, 'src-rules/testing/golden', `${values.game}.json`)));
  const answer = answererOf(desk, script);
  const other = values.against && answererOf(await deskOf(resolve(values.against), values.game), script);
  const mine = script.asked.filter(({ id }, at) => at % parts === Number(values.part) && isWanted(id));
  const file = (kind) => createWriteStream(join(cache, `${values.game}.${values.part}.${kind}`));
  const out = values.lines ? file('jsonl') : undefined;
  const differs = other ? file('differs.txt') : undefined;
  const told = {};
  const had = readJson(kept(values.game)) ?? {};
  for (const asked of mine) {
    const lines = linesOf(script, asked, answer);
    const cases = had[asked.id]?.telling?.cases ?? '';
    const telling = cases && {
      cases,
      answers: answersPrint(tellingCases(cases).map((at) => lines[at] ?? lineAt(script, asked, answer, at))),
    };
    told[asked.id] = { inputs: inputsPrint(lines), answers: blocksOf(lines).join(' '), ...(telling && { telling }) };
    for (const { question, at, input, answer: said } of out ? lines : [])
      out?.write(`{"question":"${question}","case":${at},"input":${input},"answer":${said}}\n`);
    if (!other) continue;
    const before = linesOf(script, asked, other);
    const changed = lines.filter(({ answer: now }, at) => now !== before[at]?.answer);
    Object.assign(told[asked.id], { changed: changed.length, of: lines.length });
    for (const { at, input, answer: now } of changed) {
      const leaves = apart(JSON.parse(before[at]?.answer ?? 'null'), JSON.parse(now));
      differs?.write(`${asked.id}, case ${at}\n  input ${input}\n${leaves.map((leaf) => `  ${leaf}\n`).join('')}`);
      told[asked.id].first ??= { case: at, leaves: leaves.slice(0, 3) };
    }
  }
  await Promise.all([out, differs].map((stream) => stream && new Promise((done) => stream.end(done))));
  process.stdout.write(JSON.stringify(told));
};

const run = (game, part) =>
  new Promise((done, failed) => {
    const more = ['question', 'against'].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []));
    const args = [fileURLToPath(import.meta.url), '--game', game, '--part', String(part), ...more];
    if (values.lines) args.push('--lines');
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) =>
      code === 0 ? done(JSON.parse(Buffer.concat(said).toString('utf8'))) : failed(new Error(`${game} ${part}`)),
    );
  });

const all = async () => {
  const { games } = await load('src-rules/games/registry.ts');
  const ids = games.map(({ id }) => id).filter((id) => !values.game || id === values.game);
  if (ids.length === 0) throw new Error(`no game ${values.game}`);
  mkdirSync(cache, { recursive: true });
  mkdirSync(dirname(kept('x')), { recursive: true });
  if (values.choose) for (const id of ids) await choose(id);
  const jobs = ids.flatMap((game) => Array.from({ length: parts }, (_, part) => ({ game, part })));
  const told = Object.fromEntries(ids.map((game) => [game, {}]));
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) Object.assign(told[job.game], await run(job.game, job.part));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
  let off = 0;
  for (const game of ids) {
    const had = readJson(kept(game)) ?? {};
    const now = Object.entries(told[game]).sort(([a], [b]) => (a < b ? -1 : 1));
    const plain = now.map(([id, { inputs, answers, telling }]) => [
      id,
      { inputs, answers, ...(telling && { telling }) },
    ]);
    if (values.against) {
      const changed = now.filter(([, { changed: count }]) => count > 0);
      off += changed.length;
      console.log(`${game}: ${changed.length} of ${now.length} questions are answered otherwise`);
      for (const [id, { changed: count, of, first }] of changed) {
        console.log(`  ${id}: ${count} of ${of}, first in case ${first.case}`);
        for (const leaf of first.leaves) console.log(`    ${leaf}`);
      }
    } else if (!values.write) {
      const gone = Object.keys(had).filter((id) => isWanted(id) && !told[game][id]);
      for (const id of gone) console.log(`${game} ${id}: kept, and nobody can ask it any more`);
      off += gone.length;
      for (const [id, { inputs, answers }] of plain) {
        const [before, after] = [had[id]?.answers.split(' ') ?? [], answers.split(' ')];
        const blocks = after.filter((print, at) => print !== before[at]).length;
        if (blocks === 0 && before.length === after.length && had[id]?.inputs === inputs) continue;
        off += 1;
        const why = !had[id] ? 'not kept yet' : had[id].inputs === inputs ? '' : ' (other inputs)';
        console.log(`${game} ${id}: ${why && !had[id] ? why : `${blocks} of ${after.length} blocks differ${why}`}`);
      }
    }
    if (values.write) {
      const keeps = Object.entries(
        values.question ? { ...had, ...Object.fromEntries(plain) } : Object.fromEntries(plain),
      );
      const sorted = Object.fromEntries(keeps.sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(kept(game), `${JSON.stringify(sorted, null, 2)}\n`);
      console.log(`${game}: ${keeps.length} questions kept`);
    }
  }
  if (values.against) console.log(`every case that differs: ${cache}/<game>.<part>.differs.txt`);
  else if (!values.write && off > 0)
    console.log('npm run recording -- --against <checkout of before> lists what differs; --write keeps it');
  return values.against || values.write || off === 0;
};

if (values.part !== undefined) await worker();
else process.exitCode = (await all()) ? 0 : 1;
