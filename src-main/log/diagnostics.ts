import os from 'node:os';
import type { LibraryRow, Reply } from '#shared/contract.ts';

/** What a player can send to whoever helps: versions, counts, what happened. No names, no paths, nothing of a game. */
export interface Diagnosed {
  readonly version: string;
  readonly host: string;
  readonly locale: string;
  readonly readOnly: string | undefined;
  /** or why the library cannot be read */
  readonly counts: Reply<{
    readonly rows: readonly Pick<LibraryRow, 'state'>[];
    readonly inBin: number;
    readonly things: readonly { readonly kind: string }[];
    readonly damaged: number;
  }>;
  readonly lines: readonly string[];
}

const counted = (words: readonly string[]): string => {
  const by = new Map<string, number>();
  for (const word of words) by.set(word, (by.get(word) ?? 0) + 1);
  return [...by].map(([word, n]) => `${n} ${word}`).join(', ') || 'none';
};

export const diagnostics = ({ version, host, locale, readOnly, counts, lines }: Diagnosed): string => {
  const { node, electron, chrome } = process.versions;
  const runs = [`Node ${node}`, ...(electron ? [`Electron ${electron}`, `Chromium ${chrome}`] : [])];
  const library = counts.ok
    ? [
        `games: ${counted(counts.value.rows.map(({ state }) => state))}; in the bin: ${counts.value.inBin}`,
        `lists: ${counted(counts.value.things.map(({ kind }) => kind))}; damaged: ${counts.value.damaged}`,
      ]
    : [`library: ${counts.reason}`];
  return [
    `Stato Maggiore ${version}, ${host}`,
    `${os.platform()} ${os.release()} ${os.arch()}, ${runs.join(', ')}, ${locale}`,
    ...library,
    ...(readOnly === undefined ? [] : [`only read: ${readOnly}`]),
    '',
    ...lines,
  ].join('\n');
};
