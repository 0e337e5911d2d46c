import type { App, BrowserWindow } from 'electron';
import { fileIn } from './arguments.ts';

/**
 * The app started once more, or asked by the system to open a file: its one window comes to the front. A file named at
 * the first start waits until there is somebody to take it, and so does one macOS names before the app is ready.
 */
export const setupSecond = (
  app: App,
  start: { readonly argv: readonly string[]; readonly cwd: string },
  ours: () => BrowserWindow | undefined,
): ((take: (file: string) => void) => void) => {
  let waiting = fileIn(start.argv, start.cwd);
  let taker: ((file: string) => void) | undefined;
  const front = (): void => {
    const window = ours();
    if (!window) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  const hand = (file: string | undefined): void => {
    if (file === undefined) return;
    if (taker) taker(file);
    else waiting = file;
  };
  app.on('second-instance', (_event, argv, cwd) => {
    front();
    hand(fileIn(argv, cwd));
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    front();
    hand(file);
  });
  return (take) => {
    taker = take;
    hand(waiting);
    waiting = undefined;
  };
};
