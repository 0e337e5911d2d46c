import { join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { fuses } from './fuses.mjs';

/**
 * The binary whose fuses are set, as each system names it. Pure.
 *
 * @param {string} platform
 * @param {string} productFilename
 * @param {string} executableName
 */
export const binaryIn = (platform, productFilename, executableName) =>
  platform === 'darwin' || platform === 'mas'
    ? `${productFilename}.app`
    : platform === 'win32'
      ? `${productFilename}.exe`
      : executableName;

/**
 * electron-builder's hook after the files are laid out and before anything is signed.
 *
 * @param {import('electron-builder').AfterPackContext} context
 */
export const afterPack = async ({ appOutDir, electronPlatformName, packager }) => {
  const executableName = 'executableName' in packager ? String(packager.executableName) : '';
  const binary = binaryIn(electronPlatformName, packager.appInfo.productFilename, executableName);
  await flipFuses(join(appOutDir, binary), fuses);
};
