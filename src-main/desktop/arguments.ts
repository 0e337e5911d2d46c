import { isAbsolute, resolve } from 'node:path';

/** The folder asked for with `--library DIR` or `--library=DIR`; Chromium's own switches pass by. */
export const libraryOf = (argv: readonly string[], from: string): string | undefined => {
  const at = argv.findIndex((word) => word === '--library' || word.startsWith('--library='));
  if (at < 0) return undefined;
  const word = argv[at] ?? '';
  const folder = word === '--library' ? argv[at + 1] : word.slice('--library='.length);
  if (!folder) return undefined;
  return isAbsolute(folder) ? folder : resolve(from, folder);
};
