import { join } from 'node:path';
import { FuseState, FuseV1Options, flipFuses, getCurrentFuseWire } from '@electron/fuses';
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
 * The fuses of a packaged binary that are not as `fuses.mjs` says, by name; read from the binary itself.
 *
 * @param {string} file
 * @returns {Promise<readonly string[]>}
 */
export const wrongFuses = async (file) => {
  /** @type {Readonly<Record<string, unknown>>} */
  const wire = await getCurrentFuseWire(file);
  return Object.entries(FuseV1Options).flatMap(([name, at]) => {
    const asked = typeof at === 'number' ? fuses[at] : undefined;
    return asked === undefined || wire[at] === (asked ? FuseState.ENABLE : FuseState.DISABLE) ? [] : [name];
  });
};

/**
 * One of the two apps a universal one is put together from, as electron-builder lays it. It is not signed: the two
 * signatures would differ, and what differs is not put together. The whole comes by here once more.
 *
 * @param {string} folder
 */
const isHalf = (folder) => /-(x64|arm64)-temp$/.test(folder);

/**
 * electron-builder's hook after the files are laid out and before anything is signed.
 *
 * @param {import('electron-builder').AfterPackContext} context
 */
export const afterPack = async ({ appOutDir, electronPlatformName, packager }) => {
  const executableName = 'executableName' in packager ? String(packager.executableName) : '';
  const binary = binaryIn(electronPlatformName, packager.appInfo.productFilename, executableName);
  const file = join(appOutDir, binary);
  await flipFuses(file, isHalf(appOutDir) ? { ...fuses, resetAdHocDarwinSignature: false } : fuses);
  const wrong = await wrongFuses(file);
  if (wrong.length > 0) throw new Error(`fuses of ${binary} are not as they should be: ${wrong.join(', ')}`);
};
