import { once } from 'node:events';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { startServer } from './server.ts';

it('a stranger is heard to the end before he is refused: who sends first and listens then hears why', async () => {
  const server = await startServer({ port: 0, renderer: tmpdir(), answer: async () => '{}' });
  const size = 46 * 1024 * 1024;
  const socket = net.connect(server.port, '127.0.0.1');
  const lines = ['POST / HTTP/1.1', `Host: 127.0.0.1:${server.port}`, 'Connection: close', `Content-Length: ${size}`];
  const wasSent = await new Promise<boolean>((resolve) => {
    socket.on('error', () => resolve(false));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(size, 0x20), (error) => resolve(!error));
  });
  expect(wasSent).toBe(true);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /);
  await server.close();
});
