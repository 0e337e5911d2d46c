import electronUpdater from 'electron-updater';
import type { Updater } from '../updates.ts';

/**
 * The one part of the app that asks the network, in a file of its own: it is loaded when the player has agreed. It takes
 * only what is newer, fetches nothing by itself, holds a package to its checksum (and to the signature this one has), and
 * puts it in place when the app is closed.
 */
export const openUpdater = (): Updater => {
  const { autoUpdater, CancellationToken } = electronUpdater;
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = true;
  autoUpdater.allowDowngrade = false;
  autoUpdater.allowPrerelease = false;
  autoUpdater.disableWebInstaller = true;
  autoUpdater.logger = null;
  // told by the promise as well; an event nobody hears would end the app
  autoUpdater.on('error', () => {});
  return {
    look: async () => {
      const found = await autoUpdater.checkForUpdates();
      if (!found?.isUpdateAvailable) return undefined;
      const { version, releaseNotes } = found.updateInfo;
      return { version, notes: typeof releaseNotes === 'string' ? releaseNotes : '' };
    },
    download: (told) => {
      const token = new CancellationToken();
      const hear = ({ percent }: { readonly percent: number }): void => told(percent / 100);
      autoUpdater.on('download-progress', hear);
      const done = autoUpdater
        .downloadUpdate(token)
        .then(() => {})
        .finally(() => autoUpdater.off('download-progress', hear));
      return { done, stop: () => token.cancel() };
    },
  };
};
