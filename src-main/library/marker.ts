import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { exists, readJson, write } from './files.ts';

/** Tells a library from the empty place it leaves behind: a disk unplugged, a folder renamed, another disk put there. */
const fileIn = (folder: string): string => path.join(folder, 'library.json');

const idIn = (folder: string): string | undefined => {
  const raw = readJson(fileIn(folder));
  return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : undefined;
};

export interface Marker {
  /** As the system allows: it throws where the disk refuses. Whether the library that was opened here is here now; of one that never was, whether its folder is. */
  readonly isHere: () => boolean;
  readonly isKnown: () => boolean;
  /** Marks a library of an older version, or a new one; only for the host that holds its lock. */
  readonly mark: () => void;
}

export const openMarker = (folder: string): Marker => {
  let id: string | undefined;
  try {
    id = idIn(folder);
  } catch {
    // what the disk refuses is said when something is asked of it
  }
  return {
    isKnown: () => id !== undefined,
    isHere: () => {
      if (id === undefined) {
        id = idIn(folder);
        return exists(folder);
      }
      return idIn(folder) === id;
    },
    mark: () => {
      if (id !== undefined || exists(fileIn(folder))) return;
      id = randomBytes(8).toString('hex');
      write(fileIn(folder), JSON.stringify({ format: 'stato-maggiore/library', id }));
    },
  };
};
