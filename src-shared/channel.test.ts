import { expect, it } from 'vitest';
import { ChannelSocket, type ChannelSource } from './channel.ts';

const opened = (post: () => Promise<boolean>) => {
  const source: ChannelSource = { onmessage: null, onerror: null, close: () => {} };
  const socket = new ChannelSocket({
    source: () => source,
    post,
    encode: () => 'x',
    decode: () => new Uint8Array(),
    after: () => () => {},
  });
  source.onmessage?.({ data: 'c1' });
  return socket;
};
const sent = async (post: () => Promise<boolean>) => {
  const socket = opened(post);
  socket.send(new Uint8Array([1]));
  await new Promise((done) => setTimeout(done, 0));
  return socket.readyState;
};

it('a line closes when a message does not arrive, whether that is answered or the sending fails', async () => {
  expect(await sent(async () => true)).toBe(1);
  expect(await sent(async () => false)).toBe(3);
  expect(await sent(() => Promise.reject(new Error('no network')))).toBe(3);
});

it('whatever is heard begins the wait for the next anew, and silence closes the line', () => {
  const source: ChannelSource = { onmessage: null, onerror: null, close: () => {} };
  const waits = new Set<() => void>();
  const socket = new ChannelSocket({
    source: () => source,
    post: async () => true,
    encode: () => 'x',
    decode: () => new Uint8Array(),
    after: (_ms, run) => {
      waits.add(run);
      return () => waits.delete(run);
    },
  });
  const [first] = waits;
  source.onmessage?.({ data: 'c1' });
  expect([waits.size, waits.has(first as () => void)]).toEqual([1, false]);
  for (const run of waits) run();
  expect(socket.readyState).toBe(3);
});
