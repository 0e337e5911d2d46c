import { useLayoutEffect, useRef } from 'react';
import { readFace } from '#rules/kit/chance/dice.ts';

interface Keys {
  readonly sides: number;
  readonly zero?: 10 | 0;
  /** what a digit means where it is no face */
  readonly read?: (digit: string) => number | undefined;
  readonly enabled: boolean;
  readonly onFace: (face: number) => void;
  /** false: there was nothing to record, and the key is left to others */
  readonly onEnter: () => boolean;
  readonly onClear: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLSelectElement && target.dataset.passes === undefined) ||
  (target instanceof HTMLElement && target.isContentEditable);

/**
 * A button answers to Enter itself, but on a die's key Enter records what the key has entered; a chip is ticked by Space
 * alone: Enter after the die must not change the fight it records; and a row just typed is left by a second Enter. A deed
 * behind the fight is ticked by Enter as by Space: what is still to be done is not put away by it.
 */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button:not([role="checkbox"], [role="radio"], [data-typed]),[data-deed] button,a,summary') !== null &&
  target.closest('[data-dice]') === null;

const inPopup = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"],[role="menu"],[role="listbox"]') !== null;

/** Digits are dice wherever a die is awaited, Enter records, Backspace clears; fields in which one types keep theirs. */
export const useDiceKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  /** what had the keyboard when a face was entered: as long as it has it, Enter belongs to the die */
  const entered = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    // a face entered while a line of a list has the keyboard: the next Enter is the die's before it is the line's
    const onEnterAfter = (event: KeyboardEvent) => {
      const { enabled, onEnter } = latest.current;
      if (event.key !== 'Enter' || !enabled || event.ctrlKey || event.metaKey || event.altKey) return;
      if (entered.current === null || entered.current !== event.target || inPopup(event.target)) return;
      entered.current = null;
      if (!onEnter()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      const { sides, zero, read, enabled, onFace, onEnter, onClear } = latest.current;
      if (!enabled || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inPopup(event.target))
        return;
      const typing = isTyping(event.target);
      if (event.key === 'Enter') {
        entered.current = null;
        if (pressesItself(event.target)) return;
        if (typing && event.target instanceof HTMLInputElement && event.target.form) return;
        if (onEnter()) event.preventDefault();
        return;
      }
      if (typing) return;
      if (event.key === 'Backspace') {
        event.preventDefault();
        onClear();
        return;
      }
      if (!/^\d$/.test(event.key)) return;
      const face = read ? read(event.key) : readFace(event.key, { sides, zero: sides === 10 ? (zero ?? 10) : zero });
      if (face === undefined) return;
      event.preventDefault();
      entered.current = event.target;
      onFace(face);
    };
    window.addEventListener('keydown', onEnterAfter, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onEnterAfter, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
};
