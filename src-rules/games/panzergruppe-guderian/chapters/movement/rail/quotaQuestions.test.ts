import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-6.31 the rail quota', () => {
    expect(ask('rail-quota', { rifle: 2, armor: 2, leader: 3 })).toMatchObject({ allowed: true, cost: 8, left: 0 });
    expect(ask('rail-quota', { rifle: 1, used: 8 })).toMatchObject({
      allowed: false,
      left: 0,
      refused: { rule: '6.31' },
    });
  });
  it('PGG-6.37 broken rails', () => {
    const broken = { '1010': 0, '1011': 4 };
    expect(ask('broken-rail', { turn: 4, hex: '1010', broken })).toMatchObject({
      open: false,
      mayBreak: { allowed: false },
      markersLeft: 5,
    });
    expect(ask('broken-rail', { turn: 4, hex: '1011', broken })).toMatchObject({
      open: false,
      mayBreak: { allowed: true },
    });
    expect(ask('broken-rail', { turn: 5, hex: '1011', broken })).toMatchObject({ open: true });
  });
});
