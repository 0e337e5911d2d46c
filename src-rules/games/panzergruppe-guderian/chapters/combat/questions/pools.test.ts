import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-12.4 PGG-14.14 where counters come from', () => {
    expect(ask('pools', { pool: 'rifle', draw: 6, cup: 4, eliminated: 5 })).toMatchObject({
      allowed: true,
      cup: 4,
      pile: 2,
      short: 0,
    });
    expect(ask('pools', { pool: 'armor', draw: 6, cup: 1, eliminated: 2 })).toMatchObject({
      allowed: false,
      short: 3,
      refused: { rule: '14.14' },
    });
  });
});
