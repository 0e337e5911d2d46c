import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-10.4 leaders withdrawn', () => {
    const context = { options: { withdrawal: 'on' } };
    const who = { turn: 3, leader: 'Konev', surrounded: true };
    // nobody has said whether he is surrounded
    expect(ask('leader-withdrawal', { turn: 3, leader: 'Konev' }, context)).toEqual({ troubles: ['surrounded'] });
    expect(ask('leader-withdrawal', { ...who, surrounded: false }, context)).toMatchObject({ allowed: false });
    expect(ask('leader-withdrawal', who)).toMatchObject({ allowed: false });
    expect(ask('leader-withdrawal', who, context)).toMatchObject({
      allowed: true,
      backFrom: 4,
      at: 'X',
      left: 2,
    });
    expect(ask('leader-withdrawal', { ...who, earlier: [3] }, context)).toMatchObject({
      allowed: false,
    });
    expect(ask('leader-withdrawal', { ...who, turn: 5, earlier: [1, 3] }, context)).toMatchObject({
      allowed: false,
      left: 0,
    });
  });
  it('PGG-10.4 PGG-A20 a ring of six: a Soviet unit beside him opens a German ZOC', () => {
    const context = { options: { withdrawal: 'on' } };
    const ring = [{ german: true }, { germanZoc: true }, { shut: true }, { german: true }, { germanZoc: true }];
    const beside = (...last: object[]) =>
      ask('leader-withdrawal', { turn: 3, leader: 'Konev', beside: [...ring, ...last] }, context);
    expect(beside({ germanZoc: true })).toMatchObject({ allowed: true });
    expect(beside({ germanZoc: true, soviet: true })).toMatchObject({ allowed: false });
    expect(beside({})).toMatchObject({ allowed: false });
    expect(beside()).toEqual({ troubles: ['beside'] });
  });
});
