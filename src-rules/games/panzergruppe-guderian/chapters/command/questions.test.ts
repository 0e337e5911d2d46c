import { describe, expect, it } from 'vitest';
import { askBare as ask } from '../../testing/ask.ts';

describe('strengths and odds', () => {
  it('E10 PGG-10.1 PGG-10.35 PGG-10.35a PGG-11.21 PGG-11.22 PGG-11.24 PGG-6.64 four hexes from Lukin (3) is out of his reach', () => {
    const state = (leader: object) => ask('command', { leaders: [{ rating: 3, distance: 3, ...leader }] }).state;
    expect(state({ distance: 4 })).toBe('none');
    expect([state({}), state({ supplied: false }), state({ disrupted: true })]).toEqual([
      'supplied',
      'command',
      'none',
    ]);
    expect(ask('command', { leaders: [] })).toEqual({
      state: 'none',
      mayAttack: false,
      mayOverrun: false,
      halved: true,
    });
  });
});
