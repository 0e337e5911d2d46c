import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeSheet } from '#rules/kit/hexmap/file/writeSheet.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { sheetLimits } from '#rules/kit/hexmap/limits.ts';
import type { HostEvent } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { cleanUp, create, face, must, newGame, openTemp, tempFolder } from './library/testing/temp.ts';

afterEach(cleanUp);

const start = async () => {
  const folder = tempFolder();
  const host = openTemp(path.join(folder, 'library'));
  const { handlers } = host;
  const told: HostEvent[] = [];
  host.listen((event) => told.push(event));
  const put = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const count = async () => (await must(handlers['games.list']({}))).length;
  const look = async () => (await must(handlers['files.given']({}))).file;
  const { id } = (await create(handlers)).envelope;
  await must(handlers['games.write']({ id, base: 1, lines: [...longJournal(3)], head: 'l2', face }));
  const { text = '' } = await must(handlers['games.export']({ id, things: false }));
  return { folder, host, handlers, told, put, count, look, id, text };
};

it('a game is shown for what it is, nothing is written, and taken it is one game more', async () => {
  const { folder, host, handlers, told, put, count, look, id, text } = await start();
  told.length = 0;
  host.give(put('sera.statogame', text));
  expect(told).toEqual([{ event: 'given' }]);
  const file = await look();
  expect(file).toMatchObject({ is: 'game', name: 'sera.statogame', envelope: { id, name: newGame.name }, entries: 3 });
  expect(await count()).toBe(1);
  expect(JSON.stringify(file)).not.toContain(path.join(folder, 'sera'));
  const made = await must(handlers['games.import']({ given: file?.id }));
  expect(made.id).not.toBe(id);
  expect((await must(handlers['games.open'](made))).lines).toHaveLength(3);
  // it is taken once, whoever asks again
  expect(await look()).toBeUndefined();
  expect(await handlers['games.import']({ given: file?.id })).toEqual({ ok: false, reason: 'cancelled' });
  expect(await count()).toBe(2);
});

it('put away it is nobody’s, and the newer of two is the one that is shown and taken', async () => {
  const { host, handlers, put, count, look, text } = await start();
  host.give(put('one.statogame', text));
  const one = await look();
  host.give(put('two.statogame', text));
  const two = await look();
  expect([one?.name, two?.name]).toEqual(['one.statogame', 'two.statogame']);
  expect(await handlers['games.import']({ given: one?.id })).toEqual({ ok: false, reason: 'cancelled' });
  await handlers['files.putAway']({ id: one?.id ?? '' });
  expect((await look())?.name).toBe('two.statogame');
  await handlers['files.putAway']({ id: two?.id ?? '' });
  expect(await look()).toBeUndefined();
  expect(await count()).toBe(1);
});

it('a map comes as its text, a table is named as one, whatever they end in', async () => {
  const { host, put, look } = await start();
  const sheet = { grid: gridOf(2, 2), hexes: {}, sides: {}, links: {}, boxes: {} };
  const text = writeSheet(sheet, { game: 'invented', name: 'Ours' });
  host.give(put('ours.json', `\uFEFF${text}`));
  expect(await look()).toMatchObject({ is: 'map', name: 'ours.json', text: `\uFEFF${text}` });
  host.give(put('huge.statomap', text + ' '.repeat(sheetLimits.file)));
  const huge = await look();
  expect(huge?.is === 'map' && huge.text.length).toBe(sheetLimits.file + 1);
  host.give(put('crt.statogame', '{"format": "stato-maggiore/thing", "version": 1}'));
  expect(await look()).toMatchObject({ is: 'thing', name: 'crt.statogame' });
});

it.each([
  ['foreign', () => 'Dear Anna,', 'import.notOurs'],
  ['cut short', (text: string) => text.slice(0, text.length / 2), 'import.truncated'],
  ['newer', (text: string) => text.replace('"version":2', '"version":99'), 'import.newer'],
])('one that is %s is refused with its reason', async (_, made, reason) => {
  const { host, put, look, text } = await start();
  host.give(put('odd.statogame', made(text)));
  expect(await look()).toMatchObject({ is: 'refused', name: 'odd.statogame', refusal: { reason } });
});

it('one that is gone, or goes between the look and the taking, is trouble with the disk', async () => {
  const { host, handlers, put, count, look, text } = await start();
  const file = put('brief.statogame', text);
  host.give(file);
  const seen = await look();
  rmSync(file);
  expect(await handlers['games.import']({ given: seen?.id })).toMatchObject({ ok: false, reason: 'disk.broken' });
  expect(await look()).toMatchObject({ is: 'refused', refusal: { reason: 'disk.broken' } });
  expect(await count()).toBe(1);
});
