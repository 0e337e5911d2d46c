/** Hands a text to the browser's downloads. */
export const downloadText = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** A file chosen by hand, as text; undefined when the dialog is closed. Larger than `most` is not even read. */
export const pickText = (
  accept: string,
  most: number,
): Promise<{ readonly text: string } | { readonly tooLarge: number } | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.oncancel = () => resolve(undefined);
    input.onchange = () => resolve(readText(input.files?.[0], most));
    input.click();
  });

export const readText = async (
  file: File | undefined,
  most: number,
): Promise<{ readonly text: string } | { readonly tooLarge: number } | undefined> => {
  if (!file) return undefined;
  return file.size > most ? { tooLarge: file.size } : { text: await file.text() };
};
