import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Conf from 'conf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { contract, HostEvent } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { serve } from '#shared/serve.ts';
import { type HostOptions, openHost, troubleOf } from './handlers.ts';
import { cleanUp, create, face, must, newGame, openTemp, tempFolder } from './library/testing/temp.ts';

afterEach(cleanUp);

const withDialogs = (dialogs: HostOptions['dialogs']) => {
  const options = { folder: tempFolder(), Store: Conf, host: 'desktop', version: '1.2.3', locale: 'it-IT' } as const;
  return openHost(dialogs ? { ...options, dialogs } : options);
};

describe('what happened', () => {
  it('is told without a name, a path or a word of a game', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { handlers } = host;
    await create(handlers);
    const trouble = new RangeError(`of ${newGame.name} in ${folder}`);
    const console = vi.spyOn(globalThis.console, 'error').mockReturnValue(undefined);
    host.told(trouble, 'games.open');
    expect(console).toHaveBeenCalledWith('games.open', trouble);
    console.mockRestore();
    await must(handlers['app.fault']({ kind: 'TypeError', at: ['index-abc.js:1:2'] }));
    host.pageGone('oom');
    const { text } = await must(handlers['app.diagnostics']({}));
    expect(text).toContain('games: 1 good; in the bin: 0');
    const lines = text.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { what: 'start' },
      { what: 'fault', call: 'games.open', kind: 'RangeError' },
      { what: 'page', kind: 'TypeError', at: ['index-abc.js:1:2'] },
      { what: 'gone', reason: 'oom' },
    ]);
    for (const secret of [newGame.name, folder, ...Object.values(newGame.players)]) expect(text).not.toContain(secret);
    await host.close();
    const again = openTemp(folder);
    const after = await must(again.handlers['app.diagnostics']({}));
    expect(after.text.match(/"what":"(\w+)"/g)?.slice(-2)).toEqual(['"what":"stop"', '"what":"start"']);
  });
});

