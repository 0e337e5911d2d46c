import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Conf from 'conf';
import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '#shared/serve.ts';
import { openHost } from './handlers.ts';
import { cleanUp, create, face, filesIn, must, tempFolder } from './library/testing/temp.ts';

afterEach(cleanUp);

const phrase = 'never to be found anywhere';
const text = 'cir airports donetz';

/** What lies on disk as text, backups unpacked. */
const onDisk = (folder: string): readonly string[] =>
  Object.keys(filesIn(folder)).map((file) => {
    const bytes = readFileSync(path.join(folder, file));
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  });

describe('a game with a sealed note', () => {
  it.each(['browser', 'desktop'] as const)(
    'ARMIR-17.1b keeps neither phrase nor text on disk (%s host)',
    async (host) => {
      const folder = tempFolder();
      const { handlers, close } = openHost({ folder, Store: Conf, host, version: '1', locale: 'it-IT' });
      const faults: unknown[] = [];
      const answers = serve(handlers, (error, call) => faults.push(error, call));
      const sealed = await answers('notes.seal', { phrase, text });
      if (!sealed.ok) throw new Error(sealed.reason);
      const { box, print } = sealed.value as { box: string; print: string };

      const { id } = (await create(handlers)).envelope;
      const line = {
        id: 'l0',
        parent: null,
        at: '2026-01-02T20:00:00.000Z',
        says: { id: 'test.sealed', p: { print: { name: print } } },
        facts: [{ kind: 'sealed', note: 'objectives/1', side: 'soviet', print, box }],
        spans: ['turn:1'],
      };
      await must(handlers['games.write']({ id, base: 1, lines: [line], head: 'l0', face }));
      // a new turn makes a backup
      await must(handlers['games.write']({ id, base: 2, lines: [], head: 'l0', face: { ...face, turn: 2 } }));
      const exported = await must(handlers['games.export']({ id, things: true }));
      // trouble of every kind names neither
      const troubles = [
        await answers('notes.open', { phrase: `${phrase}!`, box, print }),
        await answers('notes.open', { phrase, box, print: 'x'.repeat(300) }),
        await answers('notes.seal', { phrase, text: text.repeat(20) }),
      ];
      expect(troubles.map((one) => (one.ok ? '' : one.reason))).toEqual([
        'note.phrase',
        'input.invalid',
        'input.invalid',
      ]);
      await close();

      const all = [...onDisk(folder), exported.text ?? '', JSON.stringify(troubles), JSON.stringify(faults)];
      expect(all.some((one) => one.includes(box))).toBe(true);
      for (const one of all) {
        expect(one).not.toContain(phrase);
        expect(one).not.toContain(text);
      }
    },
  );
});
