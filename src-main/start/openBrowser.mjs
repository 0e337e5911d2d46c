import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * How this system opens an address, if it has a way. Pure.
 *
 * @param {string} platform
 * @param {string} url
 * @returns {readonly [string, readonly string[]]}
 */
export const opener = (platform, url) =>
  platform === 'darwin'
    ? ['open', [url]]
    : platform === 'win32'
      ? // `start` takes its first quoted word for a title; & would end the command
        ['cmd', ['/c', 'start', '""', url.replaceAll('&', '^&')]]
      : ['xdg-open', [url]];

/**
 * Opens the default browser where there is one; the address is printed anyway, so failing is silent.
 *
 * @param {string} url
 */
export const openBrowser = (url) => {
  const env = process.env;
  if (process.platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, args] = opener(process.platform, url);
  if (process.platform === 'linux' && !(env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, command))))
    return;
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};
