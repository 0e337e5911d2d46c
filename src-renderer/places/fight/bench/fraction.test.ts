import { describe, expect, it } from 'vitest';
import { readableFraction } from './fraction.ts';

describe('fractions on the screen', () => {
  it('are shown as long as a player reads them at a glance', () => {
    expect(readableFraction({ p: 1 / 6, exact: '1/6' })).toBe('1/6');
    expect(readableFraction({ p: 0.5, exact: '5000/10000' })).toBe('5000/10000');
    expect(readableFraction({ p: 0.1, exact: '1000/10001' })).toBeUndefined();
    expect(readableFraction({ p: 0.1 })).toBeUndefined();
  });
});
