import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ownStart } from './lock.ts';
import { append } from './testing/savedGames.ts';
import { cleanUp, create, face, must, newGame, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const gone = { ok: false, reason: 'disk.gone' };
const preset = { kind: 'preset' as const, game: 'g', of: 'o', name: 'n', data: {} };

describe('a library that is gone', () => {
  it('is not an empty one: nothing is listed, nothing written in its place, and it goes on when it is back', async () => {
    const folder = path.join(tempFolder(), 'library');
    const { handlers } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    const settings = await must(handlers['settings.read']({}));
    renameSync(folder, `${folder}-away`);
    const refusedAll = async () => {
      expect(await handlers['games.list']({})).toMatchObject(gone);
      expect(await handlers['games.open']({ id })).toMatchObject(gone);
      expect(await handlers['games.create'](newGame)).toMatchObject({ ...gone, p: { folder } });
      expect(await handlers['games.write']({ id, base: 1, lines: [], head: null, face })).toMatchObject(gone);
      expect(await handlers['things.list']({})).toMatchObject(gone);
      expect(await handlers['things.write'](preset)).toMatchObject(gone);
      expect(await handlers['settings.write'](settings)).toMatchObject(gone);
      expect(await must(handlers['app.info']({}))).toMatchObject({ readOnly: 'gone' });
      expect(await must(handlers['settings.read']({}))).toEqual(settings);
    };
    await refusedAll();
    expect(existsSync(folder)).toBe(false);
    // the empty place where a disk was mounted, and another disk in it
    mkdirSync(folder);
    await refusedAll();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(path.join(folder, 'library.json'), '{"format":"stato-maggiore/library","id":"another"}');
    await refusedAll();
    expect(readdirSync(folder)).toEqual(['library.json']);
    unlinkSync(path.join(folder, 'library.json'));
    renameSync(`${folder}-away`, folder);
    expect(await must(handlers['app.info']({}))).not.toHaveProperty('readOnly');
    expect(await append(handlers, id, 1, 3)).toBe(2);
  });

  it('one game that the system refuses is a row, and the others are listed', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    // in the place of a game, something that is no folder at all
    writeFileSync(path.join(folder, 'games', 'odd'), '');
    const rows = await must(handlers['games.list']({}));
    expect(rows.map((row) => (row.state === 'good' ? row.envelope.id : row.state))).toContain(id);
  });

  it('with a folder that the system refuses it opens all the same, and the games are listed', async () => {
    const folder = tempFolder();
    const first = openTemp(folder);
    const { id } = (await create(first.handlers)).envelope;
    await first.close();
    // a link to itself in the place of a folder
    rmSync(path.join(folder, 'photos'), { recursive: true, force: true });
    symlinkSync('photos', path.join(folder, 'photos'));
    const rows = await must(openTemp(folder).handlers['games.list']({}));
    expect(rows.map((row) => row.state === 'good' && row.envelope.id)).toEqual([id]);
  });

  it('is closed to other users, and so is all in it', async () => {
    const folder = tempFolder();
    chmodSync(folder, 0o755);
    const { handlers } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 3);
    await must(handlers['things.write'](preset));
    await must(handlers['settings.write'](await must(handlers['settings.read']({}))));
    const open = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => path.join(entry.parentPath, entry.name))
      .concat(folder)
      .filter((one) => (statSync(one).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});

describe('the lock is asked again at every write', () => {
  const lockIn = (folder: string): string => path.join(folder, 'lock.json');

  it('taken away by a cleaning tool it is taken again', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    unlinkSync(lockIn(folder));
    expect(await append(handlers, id, 1, 3)).toBe(2);
    expect(existsSync(lockIn(folder))).toBe(true);
  });

  it('and where another host holds it by then, this one only reads', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    const holder = { pid: process.ppid, started: 'unknown', machine: os.hostname(), host: 'desktop' };
    unlinkSync(lockIn(folder));
    // a living process of another start is stale; one on another machine that refreshes its lock is not
    writeFileSync(lockIn(folder), JSON.stringify({ ...holder, started: ownStart(), machine: 'elsewhere' }));
    expect(await handlers['games.write']({ id, base: 1, lines: [], head: null, face })).toMatchObject({
      ok: false,
      reason: 'save.readOnly',
      p: { why: 'locked' },
    });
    expect(await must(handlers['games.open']({ id }))).toMatchObject({ readOnly: 'locked', revision: 1 });
  });
});
