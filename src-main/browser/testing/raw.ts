import net from 'node:net';

/** Says something to the host, and what it answered before the connection ended. */
export const raw = (text: string, to: { readonly port: number }): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(to.port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (data) => {
      said += data;
    });
    socket.on('error', () => resolve(said));
    socket.on('close', () => resolve(said));
  });
