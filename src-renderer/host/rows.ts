import { finder } from '#rules/kit/base/found.ts';
import type { Title } from '#rules/kit/game/title.ts';
import type { LibraryRow } from '#shared/contract.ts';

export const idOf = (row: LibraryRow): string => (row.state === 'good' ? row.envelope.id : row.id);
export const nameOf = (row: LibraryRow): string => (row.state === 'good' ? row.envelope.name : row.name);

/** A name that no game of the library bears yet: where one does, with a number. */
export const freeName = (wanted: string, rows: readonly LibraryRow[]): string => {
  const taken = new Set(rows.map(nameOf));
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.has(`${wanted} ${n}`)) return `${wanted} ${n}`;
};

/** The game played last on top; what cannot be opened comes after what can. */
export const inOrder = (rows: readonly LibraryRow[]): readonly LibraryRow[] => {
  const played = rows.filter((row) => row.state === 'good').sort((a, b) => b.saved.localeCompare(a.saved));
  return [...played, ...rows.filter((row) => row.state !== 'good')];
};

/** Found by every word in its name, its game or its players, accents and case aside. */
export const matches = (row: LibraryRow, asked: string, titles: readonly Title[]): boolean => {
  const texts =
    row.state === 'good'
      ? [
          row.envelope.name,
          titles.find(({ id }) => id === row.envelope.game)?.name ?? row.envelope.game,
          ...Object.values(row.envelope.players),
        ]
      : [row.name];
  return finder(asked)(texts.join(' '));
};
