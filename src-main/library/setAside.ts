import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { LibraryRow } from '#shared/contract.ts';
import { move, readJson, write } from './files.ts';
import { listBackups } from './gameBackups.ts';
import { salvage } from './salvage.ts';

/** A game that cannot be read gets another name and is never written over; the newest good state is offered beside it. */
const note = 'aside.json';

interface Aside {
  readonly id: string;
  readonly name: string;
}

const noteIn = (folder: string): { readonly name: string; readonly backup?: string } => {
  const raw = readJson(path.join(folder, note));
  if (typeof raw !== 'object' || raw === null) return { name: '' };
  const name = 'name' in raw && typeof raw.name === 'string' ? raw.name : '';
  return 'backup' in raw && typeof raw.backup === 'string' ? { name, backup: raw.backup } : { name };
};

export const isAside = (folder: string): boolean => readJson(path.join(folder, note)) !== undefined;
export const asideName = (folder: string): string => noteIn(folder).name;

/** Moves it, with what can be saved of it as a backup to go on from. */
export const setAside = async (folder: string, to: string, now: Date, lastName: string): Promise<Aside> => {
  const saved = await salvage(folder, now);
  const name = saved?.name ?? lastName;
  const stamp = now.toISOString().replace(/[-:.]/g, '').slice(0, 15);
  const id = `${path.basename(folder).slice(0, 40)}-${stamp}-${randomBytes(2).toString('hex')}`;
  write(path.join(folder, note), JSON.stringify({ name, at: now.toISOString(), backup: saved?.backup?.id }));
  move(folder, path.join(to, id));
  return { id, name };
};

export const asideRow = (id: string, folder: string): LibraryRow => {
  const { name, backup } = noteIn(folder);
  const offered = listBackups(folder).find((one) => one.id === backup);
  const row = { state: 'setAside' as const, id, name };
  return offered ? { ...row, backup: { id: offered.id, at: offered.at, entries: offered.entries } } : row;
};
