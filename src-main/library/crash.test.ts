import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handlers, SavedGame } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { dieAfter, inject, watch } from './testing/faults.ts';
import { cleanUp, create, face, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

/** A library with one game of `n` confirmed lines, closed. */
const prepare = async (n: number): Promise<{ folder: string; id: string; before: SavedGame }> => {
  const folder = tempFolder();
  const host = openTemp(folder);
  const { id } = (await create(host.handlers, { things: { 'roster:axis': 1 } })).envelope;
  await must(host.handlers['games.write']({ id, base: 1, lines: [...longJournal(n)], head: `l${n - 1}`, face }));
  const before = await must(host.handlers['games.open']({ id }));
  await host.close();
  return { folder, id, before };
};
const copyOf = (folder: string): string => {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
};
/** What nothing names: half-written files, and tables that no head speaks of. */
const strays = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => {
      const sum = /things-([0-9a-f]{64})\.json$/.exec(name)?.[1];
      if (sum === undefined) return name.includes('.tmp-');
      return !readFileSync(path.join(folder, path.dirname(name), 'head.json'), 'utf8').includes(sum);
    });

/** What a change may leave: the game before it or after it, nothing between, whole and open to more. */
const holds = async (
  folder: string,
  id: string,
  before: SavedGame,
  after: { lines: number; revision: number },
): Promise<'before' | 'after'> => {
  const host = openTemp(folder);
  const { handlers } = host;
  const game = await must(handlers['games.open']({ id }));
  expect(strays(folder)).toEqual([]);
  expect([before.revision, after.revision]).toContain(game.revision);
  const done = game.revision === after.revision;
  expect(game.lines).toEqual(longJournal(done ? after.lines : before.lines.length));
  if (!done) expect(game).toEqual(before);
  // and it goes on from there
  const next = longJournal(1, game.lines.length);
  await must(handlers['games.write']({ id, base: game.revision, lines: [...next], head: next[0]?.id ?? null, face }));
  expect((await must(handlers['games.open']({ id }))).lines).toHaveLength(game.lines.length + 1);
  await host.close();
  return done ? 'after' : 'before';
};

const change = (handlers: Handlers, id: string, before: SavedGame, n: number) => {
  const lines = longJournal(n, before.lines.length);
  return handlers['games.write']({
    id,
    base: before.revision,
    lines: [...lines],
    head: lines.at(-1)?.id ?? null,
    face: { ...face, turn: 1 },
    things: { 'roster:axis': 2 },
  });
};

describe('a death in the middle of a write', () => {
  it.each([
    [3, 1],
    [250, 20],
    [256, 1],
    [10, 600],
  ])(
    'after any number of disk operations leaves the old game or the new one (%i lines, %i more)',
    async (had, more) => {
      const { folder, id, before } = await prepare(had);
      const count = copyOf(folder);
      const whole = openTemp(count);
      await must(whole.handlers['games.open']({ id }));
      const { log } = await inject(watch, () => change(whole.handlers, id, before, more));
      expect(log.length).toBeGreaterThan(15);
      const seen = new Set<string>();
      for (let k = 0; k <= log.length; k++) {
        const copy = copyOf(folder);
        const host = openTemp(copy);
        await must(host.handlers['games.open']({ id }));
        const { value } = await inject(dieAfter(k), () => change(host.handlers, id, before, more));
        // a confirmation given is a confirmation kept
        const left = await host
          .close()
          .then(() => holds(copy, id, before, { lines: had + more, revision: before.revision + 1 }));
        if (value?.ok) expect(left, `died after ${k} operations, confirmed`).toBe('after');
        seen.add(left);
        rmSync(copy, { recursive: true });
      }
      expect([...seen].sort()).toEqual(['after', 'before']);
    },
  );

  it('of a new game, a copy, a name, the bin: the others are whole and nothing half is listed', async () => {
    const { folder, id, before } = await prepare(300);
    const works: ((handlers: Handlers) => Promise<unknown>)[] = [
      (handlers) => create(handlers).catch(() => undefined),
      (handlers) => handlers['games.duplicate']({ id, name: 'copy' }),
      (handlers) => handlers['games.rename']({ id, name: 'other' }),
      (handlers) => handlers['games.players']({ id, players: { axis: 'Carla' } }),
      (handlers) => handlers['games.remove']({ id }),
    ];
    for (const work of works) {
      for (let k = 0; k < 90; k += 1) {
        const copy = copyOf(folder);
        const host = openTemp(copy);
        const { log } = await inject(dieAfter(k), () => work(host.handlers));
        await host.close();
        const after = openTemp(copy);
        const { handlers } = after;
        const rows = await must(handlers['games.list']({}));
        const bin = await must(handlers['games.bin']({}));
        expect(rows.every((row) => row.state === 'good')).toBe(true);
        for (const row of rows) if (row.state === 'good') await must(handlers['games.open']({ id: row.envelope.id }));
        if (bin.length > 0) await must(handlers['games.restore']({ id }));
        const game = await must(handlers['games.open']({ id }));
        expect(game.lines).toEqual(before.lines);
        expect(strays(copy)).toEqual([]);
        await after.close();
        rmSync(copy, { recursive: true });
        if (log.length < k) break;
      }
    }
  });
});

