import { describe, expect, it, vi } from 'vitest';
import type { Reply, Update } from '#shared/contract.ts';
import { notesSince, openUpdates, type Updater } from './updates.ts';

const at = new Date('2026-03-01T20:00:00.000Z');
const newer = { version: '1.3.0', notes: '# Changelog\n\n## 1.3.0\n\n- new\n\n## 1.2.0\n\n- old' };
const shown = { version: '1.3.0', notes: '## 1.3.0\n\n- new' };

const start = (more: { none?: 'build' | 'package'; found?: typeof newer; agreed?: boolean } = {}) => {
  const log: string[] = [];
  const states: Update[] = [];
  let agreed = more.agreed ?? true;
  let backUp: Reply<{ games: number }> = { ok: true, value: { games: 2 } };
  const run: { share?: (share: number) => void; done?: () => void; broke?: (error: Error) => void } = {};
  const look = vi.fn(async () => ('found' in more ? more.found : newer));
  const updater: Updater = {
    look,
    download: (told) => {
      log.push('fetch');
      const done = new Promise<void>((resolve, reject) =>
        Object.assign(run, { share: told, done: resolve, broke: reject }),
      );
      return {
        done,
        stop: () => {
          log.push('stop');
          run.broke?.(new Error('cancelled'));
        },
      };
    },
  };
  const updates = openUpdates({
    source: {
      none: more.none,
      load: async () => {
        log.push('load');
        return updater;
      },
    },
    version: '1.2.0',
    agreed: () => agreed,
    backUp: async () => {
      log.push('back up');
      return backUp;
    },
    told: () => states.push(updates.read()),
    failed: (error) => log.push(`failed: ${error instanceof Error ? error.message : ''}`),
    now: () => at,
  });
  return {
    updates,
    log,
    states,
    run,
    look,
    agree: (now: boolean) => {
      agreed = now;
    },
    refuseBackUp: () => {
      backUp = { ok: false, reason: 'disk.full' };
    },
  };
};

describe('a new version', () => {
  it('is not asked for before the player agreed: what asks is not even loaded', async () => {
    const { updates, log, agree } = start({ agreed: false });
    expect(await updates.look()).toEqual({ is: 'quiet' });
    expect(await updates.download()).toEqual({ ok: true, value: { is: 'quiet' } });
    expect(log).toEqual([]);
    agree(true);
    expect(await updates.look()).toEqual({ is: 'found', ...shown });
    expect(log).toEqual(['load']);
  });

  it.each(['build', 'package'] as const)('cannot come where there is none (%s), and nobody is asked', async (none) => {
    const { updates, log } = start({ none });
    expect(await updates.look()).toEqual({ is: 'none', why: none });
    await updates.download();
    expect(log).toEqual([]);
  });
  it('cannot come to a host that is none that replaces itself', () => {
    const quiet = { version: '1', agreed: () => true, told: () => {}, failed: () => {} };
    const backUp = async () => ({ ok: true, value: { games: 0 } }) as const;
    expect(openUpdates({ ...quiet, backUp, source: undefined }).read()).toEqual({ is: 'none', why: 'host' });
  });

  it('nothing newer is said with its time', async () => {
    const { updates, states } = start({ found: undefined });
    expect(await updates.look()).toEqual({ is: 'quiet', looked: at.toISOString() });
    expect(states.map(({ is }) => is)).toEqual(['looking', 'quiet']);
  });

  it('is fetched after every game is backed up, says how far it is, and waits for the app to be closed', async () => {
    const { updates, log, run } = start();
    await updates.look();
    expect(log).toEqual(['load']);
    expect(await updates.download()).toEqual({ ok: true, value: { is: 'fetching', ...shown, share: 0 } });
    expect(log).toEqual(['load', 'back up', 'fetch']);
    run.share?.(0.5);
    expect(updates.read()).toEqual({ is: 'fetching', ...shown, share: 0.5 });
    // asked twice it is fetched once
    await updates.download();
    await updates.look();
    run.done?.();
    await vi.waitFor(() => expect(updates.read()).toEqual({ is: 'ready', ...shown, games: 2 }));
    await updates.look();
    expect(updates.read().is).toBe('ready');
    expect(log).toEqual(['load', 'back up', 'fetch']);
  });

  it('is not fetched where the games cannot be backed up, and says why', async () => {
    const { updates, log, refuseBackUp } = start();
    await updates.look();
    refuseBackUp();
    expect(await updates.download()).toEqual({ ok: false, reason: 'disk.full' });
    expect([updates.read().is, log]).toEqual(['found', ['load', 'back up']]);
  });

  it('a game that is opened stops it, and it can be fetched again', async () => {
    const { updates, log, run } = start();
    await updates.look();
    await updates.download();
    updates.stop();
    await vi.waitFor(() => expect(updates.read()).toEqual({ is: 'found', ...shown }));
    await updates.download();
    run.done?.();
    await vi.waitFor(() => expect(updates.read().is).toBe('ready'));
    // nothing is left to stop, and no fault is told
    updates.stop();
    expect(log).toEqual(['load', 'back up', 'fetch', 'stop', 'back up', 'fetch']);
  });

  it('a game that is opened while the others are backed up: nothing is fetched, and pressed twice it is once', async () => {
    const { updates, log } = start();
    await updates.look();
    const [first, second] = [updates.download(), updates.download()];
    updates.stop();
    expect((await first).ok && (await second).ok).toBe(true);
    expect([updates.read().is, log]).toEqual(['found', ['load', 'back up']]);
  });

  it('trouble on the way changes nothing, is told to the log, and it can be asked again', async () => {
    const { updates, log, look, run } = start();
    look.mockRejectedValueOnce(new Error('no line'));
    expect(await updates.look()).toEqual({ is: 'failed' });
    expect((await updates.look()).is).toBe('found');
    await updates.download();
    run.broke?.(new Error('checksum'));
    await vi.waitFor(() => expect(updates.read()).toEqual({ is: 'failed' }));
    expect(log.filter((line) => line.startsWith('failed'))).toEqual(['failed: no line', 'failed: checksum']);
  });
});

it.each([
  [
    'the part above the own heading',
    '# Changelog\n\n## 1.3.0\n- c\n## 1.2.5 (May)\n- b\n## 1.2.0\n- a',
    '## 1.3.0\n- c\n## 1.2.5 (May)\n- b',
  ],
  ['all of it where the own is not named', '- c\n- 1.2.0 was better', '- c\n- 1.2.0 was better'],
  ['the own version in brackets', '## [1.3.0]\n- c\n\n## [1.2.0] - May\n- a', '## [1.3.0]\n- c'],
  [
    'a page as its words',
    '<h2>1.3.0</h2>\n<p>Odds &lt; 1 &amp; <script>x</script>more</p>',
    '1.3.0\n\nOdds < 1 & xmore',
  ],
  ['nothing', '', ''],
])('what is new: %s', (_, notes, said) => expect(notesSince(notes, '1.2.0')).toBe(said));
