import { describe, expect, it } from 'vitest';
import { accounts } from '../../../ids.ts';
import { reach, table } from '../../../testing/at.ts';

describe('what the rules do by themselves', () => {
  it('PGG-6.31 the rail quota is whole again each turn', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('rail-use', { rifle: 2, armor: 1, leader: 1 });
    expect(played.state.balances[accounts.rail]).toBe(3);
    reach(played, 't2/sov/movement');
    expect(played.state.balances[accounts.rail]).toBe(8);
  });
});
