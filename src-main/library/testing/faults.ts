import fs from 'node:fs';

/**
 * A disk that refuses, dies or is slow to fill, under the real code: Node's own file functions are replaced before
 * anything else loads them, so that conf and its writer go through here as well as our own layer. Root is refused
 * nothing by a real disk, so this is how EACCES, EROFS, ENOSPC and EIO come about.
 *
 * Import it first; nothing happens until `inject` is called.
 */
export type Op =
  | 'open'
  | 'write'
  | 'fsync'
  | 'rename'
  | 'link'
  | 'unlink'
  | 'mkdir'
  | 'read'
  | 'readdir'
  | 'copy'
  | 'rm';
/** An error code to throw, 'short' for a write that takes half of its bytes, undefined to go on. */
export type Plan = (op: Op, path: string, n: number) => string | undefined;

let plan: Plan | undefined;
let count = 0;
let log: string[] = [];
const opened = new Map<number, string>();

const ask = (op: Op, path: unknown): string | undefined => {
  if (!plan) return undefined;
  const name = typeof path === 'number' ? (opened.get(path) ?? '') : String(path);
  count += 1;
  log.push(`${op} ${name}`);
  const answer = plan(op, name, count);
  if (answer === undefined || answer === 'short') return answer;
  throw Object.assign(new Error(`${answer}: injected, ${op} '${name}'`), { code: answer });
};

type AnyFunction = (...args: never[]) => unknown;
const wrap = (name: keyof typeof fs, op: Op, context?: (original: AnyFunction, args: unknown[]) => unknown): void => {
  const original = fs[name] as AnyFunction;
  const call = context ?? ((function_, args) => Reflect.apply(function_, fs, args));
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      const answer = ask(op, args[0]);
      if (answer === 'short' && op === 'write') return writeHalf(original, args);
      return call(original, args);
    },
  });
};

/** Takes half of what it is given, as a disk does that fills up in the middle. */
const writeHalf = (original: AnyFunction, args: unknown[]): unknown => {
  const [handle, data, offset, length] = args;
  if (typeof data === 'string') return Reflect.apply(original, fs, [handle, data.slice(0, data.length >> 1)]);
  return Reflect.apply(original, fs, [handle, data, offset, Math.max(1, Number(length) >> 1)]);
};

wrap('openSync', 'open', (original, args) => {
  const handle = Reflect.apply(original, fs, args);
  if (typeof handle === 'number') opened.set(handle, String(args[0]));
  return handle;
});
wrap('writeSync', 'write');
wrap('fsyncSync', 'fsync');
wrap('renameSync', 'rename');
wrap('linkSync', 'link');
wrap('unlinkSync', 'unlink');
wrap('mkdirSync', 'mkdir');
wrap('readFileSync', 'read');
wrap('readdirSync', 'readdir');
wrap('copyFileSync', 'copy');
wrap('rmSync', 'rm');

/** Runs work over the bad disk; gives what it did and the operations it asked for. */
export const inject = async <T>(
  next: Plan,
  work: () => Promise<T>,
): Promise<{ readonly value?: T; readonly error?: unknown; readonly log: readonly string[] }> => {
  plan = next;
  count = 0;
  log = [];
  try {
    return { value: await work(), log };
  } catch (error) {
    return { error, log };
  } finally {
    plan = undefined;
  }
};

/** Lets everything through and counts. */
export const watch: Plan = () => undefined;
/** After the k-th operation nothing works any more: what a power cut leaves. */
export const dieAfter =
  (k: number): Plan =>
  (_op, _path, n) =>
    n > k ? 'EDEAD' : undefined;
/** The k-th operation kills the process for good, between two system calls. */
export const killAt =
  (k: number): Plan =>
  (_op, _path, n) => {
    if (n === k) process.kill(process.pid, 'SIGKILL');
    return undefined;
  };
