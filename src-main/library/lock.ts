import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeOf, fileMode, makeFolder, readJson } from './files.ts';

/**
 * One host at a time writes in a library. The lock names the process and when it started, so that a lock left behind by
 * a crash or a power cut is recognised even when its process number is in use again.
 */
export interface Holder {
  readonly pid: number;
  /** what the system says of the process's start; a number given out again has another */
  readonly started: string;
  readonly machine: string;
  readonly host: string;
}
export type Lock =
  | {
      readonly held: true;
      /** false: a cleaning tool, or another host that took it for stale, removed it */
      readonly isOurs: () => boolean;
      readonly release: () => void;
    }
  | { readonly held: false; readonly why: 'locked' | 'folder'; readonly by?: Holder };

const ask = (program: string, args: readonly string[]): string | undefined => {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    return execFileSync(program, args, {
      encoding: 'utf8',
      env,
      timeout: 3_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

const unknown = 'unknown';
const asMs = (ms: number): string => (Number.isFinite(ms) ? `ms ${Math.round(ms)}` : unknown);

/** On Linux: this boot, and the ticks since it, to the letter. */
const ticksOf = (pid: number | 'self'): string => {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in the second field may hold spaces and brackets; the start is the 22nd field.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return unknown;
  }
};

/** When a living process started, as the system states it; undefined: there is no such process. */
export const startOf = (pid: number, platform: NodeJS.Platform = process.platform): string | undefined => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return undefined;
  }
  if (platform === 'linux') return ticksOf(pid);
  if (platform !== 'win32') return asMs(Date.parse(ask('ps', ['-o', 'lstart=', '-p', String(pid)]) ?? ''));
  const script = `([DateTimeOffset](Get-Process -Id ${pid}).StartTime).ToUnixTimeMilliseconds()`;
  return asMs(Number(ask('powershell', ['-NoProfile', '-Command', script]) || Number.NaN));
};

/** The same of this process, without asking: a system's answer may take a second. */
export const ownStart = (platform: NodeJS.Platform = process.platform): string =>
  platform === 'linux' ? ticksOf('self') : asMs(performance.timeOrigin);

/** To the letter; as times within three seconds, for some systems state whole seconds and Node starts a little later. */
export const sameStart = (a: string, b: string): boolean => {
  const [x, y] = [a, b].map((text) => (text.startsWith('ms ') ? Number(text.slice(3)) : Number.NaN));
  return a === b ? a !== unknown : Math.abs((x ?? 0) - (y ?? 0)) <= 3_000;
};

/** Another computer (a shared or synchronised folder) cannot be asked about its processes: its lock must be refreshed. */
const beat = 20_000;
const silent = 120_000;

const asHolder = (raw: unknown): Holder | undefined => {
  if (typeof raw !== 'object' || raw === null || !('pid' in raw) || typeof raw.pid !== 'number') return undefined;
  const text = (key: 'started' | 'machine' | 'host'): string => {
    const value = key in raw ? (raw as Record<string, unknown>)[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { pid: raw.pid, started: text('started'), machine: text('machine'), host: text('host') };
};

const isAlive = (holder: Holder, file: string, now: number): boolean => {
  const started = startOf(holder.pid);
  if (started !== undefined && sameStart(started, holder.started)) return true;
  if (holder.machine === os.hostname()) return started === unknown;
  try {
    return now - fs.statSync(file).mtimeMs < silent;
  } catch {
    return false;
  }
};

const same = (a: Holder | undefined, b: Holder | undefined): boolean =>
  a?.pid === b?.pid && a?.started === b?.started && a?.machine === b?.machine;

export const lockLibrary = (folder: string, host: string, now: () => number = Date.now): Lock => {
  const file = path.join(folder, 'lock.json');
  const me: Holder = { pid: process.pid, started: ownStart(), machine: os.hostname(), host };
  const claim = (): boolean => {
    try {
      const handle = fs.openSync(file, 'wx', fileMode);
      try {
        fs.writeSync(handle, JSON.stringify(me));
      } finally {
        fs.closeSync(handle);
      }
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  };
  try {
    makeFolder(folder);
    for (let attempt = 0; attempt < 3; attempt++) {
      if (claim()) return { held: true, isOurs: () => same(asHolder(readJson(file)), me), release: holdLock(file, me) };
      const holder = asHolder(readJson(file));
      // This process once more: two libraries in one process would not see each other.
      if (holder && (same(holder, me) || isAlive(holder, file, now())))
        return { held: false, why: 'locked', by: holder };
      // A lock without a readable holder may be one just being written; it is left alone for a moment.
      if (!holder && attempt === 0) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
        continue;
      }
      takeAway(file, holder);
    }
    return { held: false, why: 'locked' };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return { held: false, why: 'folder' };
  }
};

/** Removes a stale lock by a name of our own, so that of two hosts that saw it stale only one removes that very lock. */
const takeAway = (file: string, stale: Holder | undefined): void => {
  const aside = `${file}.tmp-${process.pid.toString(16)}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Another host was quicker and this is its fresh lock: it goes back.
  if (!same(asHolder(readJson(aside)), stale) && !fs.existsSync(file)) fs.renameSync(aside, file);
  else fs.unlinkSync(aside);
};

const holdLock = (file: string, me: Holder): (() => void) => {
  const timer = setInterval(() => {
    try {
      fs.utimesSync(file, new Date(), new Date());
    } catch {
      // the library was moved or the disk is gone: the next write will say so
    }
  }, beat);
  timer.unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    try {
      if (same(asHolder(readJson(file)), me)) fs.unlinkSync(file);
    } catch {
      // a lock left behind is recognised as stale by its process
    }
  };
  process.on('exit', release);
  return release;
};
