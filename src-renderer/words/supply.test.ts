import { describe, expect, it } from 'vitest';
import { supplyEn } from './supply.en.ts';
import { supplyIt } from './supply.it.ts';

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, hole]) => hole ?? '').sort();

describe('the strings of the supply screen', () => {
  it('ask for the same parameters in both languages', () => {
    const italian: Readonly<Record<string, string>> = supplyIt.says;
    for (const [id, text] of Object.entries(supplyEn.says))
      expect([id, holes(italian[id] ?? '')]).toEqual([id, holes(text)]);
  });

  it('do without exclamation marks and typewriter apostrophes', () => {
    for (const text of [...Object.values(supplyEn.says), ...Object.values(supplyIt.says)])
      expect(text).not.toMatch(/[!']/);
  });
});
