import fs from 'node:fs';
import path from 'node:path';

/**
 * A disk as a power cut leaves it. Node's own file functions are watched while work is done under one folder; from what
 * they did, any state that a cut at any moment may leave is made again in another folder: what was not synced is there,
 * or not, or torn, or zeros; names that were not synced are there or not, each for itself.
 *
 * Import it before anything that takes hold of Node's file functions.
 */
interface FileNode {
  readonly kind: 'file';
  readonly data: Buffer;
  readonly synced: Buffer | undefined;
}
type Event =
  | { readonly op: 'data'; readonly node: number; readonly data: Buffer }
  | { readonly op: 'sync'; readonly node: number }
  | { readonly op: 'syncFolder'; readonly node: number }
  /** one change of names: what is taken out of one folder and put into another, or either */
  | { readonly op: 'names'; readonly out?: Name; readonly into?: Name & { readonly child: number } }
  /** said to have been confirmed */
  | { readonly op: 'said'; readonly what: string };
interface Name {
  readonly folder: number;
  readonly name: string;
}

export interface Recording {
  readonly events: readonly Event[];
  /** tells that something was confirmed */
  readonly say: (what: string) => void;
  readonly stop: () => void;
}

let current: { root: string; events: Event[]; folders: Map<string, number>; files: Map<string, number> } | undefined;
let nodes = 0;
const handles = new Map<number, { readonly node: number; readonly isFolder: boolean; data: Buffer }>();
const contents = new Map<number, Buffer>();

const inside = (file: string): boolean =>
  current !== undefined && (file === current.root || file.startsWith(`${current.root}${path.sep}`));
const folderNode = (file: string): number | undefined => current?.folders.get(file);
const nameOf = (file: string): Name | undefined => {
  const folder = folderNode(path.dirname(file));
  return folder === undefined ? undefined : { folder, name: path.basename(file) };
};
const note = (event: Event): void => void current?.events.push(event);

const put = (file: string, child: number): void => {
  const into = nameOf(file);
  if (into) note({ op: 'names', into: { ...into, child } });
};

type AnyFunction = (...args: never[]) => unknown;
const watch = (name: keyof typeof fs, after: (args: readonly unknown[], result: unknown) => void): void => {
  const original = fs[name] as AnyFunction;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      const result = Reflect.apply(original, fs, args);
      if (current) after(args, result);
      return result;
    },
  });
};

/** A folder and all that is in it have other names from now on. */
const renameAll = (from: string, to: string): void => {
  if (!current) return;
  for (const map of [current.folders, current.files])
    for (const [file, node] of [...map])
      if (file === from || file.startsWith(`${from}${path.sep}`)) {
        map.delete(file);
        map.set(`${to}${file.slice(from.length)}`, node);
      }
};
const forget = (file: string): void => {
  for (const map of current ? [current.folders, current.files] : [])
    for (const one of [...map.keys()]) if (one === file || one.startsWith(`${file}${path.sep}`)) map.delete(one);
};
const addFolders = (folder: string): void => {
  if (!current || !inside(folder) || current.folders.has(folder)) return;
  addFolders(path.dirname(folder));
  const node = ++nodes;
  current.folders.set(folder, node);
  put(folder, node);
};
const addFile = (file: string): number => {
  const node = ++nodes;
  current?.files.set(file, node);
  contents.set(node, Buffer.alloc(0));
  note({ op: 'data', node, data: Buffer.alloc(0) });
  put(file, node);
  return node;
};

watch('openSync', ([given, flags], handle) => {
  const file = String(given);
  if (!inside(file) || typeof handle !== 'number') return;
  const folder = folderNode(file);
  if (folder !== undefined) return void handles.set(handle, { node: folder, isFolder: true, data: Buffer.alloc(0) });
  if (!String(flags).startsWith('w')) return;
  const known = current?.files.get(file);
  const node = known ?? addFile(file);
  if (known !== undefined) note({ op: 'data', node, data: Buffer.alloc(0) });
  handles.set(handle, { node, isFolder: false, data: Buffer.alloc(0) });
});
watch('writeSync', ([handle, data, offset, length], taken) => {
  const open = handles.get(Number(handle));
  if (!open || open.isFolder) return;
  const bytes =
    typeof data === 'string'
      ? Buffer.from(data).subarray(0, Number(taken))
      : Buffer.from(data as Buffer).subarray(Number(offset ?? 0), Number(offset ?? 0) + Number(taken ?? length));
  open.data = Buffer.concat([open.data, bytes]);
  contents.set(open.node, open.data);
  note({ op: 'data', node: open.node, data: open.data });
});
watch('fsyncSync', ([handle]) => {
  const open = handles.get(Number(handle));
  if (open) note({ op: open.isFolder ? 'syncFolder' : 'sync', node: open.node });
});
watch('closeSync', ([handle]) => void handles.delete(Number(handle)));
watch('renameSync', ([a, b]) => {
  const [from, to] = [String(a), String(b)];
  const node = current?.files.get(from) ?? folderNode(from);
  const [out, into] = [nameOf(from), nameOf(to)];
  if (node === undefined || !out || !into) return;
  note({ op: 'names', out, into: { ...into, child: node } });
  forget(to);
  renameAll(from, to);
});
watch('linkSync', ([a, b]) => {
  const node = current?.files.get(String(a));
  if (node === undefined) return;
  current?.files.set(String(b), node);
  put(String(b), node);
});
watch('copyFileSync', ([a, b]) => {
  const from = current?.files.get(String(a));
  if (from === undefined) return;
  const node = addFile(String(b));
  note({ op: 'data', node, data: contents.get(from) ?? Buffer.alloc(0) });
});
const taken = ([file]: readonly unknown[]): void => {
  const out = nameOf(String(file));
  if (!out || (current?.files.get(String(file)) ?? folderNode(String(file))) === undefined) return;
  note({ op: 'names', out });
  forget(String(file));
};
watch('unlinkSync', taken);
watch('rmSync', taken);
watch('mkdirSync', ([folder]) => addFolders(String(folder)));

