import type { App, BrowserWindow } from 'electron';

/** The app started once more: its one window comes to the front. */
export const setupSecond = (app: App, ours: () => BrowserWindow | undefined): void => {
  app.on('second-instance', () => {
    const window = ours();
    if (!window) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
};
