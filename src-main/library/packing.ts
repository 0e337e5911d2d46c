import { createHash, type Hash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { canonical, checksum } from '#shared/saves/checksum.ts';
import { gameFrame } from '#shared/saves/exportFile.ts';
import { checkSetUp } from '#shared/saves/schema.ts';
import { thingsText } from './gameFiles.ts';
import { type Head, readHead, sha } from './head.ts';
import { partSize, readPartSoon } from './parts.ts';

/**
 * A game's export, compressed, from its files as they lie: a part of the journal at a time, so that whoever asks the host
 * for something meanwhile is answered. A part that is full never changes, nor does a file of things: what was packed of
 * them is kept for the next time, and the end of a turn costs what was played in it. Each piece is compressed for itself;
 * pieces of gzip one after another are gzip.
 */
interface Packed {
  readonly things: { readonly sum: string | null; readonly checksum: string; readonly data: Buffer };
  readonly full: readonly { readonly checksum: string; readonly data: Buffer }[];
  /** over the lines of all full parts */
  readonly hash: Hash;
}

export const zipped = (text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => gzip(text, { level: 4 }, (error, data) => (error ? reject(error) : resolve(data))));

/** How many games' pieces are kept: an evening has one. */
const most = 2;

export const openPacking = () => {
  const known = new Map<string, Packed>();
  const keep = (id: string, packed: Packed): void => {
    known.delete(id);
    known.set(id, packed);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
  };

  const thingsOf = async (
    folder: string,
    head: Head,
    before: Packed | undefined,
  ): Promise<Packed['things'] | undefined> => {
    if (before?.things.sum === head.things) return before.things;
    let sum = head.things;
    let text = thingsText(folder, sum);
    if (text === undefined) {
      // a change took new ones: its journal names the versions, which are all in there
      const now = readHead(folder);
      if (!now.ok) return undefined;
      sum = now.head.things;
      text = thingsText(folder, sum);
    }
    return text === undefined
      ? undefined
      : { sum, checksum: checksum(JSON.parse(text), sha), data: await zipped(text) };
  };

  /** Undefined: something of it is not there any more, or not whole. */
  return async (id: string, folder: string, head: Head): Promise<Buffer | undefined> => {
    const before = known.get(id);
    const things = await thingsOf(folder, head, before);
    const setUp = checkSetUp(head.setUp);
    if (!things || !setUp.ok) return undefined;
    const isSame = before?.full.every((part, i) => head.parts[i]?.checksum === part.checksum) ?? false;
    const full = before && isSame ? [...before.full] : [];
    let hash = before && isSame ? before.hash.copy() : createHash('sha256').update('[');
    const open: Buffer[] = [];
    for (const [i, part] of head.parts.entries()) {
      if (i < full.length) continue;
      const rows = await readPartSoon(folder, part);
      if (!rows) return undefined;
      const isFirst = i === 0;
      const lines = rows.map((row) => canonical(JSON.parse(row)));
      const last = hash;
      hash = last.copy().update(`${isFirst ? '' : ','}${lines.join(',')}`);
      const data = await zipped(`${isFirst ? '' : ',\n'}${rows.join(',\n')}`);
      if (part.count === partSize) full.push({ checksum: part.checksum, data });
      else {
        open.push(data);
        keep(id, { things, full, hash: last });
      }
    }
    if (open.length === 0) keep(id, { things, full, hash });
    const { envelope, head: at, face, saved } = head;
    const sums = { things: things.checksum, lines: hash.copy().update(']').digest('hex') };
    const frame = gameFrame({ envelope, setUp: setUp.value, head: at, face, saved }, sums, sha);
    return Buffer.concat([
      await zipped(frame.before),
      things.data,
      await zipped(frame.between),
      ...full.map(({ data }) => data),
      ...open,
      await zipped(frame.after),
    ]);
  };
};
