import type { Page } from '@playwright/test';
import type { CallName, HostEvent, In, Out, Reply } from '#shared/contract.ts';

/** What the preload gave the page, called with anything at all, as a page gone wrong would. */
export const verb = (page: Page, name: 'call' | 'listen' | 'offer', ...args: readonly unknown[]): Promise<unknown> =>
  // The name travels as a parameter: nothing is assumed of what the page was given.
  page.evaluate(
    ({ api, name: which, args: all }: { api: string; name: string; args: readonly unknown[] }) =>
      Reflect.get(window, api)[which](...all),
    { api: 'statoMaggiore', name, args },
  );
export const callRaw = (page: Page, ...args: readonly unknown[]): Promise<unknown> => verb(page, 'call', ...args);

/** Calls a host as the page does. */
export const call = async <K extends CallName>(page: Page, name: K, input: In<K>): Promise<Reply<Out<K>>> =>
  (await callRaw(page, name, input)) as Reply<Out<K>>;

export const must = <T>(reply: Reply<T>): T => {
  if (!reply.ok) throw new Error(`${reply.reason} ${JSON.stringify(reply.p ?? {})}`);
  return reply.value;
};

/** Notes every event main sends to the page from here on. */
export const hear = (page: Page): Promise<void> =>
  page.evaluate((api: string) => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heardEvents', heard);
    Reflect.set(
      window,
      'stopHearing',
      Reflect.get(window, api).listen((event: unknown) => heard.push(event)),
    );
  }, 'statoMaggiore');
export const heard = (page: Page): Promise<readonly HostEvent[]> =>
  page.evaluate(() => Reflect.get(window, 'heardEvents'));

const face = { turn: 1, turns: 12, side: 'german' };

/** A small game, plainly invented: what the disk keeps is all that is asked about here. */
export const newGame = (name: string): In<'games.create'> => ({
  game: 'panzergruppe-guderian',
  gameVersion: 1,
  scenario: 'campaign',
  name,
  players: { german: 'Anna', soviet: 'Bruno' },
  setUp: { cells: {}, balances: { vp: 0 }, options: {}, place: { path: 't1', turn: 1 } },
  things: {},
  face,
});

export const noteWrite = (
  id: string,
  base: number,
  line: string,
  after: string | null,
  text: string,
): In<'games.write'> => ({
  id,
  base,
  lines: [
    {
      id: line,
      parent: after,
      at: '2026-03-01T20:00:00.000Z',
      says: { id: 'note' },
      facts: [{ kind: 'note', text }],
      spans: [],
    },
  ],
  head: line,
  face: { ...face, turn: 2 },
});
