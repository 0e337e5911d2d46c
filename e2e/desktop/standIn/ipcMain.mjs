import { strict, unknown } from './strict.mjs';

const handlers = new Map();
const listeners = new Map();

export const ipcMain = strict('ipcMain', {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  removeHandler(channel) {
    handlers.delete(channel);
  },
  on(channel, listener) {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
  },
});

/** A message from a page, from whichever of its frames. */
export const receive = async (kind, channel, event, args) => {
  if (kind === 'send') {
    for (const listener of listeners.get(channel) ?? []) listener(event, ...args);
    return {};
  }
  if (kind !== 'invoke') return unknown(`ipc ${kind}`);
  const handler = handlers.get(channel);
  if (!handler) return { error: `Error: No handler registered for '${channel}'` };
  try {
    return { value: structuredClone(await handler(strict('event', event), ...args)) };
  } catch (error) {
    return { error: String(error) };
  }
};

/** Channels a page could reach: a test looks that there are no more than ours. */
export const channels = () => ({ handle: [...handlers.keys()], on: [...listeners.keys()] });
