/**
 * Keys typed behind the one that asked for a field, before that field has the keyboard: they are kept for it, and none
 * of them is a command.
 */
let held: string | undefined;
let givesUp: ReturnType<typeof setTimeout> | undefined;

const hold = (event: KeyboardEvent): void => {
  if (held === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Backspace') held = held.slice(0, -1);
  else if (event.key === 'Enter') held += '\n';
  else if (event.key.length === 1) held += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** From now on until `takeKeys`, or until nobody asks for them: a field that never comes leaves no keyboard dead. */
export const holdKeys = (): void => {
  clearTimeout(givesUp);
  held = '';
  window.addEventListener('keydown', hold, true);
  givesUp = setTimeout(takeKeys, 4_000);
};

/** What was typed meanwhile; Enter is a new line. */
export const takeKeys = (): string => {
  clearTimeout(givesUp);
  window.removeEventListener('keydown', hold, true);
  const typed = held ?? '';
  held = undefined;
  return typed;
};
