import { describe, expect, it } from 'vitest';
import { fightLuck } from './fightRecord.ts';
import { eachDie, hitChances, hitLuckOf, hitLuckSays, hitMean, hitsAmong, hitThrowIn, hitThrowsIn } from './hits.ts';
import { foughtIn } from './luck.ts';

const sixes = (count: number, toHit: number) => ({ count, toHit, sides: 6 });

describe('dice that hit on a face or more', () => {
  it('have the chances of every number of hits: those of the sketch of a fight step', () => {
    const [none = 0, one = 0, two = 0, three = 0] = hitChances([sixes(1, 5), sixes(2, 6)]);
    // a 5 or more misses in 4 of 6, a 6 in 5 of 6
    expect(none).toBeCloseTo((4 / 6) * (5 / 6) ** 2, 15);
    expect(one).toBeCloseTo((2 / 6) * (5 / 6) ** 2 + (4 / 6) * 2 * (1 / 6) * (5 / 6), 15);
    expect(three).toBeCloseTo((2 / 6) * (1 / 36), 15);
    expect(none + one + two + three).toBeCloseTo(1, 15);
    expect(hitMean([sixes(1, 5), sixes(2, 6)])).toBeCloseTo(2 / 3, 15);
  });
  it('never hit on 7, always on 1', () => {
    expect(hitChances([sixes(2, 7)])).toEqual([1, 0, 0]);
    expect(hitChances([sixes(2, 1)])).toEqual([0, 0, 1]);
    expect(hitChances([])).toEqual([1]);
  });
  it('count hits among faces die by die, in the order they are typed', () => {
    const dice = [sixes(1, 5), sixes(2, 6)];
    expect(eachDie(dice).map(({ toHit }) => toHit)).toEqual([5, 6, 6]);
    expect(hitsAmong(dice, [5, 5, 6])).toBe(2);
    expect(hitsAmong(dice, [4, 5, 5])).toBe(0);
    expect(hitsAmong(dice, [6])).toBe(1);
    expect(hitsAmong(dice, [6, 6, 6, 6])).toBe(3);
  });
});

const shown = (side: string, hits: number, ...dice: readonly object[]) => ({ side, hits, dice });
const flow = (...answers: readonly object[]) => ({ game: 'g', calc: 'c', v: 1, input: {}, context: {}, answers });
const flows = (...all: readonly object[]) =>
  Object.fromEntries(all.map((each, i) => [`f${i}`, each])) as unknown as Parameters<typeof hitThrowsIn>[0];

describe('the luck of hits', () => {
  const record = flows(
    flow(
      { ask: 'fire', key: '2', raw: 2, shown: shown('red', 2, sixes(2, 4)) },
      { ask: 'fire#2', key: '0', raw: [1, 2], shown: shown('blue', 0, sixes(2, 4)) },
      { ask: 'retreat', key: 'stay', shown: {} },
    ),
    flow({ ask: 'fire', key: '1', raw: 1, shown: shown('red', 1, sixes(1, 4)) }),
  );

  it('sets expected hits beside those thrown, by side, with the chance of as many', () => {
    expect(hitLuckOf(hitThrowsIn(record), ['red', 'blue', 'green'])).toEqual([
      // three coins, three heads
      { side: 'red', throws: 2, dice: 3, expected: 1.5, hits: 3, p: 1 / 8 },
      { side: 'blue', throws: 1, dice: 2, expected: 1, hits: 0, p: 1 / 4 },
    ]);
  });
  it('of one fight favours whose hits are farthest above those expected, by what lies between', () => {
    const { best } = fightLuck({ dice: [], hits: hitThrowsIn(record) }, ['blue', 'red']);
    expect(best).toEqual({ side: 'red', n: 1.5 });
  });
  it('says whose dice were kindest', () => {
    const word = (side: string) => ({ id: side });
    expect(hitLuckSays(hitLuckOf(hitThrowsIn(record), ['red', 'blue']), word)).toEqual({
      id: 'kit.luck.hits',
      p: { count: 3, side: { id: 'red' }, n: 1.5, p: 1 / 8 },
    });
    const blue = hitLuckOf(hitThrowsIn(record), ['blue']);
    expect(hitLuckSays(blue, word)).toEqual({ id: 'kit.luck.hitsEven', p: { count: 1 } });
    expect(hitLuckSays([], word)).toBeUndefined();
  });
  it('reads only throws kept whole, and a battle is no fight whose odds are missing', () => {
    expect(hitThrowIn({ side: 'red', hits: 1 })).toBeUndefined();
    expect(hitThrowIn({ side: 'red', hits: 1, dice: [{ count: 1 }] })).toBeUndefined();
    expect(hitThrowIn({ column: '2-1' })).toBeUndefined();
    const over = Object.fromEntries(
      Object.entries(record).map(([id, each]) => [id, { ...each, end: { outcome: {}, says: { id: 'x' } } }]),
    ) as unknown as typeof record;
    expect(foughtIn(over)).toEqual({ fights: [], without: 0 });
  });
});
