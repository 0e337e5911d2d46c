import { useEffect, useState } from 'react';

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
