import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-6.4 PGG-6.4a the western columns', () => {
    expect(ask('western-columns', { turn: 6, hex: '0212' })).toMatchObject({ allowed: false, retreatEliminates: true });
    expect(ask('western-columns', { turn: 7, hex: '0212' })).toMatchObject({ allowed: true, retreatEliminates: false });
    expect(ask('western-columns', { turn: 3, hex: '0312' })).toMatchObject({ allowed: true });
    expect(ask('western-columns', { turn: 1, hex: '0112', firstMove: true })).toMatchObject({ allowed: true });
    expect(ask('western-columns', { turn: 2, hex: '0112', firstMove: true })).toMatchObject({ allowed: false });
  });
});
