import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { defaultSettings } from '#shared/contract.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { limits } from '#shared/saves/schema.ts';
import { cleanUp, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const table = (text: string) => ({
  id: 'crt',
  cols: ['1-1'],
  rows: ['1'],
  cells: { '1/1-1': { text } },
  from: 'typed',
});
const sheet = {
  grid: gridOf(3, 2),
  hexes: { '0101': { terrain: 'wood' }, '0201': { terrain: 'clear', name: 'Somewhere' }, '0301': { terrain: 'clear' } },
  sides: { '0101/0201': ['river'] },
  links: { '0101/0201': ['road'] },
  boxes: {},
};
const typed = { kind: 'table' as const, game: 'invented', of: 'crt', name: 'From the card', data: table('A1') };

describe('the players’ own things', () => {
  it('are kept apart from games, versioned by the checksum of their content', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const first = await must(host.handlers['things.write'](typed));
    expect(first).toMatchObject({ revision: 1, checksum: checksum(table('A1')) });
    const second = await must(host.handlers['things.write']({ ...typed, id: first.id, base: 1, data: table('A2') }));
    expect(second).toMatchObject({ id: first.id, revision: 2, checksum: checksum(table('A2')) });
    await must(
      host.handlers['things.write']({ kind: 'preset', game: 'other', of: 'attack', name: 'Usual', data: { a: 1 } }),
    );
    await host.close();

    const { handlers } = openTemp(folder);
    expect(await must(handlers['things.list']({ kind: 'table' }))).toEqual([second]);
    expect(await must(handlers['things.list']({ game: 'other' }))).toHaveLength(1);
    expect(await must(handlers['things.list']({}))).toHaveLength(2);
  });

  it('are listed by their names; of one name always in the same order', async () => {
    const { handlers } = openTemp(tempFolder());
    for (const name of ['b', 'a', 'c', 'a', 'b']) await must(handlers['things.write']({ ...typed, name }));
    const listed = await must(handlers['things.list']({}));
    expect(listed.map(({ name }) => name)).toEqual(['a', 'a', 'b', 'b', 'c']);
    for (const alike of ['a', 'b']) {
      const ids = listed.flatMap(({ name, id }) => (name === alike ? [id] : []));
      expect(ids).toEqual([...ids].sort());
    }
  });

  it('refuse a change based on an older one, and one to what is gone', async () => {
    const { handlers } = openTemp(tempFolder());
    const { id } = await must(handlers['things.write'](typed));
    await must(handlers['things.write']({ ...typed, id, base: 1 }));
    expect(await handlers['things.write']({ ...typed, id, base: 1 })).toMatchObject({
      ok: false,
      reason: 'thing.stale',
    });
    expect(await handlers['things.write']({ ...typed, id })).toMatchObject({ ok: false, reason: 'thing.stale' });
    expect(await handlers['things.remove']({ id, base: 1 })).toMatchObject({ ok: false, reason: 'thing.stale' });
    await must(handlers['things.remove']({ id, base: 2 }));
    expect(await handlers['things.remove']({ id, base: 2 })).toMatchObject({ ok: false, reason: 'thing.missing' });
    expect(await handlers['things.write']({ ...typed, id, base: 2 })).toMatchObject({
      ok: false,
      reason: 'thing.missing',
    });
    expect(await must(handlers['things.list']({}))).toEqual([]);
  });

  it('stand in the order of their names, and of the same name always in the same one', async () => {
    const { handlers } = openTemp(tempFolder());
    for (const [id, name] of [
      ['c', 'Same'],
      ['a', 'Same'],
      ['b', 'Same'],
      ['d', 'First'],
    ] as const)
      await must(handlers['things.write']({ ...typed, id, name }));
    expect((await must(handlers['things.list']({}))).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('may be given an id by the screens', async () => {
    const { handlers } = openTemp(tempFolder());
    expect(await must(handlers['things.write']({ ...typed, id: 'invented-crt' }))).toMatchObject({
      id: 'invented-crt',
      revision: 1,
    });
  });

  it('refuse what is no table, and what is huge', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    expect(await handlers['things.write']({ ...typed, data: { id: 'crt', cols: 1 } })).toMatchObject({
      reason: 'input.invalid',
      p: { path: 'data.cols' },
    });
    const rows = Array.from({ length: 150 }, (_, i) => 'x'.repeat(19_000) + i);
    expect(await handlers['things.write']({ ...typed, kind: 'preset', data: { rows } })).toMatchObject({
      reason: 'save.tooLarge',
      p: { limit: limits.thing },
    });
    expect(existsSync(path.join(folder, 'things'))).toBe(false);
  });

  it('refuse what is no map, by its place', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const write = (data: unknown) =>
      handlers['things.write']({ kind: 'sheet', game: 'invented', of: 'map', name: 'Map', data });
    expect(await write({ rows: [] })).toMatchObject({ reason: 'input.invalid', p: { path: 'data.grid' } });
    expect(await write({ ...sheet, hexes: { '0901': { terrain: 'wood' } } })).toMatchObject({
      reason: 'input.invalid',
      p: { path: 'data.hexes.0901' },
    });
    expect(await write({ ...sheet, links: { '0101/0301': ['road'] } })).toMatchObject({
      reason: 'input.invalid',
      p: { path: 'data.links.0101/0301' },
    });
    for (const hex of [null, { terrain: 7 }])
      expect(await write({ ...sheet, hexes: { '0101': hex } })).toMatchObject({ reason: 'input.invalid' });
    expect(existsSync(path.join(folder, 'things'))).toBe(false);
    expect(await must(write(sheet))).toMatchObject({ kind: 'sheet', revision: 1, data: sheet });
  });

  it('that cannot be read are passed over, and never written over', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    await must(handlers['things.write']({ ...typed, id: 'one' }));
    writeFileSync(path.join(folder, 'things', 'two.json'), '{"half');
    expect(await must(handlers['things.list']({}))).toHaveLength(1);
    await must(handlers['things.write']({ ...typed, id: 'two' }));
    expect(readdirSync(path.join(folder, 'set-aside'))[0]).toMatch(/^things-two-[0-9a-f]+\.json$/);
    expect(await must(handlers['things.list']({}))).toHaveLength(2);
  });
});

