import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeFolder, move, names, read, write } from './files.ts';
import { inject, type Plan, watch } from './testing/faults.ts';
import { cleanUp, tempFolder } from './testing/temp.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

/** Refuses the first renames, as a virus scanner does that looks at the new file. */
const held = (times: number, code: string): Plan => {
  let left = times;
  return (op) => (op === 'rename' && left-- > 0 ? code : undefined);
};
const on = async (platform: NodeJS.Platform, plan: Plan) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  const file = path.join(tempFolder(), 'head.json');
  fs.writeFileSync(file, 'old');
  const { error, log } = await inject(plan, async () => write(file, 'new'));
  return {
    text: read(file),
    said: error instanceof Error ? error.message.split(':')[0] : undefined,
    tries: log.filter((one) => one.startsWith('rename ')).length,
    names: fs.readdirSync(path.dirname(file)),
  };
};

it.each(['EPERM', 'EACCES', 'EBUSY'])(
  'on Windows a file that others hold for a blink is written all the same: %s',
  async (code) => {
    expect(await on('win32', held(3, code))).toEqual({ text: 'new', said: undefined, tries: 4, names: ['head.json'] });
    expect(await on('win32', held(20, code))).toMatchObject({ text: 'new', tries: 21 });
  },
);

it('for longer than that it is a refusal, and the old file stays; so is another trouble, and any at all elsewhere', async () => {
  const refused = { text: 'old', names: ['head.json'] };
  expect(await on('win32', held(99, 'EBUSY'))).toEqual({ ...refused, said: 'EBUSY', tries: 21 });
  expect(await on('win32', held(1, 'EROFS'))).toEqual({ ...refused, said: 'EROFS', tries: 1 });
  expect(await on('linux', held(1, 'EBUSY'))).toEqual({ ...refused, said: 'EBUSY', tries: 1 });
});

it('on Windows it is waited for between two tries, as long as a scanner needs', async () => {
  const wait = vi.spyOn(Atomics, 'wait');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const file = path.join(tempFolder(), 'head.json');
  await inject(held(2, 'EBUSY'), async () => write(file, 'new'));
  expect([read(file), wait.mock.results.map(({ value }) => value)]).toEqual(['new', ['timed-out', 'timed-out']]);
});

it('a disk that takes nothing more without a word is full, and the old file stays', () => {
  const file = path.join(tempFolder(), 'head.json');
  fs.writeFileSync(file, 'old');
  vi.spyOn(fs, 'writeSync').mockReturnValue(0);
  expect(() => write(file, 'new')).toThrowError(expect.objectContaining({ code: 'ENOSPC' }));
  expect(read(file)).toBe('old');
});

it('a move is made to last in the folder it leaves as in the one it comes to', async () => {
  const folder = tempFolder();
  const [from, to] = [path.join(folder, 'games', 'one'), path.join(folder, 'bin', 'one')];
  fs.mkdirSync(from, { recursive: true });
  const { error, log } = await inject(watch, async () => move(from, to));
  expect(error).toBeUndefined();
  const after = log.slice(log.indexOf(`rename ${from}`) + 1);
  expect(after.filter((one) => one.startsWith('fsync '))).toEqual(
    [to, from].map((one) => `fsync ${path.dirname(one)}`),
  );
});

it('a folder that is made, and those above it, are made to last in the folders they lie in', async () => {
  const folder = tempFolder();
  const made = path.join(folder, 'a', 'b');
  const { error, log } = await inject(watch, async () => makeFolder(made));
  expect(error).toBeUndefined();
  expect(log.filter((one) => one.startsWith('fsync '))).toEqual([`fsync ${folder}`, `fsync ${path.join(folder, 'a')}`]);
});

it('names of a folder come in the order of the alphabet, whenever they were made', () => {
  const folder = tempFolder();
  for (const name of ['c', 'a', 'd', 'b']) fs.writeFileSync(path.join(folder, name), '');
  expect(names(folder)).toEqual(['a', 'b', 'c', 'd']);
});
