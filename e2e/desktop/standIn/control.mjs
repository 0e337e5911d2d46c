import { chromiumPort } from './chromium.mjs';
import { layReady, questions } from './dialog.mjs';
import { channels } from './ipcMain.mjs';
import { drawn, press } from './menu.mjs';
import { asked } from './session.mjs';
import { attempts, strayRequests, windows } from './windows.mjs';

/** What a test may do and see beside the page: it plays the player's hand on menus, dialogs and the window's frame. */
export const serveControl = ({ app, opened }) => {
  if (!process.send) return;
  const first = () => {
    const window = [...windows][0];
    if (!window) throw new Error('no window');
    return window;
  };
  const deeds = {
    port: () => chromiumPort(),
    windows: () => [...windows].map((window) => window.look()),
    menu: () => drawn(),
    press: (labels) => press(labels, first(), app),
    answer: (kind, answer) => layReady(kind, answer),
    questions: () => questions,
    opened: () => opened,
    stray: () => strayRequests,
    attempts: () => attempts,
    channels: () => channels(),
    permissions: (url) => asked(first().webContents, url),
    resize: (bounds) => first().setBounds(bounds),
    maximize: () => first().maximize(),
    minimize: () => first().minimize(),
    closeWindow: () => first().close(),
    // macOS: a double click in the Finder
    openFile: (file) => {
      let left = true;
      app.emit('open-file', { preventDefault: () => (left = false) }, file);
      if (left) throw new Error('open-file was left to the system');
    },
    quit: () => void setImmediate(() => app.quit()),
  };
  process.on('message', async ({ id, deed, args }) => {
    try {
      process.send({ id, value: (await deeds[deed](...args)) ?? null });
    } catch (error) {
      process.send({ id, error: String(error) });
    }
  });
  // The test's channel alone must not keep a finished app alive, and a test that is gone leaves no app behind.
  process.channel?.unref();
  process.on('disconnect', () => app.exit(70));
};
