import { endings, endingsOf, type OwnFile } from '#shared/ownFiles.ts';

/** What a chooser offers for a game or a map. */
export const acceptOf = (kind: OwnFile): string =>
  `${endingsOf(kind)
    .map((ending) => `.${ending}`)
    .join()},application/json`;

/** A browser that knows the kind of a file may give it that kind's ending: ours is none it knows. */
const typeOf = (name: string): string =>
  Object.values(endings).some((ending) => name.endsWith(`.${ending}`))
    ? 'application/octet-stream'
    : 'application/json';

/** Hands a text to the browser's downloads. */
export const downloadText = (name: string, text: string, type = typeOf(name)): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** A file chosen by hand; undefined when the dialog is closed. */
const pickFile = (accept: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.oncancel = () => resolve(undefined);
    input.onchange = () => resolve(input.files?.[0]);
    input.click();
  });

/** As text; undefined when the dialog is closed. Larger than `most` is not even read. */
export const pickText = async (accept: string, most: number): Promise<PickedText | undefined> =>
  readText(await pickFile(accept), most);

export type PickedText = { readonly name: string; readonly text: string } | { readonly tooLarge: number };
export const readText = async (file: File | undefined, most: number): Promise<PickedText | undefined> => {
  if (!file) return undefined;
  return file.size > most ? { tooLarge: file.size } : { name: file.name, text: await file.text() };
};

/** As its bytes, where another program may have written them in its own signs. */
export const pickBytes = async (
  accept: string,
  most: number,
): Promise<{ readonly bytes: Uint8Array } | { readonly tooLarge: number } | undefined> => {
  const file = await pickFile(accept);
  if (!file) return undefined;
  return file.size > most ? { tooLarge: file.size } : { bytes: new Uint8Array(await file.arrayBuffer()) };
};
