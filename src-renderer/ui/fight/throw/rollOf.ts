import type { Ask } from '#rules/kit/procedure/ask.ts';
import { diceIn, hitChances, hitMean } from '#rules/kit/procedure/hits.ts';
import type { HitsNow } from '../walk/useFightDice.ts';
import type { Roll } from './Throw.tsx';

/** A throw whose panel is not there: its dice are known from the question all the same. */
export const rollOfAsk = (ask: Ask, hits: HitsNow): Roll => {
  const dice = hits.entry.dice ?? [];
  const chances = hitChances(dice);
  return {
    side: ask.who,
    msg: ask.msg,
    dice: diceIn(dice),
    groups: dice.map(({ msg, count, toHit }, i) => ({ unit: String(i), called: msg, dice: count, toHit, figures: [] })),
    atLeastOne: { p: 1 - (chances[0] ?? 1) },
    mean: hitMean(dice),
    hits: chances.map((p, n) => ({ n, chance: { p } })),
  };
};
