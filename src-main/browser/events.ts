import type { ServerResponse } from 'node:http';
import type { HostEvent } from '#shared/contract.ts';

/** Events to every open page, as server-sent events. */
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