describe('the order on disk', () => {
  it('every file is synced before it takes its name, and its folder after', async () => {
    const { folder, id, before } = await prepare(3);
    const host = openTemp(folder);
    await must(host.handlers['games.open']({ id }));
    const { log } = await inject(watch, () => change(host.handlers, id, before, 300));
    const renames = log.flatMap((line, at) =>
      line.startsWith('rename ') ? [{ at, file: line.slice('rename '.length) }] : [],
    );
    expect(renames.length).toBe(4); // things, two parts, head
    for (const { at, file } of renames) {
      expect(log.slice(0, at)).toContain(`fsync ${file}`);
      expect(log.slice(at)).toContain(`fsync ${path.dirname(file)}`);
    }
    expect(renames.at(-1)?.file).toContain('head.json');
  });
});

describe('a process killed by the system', () => {
  // every operation is died after above, without a process; `npm run torture` kills a thousand times
  it('along the disk operations of a confirmation: everything confirmed is there', async () => {
    const child = await buildChild();
    const { folder, id, before } = await prepare(255);
    const run = (library: string, k: number): Promise<{ confirmed: number; operations: number }> =>
      new Promise((resolve, reject) => {
        const running = spawn(process.execPath, [child, library, id, String(k)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        running.stdout.on('data', (data) => {
          said += data;
        });
        running.on('error', reject);
        running.on('exit', () =>
          resolve({
            confirmed: said.split('confirmed').length - 1,
            operations: Number(/operations (\d+)/.exec(said)?.[1] ?? 0),
          }),
        );
      });
    const { confirmed, operations } = await run(copyOf(folder), 0);
    expect(confirmed).toBe(1);
    const seen = new Set<number>();
    for (let k = 1; k <= operations; k += 3) {
      const copy = copyOf(folder);
      const died = await run(copy, k);
      const host = openTemp(copy);
      const game = await must(host.handlers['games.open']({ id }));
      await host.close();
      const more = game.lines.length - before.lines.length;
      expect(more, `killed at operation ${k}`).toBeGreaterThanOrEqual(died.confirmed);
      expect(more).toBeLessThanOrEqual(died.confirmed + 1);
      expect(game.lines).toEqual(longJournal(game.lines.length));
      expect(game.revision).toBe(before.revision + more);
      expect(strays(copy)).toEqual([]);
      seen.add(more);
    }
    expect([...seen].sort()).toEqual([0, 1]);
  });
});

/** The child is TypeScript like everything else: built once, beside the other build products. */
const buildChild = async (): Promise<string> => {
  const top = fileURLToPath(new URL('../../', import.meta.url));
  const outDir = path.join(tempFolder(), 'child');
  mkdirSync(outDir, { recursive: true });
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    root: top,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: fileURLToPath(new URL('./testing/killed.ts', import.meta.url)),
      outDir,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'killed.mjs', codeSplitting: false } },
    },
  });
  const file = path.join(outDir, 'killed.mjs');
  expect(existsSync(file)).toBe(true);
  return file;
};
