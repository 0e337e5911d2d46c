import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeper, parseJson } from './depth.ts';
import { readGameFile, readThingsFile } from './exportFile.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the depth of JSON from elsewhere', () => {
  it('is that of what it holds, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        for (const text of [JSON.stringify(value), JSON.stringify(value, null, 1)]) {
          const depth = depthOf(value);
          expect([isDeeper(text, depth), depth > 0 && isDeeper(text, depth - 1)]).toEqual([false, depth > 0]);
        }
      }),
    );
    expect(isDeeper(JSON.stringify(['[[[[{{{{\\"[[['] as const), 1)).toBe(false);
  });

  it('is measured before anything is parsed: what would take seconds is refused in a moment', () => {
    const deep = '['.repeat(30_000_000);
    expect(parseJson(deep, 100)).toBeUndefined();
    expect(parseJson('[1]', 1)).toEqual([1]);
    expect(parseJson('[1', 1)).toBeUndefined();
    expect(readGameFile(deep)).toMatchObject({ ok: false, reason: 'import.notOurs' });
    const ours = `{"format":"stato-maggiore/game","version":2,"lines":${deep}`;
    expect(readGameFile(ours)).toMatchObject({ ok: false, reason: 'import.tooDeep' });
    expect(readThingsFile('['.repeat(10_000_000))).toMatchObject({ ok: false, reason: 'import.notOurs' });
  });
});
