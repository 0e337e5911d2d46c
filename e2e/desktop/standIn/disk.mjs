import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Not Electron's: the disk under the library, as bad as the test wants it. The file of STAND_IN_DISK says how: `full`
 * refuses every write, `slow` has every sync wait; without it the disk is as it is.
 */
const { openSync, fsyncSync, readFileSync } = fs;
const { STAND_IN_DISK: file = '', STAND_IN_LIBRARY: library = '' } = process.env;
const trouble = () => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
Object.assign(fs, {
  openSync: (path, flags = 'r', mode) => {
    if (flags !== 'r' && String(path).startsWith(library) && trouble() === 'full')
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    return openSync(path, flags, mode);
  },
  fsyncSync: (handle) => {
    if (trouble() === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    return fsyncSync(handle);
  },
});
syncBuiltinESMExports();
