import { describe, expect, it } from 'vitest';
import { keyPressed } from './keyPressed.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key pressed for a command', () => {
  it.each([
    [{ ...plain, key: 'x' }, 'x'],
    [{ ...plain, key: 'X', shiftKey: true }, 'Shift+x'],
    [{ ...plain, key: '?', shiftKey: true }, '?'],
    [{ ...plain, key: 'k', ctrlKey: true }, '$mod+k'],
    [{ ...plain, key: 'Z', metaKey: true, shiftKey: true }, '$mod+Shift+z'],
    [{ ...plain, key: 'F6' }, 'F6'],
  ])('%j is %s', (event, key) => {
    expect(keyPressed(event)).toBe(key);
  });

  it.each(['Shift', 'Control', 'Enter', ' ', 'Tab', 'ArrowDown', '3', '0'])('%s alone is not given away', (key) => {
    expect(keyPressed({ ...plain, key })).toBeUndefined();
  });
});
