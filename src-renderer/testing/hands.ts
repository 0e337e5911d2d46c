import { fireEvent } from '@testing-library/react';

/**
 * A player without a mouse on a test’s page. That page gives keys to those who listen and does nothing with them by
 * itself: what a browser does with a key nobody took is done here. Where Tab leads is the browser’s to say; here only
 * whether it can lead there at all.
 */

const untyped = ['checkbox', 'radio', 'button', 'submit', 'range', 'file'];
const isTyped = (on: Element): on is HTMLInputElement | HTMLTextAreaElement =>
  on instanceof HTMLTextAreaElement || (on instanceof HTMLInputElement && !untyped.includes(on.type));
const isOff = (on: Element): boolean =>
  on.matches(':disabled') || on.closest('[inert],[hidden],details:not([open]) > :not(summary)') !== null;
const withKeyboard = (): Element => document.activeElement ?? document.body;

/** Lets those go on who wait for a host, a part that is loading or the next frame. */
const rest = (): Promise<void> => new Promise((rested) => setTimeout(rested));

const codeOf = (key: string): string => {
  if (key === ' ') return 'Space';
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key;
};

/** Puts text in the place of what is selected, or of so many characters around the cursor. */
const edit = (field: HTMLInputElement | HTMLTextAreaElement, text: string, before = 0, behind = 0): void => {
  if (field.readOnly) return;
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const [from, to] = start === end ? [Math.max(0, start - before), end + behind] : [start, end];
  fireEvent.input(field, { target: { value: `${value.slice(0, from)}${text}${value.slice(to)}` } });
  // who shows what is typed in another form leaves the cursor at its end
  if (field.value.length >= from + text.length) field.setSelectionRange(from + text.length, from + text.length);
};

/** Enter in a field: the form is sent as by its button, and not where that is switched off. */
const send = (form: HTMLFormElement | null): void => {
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"],button:not([type])');
  if (button) {
    if (!isOff(button)) fireEvent.click(button);
  } else form?.requestSubmit();
};

const moveRadio = (radio: HTMLInputElement, step: 1 | -1): void => {
  const root = radio.form ?? document;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (one) => one.name === radio.name && !isOff(one),
  );
  const next = group.at((group.indexOf(radio) + step) % group.length);
  next?.focus();
  if (next && !next.checked) fireEvent.click(next);
};

const arrows: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** What a browser does with a key that nobody took. */
const doByItself = (on: Element, key: string, control: boolean): void => {
  const step = arrows[key];
  if (isTyped(on)) {
    if (control) {
      if (key === 'a') on.select();
    } else if (key === 'Enter' && on instanceof HTMLInputElement) send(on.form);
    else if (key === 'Backspace') edit(on, '', 1);
    else if (key === 'Delete') edit(on, '', 0, 1);
    else if (key.length === 1) edit(on, key);
  } else if (control || isOff(on)) return;
  else if (on instanceof HTMLInputElement) {
    if (key === ' ') fireEvent.click(on);
    else if (key === 'Enter') send(on.form);
    else if (on.type === 'radio' && step) moveRadio(on, step);
  } else if ((key === 'Enter' && on.matches('a[href],button,summary')) || (key === ' ' && on.matches('button,summary')))
    fireEvent.click(on);
};

const strike = (pressed: string): void => {
  const parts = pressed === '+' ? ['+'] : pressed.split('+');
  const last = parts.at(-1) ?? '';
  const key = last === 'Space' ? ' ' : last;
  const [ctrlKey, shiftKey] = [parts.includes('Control'), parts.includes('Shift')];
  const on = withKeyboard();
  const init = { key, code: codeOf(key), ctrlKey, shiftKey };
  if (fireEvent.keyDown(on, init)) doByItself(on, key, ctrlKey);
  fireEvent.keyUp(withKeyboard(), init);
};

/** Keys one after another, named as `Control+Shift+z`, `Space`, `ArrowDown`. */
export const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    strike(key);
    await rest();
  }
};

/** Letter by letter; a list to choose from takes the first line that begins so. */
export const type = async (text: string): Promise<void> => {
  const on = withKeyboard();
  await press(...text);
  if (!(on instanceof HTMLSelectElement)) return;
  const option = [...on.options].find((one) => one.text.toLowerCase().startsWith(text.toLowerCase()));
  if (!option) throw new Error(`no ${text} to choose`);
  fireEvent.change(on, { target: { value: option.value } });
  await rest();
};

/** Whether Tab can lead there: of a group of radios only to the chosen one. */
const canReach = (to: HTMLElement): boolean => {
  if (!to.isConnected || isOff(to) || to.tabIndex < 0) return false;
  if (!(to instanceof HTMLInputElement && to.type === 'radio') || to.checked) return true;
  const group = (to.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return ![...group].some((one) => one.name === to.name && one.checked);
};

/** Gives the keyboard to what Tab can reach. */
export const reach = async (to: HTMLElement): Promise<void> => {
  if (!canReach(to)) throw new Error(`Tab does not reach ${to.outerHTML.slice(0, 200)}`);
  to.focus();
  await rest();
};

/** Moves by `key` within a list, a tree or a group until `target` has the keyboard. */
export const move = async (target: () => Element | null | undefined, key = 'ArrowDown', most = 90): Promise<void> => {
  for (let i = 0; i <= most; i++) {
    if (target() === withKeyboard()) return;
    await press(key);
  }
  throw new Error(`${most} × ${key} lead to ${withKeyboard().outerHTML.slice(0, 200)}`);
};
