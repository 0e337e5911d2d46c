import { useEffect } from 'react';

/** Keeps the screen on while `on`: a lock is lost when the window is hidden, so it is asked for again. */
export const useAwake = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || over) return;
      // Refused on battery saver or without a gesture: the screen then sleeps as the system likes.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) await got?.release();
      else lock = got;
    };
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [on]);
};
