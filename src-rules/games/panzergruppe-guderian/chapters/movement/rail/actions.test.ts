import { describe, expect, it } from 'vitest';
import { accounts } from '../../../ids.ts';
import { at, bid, reach, refusal, table } from '../../../testing/at.ts';
import { railUnits } from './rail.ts';

describe('forms', () => {
  it('PGG-6.31 leave it to the rules to refuse what goes beyond them, and can be overruled', () => {
    const proposal = bid('rail-use', { rifle: 9 }, at());
    expect(proposal).toMatchObject({ ok: false, rule: '6.31', anyway: { facts: [{ kind: 'post' }] } });
  });
});

describe('Soviet reinforcements', () => {
  it('PGG-6.31 rifle 1, armor 3, leaders nothing: eight a turn', () => {
    expect(railUnits({ rifle: 2, armor: 2, leaders: 5 })).toBe(8);
    const context = at({ place: 't2/sov/movement', turn: 2 });
    expect(refusal('rail-use', { rifle: 2, armor: 2, leader: 5 }, context)).toBeUndefined();
    expect(refusal('rail-use', { rifle: 3, armor: 2, leader: 0 }, context)).toBe('6.31');
    const over = bid('rail-use', { rifle: 3, armor: 2, leader: 0 }, context);
    expect(!over.ok && over.anyway?.facts).toEqual([
      expect.objectContaining({ account: accounts.rail, n: -9, over: true }),
    ]);
  });
  it('PGG-6.31 reinforcements entering by rail leave the quota whole', () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('in-s2w');
    expect(played.state.balances[accounts.rail]).toBe(8);
  });
});
