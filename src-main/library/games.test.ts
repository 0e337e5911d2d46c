import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handlers, LibraryRow } from '#shared/contract.ts';
import { limits } from '#shared/limits.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { writeGameFile } from '#shared/saves/exportFile.ts';
import { longJournal, sampleGame } from '#shared/saves/testing/sampleGame.ts';
import { makeFolder } from './files.ts';
import { makeBackup, readBackup } from './gameBackups.ts';
import { cleanUp, create, face, filesIn, must, newGame, openTemp, setUp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const open = (folder = tempFolder()): { folder: string; handlers: Handlers } => ({
  folder,
  handlers: openTemp(folder).handlers,
});
/** Writes `n` lines of a long journal after the `from` that are there. */
const append = async (handlers: Handlers, id: string, base: number, n: number, from = 0, turn = 1): Promise<number> => {
  const lines = [...longJournal(n, from)];
  const head = lines.at(-1)?.id ?? null;
  return (await must(handlers['games.write']({ id, base, lines, head, face: { ...face, turn } }))).revision;
};
/** Waits for what is made after an answer. */
const until = async (test: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await test()); i++) await new Promise((resolve) => setTimeout(resolve, 25));
};
const rows = async (handlers: Handlers, state: LibraryRow['state']): Promise<LibraryRow[]> =>
  (await must(handlers['games.list']({}))).filter((row) => row.state === state);
const journalOf = (folder: string, id: string): string => path.join(folder, 'games', id, 'journal');
const headOf = (folder: string, id: string): string => path.join(folder, 'games', id, 'head.json');

const grid = (text: string) => ({ id: 'crt', cols: ['a'], rows: ['1'], cells: { '1/a': { text } }, from: 'typed' });

