import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copying.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});
const clipboard = (is: unknown) => vi.stubGlobal('navigator', { clipboard: is });
/** What the old way would copy, as the browser answers it. */
const marked = (allowed: boolean): string[] => {
  const copied: string[] = [];
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const has = document.activeElement;
      if (allowed && has instanceof HTMLTextAreaElement) copied.push(has.value);
      return allowed;
    },
  });
  return copied;
};

it('asks the clipboard, and where that is not there, or refuses, copies what it marks; the keyboard stays', async () => {
  const writeText = vi.fn(async () => {});
  clipboard({ writeText });
  expect(await copyText('26 : 9')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('26 : 9');
  document.body.innerHTML = '<button>x</button>';
  const button = document.querySelector('button');
  button?.focus();
  for (const none of [undefined, { writeText: async () => Promise.reject(new Error('not allowed')) }]) {
    clipboard(none);
    const copied = marked(true);
    expect(await copyText('3-1')).toBe(true);
    expect(copied).toEqual(['3-1']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  }
});

it('says so where neither way is allowed', async () => {
  clipboard(undefined);
  marked(false);
  expect(await copyText('3-1')).toBe(false);
  Reflect.deleteProperty(document, 'execCommand');
  expect(await copyText('3-1')).toBe(false);
});
