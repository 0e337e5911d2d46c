import { type ComponentType, lazy, memo, useState } from 'react';
import { languageLoaded } from '../words/spoken.ts';

/** A component in a chunk of its own. */
export interface Ahead<P extends object> {
  readonly load: () => Promise<unknown>;
  readonly Screen: ComponentType<P>;
}

/**
 * A screen that comes in its own chunk and, once that has been loaded ahead, is drawn at once: a lazy component would
 * still show its placeholder, and React keeps a placeholder in sight for a third of a second.
 */
export const ahead = <P extends object>(chunk: () => Promise<ComponentType<P>>): Ahead<P> => {
  let loaded: ComponentType<P> | undefined;
  const load = async () => {
    const [screen] = await Promise.all([chunk(), languageLoaded()]);
    loaded ??= screen;
    return { default: loaded };
  };
  const Later = lazy(load);
  const Drawn = (props: P) => {
    // what it began as it stays, or it would lose what was typed
    const [Begun] = useState<ComponentType<P>>(() => loaded ?? Later);
    return <Begun {...props} />;
  };
  // the frame is drawn anew by every receipt of the disk: the screen need not be
  return { load, Screen: memo(Drawn) };
};

/** Loads chunks while the hands are still, one after another, so that none of them holds up a key. */
export const loadAhead = (chunks: readonly Pick<Ahead<object>, 'load'>[]): (() => void) => {
  const left = [...chunks];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const chunk = left.shift();
    if (chunk) void chunk.load().then(later, later);
  };
  const later = () => {
    if (left.length === 0) return;
    timer = setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(next) : next()), 40);
  };
  later();
  return () => {
    left.length = 0;
    clearTimeout(timer);
  };
};
