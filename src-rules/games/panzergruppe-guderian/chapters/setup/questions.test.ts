import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-5.1 the set-up cards', () => {
    expect(ask('setup-cards')).toMatchObject({
      rifle: 28,
      armor: 6,
      leaders: 5,
      cards: [{ army: 24, from: '4015', to: '4015' }, {}, {}, {}, {}],
    });
  });
  it('PGG-X07 PGG-5.21 E17 a frozen army', () => {
    expect(ask('frozen-army', { die: 3 })).toMatchObject({ moves: true });
    expect(ask('frozen-army', { die: 4 })).toMatchObject({ moves: false });
    expect(ask('frozen-army')).toEqual({ chance: { p: 0.5, exact: '1/2' }, rule: '5.21' });
  });
});
