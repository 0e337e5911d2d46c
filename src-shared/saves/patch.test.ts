import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patched, patchOf } from './patch.ts';

describe('a change of plain data', () => {
  it('tells what changed and nothing else', () => {
    const before = {
      hexes: { '0101': { terrain: 'clear' }, '0102': { terrain: 'forest' }, '0103': { terrain: 'clear' } },
    };
    const after = { hexes: { '0101': { terrain: 'swamp' }, '0103': { terrain: 'clear' }, '0104': { labels: ['B'] } } };
    const change = patchOf(before, after);
    expect(change).toEqual({
      in: {
        hexes: {
          in: { '0101': { in: { terrain: { set: 'swamp' } } }, '0104': { set: { labels: ['B'] } } },
          drop: ['0102'],
        },
      },
    });
    expect(patched(before, change)).toEqual({ value: after });
    expect(patchOf(before, structuredClone(before))).toBeUndefined();
  });

  it('leads from any data to any other, through JSON', () => {
    const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(json, json, (before, after) => {
        fc.pre(!JSON.stringify([before, after]).includes('__proto__'));
        const change = patchOf(before, after);
        if (change === undefined) expect(after).toEqual(before);
        else expect(patched(before, JSON.parse(JSON.stringify(change)))).toEqual({ value: after });
      }),
    );
  });

  it('what is no change of it is refused, never half done', () => {
    for (const change of [undefined, 3, {}, { in: 3 }, { in: { a: 3 } }, { in: { a: { in: { b: { set: 1 } } } } }])
      expect(patched({ a: [1] }, change)).toBeUndefined();
    expect(patched({ a: 1 }, JSON.parse('{"in":{"__proto__":{"set":1}}}'))).toBeUndefined();
  });
});
