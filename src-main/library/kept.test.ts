import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { grid } from './testing/savedGames.ts';
import { cleanUp, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const typed = { kind: 'table' as const, game: 'invented', of: 'crt', name: 'From the card', data: grid('A1') };
const fileIn = (folder: string): string => path.join(folder, 'things', 'crt.json');

describe('what is kept one a file', () => {
  it('with any single bit turned is never taken for the player’s own, nor gone from the list', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    const written = await must(handlers['things.write']({ ...typed, id: 'crt' }));
    const bytes = readFileSync(fileIn(folder));
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const turned = Buffer.from(bytes);
      turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      writeFileSync(fileIn(folder), turned);
      const [thing, ...others] = await must(handlers['things.list']({}));
      expect(others).toEqual([]);
      const { back: _, ...rest } = thing ?? {};
      expect(rest, `bit ${bit}`).toEqual(written);
    }
    expect(readdirSync(path.join(folder, 'set-aside')).length).toBeGreaterThan(bytes.length);
    // the player's next change ends the word on it
    const next = await must(handlers['things.write']({ ...typed, id: 'crt', base: 1, data: grid('A2') }));
    expect(await must(handlers['things.list']({}))).toEqual([next]);
  });

  it('an older version’s file has no checksum of its own: its content’s and its form are asked', async () => {
    const folder = tempFolder();
    const { handlers } = openTemp(folder);
    await must(handlers['things.write']({ ...typed, id: 'crt' }));
    const { sum: _, at: __, ...old } = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    rmSync(path.join(folder, 'backups', 'things'), { recursive: true });
    writeFileSync(fileIn(folder), JSON.stringify(old));
    expect(await must(handlers['things.list']({}))).toEqual([old]);
    writeFileSync(fileIn(folder), JSON.stringify(old).replace('A1', 'A7'));
    expect(await must(handlers['things.list']({}))).toEqual([]);
    expect(await must(handlers['things.damaged']({}))).toEqual({ count: 1 });
  });

  it('the last value of each day stays, twelve days of them, and the newest good one comes back', async () => {
    const folder = tempFolder();
    const now = { at: new Date('2026-03-01T20:00:00.000Z') };
    const { handlers } = openTemp(folder, () => now.at);
    let base: number | undefined;
    for (let day = 1; day <= 15; day++) {
      for (const part of ['early', 'late']) {
        const data = grid(`${part} ${day}`);
        const more = base === undefined ? {} : { base };
        ({ revision: base } = await must(handlers['things.write']({ ...typed, id: 'crt', ...more, data })));
        now.at = new Date(now.at.getTime() + 3_600_000);
      }
      now.at = new Date(now.at.getTime() + 22 * 3_600_000);
    }
    const copies = path.join(folder, 'backups', 'things', 'crt');
    expect(readdirSync(copies)).toHaveLength(13);
    writeFileSync(fileIn(folder), '');
    writeFileSync(path.join(copies, 'last.json'), '\0');
    const [thing] = await must(handlers['things.list']({}));
    expect(thing).toMatchObject({ data: grid('late 14'), back: '2026-03-14T21:00:00.000Z' });
  });

  it('a host that may only read shows the copy and moves nothing', async () => {
    const folder = tempFolder();
    const first = openTemp(folder);
    await must(first.handlers['things.write']({ ...typed, id: 'crt' }));
    writeFileSync(fileIn(folder), 'x');
    const second = openTemp(folder);
    expect(await must(second.handlers['things.list']({}))).toMatchObject([{ data: grid('A1') }]);
    expect(readFileSync(fileIn(folder), 'utf8')).toBe('x');
  });
});
