import { describe, expect, it } from 'vitest';
import { askBare as ask } from '../../../testing/ask.ts';
import { context } from '../../../testing/fights.ts';

describe('movement', () => {
  it('PGG-6.31 PGG-6.32 PGG-6.33 PGG-6.34 PGG-6.37 PGG-13.31 rail: 30 points, 8 units, 4 a marked hex', () => {
    const by = (input: object, here = context()) => ask('rail-cost', input, here);
    expect(by({ hexes: 24, interdicted: 2, rifle: 8 })).toMatchObject({ points: 30, left: 0, quota: 8, legal: true });
    expect(by({ hexes: 25, interdicted: 2, rifle: 8 })).toMatchObject({
      points: 31,
      legal: false,
      bars: [{ why: 'range', rule: '6.33' }],
    });
    expect(by({ hexes: 5, rifle: 6, armor: 1, leaders: 3 })).toMatchObject({
      quota: 9,
      legal: false,
      bars: [{ why: 'quota', rule: '6.31' }],
    });
    expect(by({ hexes: 5, rifle: 6, armor: 1, arriving: true })).toMatchObject({ quota: 0, legal: true });
    expect(by({ hexes: 5, rifle: 3 }, context({ balances: { rail: 2 } }))).toMatchObject({
      quotaLeft: 2,
      legal: false,
    });
    expect(by({ hexes: 5, broken: true, enemyZoc: true, onRail: false, only: false }).bars).toHaveLength(4);
    expect(by({ hexes: 5, side: 'german' })).toMatchObject({ legal: false, bars: [{ why: 'german', rule: '6.36' }] });
  });
});
