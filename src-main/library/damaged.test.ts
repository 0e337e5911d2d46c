import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handlers } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { append, headOf, journalOf, rows } from './testing/savedGames.ts';
import { cleanUp, create, face, filesIn, must, newGame, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

describe('a file that cannot be read', () => {
  const damaged = async (damage: (folder: string, id: string) => void, lines = 300) => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    if (lines > 0) await append(host.handlers, id, 1, lines);
    await host.close();
    damage(folder, id);
    return { folder, id, handlers: openTemp(folder).handlers };
  };
  const asideRow = async (handlers: Handlers) => {
    const [row, ...others] = await rows(handlers, 'setAside');
    expect(others).toEqual([]);
    return row?.state === 'setAside' ? row : undefined;
  };

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length >> 1)],
    ['empty', () => ''],
    ['all zeros, as some disks leave it', (text: string) => '\0'.repeat(text.length)],
    ['with one digit changed', (text: string) => text.replace('"revision": 2', '"revision": 3')],
    ['of another program', () => '{"hello":"world"}'],
  ])('a head %s is set aside under a new name, and every line is offered again', async (_, change) => {
    let bytes = '';
    const { folder, handlers, id } = await damaged((folder, id) => {
      const file = headOf(folder, id);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      bytes = readFileSync(file, 'latin1');
    });
    const row = await asideRow(handlers);
    expect(row).toMatchObject({ name: newGame.name, backup: { entries: 300 } });
    expect(existsSync(path.join(folder, 'games', id))).toBe(false);
    expect(readFileSync(path.join(folder, 'set-aside', row?.id ?? '', 'head.json'), 'latin1')).toBe(bytes);

    const again = await must(handlers['games.fromBackup']({ id: row?.id ?? '', backup: row?.backup?.id ?? '' }));
    const game = await must(handlers['games.open']({ id: again.id }));
    expect(game.lines).toEqual(longJournal(300));
    expect(game.head).toBe('l299');
    // it can be thrown away, and taken back, like any game
    await must(handlers['games.remove']({ id: row?.id ?? '' }));
    expect(await rows(handlers, 'setAside')).toEqual([]);
    await must(handlers['games.restore']({ id: row?.id ?? '' }));
    expect(await asideRow(handlers)).toEqual(row);
  });

  it('a head that is gone counts as damaged', async () => {
    const { handlers } = await damaged((folder, id) => {
      writeFileSync(headOf(folder, id), '');
    }, 0);
    expect(await asideRow(handlers)).toMatchObject({ name: newGame.name, backup: { entries: 0 } });
  });

  it('a part damaged in the middle: opening says so, and the newest good backup is offered', async () => {
    const { folder, handlers, id } = await damaged((folder, id) => {
      const file = path.join(journalOf(folder, id), 'v2-0002.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"raw":2', '"raw":3'));
    }, 600);
    const refused = await handlers['games.open']({ id });
    expect(refused).toMatchObject({ ok: false, reason: 'save.unreadable', p: { name: newGame.name } });
    const row = await asideRow(handlers);
    // the backup made after the write knows all 600; without it the whole lines before the damage are left
    expect(row?.backup?.entries).toBe(600);
    expect(existsSync(path.join(folder, 'set-aside', row?.id ?? '', 'journal', 'v2-0002.json'))).toBe(true);
  });

  it('a part cut short and no backup: every line before and after the cut is offered, and how many are gone', async () => {
    const { handlers } = await damaged((folder, id) => {
      const file = path.join(journalOf(folder, id), 'v2-0002.json');
      writeFileSync(file, readFileSync(file, 'utf8').slice(0, 5_000));
      for (const name of readdirSync(path.join(folder, 'backups', id)))
        writeFileSync(path.join(folder, 'backups', id, name), 'x');
    }, 600);
    const row = await asideRow(handlers);
    expect(row).toBeUndefined();
    const [good] = await rows(handlers, 'good');
    const id = good?.state === 'good' ? good.envelope.id : '';
    expect(await handlers['games.open']({ id })).toMatchObject({ ok: false, reason: 'save.unreadable' });
    const aside = await asideRow(handlers);
    const { entries = 0, lost } = aside?.backup ?? {};
    expect(entries).toBeGreaterThan(256 + 88);
    expect([entries + (lost ?? 0), aside?.backup?.thingsLost]).toEqual([600, false]);
    const again = await must(handlers['games.fromBackup']({ id: aside?.id ?? '', backup: aside?.backup?.id ?? '' }));
    const game = await must(handlers['games.open']({ id: again.id }));
    const all = longJournal(600);
    const gap = entries - 88;
    expect(game.head).toBe('l599');
    // what came after the cut goes on from what came before it
    expect(game.lines).toEqual([...all.slice(0, gap), { ...all[512], parent: `l${gap - 1}` }, ...all.slice(513)]);
  });

  it('of a newer version is refused kindly and left alone', async () => {
    let before: unknown;
    const { folder, handlers, id } = await damaged((folder, id) => {
      const raw = JSON.parse(readFileSync(headOf(folder, id), 'utf8'));
      writeFileSync(
        headOf(folder, id),
        JSON.stringify({ ...raw, envelope: { ...raw.envelope, version: 9, mood: 'new' } }),
      );
      before = filesIn(path.join(folder, 'games'));
    });
    expect(await handlers['games.open']({ id })).toEqual({
      ok: false,
      reason: 'save.newer',
      p: { version: 9, name: newGame.name },
    });
    expect(await handlers['games.write']({ id, base: 2, lines: [], head: null, face })).toMatchObject({
      ok: false,
      reason: 'save.newer',
    });
    expect(await handlers['games.rename']({ id, name: 'x' })).toMatchObject({ ok: false, reason: 'save.newer' });
    expect(await rows(handlers, 'newer')).toEqual([{ state: 'newer', id, name: newGame.name, version: 9 }]);
    expect(filesIn(path.join(folder, 'games'))).toEqual(before);
  });
});

describe('what a killed process left', () => {
  it('is cleaned at the next start, and nothing else is', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    await append(host.handlers, id, 1, 2);
    await host.close();
    const before = filesIn(folder);
    for (const stray of [
      `backups/${id}/x.json.gz.tmp-1f-2`,
      `games/${id}/head.json.tmp-1234567890abcdef`,
      `games/${id}/journal/v1-0001.json.tmp-1f-2`,
      'settings.json.tmp-a-1',
    ]) {
      writeFileSync(path.join(folder, stray), 'half');
    }
    const { handlers } = openTemp(folder);
    expect(await rows(handlers, 'good')).toHaveLength(1);
    const after = filesIn(folder);
    expect(Object.keys(after).filter((name) => name !== 'lock.json')).toEqual(Object.keys(before));
  });
});
