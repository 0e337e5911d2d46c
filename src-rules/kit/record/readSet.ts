import type { Json, JsonObject } from '../base/json.ts';
import type { Context } from './context.ts';
import { emptyContext } from './context.ts';

/**
 * What of `context` a calculation read, so that the record of a fight keeps that and nothing more: a cell or a unit
 * corrected later never changes an old fight.
 */
export interface ReadSet {
  readonly context: Context;
  readonly reads: () => JsonObject;
}

type Noted = { [key: string]: Json | Noted };

/** The drawn map is no part of it: two thousand hexes do not belong into an entry, and what it told is in the input. */
export const trackReads = (context: Context): ReadSet => {
  const noted: Noted = {};
  return { context: watch(context, noted, 'sheets'), reads: () => JSON.parse(JSON.stringify(noted)) };
};

/** A stored slice as an `Context`: what was not read then was never looked at, and is empty. */
export const contextFromReads = (reads: JsonObject): Context => ({ ...emptyContext, ...reads });

/**
 * Notes each value read, by its path. An object is noted when it is touched (that it was there is a reading, too), and
 * whole when somebody asks for its keys; a list is noted whole. `free`: what is handed on as it is, and not noted.
 */
const watch = <T extends object>(source: T, noted: Noted, free?: keyof T): T => {
  const made = new Map<string, object>();
  const whole = new Set<string>();
  const inner = (key: string, value: object): object => {
    const known = made.get(key);
    if (known) return known;
    const here: Noted = {};
    noted[key] = here;
    const watched = watch(value, here);
    made.set(key, watched);
    return watched;
  };
  const all = (): void => {
    for (const key of Object.keys(source)) {
      const value: unknown = Reflect.get(source, key);
      if (value !== undefined && key !== free) {
        noted[key] = JSON.parse(JSON.stringify(value));
        whole.add(key);
      }
    }
  };
  const get = (key: string | symbol): unknown => {
    const value: unknown = Reflect.get(source, key);
    if (typeof key === 'symbol' || !Object.hasOwn(source, key) || value === undefined) return value;
    if (whole.has(key) || key === free) return value;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return inner(key, value);
    noted[key] = JSON.parse(JSON.stringify(value));
    return value;
  };
  // the target is empty and open: a frozen source would forbid handing out watched parts of itself
  return new Proxy<T>(Object.create(Object.getPrototypeOf(source)), {
    get: (_target, key) => get(key),
    has: (_target, key) => get(key) !== undefined || Reflect.has(source, key),
    ownKeys: () => {
      all();
      return Reflect.ownKeys(source);
    },
    getOwnPropertyDescriptor: (_target, key) => {
      if (!Object.hasOwn(source, key)) return undefined;
      return { value: get(key), configurable: true, enumerable: true, writable: false };
    },
    set: () => false,
    deleteProperty: () => false,
  });
};
