/** As much of a window as is needed here. */
interface Crashable {
  readonly isDestroyed: () => boolean;
  readonly webContents: {
    readonly on: (event: 'render-process-gone', on: (event: unknown, details: { reason: string }) => void) => unknown;
    readonly reload: () => void;
  };
}

const pause = 10_000;

/** A page that dies is loaded again: every game is on disk. One that dies at once again is left, or it would never end. */
export const setupCrash = (
  window: Crashable,
  told: (reason: string) => void,
  now: () => number = () => performance.now(),
): void => {
  let last = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    told(reason);
    if (window.isDestroyed() || now() - last < pause) return;
    last = now();
    window.webContents.reload();
  });
};
