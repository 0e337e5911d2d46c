import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { Doc } from 'yjs';
import { ChannelSocket, type ChannelSource, type ChannelWays } from '#shared/channel.ts';
import {
  type CallName,
  contract,
  defaultSettings,
  type Envelope,
  type Out,
  type Refusal,
  type Reply,
  type SavedGame,
  settingsSchema,
} from '#shared/contract.ts';
import { desk, type Shown, shared, shownSchema } from '#shared/room.ts';
import { newId } from './ids.ts';

/** The host of a second screen: calls over TLS to the owner's machine, and what is told by replication. */

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  });

const kept = 'stato-maggiore-settings';
/** The look and the language are this device's own. */
const readSettings = () => {
  try {
    return settingsSchema.parse(JSON.parse(window.localStorage.getItem(kept) ?? ''));
  } catch {
    return defaultSettings;
  }
};
const writeSettings = (settings: unknown): void => {
  try {
    window.localStorage.setItem(kept, JSON.stringify(settings));
  } catch {
    // a private window keeps nothing: they hold until it is closed
  }
};

const outside: Out<'app.info'> = {
  version: '',
  host: 'browser',
  locale: navigator.language,
  library: '',
  readOnly: 'second',
};

export const call = async (name: CallName, input: unknown): Promise<unknown> => {
  if (name === 'settings.read') return { ok: true, value: readSettings() };
  if (name === 'settings.write') {
    writeSettings(input);
    return { ok: true, value: {} };
  }
  // a phrase is typed here and goes nowhere
  if (name === 'notes.seal' || name === 'notes.open') {
    const { sealNote, openNote } = await import('./sealing.ts');
    return name === 'notes.seal'
      ? sealNote(contract[name].input.parse(input))
      : openNote(contract[name].input.parse(input));
  }
  if (name === 'games.write') return mine ? mine.ask(input) : unheard;
  const response = await post(`/call/${name}`, input);
  if (response.status === 200) return response.json();
  // it has to ask for a code first
  if (name === 'app.info' && response.status === 401) return { ok: true, value: outside };
  return { ok: false, reason: response.status === 401 ? 'room.closed' : 'host.fault' };
};

/** Where this device writes: what is asked goes as soon as the line holds, and is answered by the same key. */
interface Desk {
  readonly ask: (input: unknown) => Promise<Reply<unknown>>;
  readonly stop: () => void;
}
let mine: Desk | undefined;
const unheard: Reply<unknown> = { ok: false, reason: 'host.gone' };

const openDesk = (name: string, websocketProvider: HocuspocusProviderWebsocket): Desk => {
  const document = new Doc();
  const [asked, answered] = [document.getMap<unknown>(desk.asked), document.getMap<Reply<unknown>>(desk.answered)];
  const waiting = new Map<string, (reply: Reply<unknown>) => void>();
  answered.observe(() => {
    for (const [key, reply] of answered) {
      document.transact(() => {
        asked.delete(key);
        answered.delete(key);
      });
      waiting.get(key)?.(reply);
      waiting.delete(key);
    }
  });
  const provider = new HocuspocusProvider({ websocketProvider, name, document, token: 'writes', awareness: null });
  provider.attach();
  return {
    ask: (input) =>
      new Promise((resolve) => {
        const key = newId();
        waiting.set(key, resolve);
        asked.set(key, input);
      }),
    stop: () => {
      provider.destroy();
      document.destroy();
      // whether it was written nobody knows: it is asked again where there is another opening
      for (const tell of waiting.values()) tell(unheard);
    },
  };
};

/** Asks to be let in; undefined: it is. */
export const join = async (code: string, name: string): Promise<Refusal | undefined> => {
  try {
    const response = await post('/join', { code, name });
    if (response.status !== 200) return { reason: 'room.code' };
    const answer: { readonly ok: boolean } & Refusal = await response.json();
    return answer.ok ? undefined : { reason: answer.reason };
  } catch {
    return { reason: 'host.gone' };
  }
};

const source = (url: string): ChannelSource => {
  const events = new EventSource(url);
  const like: ChannelSource = { onmessage: null, onerror: null, close: () => events.close() };
  events.onmessage = (message) => like.onmessage?.(message);
  events.onerror = () => like.onerror?.();
  return like;
};

const ways: ChannelWays = {
  source,
  post: async (url, messages) => (await post(url, messages)).status === 204,
  encode: (data) => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')),
  decode: (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
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

/** What is heard of the owner's game: lines in the order they came, and where it stands. */
export interface Told {
  readonly lines: readonly unknown[];
  readonly stand?: Pick<SavedGame, 'head' | 'revision' | 'saved'> | undefined;
  readonly envelope?: Envelope | undefined;
  readonly things?: SavedGame['things'] | undefined;
}
interface Ears {
  readonly told: (told: Told) => void;
  readonly shown: (shown: Shown) => void;
  readonly connected: (is: boolean) => void;
  /** the room of this opening is over: there may be another */
  readonly over: () => void;
}

/** milliseconds */
const soon = 500;
const atMost = 4_000;

/** Listens to one opening of the room until it is stopped; `own`: the document in which this device writes. */
export const listenTo = (
  { opening, own }: { readonly opening: string; readonly own: string | undefined },
  { told, shown, connected, over }: Ears,
): (() => void) => {
  const document = new Doc();
  const [lines, now, screen] = [
    document.getMap<unknown>(shared.lines),
    document.getMap<unknown>(shared.now),
    document.getMap<unknown>(shared.screen),
  ];
  const tell = () =>
    told({
      lines: [...lines.values()],
      stand: now.get('stand') as Told['stand'],
      envelope: now.get('envelope') as Told['envelope'],
      things: now.get('things') as Told['things'],
    });
  now.observe(tell);
  screen.observe(() => {
    const said = shownSchema.safeParse(screen.get('shown'));
    if (said.success) shown(said.data);
  });
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: window.location.origin,
    WebSocketPolyfill: Socket,
    // a dead line is known by its missing beat (channel.ts)
    messageReconnectTimeout: 2 ** 30,
    delay: soon,
    minDelay: soon,
    maxDelay: atMost,
    onStatus: ({ status }) => connected(status === 'connected'),
    // the line could not be opened, or ended: whether there is still a room, the calls say
    onClose: over,
  });
  const provider = new HocuspocusProvider({
    websocketProvider,
    name: opening,
    document,
    token: 'follows',
    awareness: null,
    onAuthenticationFailed: over,
  });
  provider.attach();
  // a dead line is known late by its silence: that the network is back is known at once
  const comesBack = () => websocketProvider.webSocket?.close();
  window.addEventListener('online', comesBack);
  const writes = own === undefined ? undefined : openDesk(own, websocketProvider);
  mine = writes;
  return () => {
    window.removeEventListener('online', comesBack);
    if (mine === writes) mine = undefined;
    writes?.stop();
    provider.destroy();
    websocketProvider.destroy();
    document.destroy();
  };
};