describe('settings', () => {
  it('are the usual ones at first, kept after, and told to every window', async () => {
    const folder = tempFolder();
    const host = openTemp(folder);
    const told: unknown[] = [];
    host.listen((event) => told.push(event));
    expect(await must(host.handlers['settings.read']({}))).toEqual(defaultSettings);
    const mine = { ...defaultSettings, locale: 'it' as const, textSize: 1.5, keys: { undo: 'u' } };
    await must(host.handlers['settings.write'](mine));
    expect(told).toEqual([{ event: 'changed', what: 'settings' }]);
    await host.close();
    expect(await must(openTemp(folder).handlers['settings.read']({}))).toEqual(mine);
  });

  it('damaged read as the usual ones, and the damaged file is kept', async () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'settings.json'), '{"theme":"neon"}');
    const { handlers } = openTemp(folder);
    expect(await must(handlers['settings.read']({}))).toEqual(defaultSettings);
    await must(handlers['settings.write'](defaultSettings));
    expect(readdirSync(path.join(folder, 'set-aside'))[0]).toMatch(/^settings-/);
  });

  it('in good order are written over, and nothing of them is set aside', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    for (const theme of ['dark', 'light'] as const)
      await must(handlers['settings.write']({ ...defaultSettings, theme }));
    expect(existsSync(path.join(folder, 'set-aside'))).toBe(false);
  });

  it('of an earlier version lacking a member take its usual value', async () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'settings.json'), '{"theme":"dark"}');
    expect(await must(openTemp(folder).handlers['settings.read']({}))).toEqual({ ...defaultSettings, theme: 'dark' });
  });
});