describe('a saved game', () => {
  it('is there after a restart, up to the last confirmed line, with its head, names and tables', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const things = { 'table:crt': { checksum: 'c', data: [1] } };
    const { envelope } = await create(host.handlers, { name: 'Перегруппировка', things });
    const { id } = envelope;
    await append(host.handlers, id, 1, 3);
    // undo: the head moves back, nothing is cut off
    await must(host.handlers['games.write']({ id, base: 2, lines: [], head: 'l1', face: { ...face, side: 'axis' } }));
    const before = await must(host.handlers['games.open']({ id }));
    await host.close();

    const after = await must(openTemp(folder).handlers['games.open']({ id }));
    expect(after).toEqual(before);
    expect(after).toMatchObject({ head: 'l1', revision: 3, things, setUp, face: { side: 'axis' } });
    expect(after.lines).toEqual(longJournal(3));
    expect(after.envelope.name).toBe('Перегруппировка');
  });

  it('keeps its journal in parts of 256 lines, each written once when full', async () => {
    const { folder, handlers } = open();
    const { envelope } = await create(handlers);
    const revision = await append(handlers, envelope.id, 1, 600);
    const parts = () => readdirSync(journalOf(folder, envelope.id)).sort();
    expect(parts()).toEqual(['v2-0001.json', 'v2-0002.json', 'v2-0003.json']);
    const full = parts()
      .slice(0, 2)
      .map((name) => path.join(journalOf(folder, envelope.id), name));
    const inodes = full.map((file) => statSync(file).ino);
    const texts = full.map((file) => readFileSync(file, 'utf8'));
    expect(texts.map((text) => text.split('\n').length - 3)).toEqual([256, 256]);

    let base = revision;
    for (const n of [1, 100, 67, 1, 300]) {
      const { lines } = await must(handlers['games.open']({ id: envelope.id }));
      base = await append(handlers, envelope.id, base, n, lines.length);
    }
    expect(full.map((file) => statSync(file).ino)).toEqual(inodes);
    const { lines } = await must(openTemp(folder).handlers['games.open']({ id: envelope.id }));
    expect(lines).toEqual(longJournal(1069));
    expect(parts()).toHaveLength(5);
  });

  it('refuses a change based on an older revision, and writes nothing of it', async () => {
    const { folder, handlers } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 1);
    const before = filesIn(path.join(folder, 'games', id, 'journal'));
    const late = await handlers['games.write']({ id, base: 1, lines: [...longJournal(1)], head: 'l0', face });
    expect(late).toEqual({ ok: false, reason: 'save.stale', p: { revision: 2 } });
    expect(filesIn(path.join(folder, 'games', id, 'journal'))).toEqual(before);
  });

  it('lets exactly one of two tabs that confirm at the same moment write', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    const line = (name: string) => ({ id: name, parent: null, at: '', says: { id: 'x' }, facts: [], spans: [] });
    const both = await Promise.all(
      ['a', 'b'].map((name) => handlers['games.write']({ id, base: 1, lines: [line(name)], head: name, face })),
    );
    expect(both.map((reply) => (reply.ok ? 'good' : reply.reason)).sort()).toEqual(['good', 'save.stale']);
    expect((await must(handlers['games.open']({ id }))).lines).toHaveLength(1);
  });

  it('refuses lines that are not right and a head that is nowhere, and stays as it was', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 2);
    const write = (lines: unknown[], head: string | null) =>
      handlers['games.write']({ id, base: 2, lines, head, face });
    const [again] = longJournal(1);
    expect(await write([again], 'l0')).toMatchObject({ ok: false, reason: 'input.invalid', p: { path: 'lines.0.id' } });
    expect(await write([{ ...again, id: 'z', parent: 'nowhere' }], 'z')).toMatchObject({
      p: { path: 'lines.0.parent' },
    });
    expect(await write([{ ...again, id: 'z', facts: [{ kind: 'post' }] }], 'z')).toMatchObject({
      reason: 'input.invalid',
    });
    expect(await write([], 'l7')).toMatchObject({ ok: false, reason: 'input.invalid', p: { path: 'head' } });
    expect(await append(handlers, id, 2, 1, 2)).toBe(3);
  });

  it('is renamed, duplicated, and the copy goes its own way', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 2);
    const { revision } = await must(handlers['games.rename']({ id, name: 'Domenica' }));
    expect(revision).toBe(3);
    const copy = await must(handlers['games.duplicate']({ id, name: 'Domenica bis' }));
    await append(handlers, copy.id, 1, 5, 2);
    expect((await must(handlers['games.open']({ id }))).lines).toHaveLength(2);
    expect((await must(handlers['games.open']({ id: copy.id }))).lines).toHaveLength(7);
    const names = (await rows(handlers, 'good')).map((row) => (row.state === 'good' ? row.envelope.name : ''));
    expect(names.sort()).toEqual(['Domenica', 'Domenica bis']);
    expect(await append(handlers, id, 3, 1, 2)).toBe(4);
  });

  it('takes other names of its players, and nothing else of it changes', async () => {
    const { handlers, folder } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 2);
    const before = await must(handlers['games.open']({ id }));
    const { revision, saved } = await must(handlers['games.players']({ id, players: { soviet: 'Carla' }, base: 2 }));
    expect(revision).toBe(3);
    const after = { ...before, envelope: { ...before.envelope, players: { soviet: 'Carla' } }, revision, saved };
    expect(await must(handlers['games.open']({ id }))).toEqual(after);
    expect(await must(openTemp(folder).handlers['games.open']({ id }))).toMatchObject({ envelope: after.envelope });
    expect(await append(handlers, id, 3, 1, 2)).toBe(4);
  });

  it('refuses names that are based on an older revision, and keeps those it has', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 1);
    const stale = { ok: false, reason: 'save.stale', p: { revision: 2 } };
    expect(await handlers['games.players']({ id, players: {}, base: 1 })).toEqual(stale);
    expect(await handlers['games.rename']({ id, name: 'x', base: 1 })).toEqual(stale);
    const { envelope } = await must(handlers['games.open']({ id }));
    expect(envelope).toMatchObject({ name: newGame.name, players: newGame.players });
  });

  it('goes to the bin whole and comes back whole', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    await append(handlers, id, 1, 300);
    const before = await must(handlers['games.open']({ id }));
    await must(handlers['games.remove']({ id }));
    expect(await rows(handlers, 'good')).toEqual([]);
    expect(await handlers['games.open']({ id })).toMatchObject({ ok: false, reason: 'save.missing' });
    expect(await handlers['games.remove']({ id })).toMatchObject({ ok: false, reason: 'save.missing' });
    const [binned] = await must(handlers['games.bin']({}));
    expect(binned).toMatchObject({ id, name: newGame.name, game: 'invented' });
    expect(Date.parse(binned?.removed ?? '')).toBeGreaterThan(0);
    await must(handlers['games.restore']({ id }));
    expect(await must(handlers['games.bin']({}))).toEqual([]);
    expect(await must(handlers['games.open']({ id }))).toEqual(before);
    expect(await handlers['games.restore']({ id })).toMatchObject({ ok: false, reason: 'save.missing' });
  });

  it('leaves the bin for good one by one or all at once, and nothing else is touched', async () => {
    const { folder, handlers } = open();
    const ids = [];
    for (const name of ['One', 'Two', 'Three', 'Kept']) ids.push((await create(handlers, { name })).envelope.id);
    const [one = '', two = '', three = '', kept = ''] = ids;
    const thing = { kind: 'table' as const, game: 'invented', of: 'crt', name: 'Table', data: grid('A1') };
    const { id: table } = await must(handlers['things.write'](thing));
    await must(handlers['things.remove']({ id: table, base: 1 }));
    for (const id of [one, two, three]) await must(handlers['games.remove']({ id }));
    // a game that is not in the bin is not deleted by this
    expect(await handlers['games.emptyBin']({ id: kept })).toMatchObject({ ok: false, reason: 'save.missing' });
    expect(await must(handlers['games.emptyBin']({ id: one }))).toEqual({ gone: 1 });
    expect((await must(handlers['games.bin']({}))).map(({ name }) => name).sort()).toEqual(['Three', 'Two']);
    expect(await handlers['games.restore']({ id: one })).toMatchObject({ ok: false, reason: 'save.missing' });
    expect(readdirSync(path.join(folder, 'bin', 'things'))).toHaveLength(1);
    expect(await must(handlers['games.emptyBin']({}))).toEqual({ gone: 2 });
    expect(await must(handlers['games.bin']({}))).toEqual([]);
    expect(Object.keys(filesIn(path.join(folder, 'bin')))).toEqual([]);
    expect((await rows(handlers, 'good')).map((row) => row.state === 'good' && row.envelope.name)).toEqual(['Kept']);
    expect(await must(handlers['games.emptyBin']({}))).toEqual({ gone: 0 });
  });

  it('half taken out of the bin when the power went is neither listed nor left lying', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    await must(host.handlers['games.remove']({ id }));
    const bin = path.join(folder, 'bin', 'games');
    renameSync(path.join(bin, id), path.join(bin, `${id}.tmp-abc`));
    expect(await must(host.handlers['games.bin']({}))).toEqual([]);
    await host.close();
    await openTemp(folder).handlers['app.info']({});
    expect(readdirSync(bin)).toEqual([]);
  });

  it('is exported and imported as a new game that touches no other', async () => {
    const { folder, handlers } = open();
    const { id } = (await create(handlers, { things: { 'table:crt': 1, 'roster:axis': 2 } })).envelope;
    await append(handlers, id, 1, 300);
    const file = await must(handlers['games.export']({ id, things: false }));
    expect(file.name).toBe('Invented-evening.without-tables.stato-maggiore.json');
    await handlers['games.backups']({ id });
    const before = filesIn(path.join(folder, 'games', id));
    const copy = await must(handlers['games.import']({ text: file.text ?? '' }));
    expect(copy.id).not.toBe(id);
    const [one, other] = [
      await must(handlers['games.open']({ id })),
      await must(handlers['games.open']({ id: copy.id })),
    ];
    expect(other.lines).toEqual(one.lines);
    expect(other.things).toEqual({ 'roster:axis': 2 });
    // told apart by a number
    expect(other.envelope).toEqual({ ...one.envelope, id: copy.id, name: `${one.envelope.name} (2)` });
    const after = filesIn(path.join(folder, 'games', id));
    for (const [name, bytes] of Object.entries(before)) expect(after[name], name).toBe(bytes);
  });

  it.each([
    ['hello', 'import.notOurs'],
    ['', 'import.notOurs'],
    ['{"format":"stato-maggiore/game","version":1,"envelope":{"id', 'import.truncated'],
    ['{"format":"stato-maggiore/game","version":7}', 'import.newer'],
    ['{"format":"stato-maggiore/game","version":1}', 'import.invalid'],
    [' '.repeat(limits.file + 1), 'import.tooLarge'],
  ])('an import that is no good leaves the library as it was (%#)', async (text, reason) => {
    const { folder, handlers } = open();
    await create(handlers);
    await handlers['app.info']({});
    const before = Object.keys(filesIn(folder)).filter((name) => !name.includes('backups'));
    expect(await handlers['games.import']({ text })).toMatchObject({ ok: false, reason });
    expect(Object.keys(filesIn(folder)).filter((name) => !name.includes('backups'))).toEqual(before);
  });

  it('keeps every version its lines name through a copy, a file, a backup and a restart', async () => {
    const version = (text: string) => ({ checksum: checksum(grid(text)), data: grid(text) });
    const [first, then] = [version('A1'), version('D1')];
    const things = { 'table:crt': { ...first, versions: { [then.checksum]: { data: then.data } } } };
    const folder = tempFolder();
    const { handlers, close } = openTemp(folder);
    const { id } = (await create(handlers, { things: { 'table:crt': first } })).envelope;
    const next = { ...face, turn: face.turn + 1 };
    await must(handlers['games.write']({ id, base: 1, lines: [], head: null, face, things }));
    await must(handlers['games.write']({ id, base: 2, lines: [], head: null, face: next }));
    const file = await must(handlers['games.export']({ id, things: true }));
    const copies = [
      id,
      (await must(handlers['games.duplicate']({ id, name: 'Copy' }))).id,
      (await must(handlers['games.import']({ text: file.text ?? '' }))).id,
    ];
    await close();
    const again = open(folder);
    const backups = await must(again.handlers['games.backups']({ id }));
    copies.push((await must(again.handlers['games.fromBackup']({ id, backup: backups[0]?.id ?? '' }))).id);
    for (const copy of copies) expect((await must(again.handlers['games.open']({ id: copy }))).things).toEqual(things);
  });

  it('keeps only the present version of its tables', async () => {
    const { folder, handlers } = open();
    const { id } = (await create(handlers, { things: { 'table:crt': 1 } })).envelope;
    const things = { 'table:crt': 2, 'roster:axis': 3 };
    await must(handlers['games.write']({ id, base: 1, lines: [], head: null, face, things }));
    expect((await must(handlers['games.open']({ id }))).things).toEqual(things);
    await append(handlers, id, 2, 1);
    expect((await must(handlers['games.open']({ id }))).things).toEqual(things);
    const kept = readdirSync(path.join(folder, 'games', id)).filter((name) => name.startsWith('things-'));
    expect(kept).toHaveLength(1);
  });
});

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

  it('a part damaged and no backup: the whole lines before it are offered', async () => {
    const { handlers } = await damaged((folder, id) => {
      const file = path.join(journalOf(folder, id), 'v2-0002.json');
      writeFileSync(file, readFileSync(file, 'utf8').slice(0, 5_000));
      for (const name of readdirSync(path.join(folder, 'games', id, 'backups')))
        writeFileSync(path.join(folder, 'games', id, 'backups', name), 'x');
    }, 600);
    const row = await asideRow(handlers);
    expect(row).toBeUndefined();
    const [good] = await rows(handlers, 'good');
    const id = good?.state === 'good' ? good.envelope.id : '';
    expect(await handlers['games.open']({ id })).toMatchObject({ ok: false, reason: 'save.unreadable' });
    const aside = await asideRow(handlers);
    expect(aside?.backup?.entries).toBe(256);
    const again = await must(handlers['games.fromBackup']({ id: aside?.id ?? '', backup: aside?.backup?.id ?? '' }));
    expect(await must(handlers['games.open']({ id: again.id }))).toMatchObject({
      head: 'l255',
      lines: longJournal(256),
    });
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

describe('backups', () => {
  it('hold the end of every turn, and open as a new game', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    let revision = await append(handlers, id, 1, 2, 0, 1);
    revision = await append(handlers, id, revision, 2, 2, 2);
    await append(handlers, id, revision, 2, 4, 2);
    await until(async () => (await must(handlers['games.backups']({ id }))).some(({ entries }) => entries === 2));
    const backups = await must(handlers['games.backups']({ id }));
    const end = backups.find(({ entries }) => entries === 2);
    const old = await must(handlers['games.fromBackup']({ id, backup: end?.id ?? '' }));
    expect(await must(handlers['games.open']({ id: old.id }))).toMatchObject({
      lines: longJournal(2),
      head: 'l1',
      face: { turn: 1 },
    });
    expect((await must(handlers['games.open']({ id }))).lines).toHaveLength(6);
    expect(await handlers['games.fromBackup']({ id, backup: '../head.json' })).toMatchObject({
      ok: false,
      reason: 'save.unreadable',
    });
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

describe('the text of a game', () => {
  it('is the reply its opening gives, letter for letter of its lines', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers, { things: { 'roster:axis': 1 } })).envelope;
    expect(JSON.parse((await host.text('games.open', { id })) ?? '')).toEqual(
      await host.handlers['games.open']({ id }),
    );
    await append(host.handlers, id, 1, 300);
    expect(JSON.parse((await host.text('games.open', { id })) ?? '')).toEqual(
      await host.handlers['games.open']({ id }),
    );
    // a change comes right after it, from a host that has not opened the game otherwise
    await host.close();
    const next = openTemp(folder);
    expect(await next.text('games.open', { id })).toContain('"revision":2');
    expect(await append(next.handlers, id, 2, 1, 300)).toBe(3);
  });

  it('is left to the handlers where anything is not as usual', async () => {
    const folder = tempFolder();
    const { handlers, text } = openTemp(folder);
    const { id } = (await create(handlers)).envelope;
    expect(await text('games.list', {})).toBeUndefined();
    expect(await text('games.open', { id: '../x' })).toBeUndefined();
    expect(await text('games.open', { id: 'gone' })).toBeUndefined();
    writeFileSync(headOf(folder, id), 'damaged');
    expect(await text('games.open', { id })).toBeUndefined();
    expect(existsSync(headOf(folder, id))).toBe(true);
  });
});

describe('a very large game', () => {
  it('is backed up, exported and imported again at any size it may have', { timeout: 90_000 }, async () => {
    const folder = path.join(tempFolder(), 'game');
    const { envelope, ...rest } = sampleGame();
    const text = 'x'.repeat(19_000);
    const lines = longJournal(1_200).map((line) => ({ ...line, facts: [{ kind: 'note' as const, text }] }));
    const content = { ...rest, envelope, lines, head: 'l5' };
    makeFolder(folder);
    const name = await makeBackup(folder, content, new Date());
    expect(readBackup(folder, name)).toEqual(content);
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

  it('never outgrows the file that can be imported again: what would is refused, and nothing is written', {
    timeout: 90_000,
  }, async () => {
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
