import type { HostEvent } from '#shared/contract.ts';

/** As much of a window as is needed here. */
interface Closable {
  on(event: 'close', on: (event: { readonly preventDefault: () => void }) => void): unknown;
  on(event: 'unresponsive', on: () => void): unknown;
  on(event: 'responsive', on: () => void): unknown;
  readonly webContents: { on(event: 'render-process-gone', on: () => void): unknown };
  readonly close: () => void;
}

/**
 * A window is not closed over what is only in the page's memory: the page is told, waits for the disk or asks the
 * player, and says when it may go. A page that cannot answer, hung or gone, holds nothing.
 */
export const setupClosing = (window: Closable, tell: (event: HostEvent) => void) => {
  let holds = false;
  let hangs = false;
  window.on('close', (event) => {
    if (!holds || hangs) return;
    event.preventDefault();
    tell({ event: 'closing' });
  });
  window.on('unresponsive', () => {
    hangs = true;
  });
  window.on('responsive', () => {
    hangs = false;
  });
  window.webContents.on('render-process-gone', () => {
    holds = false;
  });
  return {
    /** whether something is only in the page's memory */
    hold: (now: boolean): void => {
      holds = now;
    },
    /** the page's word: nothing is lost, or the player wants it so */
    leave: (): void => {
      holds = false;
      window.close();
    },
  };
};
