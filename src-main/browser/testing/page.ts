import { client } from '#shared/serve.ts';
import { type FetchLike, httpTransport } from '#shared/transport.ts';

/** A page's fetch and events, with the cookie jar and the Origin a browser adds. */
export const pageOf = async (url: string) => {
  const { origin } = new URL(url);
  const opened = await fetch(url, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page: FetchLike = (path, init) =>
    fetch(new URL(path, origin), { ...init, headers: { ...init.headers, cookie, origin } });
  const stop = new AbortController();
  const events = (path: string) => {
    const source: { onmessage: ((message: { data: string }) => void) | null; close: () => void } = {
      onmessage: null,
      close: () => stop.abort(),
    };
    void (async () => {
      const response = await fetch(new URL(path, origin), { headers: { cookie }, signal: stop.signal });
      let rest = '';
      for await (const chunk of response.body ?? []) {
        rest += new TextDecoder().decode(chunk);
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks)
          if (block.startsWith('data: ')) source.onmessage?.({ data: block.slice('data: '.length) });
      }
    })().catch(() => {});
    return source;
  };
  return client(httpTransport(page, events));
};
