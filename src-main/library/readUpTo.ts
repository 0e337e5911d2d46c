import { open } from 'node:fs/promises';

/** No more of a file than shows that it is too large: what somebody sent may be of any size. */
export const readUpTo = async (path: string, most: number): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.subarray(0, read).toString('utf8');
  } finally {
    await file.close();
  }
};
