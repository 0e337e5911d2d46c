import { describe, expect, it } from 'vitest';
import { accounts } from '../../ids.ts';
import { at, bid, reach, refusal, table } from '../../testing/at.ts';

describe('PGG-10.4 leaders withdrawn', () => {
  const moving = (over: Parameters<typeof at>[0] = {}) =>
    at({ turn: 4, place: 't4/sov/movement', options: { withdrawal: 'on' }, ...over });
  it('only under its option, out of a full ring', () => {
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, moving())).toBeUndefined();
    expect(refusal('leader-withdraw', { leader: 'Konev' }, moving())).toBe('10.4');
    expect(
      refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, moving({ options: { withdrawal: 'off' } })),
    ).toBe('10.4');
  });
  it('only who has entered, by the schedule or on the map', () => {
    const leaves = (over: Parameters<typeof moving>[0] = {}) =>
      refusal('leader-withdraw', { leader: 'Onuprienko', surrounded: true }, moving(over));
    expect(leaves()).toBe('10.4');
    expect(refusal('leader-lost', { leader: 'Onuprienko' }, moving())).toBe('10.24');
    expect(leaves({ cells: { leaderIn: { Onuprienko: true } } })).toBeUndefined();
    expect(leaves({ cells: { at: { Onuprienko: '1010' } } })).toBeUndefined();
    expect(leaves({ turn: 12, place: 't12/sov/movement' })).toBe('10.4');
    // players may agree otherwise
    const anyway = bid('leader-withdraw', { leader: 'Onuprienko', surrounded: true }, moving());
    expect(!anyway.ok && anyway.anyway?.facts.length).toBe(3);
  });
  it('PGG-A20 a full ring, or by the other ruling a pocket', () => {
    const inPocket = moving({ options: { withdrawal: 'on', a20: 'pocket' } });
    expect(refusal('leader-withdraw', { leader: 'Konev', pocket: true }, inPocket)).toBeUndefined();
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, inPocket)).toBe('10.4');
    expect(refusal('leader-withdraw', { leader: 'Konev', pocket: true }, moving())).toBe('10.4');
  });
  it('one a turn, two a game, back from the next turn', () => {
    const played = reach(table({ withdrawal: 'on' }), 't4/sov/movement');
    played.act('leader-withdraw', { leader: 'Konev', surrounded: true });
    expect(refusal('leader-withdraw', { leader: 'Lukin', surrounded: true }, played.context)).toBe('10.4');
    expect(refusal('leader-return', { leader: 'Konev' }, played.context)).toBe('10.4');
    reach(played, 't5/sov/movement');
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, played.context)).toBe('10.4');
    played.act('leader-withdraw', { leader: 'Lukin', surrounded: true });
    played.act('leader-return', { leader: 'Konev' });
    reach(played, 't6/sov/movement');
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, played.context)).toBe('10.4');
    expect(played.state.balances[accounts.withdrawals]).toBe(0);
    const anyway = bid('leader-withdraw', { leader: 'Konev', surrounded: true }, played.context);
    expect(!anyway.ok && anyway.anyway?.facts.length).toBe(3);
  });
  it('PGG-12.4 a leader eliminated does not come back', () => {
    const played = reach(table({ withdrawal: 'on' }), 't4/sov/movement');
    played.act('leader-lost', { leader: 'Konev' });
    expect(refusal('leader-withdraw', { leader: 'Konev' }, played.context)).toBe('10.4');
    expect(refusal('leader-lost', { leader: 'Konev' }, played.context)).toBe('12.4');
  });
});
