import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { cleanUp, closeHosts, create, face, must, openTemp, tempFolder } from './testing/temp.ts';

const system = (program: string, ...args: readonly string[]): void => {
  execFileSync(program, args, { stdio: 'ignore' });
};

/** A small disk of its own, where the system lets one be mounted. */
const disk = path.join(tempFolder(), 'disk');
const mounted = ((): boolean => {
  try {
    mkdirSync(disk);
    system('mount', '-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk);
    return true;
  } catch {
    return false;
  }
})();
afterEach(closeHosts);
afterAll(async () => {
  await closeHosts();
  if (mounted) system('umount', disk);
  await cleanUp();
});

describe('a disk that is really full', () => {
  it.skipIf(!mounted)(
    '@tmpfs refuses with its reason, keeps every confirmed line, and goes on when there is room',
    async () => {
      const filler = path.join(disk, 'filler');
      writeFileSync(filler, Buffer.alloc(300 * 1024));
      const { handlers } = openTemp(disk);
      const { id } = (await create(handlers)).envelope;
      let base = 1;
      let lines = 0;
      let refused: unknown;
      for (let i = 0; i < 400 && !refused; i++) {
        const more = [...longJournal(7, lines)];
        const reply = await handlers['games.write']({ id, base, lines: more, head: more.at(-1)?.id ?? null, face });
        if (reply.ok) {
          base = reply.value.revision;
          lines += 7;
        } else refused = reply;
      }
      const { saved } = await must(handlers['games.open']({ id }));
      expect(refused).toMatchObject({ ok: false, reason: 'disk.full', p: { safe: saved } });
      expect(lines).toBeGreaterThan(100);
      const whole = async (host: typeof handlers) => (await must(host['games.open']({ id }))).lines;
      expect(await whole(handlers)).toEqual(longJournal(lines));

      // the app is started again on the same full disk
      await closeHosts();
      const again = openTemp(disk).handlers;
      expect(await whole(again)).toEqual(longJournal(lines));
      rmSync(filler);
      await closeHosts();
      const free = openTemp(disk).handlers;
      const more = [...longJournal(7, lines)];
      await must(free['games.write']({ id, base, lines: more, head: more.at(-1)?.id ?? null, face }));
      expect(await whole(free)).toEqual(longJournal(lines + 7));
    },
  );
});
