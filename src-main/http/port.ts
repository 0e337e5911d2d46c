import { createHash } from 'node:crypto';

/** Above those that Linux gives out by itself. */
const [first, last] = [61_000, 65_535];

/**
 * Where the host of a library listens, if the port is free: the same after every start, so that a page an earlier one
 * left open finds it again.
 */
export const portOf = (folder: string): number =>
  first + (createHash('sha256').update(folder).digest().readUInt32BE(0) % (last - first + 1));
