import { spawn } from 'node:child_process';

/** Opens the default browser where there is one; the address is printed anyway, so failing is silent. */
export const openBrowser = (url: string): void => {
  // Without a display xdg-open may start a text browser in the background.
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const [program, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '""', url]]
        : ['xdg-open', [url]];
  const child = spawn(String(program), Array.isArray(args) ? args : [], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};
