import { useEffect, useRef } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * What one player alone may see is there only while that player is at it: it goes when the window loses the keyboard
 * or is hidden, when the screen is left, and when nobody has moved anything for a while.
 */
export const useAlone = (seconds: number, leave: () => void): void => {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const go = () => latest.current();
    let timer = setTimeout(go, seconds * 1000);
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(go, seconds * 1000);
    };
    const hidden = () => document.hidden && go();
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
    window.addEventListener('blur', go);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, wake);
      window.removeEventListener('blur', go);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [seconds]);
};
