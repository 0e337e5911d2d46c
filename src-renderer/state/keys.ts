import { useLayoutEffect, useRef } from 'react';
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import { create } from 'zustand';
import { type CommandId, commandIds, specOf } from './commands.ts';
import { restBeside } from './keepFocus.ts';

/** A key that is one character without Ctrl or Cmd: these can be switched off together. */
export const isSingle = (key: string): boolean => key.length === 1;

interface Listener {
  readonly id: CommandId;
  readonly run: () => void;
}

interface Keys {
  /** the players' own keys, over the usual ones */
  readonly own: { readonly [id: string]: string };
  readonly singles: boolean;
  /** who answers now; the latest screen wins */
  readonly listeners: readonly Listener[];
  readonly bindingOf: (id: CommandId) => string | undefined;
}

/** The key a command has by the given settings, whether or not anybody answers to it. */
export const keyOf = (id: CommandId, own: Keys['own']): string => own[id] ?? specOf(id).key;

export const useKeys = create<Keys>((_, get) => ({
  own: {},
  singles: true,
  listeners: [],
  bindingOf: (id) => {
    const { own, singles, listeners } = get();
    if (!listeners.some((listener) => listener.id === id)) return undefined;
    const key = keyOf(id, own);
    return key === '' || (isSingle(key) && !singles) ? undefined : key;
  },
}));

export const setKeys = (own: Keys['own'], singles: boolean): void => useKeys.setState({ own, singles });

/** Both may answer on one screen. */
const together = (one: CommandId, other: CommandId): boolean => {
  const [a, b] = [specOf(one).at, specOf(other).at];
  return a === undefined || b === undefined || a === b;
};

/** Commands that share a key: the settings show them as a conflict. */
export const conflicts = (own: Keys['own']): ReadonlyMap<CommandId, CommandId> => {
  const taken = new Map<string, CommandId[]>();
  const found = new Map<CommandId, CommandId>();
  for (const id of commandIds) {
    const key = keyOf(id, own).toLowerCase();
    if (key === '') continue;
    const others = taken.get(key) ?? [];
    const other = others.find((each) => together(each, id));
    if (other) {
      found.set(id, other);
      found.set(other, id);
    }
    taken.set(key, [...others, id]);
  }
  return found;
};

const mac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** A key as it is printed on a cap: "Ctrl K", "⌘ K", "T", "?". */
export const capOf = (key: string): string =>
  key
    .split('+')
    .map((part) => {
      if (part === 'ArrowLeft') return '←';
      if (part === 'ArrowRight') return '→';
      if (part === '$mod') return mac ? '⌘' : 'Ctrl';
      return part.length === 1 ? part.toUpperCase() : part;
    })
    .join(' ');

/** Signs that some keyboards only give with Shift (an Italian '/' is Shift+7): Shift is not asked about. */
const isSign = (key: string): boolean => key.length === 1 && !/[\p{L}\d]/u.test(key);

export const presses = (event: KeyboardEvent, key: string): boolean => {
  const tried = isSign(key) ? [key, `Shift+${key}`] : [key];
  return tried.some((binding) => {
    const [press] = parseKeybinding(binding);
    return press !== undefined && matchKeyBindingPress(event, press);
  });
};

/** Text is text: letters typed into it are no commands. A number field and a list that chooses the screen pass letters on. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLSelectElement && target.dataset.passes === undefined) ||
    (target instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type) &&
      target.dataset.digits === undefined));

const isSpent = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.spent !== undefined;

const isInPopup = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"],[role="menu"]') !== null;

/** What an open form answers to itself; no other letter is a command in it, for it would leave the form behind. */
const ofForms: readonly CommandId[] = ['die.roll', 'row.add'];
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
/** One that stands on the screen by itself is left by a letter, but not from the field one types in. */
const isInForm = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(target instanceof HTMLInputElement ? 'form' : 'form:not([data-waits])') !== null;

export const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return;
  // Escape leaves a text, so that letters are commands again.
  if (
    event.key === 'Escape' &&
    event.target instanceof HTMLElement &&
    isText(event.target) &&
    !isInPopup(event.target)
  ) {
    restBeside(event.target);
    return;
  }
  const { listeners, bindingOf } = useKeys.getState();
  for (let i = listeners.length - 1; i >= 0; i--) {
    const listener = listeners[i];
    if (!listener) continue;
    const key = bindingOf(listener.id);
    if (key === undefined || !presses(event, key)) continue;
    if (isLetter(key) && isInForm(event.target) && !ofForms.includes(listener.id)) continue;
    const plain = !/^(\$mod|Control|Alt|(Shift\+)?F\d)/.test(key);
    if ((plain && isText(event.target)) || isInPopup(event.target)) return;
    // A text field keeps its own undo; one that has sent what it held, and is empty, has none.
    if (!plain && isText(event.target) && !isSpent(event.target) && /\+z$/i.test(key)) return;
    event.preventDefault();
    listener.run();
    return;
  }
};

/**
 * The current screen answers to a command, by its key and from the palette, while it is mounted and `enabled`: from the
 * moment it is shown, so that a quick key is not lost.
 */
export const useCommand = (id: CommandId, run: () => void, enabled = true): void => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listener: Listener = { id, run: () => latest.current() };
    useKeys.setState((s) => ({ listeners: [...s.listeners, listener] }));
    return () => useKeys.setState((s) => ({ listeners: s.listeners.filter((other) => other !== listener) }));
  }, [id, enabled]);
};

/** Runs a command as its key would; false when nobody answers to it. */
export const runCommand = (id: CommandId): boolean => {
  const listener = useKeys.getState().listeners.findLast((other) => other.id === id);
  listener?.run();
  return listener !== undefined;
};
