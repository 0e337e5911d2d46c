import { EventEmitter } from 'node:events';

/** What the stand-in does not know it must not swallow: the test would prove nothing. */
export const unknown = (what) => {
  throw new Error(`the electron stand-in does not know ${what}`);
};

const passed = new Set(['then', 'toJSON', 'constructor', 'inspect', 'asymmetricMatch']);

/** An object whose unknown properties throw instead of being undefined. */
export const strict = (name, object) =>
  new Proxy(object, {
    get(target, key) {
      if (typeof key !== 'symbol' && !(key in target) && !passed.has(key)) return unknown(`${name}.${key}`);
      const value = target[key];
      // A method runs on the object itself: private fields are not the proxy's.
      return typeof value === 'function' && !Object.hasOwn(target, key) && key !== 'constructor'
        ? value.bind(target)
        : value;
    },
    set(target, key, value) {
      target[key] = value;
      return true;
    },
  });

/** The keys of an options object, all of which must be known. */
export const known = (what, options, keys) => {
  for (const key of Object.keys(options)) if (!keys.includes(key)) unknown(`${what}.${key}`);
};

/** An emitter whose events are known by name. */
export class StrictEmitter extends EventEmitter {
  #name;
  #events;
  constructor(name, events) {
    super();
    this.#name = name;
    this.#events = new Set([...events, 'newListener', 'removeListener', 'error']);
  }
  #check(event) {
    if (!this.#events.has(event)) unknown(`the event '${String(event)}' of ${this.#name}`);
  }
  on(event, listener) {
    this.#check(event);
    return super.on(event, listener);
  }
  once(event, listener) {
    this.#check(event);
    return super.once(event, listener);
  }
}

/** An event that listeners may prevent. */
export const preventable = (more = {}) => ({
  ...more,
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
});
