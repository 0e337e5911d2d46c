import { create } from 'zustand';
import type { Route } from './route.ts';

/** The way out of a game the player took: to another screen, or the window is to be closed. */
export type WayOut = Route | 'close';

interface Leaving {
  /** waits until all of the game is on disk */
  readonly way?: WayOut;
  /** the disk refuses, or takes its time: the player is asked */
  readonly asks: boolean;
}

/** Apart from the game's store, which is loaded with the first game: the question is drawn above every screen. */
export const useWayOut = create<Leaving>(() => ({ asks: false }));

let onClosing = (): void => window.statoMaggiore?.leave?.();
/** Who has a game open says what becomes of a window that is to be closed. */
export const setOnClosing = (run: () => void): void => {
  onClosing = run;
};
/** The desktop shell was asked to close the window and waits for the page's word. */
export const closing = (): void => onClosing();
