/**
 * A socket for the replication engine made of what any page may do whose certificate its player has accepted: events
 * down, posts up. What comes down says by its first sign what it is.
 */
export const channelSigns = { id: 'c', beat: 'b', message: 'm' } as const;

/** Nothing was heard for so long, not even a beat: the line is dead, though nobody said so. */
const silence = 15_000;

export interface ChannelSource {
  onmessage: ((message: { readonly data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}
export interface ChannelWays {
  readonly source: (url: string) => ChannelSource;
  /** sends messages in their order; false: they did not arrive */
  readonly post: (url: string, messages: readonly string[]) => Promise<boolean>;
  /** base64, as the page's or the test's system has it */
  readonly encode: (data: Uint8Array) => string;
  readonly decode: (text: string) => Uint8Array<ArrayBuffer>;
  /** runs it after so many milliseconds; answers the way to stop */
  readonly after: (ms: number, run: () => void) => () => void;
}

type On = (event: { readonly data?: ArrayBuffer; readonly code?: number; readonly reason?: string }) => void;

/** As much of a `WebSocket` as the engine uses. */
export class ChannelSocket {
  binaryType = 'arraybuffer';
  readyState = 0;
  #id = '';
  #waiting: Uint8Array[] = [];
  #sending = false;
  #stopWaiting = (): void => {};
  readonly #ways: ChannelWays;
  readonly #source: ChannelSource;
  readonly #listeners = new Map<string, Set<On>>();

  constructor(ways: ChannelWays) {
    this.#ways = ways;
    this.#source = ways.source('/stream');
    this.#source.onmessage = ({ data }) => this.#hear(data);
    this.#source.onerror = () => this.close();
    this.#wait();
  }

  addEventListener(name: string, on: On): void {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(on));
  }
  removeEventListener(name: string, on: On): void {
    this.#listeners.get(name)?.delete(on);
  }
  #tell(name: string, event: Parameters<On>[0] = {}): void {
    for (const on of this.#listeners.get(name) ?? []) on(event);
  }

  #wait(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#ways.after(silence, () => this.close());
  }

  #hear(data: string): void {
    this.#wait();
    const [sign, rest] = [data.slice(0, 1), data.slice(1)];
    if (sign === channelSigns.id) {
      this.#id = rest;
      this.readyState = 1;
      this.#tell('open');
      void this.#pump();
    } else if (sign === channelSigns.message) this.#tell('message', { data: this.#ways.decode(rest).buffer });
  }

  send(data: Uint8Array): void {
    this.#waiting.push(data);
    void this.#pump();
  }
  async #pump(): Promise<void> {
    if (this.#sending || this.readyState !== 1) return;
    this.#sending = true;
    while (this.#waiting.length > 0 && this.readyState === 1) {
      const now = this.#waiting.splice(0, 100).map(this.#ways.encode);
      const arrived = await this.#ways.post(`/send?channel=${this.#id}`, now).catch(() => false);
      if (!arrived) this.close();
    }
    this.#sending = false;
  }

  close(): void {
    if (this.readyState === 3) return;
    const wasOpen = this.readyState === 1;
    this.readyState = 3;
    this.#stopWaiting();
    this.#source.close();
    // the engine tries again after an error before it was open, and after an end once it was
    if (!wasOpen) this.#tell('error');
    this.#tell('close', { code: 1000, reason: '' });
  }
}
