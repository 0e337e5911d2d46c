import type { App, Shell } from 'electron';
import { mayOpenOutside } from './links.ts';
import { isOurs } from './pages.ts';

/** No page leaves the app and none opens a window, whatever it was lured to. */
export const setupGuards = (app: App, shell: Shell): void => {
  app.on('web-contents-created', (_created, contents) => {
    const outside = (url: string): void => {
      if (mayOpenOutside(url)) void shell.openExternal(url);
    };
    contents.setWindowOpenHandler(({ url }) => {
      outside(url);
      return { action: 'deny' };
    });
    contents.on('will-navigate', (event) => {
      if (isOurs(event.url)) return;
      event.preventDefault();
      outside(event.url);
    });
    contents.on('will-frame-navigate', (event) => {
      if (!isOurs(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isOurs(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
};
