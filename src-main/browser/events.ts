import type { ServerResponse } from 'node:http';
import type { HostEvent } from '#shared/contract.ts';

/**
 * A browser opens at most six connections to one host, and a page that listens keeps one: with more pages than this
 * listening, calls would wait for ever. The one that has listened longest is told to stop; a stale change it makes is
 * refused all the same.
 */
const most = 4;

/** Events to open pages, as server-sent events. */
export const openEvents = () => {
  const pages = new Set<ServerResponse>();
  // A silent connection is closed by some systems; a comment line keeps it.
  const beat = setInterval(() => {
    for (const page of pages) page.write(':\n\n');
  }, 25_000);
  beat.unref();
  return {
    join: (response: ServerResponse): void => {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.write('retry: 1000\n\n');
      for (const oldest of pages) {
        if (pages.size < most) break;
        pages.delete(oldest);
        oldest.end(`retry: ${24 * 3_600_000}\n\n`);
      }
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    tell: (event: HostEvent): void => {
      for (const page of pages) page.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    close: (): void => {
      clearInterval(beat);
      for (const page of pages) page.end();
      pages.clear();
    },
  };
};
