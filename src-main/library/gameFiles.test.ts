import { readFileSync } from 'node:fs';
import path from 'node:path';
import Conf from 'conf';
import { afterEach, describe, expect, it } from 'vitest';
import { up } from '#shared/saves/migrations.ts';
import { sampleGame } from '#shared/saves/testing/sampleGame.ts';
import { readGame, renew, writeNew } from './gameFiles.ts';
import { headFile } from './head.ts';
import { cleanUp, filesIn, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

describe('a game of an older form', () => {
  const first = { ...sampleGame(), envelope: { ...sampleGame().envelope, version: 1 } };
  const steps = [up(1, 'a note has a side', (fact) => (fact.kind === 'note' ? { ...fact, side: 'both' } : fact))];

  it('is brought to the present in memory; its files change only with the first change, and are kept', () => {
    const folder = path.join(tempFolder(), 'game');
    writeNew(Conf, folder, first);
    const before = filesIn(folder);
    const found = readGame(folder, steps);
    if (!found.ok) throw new Error(found.why);
    expect(JSON.stringify(found.value.content.lines)).toContain('"text":"forgotten","side":"both"');
    expect(filesIn(folder)).toEqual(before);

    const renewed = renew(folder, found.value, 2);
    const after = filesIn(folder);
    // until the change itself writes the head, the old game is still there, byte for byte
    for (const [name, bytes] of Object.entries(before)) expect(after[name], name).toBe(bytes);
    expect(readGame(folder)).toMatchObject({ ok: true, value: { content: { lines: sampleGame().lines } } });
    expect(renewed.head.parts.map(({ name }) => name)).toEqual(['v2-0001.json']);
    expect(renewed.head.envelope.version).toBe(2);
    expect(readFileSync(path.join(folder, 'journal', 'v2-0001.json'), 'utf8')).toContain('"side":"both"');
    const kept = path.join(folder, 'backups', 'version-1');
    expect(readFileSync(headFile(kept), 'latin1')).toBe(before['head.json']);
    expect(filesIn(kept)['journal/v1-0001.json']).toBe(before['journal/v1-0001.json']);
  });

  it('of the present form is left as it is', () => {
    const folder = path.join(tempFolder(), 'game');
    writeNew(Conf, folder, sampleGame());
    const before = filesIn(folder);
    const found = readGame(folder);
    if (!found.ok) throw new Error(found.why);
    expect(renew(folder, found.value)).toEqual({ head: found.value.head, open: found.value.open });
    expect(filesIn(folder)).toEqual(before);
  });
});
