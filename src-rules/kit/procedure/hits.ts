import type { Json, JsonObject } from '../base/json.ts';
import { isObject } from '../base/json.ts';
import { hitsOf } from '../chance/hitDist.ts';
import type { State } from '../record/journal.ts';
import { type Msg, msg } from '../words/message.ts';
import type { HitDice } from './ask.ts';

/** Throws of dice that hit on a face or more: what they were to bring, what they brought, and how lucky that was. */
type Dice = Pick<HitDice, 'count' | 'toHit' | 'sides'>;

export const diceIn = (dice: readonly Dice[]): number => dice.reduce((sum, { count }) => sum + count, 0);

/** The chance of every number of hits, from none to all dice. */
export const hitChances = (dice: readonly Dice[]): readonly number[] => {
  const { ways, total } = hitsOf(dice);
  const chances: number[] = Array.from({ length: diceIn(dice) + 1 }, () => 0);
  for (const { value, n } of ways.values()) chances[value] = n / total;
  return chances;
};

export const hitMean = (dice: readonly Dice[]): number =>
  dice.reduce((sum, { count, toHit, sides }) => {
    const faces = Math.min(sides, Math.max(0, sides + 1 - toHit));
    return sum + (count * faces) / sides;
  }, 0);

/** The kind of each single die, in the order in which faces are typed. */
export const eachDie = <D extends Dice>(dice: readonly D[]): readonly D[] =>
  dice.flatMap((kind) => Array.from({ length: kind.count }, () => kind));

/** How many of the faces hit; faces beyond the dice count nothing. */
export const hitsAmong = (dice: readonly Dice[], faces: readonly number[]): number =>
  eachDie(dice).filter(({ toHit }, i) => (faces[i] ?? 0) >= toHit).length;

/** A throw for hits as the record keeps it with its answer. */
export interface HitThrow {
  /** who threw */
  readonly side: string;
  readonly dice: readonly Dice[];
  readonly hits: number;
}

const diceFrom = (raw: Json | undefined): readonly Dice[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const dice = raw.flatMap((each: Json): readonly Dice[] => {
    if (!isObject(each)) return [];
    const { count, toHit, sides } = each;
    return typeof count === 'number' && typeof toHit === 'number' && typeof sides === 'number'
      ? [{ count, toHit, sides }]
      : [];
  });
  return dice.length === raw.length ? dice : undefined;
};

/** The throw stored with an answer; undefined: the answer was no throw for hits. */
export const hitThrowIn = (shown: JsonObject): HitThrow | undefined => {
  const dice = diceFrom(shown.dice);
  if (!dice || typeof shown.side !== 'string' || typeof shown.hits !== 'number') return undefined;
  return { side: shown.side, dice, hits: shown.hits };
};

/** Every throw for hits that stands; a throw counts at once, whether its battle is over or not. */
export const hitThrowsIn = (flows: State['flows']): readonly HitThrow[] =>
  Object.values(flows).flatMap(({ answers }) => answers.flatMap(({ shown }) => hitThrowIn(shown) ?? []));

export interface HitLuck {
  readonly side: string;
  readonly throws: number;
  readonly dice: number;
  readonly expected: number;
  readonly hits: number;
  /** the chance of as many hits or more (of as few, for whom luck left) */
  readonly p: number;
}

/** By side: the hits its dice were to bring and those they brought. A side that threw nothing is not listed. */
export const hitLuckOf = (throws: readonly HitThrow[], sides: readonly string[]): readonly HitLuck[] =>
  sides.flatMap((side) => {
    const own = throws.filter((each) => each.side === side);
    if (own.length === 0) return [];
    const dice = own.flatMap((each) => each.dice);
    const expected = hitMean(dice);
    const hits = own.reduce((sum, each) => sum + each.hits, 0);
    const p = hitChances(dice).reduce(
      (sum, chance, n) => ((hits >= expected ? n >= hits : n <= hits) ? sum + chance : sum),
      0,
    );
    return [{ side, throws: own.length, dice: diceIn(dice), expected, hits, p: Math.min(1, p) }];
  });

/** Rounding in many additions, and no hit. */
const hair = 1e-9;

/** Whose dice were kindest, by how many hits, and how rare that is. Undefined: nobody has thrown. */
export const hitLuckSays = (luck: readonly HitLuck[], wordOf: (side: string) => Msg): Msg | undefined => {
  if (luck.length === 0) return undefined;
  const count = luck.reduce((sum, side) => sum + side.throws, 0);
  const above = (side: HitLuck): number => side.hits - side.expected;
  const best = luck.reduce((so, one) => (above(so) >= above(one) ? so : one));
  if (above(best) < hair) return msg('kit.luck.hitsEven', { count });
  return msg('kit.luck.hits', {
    count,
    side: wordOf(best.side),
    n: Math.round(above(best) * 100) / 100,
    p: best.p,
  });
};
