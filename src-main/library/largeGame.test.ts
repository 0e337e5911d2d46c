import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { writeGameFile } from '#shared/saves/exportFile.ts';
import { longJournal, sampleGame } from '#shared/saves/testing/sampleGame.ts';
import { makeFolder } from './files.ts';
import { openBackups } from './gameBackups.ts';
import { journalOf, open } from './testing/savedGames.ts';
import { cleanUp, create, face, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

describe('a very large game', () => {
  it('is backed up, exported and imported again at any size it may have', async () => {
    const folder = path.join(tempFolder(), 'game');
    const { envelope, ...rest } = sampleGame();
    const text = 'x'.repeat(19_000);
    const lines = longJournal(1_200).map((line) => ({ ...line, facts: [{ kind: 'note' as const, text }] }));
    const content = { ...rest, envelope, lines, head: 'l5' };
    makeFolder(folder);
    const backups = openBackups(path.dirname(folder));
    const name = await backups.make('game', folder, content, new Date());
    expect(backups.read('game', folder, name ?? '')).toEqual(content);
    // larger than a body of the browser host: in pieces, with a word on how far it is
    const file = writeGameFile(content, true);
    expect(file.length).toBeGreaterThan(20 * 1024 * 1024);
    const host = openTemp(tempFolder());
    const shares: number[] = [];
    host.listen((event) => event.event === 'importing' && shares.push(event.done));
    for (let at = 0; at * limits.piece < file.length; at++) {
      const piece = file.slice(at * limits.piece, (at + 1) * limits.piece);
      await must(host.handlers['games.importPiece']({ upload: 'u1', at, text: piece }));
    }
    const { id } = await must(host.handlers['games.import']({ upload: 'u1' }));
    const { lines: back } = await must(host.handlers['games.open']({ id }));
    expect([back.length, back.at(-1)]).toEqual([lines.length, lines.at(-1)]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(0);
    // once taken it is gone
    expect(await host.handlers['games.import']({ upload: 'u1' })).toMatchObject({ ok: false, reason: 'input.invalid' });
  });

  it('never outgrows the file that can be imported again: what would is refused, and nothing is written', async () => {
    const { folder, handlers } = open();
    const { id } = (await create(handlers)).envelope;
    const things = (n: number) => ({ 'roster:axis': Array.from({ length: n }, () => 'x'.repeat(19_000)) });
    const change = { id, head: null, face, lines: [] };
    expect(await handlers['games.write']({ ...change, base: 1, things: things(3_600) })).toMatchObject({
      ok: false,
      reason: 'save.tooLarge',
    });
    await must(handlers['games.write']({ ...change, base: 1, things: things(3_200) }));
    const text = 'x'.repeat(19_000);
    const lines = longJournal(400).map((line) => ({ ...line, facts: [{ kind: 'note' as const, text }] }));
    expect(await handlers['games.write']({ ...change, base: 2, lines })).toMatchObject({ reason: 'save.tooLarge' });
    expect(existsSync(journalOf(folder, id))).toBe(false);
    // what makes it smaller goes through, and then there is room
    await must(handlers['games.write']({ ...change, base: 2, things: things(10) }));
    await must(handlers['games.write']({ ...change, base: 3, lines }));
  });

  it('an import can be left: nothing is made of it, and the next one goes through', async () => {
    const host = openTemp(tempFolder());
    const { handlers } = host;
    const file = writeGameFile({ ...sampleGame(), lines: longJournal(6_000), head: 'l5' }, true);
    const off = host.listen((event) => {
      if (event.event === 'importing') void handlers['games.importStop']({});
    });
    expect(await handlers['games.import']({ text: file })).toEqual({ ok: false, reason: 'cancelled' });
    expect(await must(handlers['games.list']({}))).toEqual([]);
    off();
    await must(handlers['games.import']({ text: file }));
    expect(await must(handlers['games.list']({}))).toHaveLength(1);
  });

  it('pieces out of order, of another file or too many are refused, and nothing is kept of them', async () => {
    const { handlers } = openTemp(tempFolder());
    const piece = (upload: string, at: number, text = 'x') => handlers['games.importPiece']({ upload, at, text });
    expect(await piece('a', 1)).toMatchObject({ ok: false, reason: 'input.invalid' });
    await must(piece('a', 0));
    expect(await piece('a', 2)).toMatchObject({ ok: false, reason: 'input.invalid' });
    expect(await piece('b', 1)).toMatchObject({ ok: false, reason: 'input.invalid' });
    await must(piece('b', 0));
    expect(await handlers['games.import']({ upload: 'a' })).toMatchObject({ ok: false, reason: 'input.invalid' });
    const large = 'x'.repeat(limits.piece);
    let last: unknown;
    for (let at = 0; at * limits.piece <= limits.file; at++) last = await piece('c', at, large);
    expect(last).toMatchObject({ ok: false, reason: 'import.tooLarge' });
    expect(await handlers['games.import']({ upload: 'c' })).toMatchObject({ ok: false, reason: 'input.invalid' });
  });
});
