import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { envelopeSchema, faceSchema } from '#shared/contract.ts';
import { openEnvelope } from '#shared/saves/envelope.ts';
import { checkSetUp } from '#shared/saves/schema.ts';
import { exists, fileMode, keepAs, putBack, read, readJson, syncFolder, write } from './files.ts';

/**
 * The head of a saved game: small, written with every change, kept with `conf` or its heir electron-store. It names the
 * parts of the journal with how many lines of each count and their checksum; what lies beyond was never confirmed.
 */

/** conf, or electron-store in the desktop host: handed in, since electron-store cannot be imported outside Electron. */
export type StoreClass = new (options: {
  cwd: string;
  name: string;
  configName: string;
  fileExtension: string;
  accessPropertiesByDotNotation: boolean;
  clearInvalidConfig: boolean;
  configFileMode: number;
}) => { store: Record<string, unknown> };

export const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const partSchema = z.object({
  name: z.string().regex(/^v\d+-\d+\.json$/),
  count: z.number().int().min(1),
  checksum: z.string(),
});
export type Part = z.infer<typeof partSchema>;

const headSchema = z.object({
  envelope: envelopeSchema,
  setUp: z.unknown(),
  parts: z.array(partSchema),
  /** the file with the tables and rosters the game uses, by its checksum */
  things: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  head: z.string().nullable(),
  revision: z.number().int(),
  face: faceSchema,
  saved: z.string(),
});
export type Head = z.infer<typeof headSchema>;

export type HeadRead =
  | { readonly ok: true; readonly head: Head }
  | { readonly ok: false; readonly why: 'missing' | 'unreadable' }
  | { readonly ok: false; readonly why: 'newer'; readonly version: number; readonly name: string };

const file = 'head.json';
const previous = 'head.previous.json';
export const headFile = (folder: string): string => path.join(folder, file);

const storeAt = (Store: StoreClass, folder: string): InstanceType<StoreClass> =>
  new Store({
    cwd: folder,
    name: 'head',
    configName: 'head',
    fileExtension: 'json',
    accessPropertiesByDotNotation: false,
    // A file that cannot be read is never cleared away.
    clearInvalidConfig: false,
    configFileMode: fileMode,
  });

/** Takes what a head file holds for one, when it is whole: its own checksum is right and its set-up has the form of one. */
const check = (raw: unknown): HeadRead => {
  if (typeof raw !== 'object' || raw === null || !('envelope' in raw)) return { ok: false, why: 'unreadable' };
  const opened = openEnvelope(raw.envelope);
  if (!opened.ok && opened.why === 'newer')
    return { ok: false, why: 'newer', version: opened.version, name: opened.name };
  const { checksum, ...rest } = { checksum: undefined, ...raw };
  if (checksum !== sha(JSON.stringify(rest))) return { ok: false, why: 'unreadable' };
  const head = headSchema.safeParse(rest);
  if (!head.success || !checkSetUp(head.data.setUp).ok) return { ok: false, why: 'unreadable' };
  return { ok: true, head: head.data };
};

/** The file conf wrote is plain JSON: reading it needs no conf, and 100 games are listed in a blink. */
export const readHead = (folder: string): HeadRead => {
  if (!exists(headFile(folder))) return { ok: false, why: exists(folder) ? 'unreadable' : 'missing' };
  return check(readJson(headFile(folder)));
};

/** The head before the last change: where saving what can be saved starts from, when the head itself is damaged. */
export const readPrevious = (folder: string): Head | undefined => {
  const found = check(readJson(path.join(folder, previous)));
  return found.ok ? found.head : undefined;
};

/** Inside a Snap conf would write over the file itself, without a temporary one: not here. */
const outsideSnap = <T>(work: () => T): T => {
  const { SNAP } = process.env;
  delete process.env.SNAP;
  try {
    return work();
  } finally {
    if (SNAP !== undefined) process.env.SNAP = SNAP;
  }
};

/** A game's first head, twice: damage to the one file leaves the other. */
export const writeFirstHead = (Store: StoreClass, folder: string, head: Head): void => {
  writeHead(Store, folder, head);
  write(path.join(folder, previous), read(headFile(folder)) ?? '');
};

export const writeHead = (Store: StoreClass, folder: string, head: Head): void => {
  const body = JSON.parse(JSON.stringify(head));
  const checksum = sha(JSON.stringify(body));
  const had = exists(headFile(folder));
  keepAs(headFile(folder), path.join(folder, previous));
  outsideSnap(() => {
    storeAt(Store, folder).store = { ...body, checksum };
  });
  // conf does not look at how many bytes a nearly full disk took: what lies there now is read again before it counts.
  const written = check(readJson(headFile(folder)));
  if (!written.ok || written.head.revision !== head.revision) {
    if (had) putBack(path.join(folder, previous), headFile(folder));
    throw Object.assign(new Error('the head was cut short'), { code: 'ENOSPC' });
  }
  syncFolder(folder);
};
