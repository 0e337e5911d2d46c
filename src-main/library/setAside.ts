import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { LibraryRow } from '#shared/contract.ts';
import { move, readJson, write } from './files.ts';
import type { Backups } from './gameBackups.ts';
import { salvage } from './salvage.ts';

/** A game that cannot be read gets another name and is never written over; what was saved of it is offered beside it. */
const file = 'aside.json';

interface Aside {
  readonly id: string;
  readonly name: string;
}

const noteSchema = z.object({
  name: z.string().catch(''),
  /** the id it had as a game, under which its backups lie */
  origin: z.string().optional().catch(undefined),
  backup: z.string().optional().catch(undefined),
  lost: z.number().catch(0),
  thingsLost: z.boolean().catch(false),
});
const noteIn = (folder: string) =>
  noteSchema.catch({ name: '', lost: 0, thingsLost: false }).parse(readJson(path.join(folder, file)));

export const isAside = (folder: string): boolean => readJson(path.join(folder, file)) !== undefined;
export const asideName = (folder: string): string => noteIn(folder).name;
/** The id under which its backups lie. */
export const originOf = (id: string, folder: string): string => noteIn(folder).origin ?? id;

/** Moves it, with what can be saved of it as a backup to go on from. */
export const setAside = async (
  backups: Backups,
  folder: string,
  to: string,
  now: Date,
  lastName: string,
): Promise<Aside> => {
  const origin = path.basename(folder);
  const saved = await salvage(backups, origin, folder, now);
  const { name = lastName || origin, backup, lost = 0, thingsLost = false } = saved ?? {};
  const stamp = now.toISOString().replace(/[-:.]/g, '').slice(0, 15);
  const id = `${origin.slice(0, 40)}-${stamp}-${randomBytes(2).toString('hex')}`;
  const note = { name, origin, at: now.toISOString(), backup: backup?.id, lost, thingsLost };
  write(path.join(folder, file), JSON.stringify(note));
  move(folder, path.join(to, id));
  return { id, name };
};

export const asideRow = (backups: Backups, id: string, folder: string): LibraryRow => {
  const { name, origin = id, backup, lost, thingsLost } = noteIn(folder);
  const offered = backups.list(origin, folder).find((one) => one.id === backup);
  const row = { state: 'setAside' as const, id, name };
  if (!offered) return row;
  const { id: offeredId, at, turn, entries } = offered;
  return { ...row, backup: { id: offeredId, at, turn, entries, lost, thingsLost } };
};
