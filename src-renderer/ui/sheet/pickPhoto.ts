/** A picture file chosen by hand; undefined: none was. */
export const pickPhoto = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/jpeg,image/png,image/webp';
    input.oncancel = () => resolve(undefined);
    input.onchange = () => resolve(input.files?.[0]);
    input.click();
  });
