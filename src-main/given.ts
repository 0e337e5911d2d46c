import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { sheetFormat } from '#rules/kit/hexmap/file/parseSheet.ts';
import { sheetLimits } from '#rules/kit/hexmap/limits.ts';
import type { GivenFile } from '#shared/contract.ts';
import { thingFormat } from '#shared/ownFiles.ts';
import { formatOf } from '#shared/saves/exportFile.ts';
import { limits } from '#shared/saves/schema.ts';
import { readUpTo } from './library/readUpTo.ts';
import { readSent } from './library/sent.ts';

/**
 * A file the system handed the app: by a double click, on the command line. The page learns what it is and its name,
 * never its path; the file is read when it is looked at and when it is taken, and never kept.
 */
export const openGiven = (told: () => void) => {
  let held: { readonly id: string; readonly path: string } | undefined;
  const textOf = (path: string): Promise<string> => readUpTo(path, limits.file + 1);
  const about = () => held && { id: held.id, name: basename(held.path) };
  return {
    give: (path: string): void => {
      held = { id: randomBytes(8).toString('hex'), path };
      told();
    },
    about,
    /** What it is; trouble with the disk is thrown as the disk says it. */
    look: async (): Promise<GivenFile | undefined> => {
      const known = about();
      if (!held || !known) return undefined;
      const text = await textOf(held.path);
      const format = formatOf(text);
      // of one that is too large, enough for its reader to say so
      if (format === sheetFormat) return { ...known, is: 'map', text: text.slice(0, sheetLimits.file + 1) };
      if (format === thingFormat) return { ...known, is: 'thing' };
      // whatever else it is, the reader of games says what is wrong with it
      const read = await readSent(text, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return true;
      });
      if (!read.ok) {
        const { ok: _, ...refusal } = read;
        return { ...known, is: 'refused', refusal };
      }
      const { envelope, face, saved, lines } = read.value;
      return { ...known, is: 'game', envelope, face, saved, entries: lines.length };
    },
    /** The text of the one that was looked at; undefined: it was taken elsewhere, or another came meanwhile. */
    text: async (id: string): Promise<string | undefined> => (held?.id === id ? textOf(held.path) : undefined),
    putAway: (id: string): void => {
      if (held?.id === id) held = undefined;
    },
  };
};
