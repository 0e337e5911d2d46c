import { extname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endings } from '#shared/ownFiles.ts';

/** The folder asked for with `--library DIR` or `--library=DIR`; Chromium's own switches pass by. */
export const libraryOf = (argv: readonly string[], from: string): string | undefined => {
  const at = argv.findIndex((word) => word === '--library' || word.startsWith('--library='));
  if (at < 0) return undefined;
  const word = argv[at] ?? '';
  const folder = word === '--library' ? argv[at + 1] : word.slice('--library='.length);
  if (!folder) return undefined;
  return isAbsolute(folder) ? folder : resolve(from, folder);
};

const readable: readonly string[] = [...Object.values(endings), 'json'];

/** As a path; a Linux desktop may name a file by its address. */
const pathOf = (word: string): string | undefined => {
  if (!/^file:/i.test(word)) return word;
  try {
    return fileURLToPath(word);
  } catch {
    return undefined;
  }
};

/**
 * The file a start was asked to open, the last one named: told from Chromium's own words, which it sorts in among them,
 * by its ending.
 */
export const fileIn = (argv: readonly string[], from: string): string | undefined => {
  const word = argv.findLast(
    (one, i) =>
      !one.startsWith('-') && argv[i - 1] !== '--library' && readable.includes(extname(one).slice(1).toLowerCase()),
  );
  const path = word === undefined ? undefined : pathOf(word);
  return path === undefined ? undefined : resolve(from, path);
};
