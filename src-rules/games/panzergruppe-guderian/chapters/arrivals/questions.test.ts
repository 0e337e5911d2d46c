import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-16.1 PGG-14.24 turn 3: 21st Army at Z, four rifle at X, three areas for the German', () => {
    expect(ask('reinforcements', { turn: 3 })).toMatchObject({
      soviet: [
        { entry: 'Z', army: 21, rifle: 5, armor: 2, leader: 'Gerisamenko', left: { state: 'due', rifle: 5 } },
        { entry: 'X', rifle: 4, armor: 0 },
      ],
      german: [
        { area: 'D' },
        { area: 'E' },
        { area: 'E' },
        { area: 'H', left: { divisions: ['3 Pz', '4 Pz', '10 Mot', '1 Cav'] } },
      ],
      provisional: { rolled: true },
      southWest: { atMost: 5 },
    });
    expect(ask('reinforcements', { turn: 12 })).toMatchObject({
      soviet: [],
      german: [],
      provisional: { rolled: true },
    });
    expect(ask('reinforcements', { turn: 12 }, { options: { a22: 'none' } })).toMatchObject({
      provisional: { rolled: false },
    });
  });
  it('the record given with the question says what is left', () => {
    const answer = ask('reinforcements', { turn: 2 }, { cells: { rifleIn: { s2x: 3 }, germanIn: { '19 Pz': 2 } } });
    expect(answer).toMatchObject({
      soviet: [{}, { line: 's2x', rifle: 4, left: { rifle: 1 } }],
      german: [
        { line: 'g2a', left: { divisions: ['18 Mot', 'Lehr'] } },
        { area: 'B', hexes: expect.arrayContaining(['0112']) },
      ],
    });
  });
  it('PGG-14.11 PGG-14.12 E12 the provisional division', () => {
    expect(ask('provisional', { turn: 3, die: 3 })).toMatchObject({ rolled: true, entry: 3, elsewhere: false });
    expect(ask('provisional', { turn: 3, die: 3, closed: true })).toMatchObject({ elsewhere: true, rule: '14.12' });
    expect(ask('provisional', { turn: 12 }, { options: { a22: 'none' } })).toMatchObject({
      rolled: false,
      entries: [],
    });
  });
  it('PGG-X07 the entries are equally likely', () => {
    const { entries } = ask('provisional', { turn: 1 }) as { entries: { chance: { p: number; exact: string } }[] };
    expect(entries.map((one) => one.chance.exact)).toEqual(Array(6).fill('1/6'));
    expect(entries.reduce((sum, one) => sum + one.chance.p, 0)).toBeCloseTo(1, 12);
  });
  it('PGG-14.21 PGG-14.23 E13 the price and the limits of the Front', () => {
    expect(ask('sw-price', { divisions: 5 })).toMatchObject({ allowed: true, points: 5, total: 5 });
    expect(ask('sw-price', { divisions: 5, already: 5, turn: 4 })).toMatchObject({
      allowed: true,
      points: 10,
      total: 15,
    });
    expect(ask('sw-price', { divisions: 6 })).toMatchObject({
      allowed: false,
      refused: { rule: '14.21', msg: { id: 'pgg.bar.swTurn' } },
    });
    expect(ask('sw-price', { divisions: 1, turn: 1 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.swEarly' } },
    });
    expect(ask('sw-price', { divisions: 3, already: 8, turn: 5 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.swGame' } },
    });
  });
});
