import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { inject, type Op, type Plan, watch } from './testing/faults.ts';
import { cleanUp, closeHosts, create, face, must, newGame, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const reasons = {
  ENOSPC: 'disk.full',
  EDQUOT: 'disk.full',
  EROFS: 'disk.readOnly',
  EACCES: 'disk.refused',
  EIO: 'disk.broken',
} as const;
const writing: readonly Op[] = ['open', 'write', 'fsync', 'rename', 'mkdir'];
/** Refuses the n-th operation that changes the disk, and all after it: a disk that is full stays full. */
const refuse = (code: string, from: number): Plan => {
  let n = 0;
  return (op) => (writing.includes(op) && n++ >= from ? code : undefined);
};

const prepare = async () => {
  const folder = tempFolder();
  const host = openTemp(folder);
  const { id } = (await create(host.handlers)).envelope;
  await must(host.handlers['games.write']({ id, base: 1, lines: [...longJournal(255)], head: 'l254', face }));
  const before = await must(host.handlers['games.open']({ id }));
  return { folder, id, before, handlers: host.handlers };
};

describe('a disk that refuses', () => {
  it.each(Object.entries(reasons))(
    '%s: says %s and up to when the game is safe, and nothing is lost',
    async (code, reason) => {
      const { folder, id, before, handlers } = await prepare();
      const more = [...longJournal(3, 255)];
      const write = () => handlers['games.write']({ id, base: 2, lines: more, head: 'l257', face });
      const { log } = await inject(watch, () => handlers['games.open']({ id }));
      expect(log.length).toBeGreaterThan(2);
      for (let from = 0; from < 60; from++) {
        const { value: reply, error } = await inject(refuse(code, from), write);
        expect(error).toBeUndefined();
        if (!reply || reply.ok) {
          // every operation the write needs has been refused once
          expect(from).toBeGreaterThan(8);
          break;
        }
        if (reply.reason === 'save.stale') {
          // refused in the very last step, the folder's own sync: the change is there, not confirmed, and shows at reload
          const now = await must(handlers['games.open']({ id }));
          expect(now.lines).toEqual(longJournal(258));
          expect(from).toBeGreaterThan(8);
          return;
        }
        expect(reply).toMatchObject({ ok: false, reason, p: { safe: before.saved, name: newGame.name, code } });
        const now = await must(handlers['games.open']({ id }));
        if (now.revision === before.revision) expect(now).toEqual(before);
        expect(readdirSync(path.join(folder, 'games', id, 'journal')).filter((name) => name.includes('.tmp-'))).toEqual(
          [],
        );
      }
      expect((await must(handlers['games.open']({ id }))).lines).toEqual(longJournal(258));
    },
  );

  it('that takes only half of the bytes and says so by their number leaves the old game', async () => {
    const { id, before, handlers } = await prepare();
    const half: Plan = (op, file) => (op === 'write' && file.includes('head.json') ? 'short' : undefined);
    const { value } = await inject(half, () => handlers['games.write']({ id, base: 2, lines: [], head: 'l3', face }));
    expect(value).toMatchObject({ ok: false, reason: 'disk.full', p: { safe: before.saved } });
    expect(await must(handlers['games.open']({ id }))).toEqual(before);
    expect(await must(handlers['games.write']({ id, base: 2, lines: [], head: 'l3', face }))).toMatchObject({
      revision: 3,
    });
  });

  it('that takes parts of what our own layer writes gets the rest', async () => {
    const { id, handlers } = await prepare();
    const slow: Plan = (op, file) => (op === 'write' && file.includes('journal') ? 'short' : undefined);
    const lines = [...longJournal(1, 255)];
    const { value } = await inject(slow, () => handlers['games.write']({ id, base: 2, lines, head: 'l255', face }));
    expect(value).toMatchObject({ ok: true });
    expect((await must(handlers['games.open']({ id }))).lines).toEqual(longJournal(256));
  });

  it('to be read says so, and nothing is set aside for it', async () => {
    const { folder, id, before, handlers } = await prepare();
    for (const code of ['EIO', 'EACCES'] as const) {
      for (const which of ['head.json', 'v2-0001.json']) {
        const broken: Plan = (op, file) =>
          op === 'read' && file.includes(id) && file.endsWith(which) ? code : undefined;
        const { value } = await inject(broken, () => handlers['games.open']({ id }));
        expect(value).toMatchObject({ ok: false, reason: reasons[code] });
      }
      const other = (await create(handlers)).envelope.id;
      const { value: list } = await inject(
        (op, file) => (op === 'read' && file.includes(id) ? code : undefined),
        () => handlers['games.list']({}),
      );
      const states = list?.ok
        ? list.value.map((row) => [row.state === 'good' ? row.envelope.id : row.id, row.state])
        : [];
      expect(Object.fromEntries(states)).toMatchObject({ [id]: 'setAside', [other]: 'good' });
      await must(handlers['games.remove']({ id: other }));
    }
    expect(readdirSync(folder)).not.toContain('set-aside');
    expect(await must(handlers['games.open']({ id }))).toEqual(before);
  });

  it('at the start: the library opens to be read, and says why', async () => {
    const { folder, id } = await prepare();
    await closeHosts();
    for (const code of ['EROFS', 'EACCES', 'ENOSPC']) {
      const { value: host } = await inject(
        (op) => (writing.includes(op) ? code : undefined),
        async () => openTemp(folder),
      );
      expect(await host?.handlers['app.info']({})).toMatchObject({ ok: true, value: { readOnly: 'folder' } });
      expect(await host?.handlers['games.open']({ id })).toMatchObject({ ok: true, value: { readOnly: 'folder' } });
      await host?.close();
    }
  });

  it('to make a game, an import, a thing, the settings: a reason, and nothing half-made', async () => {
    const { folder, id, handlers } = await prepare();
    const { text = '' } = await must(handlers['games.export']({ id, things: true }));
    const settings = await must(handlers['settings.read']({}));
    const works: Record<string, () => Promise<unknown>> = {
      create: () => handlers['games.create'](newGame),
      import: () => handlers['games.import']({ text }),
      duplicate: () => handlers['games.duplicate']({ id, name: 'x' }),
      thing: () => handlers['things.write']({ kind: 'preset', game: 'g', of: 'o', name: 'n', data: {} }),
      settings: () => handlers['settings.write'](settings),
    };
    for (const [name, work] of Object.entries(works)) {
      for (let from = 0; from < 4; from++) {
        const { value } = await inject(refuse('ENOSPC', from), work);
        expect(value, name).toMatchObject({ ok: false, reason: 'disk.full' });
      }
    }
    const rows = await must(handlers['games.list']({}));
    expect(rows).toHaveLength(1);
    expect(await must(handlers['things.list']({}))).toEqual([]);
    expect(readdirSync(path.join(folder, 'games'))).toEqual([id]);
  });
});
