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
  | 'disk'
  /** a new version could not be asked for or fetched */
  | 'update';
type Details = { readonly [name: string]: string | number | readonly string[] };

export interface Log {
  /** Never throws: what cannot be written waits in memory. */
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
  /** not on disk yet */
  const waiting: string[] = [];
  const flush = (): void => {
    try {
      if (!mayWrite()) return;
      makeFolder(folder);
      if (sizeOf(file) > mostBytes) putBack(file, older);
      append(file, waiting.map((line) => `${line}\n`).join(''));
      waiting.length = 0;
    } catch {
      // it waits for the next
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
      waiting.push(JSON.stringify({ at: now().toISOString(), what, ...details }));
      if (waiting.length > mostLines) waiting.shift();
      flush();
    },
    lines: () => [...written(), ...waiting].slice(-mostLines),
  };
};
