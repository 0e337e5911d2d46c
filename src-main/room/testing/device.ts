import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { Doc } from 'yjs';
import { ChannelSocket, type ChannelSource, type ChannelWays } from '#shared/channel.ts';
import { desk } from '#shared/room.ts';

/** A browser of the room: its cookie, its Origin, and a certificate accepted by hand. */
export const deviceAt = (url: string) => {
  const { origin, host } = new URL(url);
  const agent = new https.Agent({ rejectUnauthorized: false, keepAlive: true });
  let cookie = '';
  const ask = (
    path: string,
    { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown>; fingerprint: string }>(
      (resolve, reject) => {
        const request = https.request(
          `${origin}${path}`,
          {
            method,
            agent,
            headers: {
              host,
              ...(cookie && { cookie }),
              ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
              ...headers,
            },
          },
          (response) => {
            const fingerprint = (response.socket as TLSSocket).getPeerCertificate().fingerprint256;
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (more: string) => {
              text += more;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text, headers: response.headers, fingerprint }),
            );
            response.on('error', reject);
          },
        );
        request.on('error', reject);
        request.end(body);
      },
    );
  const post = (path: string, value: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(value), headers });
  const streams = new Set<() => void>();
  const ways: ChannelWays = {
    source: (path) => {
      const source: ChannelSource = { onmessage: null, onerror: null, close: () => request.destroy() };
      const request = https.get(`${origin}${path}`, { agent, headers: { host, cookie } }, (response) => {
        if (response.statusCode !== 200) return source.onerror?.();
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (more: string) => {
          const blocks = (rest + more).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) source.onmessage?.({ data: block.replace(/^data: /, '') });
        });
        response.on('close', () => source.onerror?.());
        return undefined;
      });
      request.on('error', () => source.onerror?.());
      streams.add(() => request.destroy());
      return source;
    },
    post: async (path, messages) => (await post(path, messages)).status === 204,
    encode: (data) => Buffer.from(data).toString('base64'),
    decode: (text) => Uint8Array.from(Buffer.from(text, 'base64')),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  class Socket extends ChannelSocket {
    constructor() {
      super(ways);
    }
  }
  return {
    ask,
    post,
    ways,
    join: async (code: string, name = 'tablet') => {
      const answer = await post('/join', { code, name });
      const [set] = [answer.headers['set-cookie']].flat();
      if (typeof set === 'string') cookie = set.split(';')[0] ?? '';
      return JSON.parse(answer.text || '{}') as { ok: boolean; reason?: string };
    },
    call: async (name: string, input: unknown = {}) => {
      const answer = await post(`/call/${name}`, input);
      return { status: answer.status, reply: answer.status === 200 ? JSON.parse(answer.text) : undefined };
    },
    /** `own`: the document in which it writes */
    follow: (name: string, own?: string) => {
      const [document, writing] = [new Doc(), new Doc()];
      const websocketProvider = new HocuspocusProviderWebsocket({
        url: origin,
        WebSocketPolyfill: Socket,
        messageReconnectTimeout: 2 ** 30,
        delay: 50,
        minDelay: 20,
        maxDelay: 200,
      });
      const provider = new HocuspocusProvider({ websocketProvider, name, document, token: 'follows', awareness: null });
      provider.attach();
      const mine =
        own === undefined
          ? undefined
          : new HocuspocusProvider({
              websocketProvider,
              name: own,
              document: writing,
              token: 'writes',
              awareness: null,
            });
      mine?.attach();
      const [asked, answered] = [writing.getMap<unknown>(desk.asked), writing.getMap<unknown>(desk.answered)];
      let count = 0;
      return {
        /** asks on its desk, and waits for the answer however often the line breaks */
        write: (input: unknown): Promise<Record<string, unknown>> =>
          new Promise((resolve) => {
            count += 1;
            const key = `${name}/${Math.random()}/${count}`;
            const look = () => {
              const reply = answered.get(key);
              if (reply === undefined) return;
              answered.unobserve(look);
              writing.transact(() => {
                asked.delete(key);
                answered.delete(key);
              });
              resolve(reply as Record<string, unknown>);
            };
            answered.observe(look);
            asked.set(key, input);
          }),
        asked,
        document,
        lines: document.getMap<unknown>('lines'),
        now: document.getMap<unknown>('now'),
        screen: document.getMap<unknown>('screen'),
        cut: () => {
          for (const close of streams) close();
          streams.clear();
        },
        stop: () => {
          provider.destroy();
          mine?.destroy();
          websocketProvider.destroy();
        },
      };
    },
    close: () => agent.destroy(),
  };
};
