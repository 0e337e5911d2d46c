const mods = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Unidentified']);
/** Keys that always mean the same here and are not given away: list movement, record, step back, dice. */
const kept = new Set([
  'Enter',
  ' ',
  'Tab',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Backspace',
  'Delete',
]);

/** A key press as a binding, or undefined while only Shift and the like are down, or for keys that are not given away. */
export const keyPressed = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | undefined => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (mods.has(key)) return undefined;
  const mod = ctrlKey || metaKey;
  if (!mod && !altKey && (kept.has(key) || /^\d$/.test(key))) return undefined;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  // A sign carries its own Shift; a letter with Shift is a key of its own.
  const shift = shiftKey && (key.length > 1 || /\p{L}/u.test(key));
  return [mod && '$mod', altKey && 'Alt', shift && 'Shift', plain].filter(Boolean).join('+');
};
