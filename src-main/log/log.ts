import path from 'node:path';
import { append, makeFolder, putBack, read, sizeOf } from '../library/files.ts';

/**
 * What happened to the app, for whoever has to find out why: starts, stops, faults, what the disk refused. Words of ours and
 * numbers alone, no names, nothing of a game; it goes nowhere by itself.
 */
export type Happened =
  | 'start'
  | 'stop'
  /** a call we could not answer */
  | 'fault'
  /** the page met a fault of ours */
  | 'page'
  /** the page died and was loaded again */
  | 'gone'
  /** the disk refused */
  | 'disk';
type Details = { readonly [name: string]: string | number | readonly string[] };

export interface Log {
  /** Never throws: a log that cannot be written is kept in memory. */
  readonly note: (what: Happened, details?: Details) => void;
  /** the last of it, oldest first, one JSON object a line */
  readonly lines: () => readonly string[];
}

/** Two files of this size at most. */
const mostBytes = 128 * 1024;
const mostLines = 200;

const linesOf = (text: string | undefined): readonly string[] => (text ?? '').split('\n').filter((line) => line !== '');

export const openLog = (
  library: string,
  { now = () => new Date(), mayWrite }: { readonly now?: () => Date; readonly mayWrite: () => boolean },
): Log => {
  const folder = path.join(library, 'log');
  const file = path.join(folder, 'log.jsonl');
  const older = path.join(folder, 'older.jsonl');
  /** what is not on disk */
  const unwritten: string[] = [];
  const onDisk = (line: string): boolean => {
    try {
      if (!mayWrite()) return false;
      makeFolder(folder);
      if (sizeOf(file) > mostBytes) putBack(file, older);
      append(file, `${line}\n`);
      return true;
    } catch {
      return false;
    }
  };
  const written = (): readonly string[] => {
    try {
      return [...linesOf(read(older)), ...linesOf(read(file))];
    } catch {
      return [];
    }
  };
  return {
    note: (what, details = {}) => {
      const line = JSON.stringify({ at: now().toISOString(), what, ...details });
      if (onDisk(line)) return;
      unwritten.push(line);
      if (unwritten.length > mostLines) unwritten.shift();
    },
    lines: () => [...written(), ...unwritten].slice(-mostLines),
  };
};
