import { useEffect, useRef } from 'react';

/** Text is text: keys typed into it are no commands. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.closest('[role="dialog"],[role="menu"],[role="listbox"]') !== null);

/** Keys of the editor wherever the hand is, before the commands of the app see them; `true`: taken. */
export const useEditorKeys = (onKey: (event: KeyboardEvent) => boolean): void => {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isText(event.target) && latest.current(event)) event.preventDefault();
    };
    // on the document: after what has the focus, before the commands on the window
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