/** Watches all that is done under an empty folder from now on. */
export const record = (root: string): Recording => {
  nodes = 0;
  const events: Event[] = [];
  current = { root, events, folders: new Map([[root, 0]]), files: new Map() };
  return {
    events,
    say: (what) => note({ op: 'said', what }),
    stop: () => {
      current = undefined;
    },
  };
};

/** Numbers below `n`, the same for the same seed. */
export type Draw = (n: number) => number;

interface FolderNode {
  /** names that will be there whatever happens */
  readonly durable: Map<string, number>;
  /** changes since its last sync; `with`: the same change in another folder, without which a name is not taken out */
  pending: { readonly name: string; readonly child: number | undefined; readonly change: number }[];
}

/**
 * Makes the state that a cut after the first `until` events may have left, and answers what was confirmed before it.
 * `skip`: names not to be made.
 */
export const cut = (
  { events }: Pick<Recording, 'events'>,
  until: number,
  into: string,
  draw: Draw,
  skip: readonly string[] = [],
): readonly string[] => {
  const files = new Map<number, FileNode>();
  const folders = new Map<number, FolderNode>();
  const said: string[] = [];
  const folderAt = (node: number): FolderNode => {
    const found = folders.get(node) ?? { durable: new Map(), pending: [] };
    folders.set(node, found);
    return found;
  };
  const apply = (names: Map<string, number>, name: string, child: number | undefined): void => {
    if (child === undefined) names.delete(name);
    else names.set(name, child);
  };
  for (const [change, event] of events.slice(0, until).entries()) {
    if (event.op === 'said') said.push(event.what);
    else if (event.op === 'data')
      files.set(event.node, { kind: 'file', data: event.data, synced: files.get(event.node)?.synced });
    else if (event.op === 'sync') {
      const file = files.get(event.node);
      if (file) files.set(event.node, { ...file, synced: file.data });
    } else if (event.op === 'syncFolder') {
      const folder = folderAt(event.node);
      for (const { name, child } of folder.pending) apply(folder.durable, name, child);
      folder.pending = [];
    } else {
      const { out, into: put } = event;
      if (put) folderAt(put.folder).pending.push({ name: put.name, child: put.child, change });
      if (out) folderAt(out.folder).pending.push({ name: out.name, child: undefined, change });
    }
  }
  // each change of names happens or does not, in all its folders; what one folder has synced has happened
  const happens = new Map<number, boolean>();
  const pendingAt = new Map<number, number>();
  for (const { pending } of folders.values())
    for (const { change } of pending) pendingAt.set(change, (pendingAt.get(change) ?? 0) + 1);
  for (const [change, left] of pendingAt) {
    const event = events[change];
    const parts = event?.op === 'names' ? Number(event.out !== undefined) + Number(event.into !== undefined) : 1;
    happens.set(change, left < parts || draw(2) === 0);
  }
  const contentOf = (file: FileNode): Buffer => {
    if (file.synced === file.data) return file.data;
    const torn = draw(4);
    if (torn === 0) return file.synced ?? Buffer.alloc(0);
    if (torn === 1) return file.data;
    const at = draw(file.data.length + 1);
    return torn === 2
      ? file.data.subarray(0, at)
      : Buffer.concat([file.data.subarray(0, at), Buffer.alloc(file.data.length - at)]);
  };
  const written = new Map<number, Buffer>();
  const make = (node: number, at: string): void => {
    fs.mkdirSync(at, { recursive: true });
    const folder = folderAt(node);
    const names = new Map(folder.durable);
    for (const { name, child, change } of folder.pending) if (happens.get(change)) apply(names, name, child);
    for (const [name, child] of names) {
      if (skip.includes(name)) continue;
      const file = files.get(child);
      if (!file) {
        make(child, path.join(at, name));
        continue;
      }
      const data = written.get(child) ?? contentOf(file);
      written.set(child, data);
      fs.writeFileSync(path.join(at, name), data);
    }
  };
  make(0, into);
  return said;
};
