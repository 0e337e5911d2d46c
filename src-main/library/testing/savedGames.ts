import path from 'node:path';
import type { Handlers, LibraryRow } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { face, must, openTemp, tempFolder } from './temp.ts';

export const open = (folder = tempFolder()): { folder: string; handlers: Handlers } => ({
  folder,
  handlers: openTemp(folder).handlers,
});
/** Writes `n` lines of a long journal after the `from` that are there. */
export const append = async (
  handlers: Handlers,
  id: string,
  base: number,
  n: number,
  from = 0,
  turn = 1,
): Promise<number> => {
  const lines = [...longJournal(n, from)];
  const head = lines.at(-1)?.id ?? null;
  return (await must(handlers['games.write']({ id, base, lines, head, face: { ...face, turn } }))).revision;
};
/** Waits for what is made after an answer. */
export const until = async (test: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await test()); i++) await new Promise((resolve) => setTimeout(resolve, 25));
};
export const rows = async (handlers: Handlers, state: LibraryRow['state']): Promise<LibraryRow[]> =>
  (await must(handlers['games.list']({}))).filter((row) => row.state === state);
export const journalOf = (folder: string, id: string): string => path.join(folder, 'games', id, 'journal');
export const headOf = (folder: string, id: string): string => path.join(folder, 'games', id, 'head.json');

export const grid = (text: string) => ({
  id: 'crt',
  cols: ['a'],
  rows: ['1'],
  cells: { '1/a': { text } },
  from: 'typed',
});
