import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { openBackups } from './gameBackups.ts';
import { readGame } from './gameFiles.ts';
import { cleanUp, create, face, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

/** A game of many parts on disk, and how it is backed up as it now stands. */
const long = async (count: number) => {
  const folder = tempFolder();
  const { handlers, close } = openTemp(folder);
  const { id } = (await create(handlers)).envelope;
  const lines = longJournal(count);
  let base = 1;
  for (let from = 0; from < count; from += 500) {
    const some = lines.slice(from, Math.min(count, from + 500));
    const change = { id, base, lines: some, head: some.at(-1)?.id ?? null, face };
    ({ revision: base } = await must(handlers['games.write'](change)));
  }
  await close();
  const at = path.join(folder, 'games', id);
  const backups = openBackups(folder);
  const backUp = async () => {
    const now = readGame(at);
    if (!now.ok) throw new Error(now.why);
    const name = await backups.makeOf(id, at, now.value.head, new Date());
    expect(backups.read(id, at, name ?? '')).toEqual(now.value.content);
    return now.value.head;
  };
  return { at, id, backups, backUp };
};

it('a backup of a long game is made a part at a time: whoever asks meanwhile is answered', async () => {
  const { at, id, backups } = await long(1_100);
  const now = readGame(at);
  if (!now.ok) throw new Error(now.why);
  const parsed = vi.spyOn(JSON, 'parse');
  const turns: number[] = [];
  let ended = false;
  const beat = (): void => {
    turns.push(parsed.mock.calls.length);
    parsed.mockClear();
    if (!ended) setImmediate(beat);
  };
  setImmediate(beat);
  await backups.makeOf(id, at, now.value.head, new Date());
  ended = true;
  // lines of one part, and a head, between two chances to answer
  expect(Math.max(...turns)).toBeLessThan(256 + 16);
  expect(turns.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(1_024);
});

it('costs what was played since the last one: parts that are full are not read again', async () => {
  const { backUp, backups, at, id } = await long(1_100);
  await backUp();
  const read = vi.spyOn(fs.promises, 'readFile');
  await backUp();
  expect(read.mock.calls.map(([file]) => path.basename(String(file)))).toEqual([expect.stringMatching(/-0005\.json$/)]);
  // as it stood some time ago, too
  const now = readGame(at);
  if (!now.ok) throw new Error(now.why);
  const { head, content } = now.value;
  const part = head.parts[0];
  const older = { ...head, parts: part ? [part] : [], head: 'l5' };
  const name = await backups.makeOf(id, at, older, new Date());
  expect(backups.read(id, at, name ?? '')).toEqual({ ...content, lines: content.lines.slice(0, 256), head: 'l5' });
});

it('of files that are gone or changed there is none, and no half of one', async () => {
  const { at, id, backups } = await long(300);
  const now = readGame(at);
  if (!now.ok) throw new Error(now.why);
  fs.writeFileSync(path.join(at, 'journal', now.value.head.parts[1]?.name ?? ''), 'x');
  const before = backups.list(id, at);
  expect(await backups.makeOf(id, at, now.value.head, new Date())).toBeUndefined();
  expect(backups.list(id, at)).toEqual(before);
});
