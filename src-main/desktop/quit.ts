import type { App } from 'electron';

/** Leaves only when what is under way is on disk and the library's lock is free. */
export const setupQuit = (app: App, finish: () => Promise<void>): void => {
  let finished = false;
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    if (finished) return;
    event.preventDefault();
    void finish()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        finished = true;
        app.quit();
      });
  });
};
