import { create } from 'zustand';
import type { LibraryRow, Out, Refusal, Reply } from '#shared/contract.ts';
import { limits } from '#shared/limits.ts';
import { host } from './client.ts';
import { mayComeBack } from './comeBack.ts';
import { downloadText } from './gameFiles.ts';
import { newId } from './ids.ts';
import { inOrder } from './rows.ts';

export type BinRow = Out<'games.bin'>[number];

interface Library {
  /** undefined until the host has told them: a list that was refused is no empty one */
  readonly rows: readonly LibraryRow[] | undefined;
  readonly bin: readonly BinRow[];
  /** the last refusal, said on the page until the next action */
  readonly refusal: Refusal | undefined;
  /** how far a large import is, 0 to 1; undefined: none is under way */
  readonly importing?: number | undefined;
}

export const useLibrary = create<Library>(() => ({ rows: undefined, bin: [], refusal: undefined }));

export const loadLibrary = async (): Promise<void> => {
  const [rows, bin] = await Promise.all([host()['games.list']({}), host()['games.bin']({})]);
  const isOver = rows.ok && mayComeBack(useLibrary.getState().refusal);
  if (rows.ok) useLibrary.setState({ rows: inOrder(rows.value), ...(isOver && { refusal: undefined }) });
  else useLibrary.setState({ refusal: rows });
  if (bin.ok) useLibrary.setState({ bin: bin.value });
};

/** Does one thing and shows the library as it then is; a refusal stays on the page. */
const act = async <T>(doing: Promise<Reply<T>>): Promise<T | undefined> => {
  const reply = await doing;
  // Closing the file dialog is no trouble.
  const refusal = reply.ok || reply.reason === 'cancelled' ? undefined : reply;
  useLibrary.setState({ refusal });
  await loadLibrary();
  return reply.ok ? reply.value : undefined;
};

export const renameGame = (id: string, name: string) => act(host()['games.rename']({ id, name }));
export const duplicateGame = (id: string, name: string) => act(host()['games.duplicate']({ id, name }));
export const removeGame = (id: string) => act(host()['games.remove']({ id }));
export const restoreGame = (id: string) => act(host()['games.restore']({ id }));
/** For good: one game of the bin, or all there is. */
export const emptyBin = (id?: string) => act(host()['games.emptyBin'](id === undefined ? {} : { id }));
export const openBackup = (id: string, backup: string, name?: string) =>
  act(host()['games.fromBackup']({ id, backup, name }));
/** A file someone sent, or the one the system handed the app; without either the desktop host asks for one. */
export const importGame = async (
  file?: string | { readonly given: string },
): Promise<Out<'games.import'> | undefined> => {
  const text = typeof file === 'string' ? file : undefined;
  const stop = host().listen((event) => {
    // what was sent in pieces is half done when its check begins
    if (event.event === 'importing') importingTo(isLarge(text) ? 0.5 + event.done / 2 : event.done);
  });
  stopped = false;
  try {
    return await act(
      text !== undefined && isLarge(text)
        ? inPieces(text)
        : host()['games.import'](typeof file === 'object' ? file : { text }),
    );
  } finally {
    stop();
    importingTo(undefined);
  }
};

/** An import under way ends, and has made nothing. */
export const stopImport = (): void => {
  stopped = true;
  void host()['games.importStop']({});
};

let stopped = false;
const importingTo = (importing: number | undefined): void => useLibrary.setState({ importing });
const isLarge = (text: string | undefined): boolean => text !== undefined && text.length > limits.piece;

const inPieces = async (text: string): Promise<Reply<Out<'games.import'>>> => {
  const upload = newId();
  for (let at = 0; at * limits.piece < text.length; at++) {
    if (stopped) return { ok: false, reason: 'cancelled' };
    const from = at * limits.piece;
    importingTo(from / text.length / 2);
    const sent = await host()['games.importPiece']({ upload, at, text: text.slice(from, from + limits.piece) });
    if (!sent.ok) return sent;
  }
  return stopped ? { ok: false, reason: 'cancelled' } : host()['games.import']({ upload });
};

export const backupsOf = (id: string) => host()['games.backups']({ id });

/** The desktop host writes the file where its dialog says; the browser hands it to the downloads. */
export const exportGame = async (id: string, things: boolean): Promise<Out<'games.export'> | undefined> => {
  const file = await act(host()['games.export']({ id, things }));
  if (file?.text !== undefined) downloadText(file.name, file.text);
  return file;
};
