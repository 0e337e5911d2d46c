import type { Client } from '#shared/contract.ts';
import type { MenuState } from '#shared/menu.ts';
import { client, type Transport } from '#shared/serve.ts';
import { type EventSourceLike, type FetchLike, httpTransport } from '#shared/transport.ts';

declare global {
  interface Window {
    /** set by the desktop shell's preload: named verbs, never Electron itself */
    readonly statoMaggiore?: Transport & {
      readonly offer?: (state: MenuState) => void;
      readonly hold?: (holds: boolean) => void;
      readonly leave?: () => void;
    };
  }
}

/** milliseconds */
const listenAgain = 5_000;

let onBroken = (): void => {};
/** The line by which a browser host speaks broke; the desktop shell's cannot. */
export const whenLineBreaks = (run: () => void): void => {
  onBroken = run;
};

/**
 * The browser's EventSource, as the transport sees it. One that is refused stays so, by the standard: a host started
 * again refuses until its address was opened beside this page, so it is asked anew.
 */
const events = (url: string): EventSourceLike => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  const like: EventSourceLike = {
    onmessage: null,
    close: () => {
      clearTimeout(timer);
      source.close();
    },
  };
  const open = () => {
    source = new EventSource(url);
    source.onmessage = (message) => like.onmessage?.(message);
    source.onerror = () => {
      onBroken();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, listenAgain);
    };
  };
  open();
  return like;
};

/** What browsers send for a page that is gone: its limit is 64 KiB for everything under way. */
const lastWords = 60_000;

/** A navigation tells of its end before the page counts as hidden. */
let ending = false;
window.addEventListener('pagehide', () => {
  ending = true;
});
window.addEventListener('pageshow', () => {
  ending = false;
});

/** A page that is put away says its last words apart: a plain request would end with it. */
const fetchToTheEnd: FetchLike = async (url, init) => {
  if ((ending || document.hidden) && init.body.length < lastWords) {
    const sent = await window.fetch(url, { ...init, keepalive: true }).catch(() => undefined);
    if (sent) return sent;
  }
  return window.fetch(url, init);
};

/**
 * A page that came over TLS is a second screen: the desktop shell's has its preload, and the browser host speaks
 * plainly, on its own machine alone.
 */
export const isSecond = window.statoMaggiore === undefined && window.location.protocol === 'https:';

/** What a second screen needs of its host is loaded by second screens alone. */
const second: Transport = {
  call: async (name, input) => (await import('./second.ts')).call(name, input),
  // it hears line by line, of its game alone
  listen: () => () => {},
};

let present: Client | undefined;

/** The host behind the screens: the desktop shell's, else the one that served this page. */
export const host = (): Client => {
  present ??= client(window.statoMaggiore ?? (isSecond ? second : httpTransport(fetchToTheEnd, events)));
  return present;
};

/** Component tests bring a host of their own. */
export const setHost = (other: Client): void => {
  present = other;
};
