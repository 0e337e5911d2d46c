import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Runs what nobody waits for once the screen stands; answers how to call it off. */
export const afterPaint = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** False for a screen's first frame: what is looked at second is drawn when the first stands. */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => afterPaint(() => setSettled(true)), []);
  return settled;
};

/** What is still to be drawn one frame behind the key that asked for it. */
const behind = new Set<() => void>();

/**
 * A value one painted frame behind whenever its key changes: what is small answers the hand at once, and what is dear
 * to draw follows. A hidden page paints nothing: there nothing waits.
 */
export const useBehind = <T>(value: T, key: string): T => {
  const [drawn, setDrawn] = useState(key);
  const last = useRef(value);
  if (drawn === key) last.current = value;
  useEffect(() => {
    if (drawn === key) return undefined;
    const follow = () => setDrawn(key);
    if (document.hidden) follow();
    behind.add(follow);
    const callOff = afterPaint(follow);
    return () => {
      behind.delete(follow);
      callOff();
    };
  }, [drawn, key]);
  return last.current;
};

/** Draws at once what is a frame behind: the next key or press is for the screen that was asked for, not the last. */
export const catchUp = (): void => {
  if (behind.size === 0) return;
  flushSync(() => {
    for (const follow of behind) follow();
  });
};
