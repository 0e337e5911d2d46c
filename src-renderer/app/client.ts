import type { Client } from '#shared/contract.ts';
import type { MenuState } from '#shared/menu.ts';
import { client, type Transport } from '#shared/serve.ts';
import { type EventSourceLike, httpTransport } from '#shared/transport.ts';

declare global {
  interface Window {
    /** set by the desktop shell's preload: three named verbs, never Electron itself */
    readonly statoMaggiore?: Transport & { readonly offer?: (state: MenuState) => void };
  }
}

/** The browser's EventSource, as the transport sees it. */
const events = (url: string): EventSourceLike => {
  const source = new EventSource(url);
  const like: EventSourceLike = { onmessage: null, close: () => source.close() };
  source.onmessage = (message) => like.onmessage?.(message);
  return like;
};

let present: Client | undefined;

/** The host behind the screens: the desktop shell's, else the one that served this page. */
export const host = (): Client => {
  present ??= client(window.statoMaggiore ?? httpTransport((url, init) => window.fetch(url, init), events));
  return present;
};

/** Component tests bring a host of their own. */
export const setHost = (other: Client): void => {
  present = other;
};
