/** As pages copied before there was a clipboard to ask: what is marked, and only within a press. */
const copyMarked = (text: string): boolean => {
  const had = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  }
};

/** Puts a text on the clipboard; false: this browser does not let the page, and the screen says so. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
};
