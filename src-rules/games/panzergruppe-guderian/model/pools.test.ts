import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../chapters/sequence/limits.ts';
import { at, mixOf } from '../testing/at.ts';
import { draw } from './pools.ts';

describe('pools', () => {
  it('PGG-12.4 PGG-14.14 a draw takes the cup first and never more than there is, as counter by counter', () => {
    const count = fc.nat(12);
    fc.assert(
      fc.property(count, count, count, (cup, out, n) => {
        let [left, pile] = [cup, out];
        const naive = { cup: 0, pile: 0, short: 0 };
        for (let i = 0; i < n; i += 1) {
          if (left > 0) {
            left -= 1;
            naive.cup += 1;
          } else if (pile > 0) {
            pile -= 1;
            naive.pile += 1;
          } else naive.short += 1;
        }
        expect(draw({ mix: cup, cup, drawn: 0, map: 0, out }, n)).toEqual(naive);
      }),
    );
  });
  it('the cup is known once the mix is typed, and then a limit', () => {
    expect(limits(at()).map((limit) => limit.id)).not.toContain('cup-rifle');
    const tables = { mixRifle: mixOf('mixRifle', ['3-3-6', 20], ['0-1-6', 2]) };
    expect(limits(at({ tables, cells: { drawnRifle: 5 } })).find((limit) => limit.id === 'cup-rifle')).toMatchObject({
      left: 17,
      of: 22,
    });
    // a row whose number nobody has typed counts for none
    const partly = { mixRifle: mixOf('mixRifle', ['3-3-6', 20], ['0-1-6', '?']) };
    expect(limits(at({ tables: partly })).find((limit) => limit.id === 'cup-rifle')?.of).toBe(20);
  });
});
