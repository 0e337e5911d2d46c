import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { create } from 'zustand';

/**
 * Paper is white and has no scroll bars: before anything is printed, by our command or the browser's own, the page takes
 * the light theme, long lists draw all their lines and maps the whole of what is drawn. Afterwards all is as it was.
 */
export const usePrinting = create<{ readonly printing: boolean }>(() => ({ printing: false }));

type Painter = () => void;
const painters = new Set<Painter>();
let was: string | undefined;

const turn = (printing: boolean): void => {
  const { dataset } = document.documentElement;
  if (printing && dataset.theme !== 'light') {
    was = dataset.theme;
    dataset.theme = 'light';
  } else if (!printing && was !== undefined) {
    dataset.theme = was;
    was = undefined;
  }
  // the browser takes the page as it is when the event is over
  flushSync(() => usePrinting.setState({ printing }));
  for (const paint of painters) paint();
};
const before = (): void => turn(true);
const after = (): void => turn(false);

/** Once for the whole app. */
export const usePaper = (): void =>
  useEffect(() => {
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

/** What no style reaches is painted at once when something is about to be printed, and again afterwards. */
export const onPaper = (paint: Painter): (() => void) => {
  painters.add(paint);
  return () => painters.delete(paint);
};

/** When what asked for it (a menu, the palette) has gone from the page. */
export const printPage = (): void => void setTimeout(() => window.print(), 300);
