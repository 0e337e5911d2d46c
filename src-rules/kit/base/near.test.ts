import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, nearest } from './near.ts';

describe('the nearest name', () => {
  it.each([
    ['smolnsk', 'smolensk'],
    ['Smolensk', 'smolensk'],
    ['amb-22', 'amb22'],
    ['stepLose', 'stepLoss'],
    ['kyes', 'keys'],
  ])('%s is %s', (word, name) => {
    expect(nearest(word, ['turn', 'options', 'amb22', 'smolensk', 'stepLoss', 'keys'])).toBe(name);
  });

  it('nothing is said of a word that is like none of them', () => {
    expect(nearest('hq-wolf', ['turn', 'options', 'cells'])).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
    // another number is another one
    expect(nearest('73', ['3', '7', '13'])).toBeUndefined();
  });

  it('is a distance: none to itself, the same both ways, one for one change', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(12), (one, other, at) => {
        expect(apart(one, one)).toBe(0);
        expect(apart(one, other)).toBe(apart(other, one));
        expect(apart(one, `${one.slice(0, at)}~${one.slice(at)}`)).toBe(1);
      }),
    );
  });
});
