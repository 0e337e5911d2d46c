import type { BrowserWindow } from 'electron';

const pause = 10_000;

/** A page that dies is loaded again: every game is on disk. One that dies at once again is left, or it would never end. */
export const setupCrash = (window: BrowserWindow): void => {
  let last = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    window.webContents.reload();
  });
};
