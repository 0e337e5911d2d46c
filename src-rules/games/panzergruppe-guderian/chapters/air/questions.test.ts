import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-13.2 markers hex by hex', () => {
    expect(ask('air-markers', { turn: 2, hexes: ['3901', '4001', '3901', '0101', '0201'] })).toMatchObject({
      hexes: [
        { allowed: true },
        { refused: { rule: '13.2' } },
        { refused: { rule: '13.33' } },
        { allowed: true },
        { allowed: true },
      ],
      anywhere: false,
      firstClosedColumn: 40,
    });
    const fallen = { german: true, line: true, since: 4 };
    expect(ask('air-markers', { turn: 4, hexes: ['5001'], smolensk: fallen })).toMatchObject({ anywhere: false });
    expect(ask('air-markers', { turn: 5, hexes: ['5001'], smolensk: fallen })).toMatchObject({
      anywhere: true,
      hexes: [{ allowed: true }],
    });
    expect(
      ask('air-markers', { turn: 4, hexes: ['5001'], smolensk: fallen }, { options: { a18: 'same' } }),
    ).toMatchObject({ anywhere: true });
    expect(ask('air-markers', { turn: 5, hexes: ['5001'], smolensk: { ...fallen, line: false } })).toMatchObject({
      anywhere: false,
    });
  });
  it('PGG-13.41 PGG-13.42 PGG-13.45 the Soviet marker', () => {
    expect(ask('soviet-interdiction', { turn: 4, used: [2] })).toMatchObject({
      allowed: true,
      left: 2,
      liftedIn: 't4/ger/interdiction',
    });
    expect(ask('soviet-interdiction', { turn: 4, used: [4] })).toMatchObject({ allowed: false });
    expect(ask('soviet-interdiction', { turn: 12 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.interdictionLast' } },
    });
    expect(ask('soviet-interdiction', { turn: 9, used: [1, 2, 3] })).toMatchObject({ allowed: false, left: 0 });
    expect(ask('soviet-interdiction', { turn: 4, germans: true })).toMatchObject({
      allowed: false,
      refused: { rule: '13.45' },
    });
    expect(ask('soviet-interdiction', { turn: 3, used: [1] }, { options: { a19: 'blocks' } })).toMatchObject({
      allowed: false,
    });
  });
});