describe('the handlers', () => {
  it('answer every call of the contract as its schema says', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const faults: unknown[] = [];
    const answers = serve(handlers, (error) => faults.push(error));
    const { id } = (await create(handlers)).envelope;
    await must(handlers['games.write']({ id, base: 1, lines: [...longJournal(2)], head: 'l1', face }));
    const { text } = await must(handlers['games.export']({ id, things: true }));
    const settings = await must(handlers['settings.read']({}));
    const thing = { kind: 'preset', game: 'g', of: 'o', id: 'one', name: 'n', data: { a: 1 } };
    const asked: Readonly<Record<keyof typeof contract, unknown>> = {
      'app.info': {},
      'app.diagnostics': {},
      'app.fault': { kind: 'TypeError', at: ['index-abc.js:1:2'] },
      'settings.read': {},
      'settings.write': settings,
      'updates.read': {},
      'updates.look': {},
      'updates.fetch': {},
      'updates.stop': {},
      'games.list': {},
      'games.create': newGame,
      'games.open': { id },
      'games.write': { id, base: 2, lines: [], head: 'l0', face },
      'games.rename': { id, name: 'other' },
      'games.players': { id, players: { axis: 'Carla' } },
      'games.duplicate': { id, name: 'copy' },
      'games.export': { id, things: false },
      'games.import': { text },
      'games.importPiece': { upload: 'u', at: 0, text },
      'games.importStop': {},
      'files.given': {},
      'files.putAway': { id: 'none' },
      'games.backups': { id },
      'games.fromBackup': { id, backup: 'none' },
      'games.remove': { id },
      'games.bin': {},
      'games.restore': { id },
      'games.emptyBin': {},
      'things.write': thing,
      'photos.write': { id: 'one', photo: { image: 'data:image/png;base64,AAAA', width: 1, height: 1, opacity: 1 } },
      'photos.read': { id: 'one' },
      'photos.remove': { id: 'one' },
      'room.state': {},
      'room.open': { id, hidden: { cells: [], rolls: [] } },
      'room.code': {},
      'room.part': { follower: 'nobody', role: 'dice' },
      'room.remove': { follower: 'nobody' },
      'room.show': { game: id, place: 'table' },
      'room.close': {},
      'notes.seal': { phrase: 'a phrase', text: 'left' },
      'notes.open': { phrase: 'a phrase', box: 'no box', print: '' },
      'things.list': {},
      'things.damaged': {},
      'things.remove': { id: 'one', base: 1 },
    };
    for (const [name, input] of Object.entries(asked)) {
      const reply = await answers(name, input);
      if (name === 'games.fromBackup') expect(reply).toMatchObject({ ok: false, reason: 'save.unreadable' });
      // without pages there is nothing to show on a second screen
      else if (name === 'room.open') expect(reply).toMatchObject({ ok: false, reason: 'room.closed' });
      else if (name === 'notes.open') expect(reply).toEqual({ ok: false, reason: 'note.altered' });
      else expect(reply, name).toMatchObject({ ok: true });
    }
    expect(faults).toEqual([]);
  });

  it('tell every window of every change, and of no reading', async () => {
    const { handlers, listen } = openTemp(tempFolder());
    const told: HostEvent[] = [];
    const stop = listen((event) => told.push(event));
    const { id } = (await create(handlers)).envelope;
    await must(handlers['games.write']({ id, base: 1, lines: [], head: null, face }));
    await handlers['games.write']({ id, base: 1, lines: [], head: null, face: { ...face, turn: 2 } });
    await must(handlers['games.open']({ id }));
    await must(handlers['games.list']({}));
    const thing = await must(handlers['things.write']({ kind: 'preset', game: 'g', of: 'o', name: 'n', data: {} }));
    stop();
    await must(handlers['games.remove']({ id }));
    expect(told).toEqual([
      { event: 'changed', what: 'games', id, revision: 1 },
      { event: 'changed', what: 'games', id, revision: 2 },
      { event: 'changed', what: 'things', id: thing.id, revision: 1 },
    ]);
  });

  it('export and import through the desktop’s dialogs, closed ones included', async () => {
    const saved: [string, string][] = [];
    let chosen: string | undefined = '/somewhere/game.json';
    const host = withDialogs({
      save: async (name, text) => {
        saved.push([name, text]);
        return chosen;
      },
      pick: async () => (chosen === undefined ? undefined : saved[0]?.[1]),
    });
    const { id } = (await create(host.handlers)).envelope;
    const file = await must(host.handlers['games.export']({ id, things: true }));
    expect(file).toEqual({ name: 'Invented-evening.with-tables.statogame', path: chosen });
    const copy = await must(host.handlers['games.import']({}));
    expect((await must(host.handlers['games.open'](copy))).envelope.name).toBe(`${newGame.name} (2)`);
    chosen = undefined;
    const cancelled = { ok: false, reason: 'cancelled' };
    expect(await host.handlers['games.export']({ id, things: true })).toEqual(cancelled);
    expect(await host.handlers['games.import']({})).toEqual(cancelled);
    await host.close();
  });

  it('say what the disk said when an export cannot be written or a file not read', async () => {
    const fail = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }));
    const host = withDialogs({ save: fail('ENOSPC'), pick: fail('EACCES') });
    const { id } = (await create(host.handlers)).envelope;
    expect(await host.handlers['games.export']({ id, things: true })).toMatchObject({ ok: false, reason: 'disk.full' });
    expect(await host.handlers['games.import']({})).toMatchObject({ ok: false, reason: 'disk.refused' });
    await host.close();
  });

  it('need the text of an import where there is no dialog', async () => {
    const { handlers } = openTemp(tempFolder());
    expect(await handlers['games.import']({})).toMatchObject({
      ok: false,
      reason: 'input.invalid',
      p: { path: 'text' },
    });
  });

  it('know trouble with the disk from a fault of ours', () => {
    const coded = (code: string) => Object.assign(new Error(code), { code });
    expect(troubleOf(coded('EROFS'))).toBe('disk.readOnly');
    expect(troubleOf(coded('EMFILE'))).toBe('disk.broken');
    expect(troubleOf(coded('ERR_INVALID_ARG_TYPE'))).toBeUndefined();
    expect(troubleOf(new TypeError('x is undefined'))).toBeUndefined();
    expect(troubleOf('a text')).toBeUndefined();
  });

  it('finish what was asked before they stop', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const { id } = (await create(host.handlers)).envelope;
    const write = host.handlers['games.write']({ id, base: 1, lines: [...longJournal(1)], head: 'l0', face });
    await host.close();
    expect(await write).toMatchObject({ ok: true });
    writeFileSync(path.join(folder, 'note.txt'), '');
    const { lines } = await must(openTemp(folder).handlers['games.open']({ id }));
    expect(lines).toHaveLength(1);
  });
});
