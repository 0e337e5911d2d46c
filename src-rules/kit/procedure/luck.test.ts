import { describe, expect, it } from 'vitest';
import { type FoughtFight, foughtIn, luckOf, luckSays } from './luck.ts';

/** Invented: a coin between one step of the one and one of the other. */
const coin = [
  { code: 'A1', p: 1 / 2, losses: { red: 1, blue: 0 } },
  { code: 'D1', p: 1 / 2, losses: { red: 0, blue: 1 } },
];
/** One face in six costs blue three steps, the others nothing. */
const long = [
  { code: 'De', p: 1 / 6, losses: { red: 0, blue: 3 } },
  { code: '-', p: 5 / 6, losses: { red: 0, blue: 0 } },
];
const fights = (...codes: readonly (readonly [FoughtFight['tolls'], string])[]): readonly FoughtFight[] =>
  codes.map(([tolls, code]) => ({ tolls, code }));
const sides = ['red', 'blue'];
const word = (side: string) => ({ id: side });

describe('luck', () => {
  it('counts expected against thrown steps by side, worked by hand', () => {
    // blue loses one in two of the coins, and 3 with 1/6: 1/2 + 1/2 + 1/2; thrown: 1 + 1 + 3
    const luck = luckOf(fights([coin, 'D1'], [coin, 'D1'], [long, 'De']), sides);
    const [red, blue] = luck.sides;
    expect(luck.fights).toBe(3);
    expect([red?.expected, red?.thrown, blue?.expected, blue?.thrown]).toEqual([1, 0, 1.5, 5]);
    // red: 5 ahead where 1/2 was due; everything had to fall like this: 1/2 · 1/2 · 1/6
    expect([red?.above, blue?.above]).toEqual([4.5, -4.5]);
    expect(red?.p).toBeCloseTo(1 / 24, 15);
    expect(blue?.p).toBeCloseTo(1 / 24, 15);
  });

  it('the chance of as much counts what is as far or farther, exactly', () => {
    // three coins, two of them for red: 2 or 3 of 3 are 4/8
    const luck = luckOf(fights([coin, 'D1'], [coin, 'D1'], [coin, 'A1']), sides);
    expect(luck.sides.map(({ above }) => above)).toEqual([1, -1]);
    expect(luck.sides.map(({ p }) => p)).toEqual([1 / 2, 1 / 2]);
  });

  it('says whom it favoured, and by how much', () => {
    expect(luckSays(luckOf(fights([coin, 'D1'], [coin, 'D1'], [long, '-']), sides), word)).toEqual({
      id: 'kit.luck.says',
      // 2 ahead of an even 0 less the half step blue was to lose: 1.5; both coins, or De with one and more
      p: { count: 3, side: { id: 'red' }, n: 1.5, p: (1 / 4) * (5 / 6) + (1 / 4 + 1 / 2) * (1 / 6) },
    });
    expect(luckSays(luckOf(fights([coin, 'D1'], [coin, 'A1']), sides), word)).toEqual({
      id: 'kit.luck.even',
      p: { count: 2 },
    });
    expect(luckSays(luckOf([], sides), word)).toBeUndefined();
  });

  it('a fight whose result its odds do not know is not counted', () => {
    expect(luckOf(fights([coin, 'Ex'], [coin, 'D1']), sides).fights).toBe(1);
  });

  it('reads the fights that stand from the record: odds of the die, steps really lost, and how many lack their odds', () => {
    const flow = (answers: readonly object[], outcome?: object) => ({
      game: 'g',
      calc: 'c',
      v: 1,
      input: {},
      context: {},
      answers,
      ...(outcome ? { end: { outcome, says: { id: 'x' } } } : {}),
    });
    const die = { ask: 'die', key: '3', raw: 3, shown: { code: 'D1', tolls: coin } };
    const old = { ask: 'die', key: '3', raw: 3, shown: { code: 'D1' } };
    const choice = { ask: 'defender', key: 'retreat', shown: {} };
    const found = foughtIn({
      a: flow([die, choice], { lost: { red: 0, blue: 0 } }),
      b: flow([old], {}),
      c: flow([die]),
    } as unknown as Parameters<typeof foughtIn>[0]);
    expect(found).toEqual({ fights: [{ tolls: coin, code: 'D1', lost: { red: 0, blue: 0 } }], without: 1 });
    // a toll that cannot be read is left out, and odds of which none can are none
    const [odds] = coin ?? [];
    const broken = [{ ...odds, code: 1 }, { ...odds, p: '1/2' }, { ...odds, losses: 'none' }, 'D1'];
    const shownWith = (tolls: unknown) =>
      foughtIn({ b: flow([{ ...die, shown: { code: 'D1', tolls } }], {}) } as never);
    expect(shownWith([...broken, odds]).fights).toEqual([{ tolls: [odds], code: 'D1' }]);
    expect(shownWith(broken)).toEqual({ fights: [], without: 1 });
    // blue retreated: the die still cost it a step, which it did not lose
    const [, blue] = luckOf(found.fights, sides).sides;
    expect([blue?.thrown, blue?.lost]).toEqual([1, 0]);
  });
});
