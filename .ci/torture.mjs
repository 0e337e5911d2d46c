// `npm run torture [-- --kills N --cuts N --files N --deeds N --seed N --write]`: kills a writing host at random moments,
// cuts the power under it, damages files, plays every game at random and undoes it, and counts what is lost. `--write` puts the table in docs/reliability.md. The short
// form of it stands among the tests.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '2000' },
    files: { type: 'string', default: '100000' },
    deeds: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** The programs are TypeScript like everything else: built into a folder of their own. */
const built = async (/** @type {string} */ folder, /** @type {string} */ name, from = 'src-main/library/testing') => {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, from, `${name}.ts`),
      outDir: join(folder, name),
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  return join(folder, name, `${name}.mjs`);
};

const folder = mkdtempSync(join(tmpdir(), 'stato-maggiore-torture-'));
try {
  const program = await built(folder, 'killedStream');
  /** @type {typeof import('../src-main/library/testing/torture.ts')} */
  const { cutPower, damageFiles, drawn, killHosts } = await import(await built(folder, 'torture'));
  const seed = Number(values.seed);
  const rows = [];
  const row = (/** @type {readonly (string | number)[]} */ cells, /** @type {readonly string[]} */ wrong) => {
    rows.push(cells);
    console.log(cells.join(' | '));
    for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
    if (wrong.length > 0) process.exitCode = 1;
  };
  const kills = await killHosts(program, Number(values.kills), drawn(seed));
  row(
    ['kills of a writing host', kills.times, kills.confirmed, kills.wrong.length, kills.stray.length],
    [...kills.wrong, ...kills.stray],
  );
  const cuts = await cutPower(Number(values.cuts), drawn(seed + 1));
  row(['power cuts', cuts.times, cuts.confirmed, cuts.wrong.length, cuts.stray.length], [...cuts.wrong, ...cuts.stray]);
  const files = await damageFiles(Number(values.files), drawn(seed + 2));
  const { read, crashes, hangs, overwritten } = files;
  console.log(
    `damaged files read: ${read}; crashes ${crashes.length}, over 2 s ${hangs.length}, overwritten ${overwritten.length}`,
  );
  for (const one of [...crashes, ...hangs, ...overwritten].slice(0, 20)) console.log(`  ${one}`);
  if (crashes.length + hangs.length + overwritten.length > 0) process.exitCode = 1;
  /** @type {typeof import('../src-rules/testing/backAndForth.ts')} */
  const { deeds } = await import(await built(folder, 'backAndForth', 'src-rules/testing'));
  const played = deeds(Number(values.deeds), seed + 3);
  for (const { game, times, entries, wrong } of played) {
    console.log(`${game}: ${times} sequences of deeds, ${entries} entries, undone and redone; ${wrong.length} wrong`);
    for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
  if (values.write) {
    const page = join(root, 'docs/reliability.md');
    const number = (/** @type {string | number} */ n) => (typeof n === 'number' ? n.toLocaleString('en-US') : n);
    const table = [
      '| what | how often | confirmed changes looked for | lost or unreadable | stray files |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map((cells) => `| ${cells.map(number).join(' | ')} |`),
      '',
      '| what | how often | crashes | answers over 2 s | overwritten |',
      '| --- | ---: | ---: | ---: | ---: |',
      `| damaged files read | ${[read, crashes.length, hangs.length, overwritten.length].map(number).join(' | ')} |`,
      '',
      '| random deeds, all undone and all redone | sequences | entries | not exact |',
      '| --- | ---: | ---: | ---: |',
      ...played.map(
        ({ game, times, entries, wrong }) => `| ${[game, times, entries, wrong.length].map(number).join(' | ')} |`,
      ),
    ].join('\n');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace(/(<!-- torture -->)[\s\S]*?(<!-- \/torture -->)/, `$1\n\n${table}\n\n$2`));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
