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
