import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { channelSigns } from '#shared/channel.ts';

/** More than this waits for a device that does not read: it is let go, and comes back to all of it. */
const mostWaiting = 16 * 1024 * 1024;
const beatEvery = 5_000;

/**
 * What the replication engine takes for a web socket: events down, posts up. Safari lets a page whose certificate its
 * player has accepted read and post, but open no web socket; this way there is one door for all of them.
 */
export class Channel extends EventEmitter {
  readonly id = randomBytes(18).toString('base64url');
  readonly follower: string;
  binaryType = 'nodebuffer';
  readyState = 1;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, follower: string) {
    super();
    this.#response = response;
    this.follower = follower;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write(`data: ${channelSigns.id}${this.id}\n\n`);
    const beat = setInterval(() => this.#write(`data: ${channelSigns.beat}\n\n`), beatEvery);
    beat.unref();
    response.on('close', () => {
      clearInterval(beat);
      this.readyState = 3;
      this.emit('close', 1000, Buffer.alloc(0));
    });
  }

  #write(text: string): void {
    if (this.readyState !== 1) return;
    this.#response.write(text);
    if (this.#response.writableLength > mostWaiting) this.#response.destroy();
  }

  send(data: Uint8Array, done?: (error?: Error) => void): void {
    this.#write(`data: ${channelSigns.message}${Buffer.from(data).toString('base64')}\n\n`);
    done?.();
  }

  /** The connection's own end says whether it is there. */
  ping(): void {
    if (this.readyState === 1) setImmediate(() => this.emit('pong'));
  }

  close(): void {
    if (this.readyState !== 1) return;
    this.readyState = 2;
    this.#response.end();
  }
}
