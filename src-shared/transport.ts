import { eventSchema, type HostEvent, type Reason } from './contract.ts';
import type { Transport } from './serve.ts';

/** The little of `fetch` and `EventSource` that the browser transport needs; the page hands in its own. */
export type FetchLike = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string; credentials: 'same-origin' },
) => Promise<{
  readonly status: number;
  json(): Promise<unknown>;
}>;
export interface EventSourceLike {
  onmessage: ((message: { readonly data: string }) => void) | null;
  close(): void;
}

/** What the browser host answers apart from replies: its own refusals, in the player's terms. */
const refusals: Readonly<Record<number, Reason>> = {
  401: 'host.restarted',
  403: 'host.gone',
  413: 'save.tooLarge',
  421: 'host.gone',
  // it is being stopped
  503: 'host.gone',
};

const eventOf = (data: string): HostEvent | undefined => {
  try {
    return eventSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

/** Calls over HTTP to the host that served the page: `client(httpTransport(fetch, (url) => new EventSource(url)))`. */
export const httpTransport = (fetch: FetchLike, eventSource: (url: string) => EventSourceLike): Transport => ({
  call: async (name, input) => {
    const response = await fetch(`/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
    });
    if (response.status === 200) return response.json();
    const reason =
      response.status === 413 && name === 'games.import'
        ? 'import.tooLarge'
        : (refusals[response.status] ?? 'host.fault');
    return { ok: false, reason };
  },
  listen: (on: (event: HostEvent) => void) => {
    const source = eventSource('/events');
    source.onmessage = ({ data }) => {
      const event = eventOf(data);
      if (event) on(event);
    };
    return () => source.close();
  },
});
