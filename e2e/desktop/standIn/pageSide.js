/**
 * Runs in the page before anything else, around the compiled preload: the little of Electron that a sandboxed preload may
 * use. `PRELOAD` is replaced by its text.
 */
(() => {
  if (window !== window.top) return; // Electron runs the preload in the main frame alone
  const send = window.__standInSend;
  const listeners = new Map();

  const fail = (what) => {
    throw new Error(`the electron stand-in does not know ${what}`);
  };
  const strict = (name, object) =>
    new Proxy(object, {
      get: (target, key) => (key in target || typeof key === 'symbol' ? target[key] : fail(`${name}.${key}`)),
    });

  /** What crosses the bridge is copied; functions become proxies that copy what they carry. */
  const bridged = (value) => {
    if (typeof value === 'function')
      return (...args) => {
        const result = value(...args.map(bridged));
        return result instanceof Promise ? result.then(bridged) : bridged(result);
      };
    if (value === null || typeof value !== 'object')
      return typeof value === 'symbol' ? fail('a symbol across the bridge') : value;
    if (Array.isArray(value)) return value.map(bridged);
    const proto = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) return structuredClone(value);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bridged(inner)]));
  };

  const ipcRenderer = strict('ipcRenderer', {
    async invoke(channel, ...args) {
      const reply = await send('invoke', channel, structuredClone(args));
      if (reply.error !== undefined) throw new Error(`Error invoking remote method '${channel}': ${reply.error}`);
      return reply.value;
    },
    send: (channel, ...args) => void send('send', channel, structuredClone(args)),
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return this;
    },
    off(channel, listener) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((other) => other !== listener),
      );
      return this;
    },
  });
  Object.defineProperty(window, '__standInDeliver', {
    value: (channel, args) => {
      for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...args);
      return (listeners.get(channel) ?? []).length;
    },
  });

  const freeze = (value) => {
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) freeze(inner);
      Object.freeze(value);
    }
    return value;
  };
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld(key, api) {
      if (key in window)
        throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`);
      Object.defineProperty(window, key, {
        value: freeze(bridged(api)),
        writable: false,
        configurable: false,
        enumerable: true,
      });
    },
  });

  const electron = strict('electron', { contextBridge, ipcRenderer });
  const require = (name) => (name === 'electron' ? electron : fail(`require('${name}') in a sandboxed preload`));
  const module = { exports: {} };
  const process = strict('process', { type: 'renderer', sandboxed: true, contextIsolated: true });
  const scope = [module.exports, require, module, process];
  // biome-ignore lint/correctness/noUnusedFunctionParameters: what a CommonJS file finds around it
  ((exports, require, module, process) => {
    PRELOAD;
  })(...scope);
})();
