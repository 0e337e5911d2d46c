import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { startServer } from './server.ts';

it('a fault of ours is answered, without a word of it, and the next call too', async () => {
  const server = await startServer({
    port: 0,
    renderer: tmpdir(),
    answer: async (name) => {
      if (name === 'games.list') return '{"ok":true}';
      throw new Error('of Anna’s game');
    },
  });
  try {
    const { origin } = new URL(server.url);
    const opened = await fetch(server.url, { redirect: 'manual' });
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const call = async (name: string) => {
      const headers = { cookie, origin, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/call/${name}`, { method: 'POST', headers, body: '{}' });
      return [answer.status, await answer.text()];
    };
    expect(await call('games.open')).toEqual([500, '']);
    expect(await call('games.list')).toEqual([200, '{"ok":true}']);
  } finally {
    await server.close();
  }
});
