import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { append, grid, headOf, journalOf, open, rows, until } from './testing/savedGames.ts';
import { cleanUp, create, face, filesIn, must, newGame, openTemp, setUp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

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
    const late = await handlers['games.write']({ id, base: 1, lines: [...longJournal(2)], head: 'l1', face });
    expect(late).toEqual({ ok: false, reason: 'save.stale', p: { revision: 2 } });
    expect(filesIn(path.join(folder, 'games', id, 'journal'))).toEqual(before);
  });

  it('confirms once more a change whose confirmation was lost, and writes it once', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    await append(host.handlers, id, 1, 2);
    const things = { 'table:crt': { checksum: 'c', data: [1] } };
    const change = { id, base: 2, lines: [...longJournal(3, 2)], head: 'l4', face, things };
    const first = await must(host.handlers['games.write'](change));
    // by the same host, and by one started since
    expect(await must(host.handlers['games.write'](change))).toEqual(first);
    await host.close();
    const { handlers } = openTemp(folder);
    expect(await must(handlers['games.write'](change))).toEqual(first);
    expect((await must(handlers['games.open']({ id }))).lines).toEqual(longJournal(5));
    for (const other of [
      { ...change, lines: change.lines.map((line) => ({ ...line, at: '2026-01-02T20:00:00.000Z' })) },
      { ...change, head: 'l3' },
      { ...change, face: { ...face, turn: 2 } },
      { ...change, things: {} },
      { ...change, base: 1 },
    ])
      expect(await handlers['games.write'](other)).toMatchObject({ ok: false, reason: 'save.stale' });
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
    const inBin = async () =>
      Object.fromEntries((await must(handlers['games.bin']({}))).map((row) => [row.name, row.left !== undefined]));
    // its backups are not taken with it
    expect(await inBin()).toEqual({ One: true, Two: false, Three: false });
    expect(readdirSync(path.join(folder, 'bin', 'things'))).toHaveLength(1);
    expect(await must(handlers['games.emptyBin']({}))).toEqual({ gone: 2 });
    expect(await inBin()).toEqual({ One: true, Two: true, Three: true });
    expect(Object.keys(filesIn(path.join(folder, 'bin'))).every((name) => name.startsWith('left/'))).toBe(true);
    const good = async () =>
      (await rows(handlers, 'good')).map((row) => row.state === 'good' && row.envelope.name).sort();
    expect(await good()).toEqual(['Kept']);
    expect(await must(handlers['games.emptyBin']({}))).toEqual({ gone: 0 });
    // the newest backup comes back as a game; what is taken off now is gone for good
    await must(handlers['games.restore']({ id: one }));
    expect(await good()).toEqual(['Kept', 'One']);
    expect(await must(handlers['games.emptyBin']({ id: two }))).toEqual({ gone: 1 });
    expect(await inBin()).toEqual({ Three: true });
    expect(existsSync(path.join(folder, 'backups', two))).toBe(false);
  });

  it('deleted for good a month ago has no backups left', async () => {
    const folder = tempFolder();
    const host = openTemp(folder, () => new Date('2026-01-01T20:00:00.000Z'));
    const { id } = (await create(host.handlers)).envelope;
    await must(host.handlers['games.remove']({ id }));
    await must(host.handlers['games.emptyBin']({}));
    await host.close();
    const later = async (day: string) => {
      const next = openTemp(folder, () => new Date(day));
      const [row] = await must(next.handlers['games.bin']({}));
      await next.close();
      return [row?.left !== undefined, existsSync(path.join(folder, 'backups', id))];
    };
    expect(await later('2026-01-31T19:59:00.000Z')).toEqual([true, true]);
    expect(await later('2026-01-31T20:01:00.000Z')).toEqual([false, false]);
  });

  it('deleted for good leaves its backups also where an older version kept them, in its own folder', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    await until(async () => (await must(host.handlers['games.backups']({ id }))).length === 1);
    const [outside, inside] = [path.join(folder, 'backups', id), path.join(folder, 'games', id, 'backups')];
    renameSync(outside, inside);
    await must(host.handlers['games.remove']({ id }));
    await must(host.handlers['games.emptyBin']({}));
    expect(await must(host.handlers['games.bin']({}))).toMatchObject([{ id, left: expect.any(String) }]);
    await must(host.handlers['games.restore']({ id }));
    expect(await must(host.handlers['games.list']({}))).toHaveLength(1);
    await host.close();
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
    expect(file.name).toBe('Invented-evening.without-tables.statogame');
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

describe('backups', () => {
  it('hold the end of every turn, and open as a new game', async () => {
    const { handlers } = open();
    const { id } = (await create(handlers)).envelope;
    let revision = await append(handlers, id, 1, 2, 0, 1);
    revision = await append(handlers, id, revision, 2, 2, 2);
    await append(handlers, id, revision, 2, 4, 2);
    // several are made at once, and a newer one of the same turn takes the place of the one listed: then it is looked for anew
    let old = '';
    await until(async () => {
      const end = (await must(handlers['games.backups']({ id }))).find(({ entries }) => entries === 2);
      const opened = end && (await handlers['games.fromBackup']({ id, backup: end.id }));
      if (opened?.ok) old = opened.value.id;
      return old !== '';
    });
    expect(await must(handlers['games.open']({ id: old }))).toMatchObject({
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
