import type { Ask } from '#rules/kit/procedure/ask.ts';
import { diceIn, hitChances, hitMean } from '#rules/kit/procedure/hits.ts';
import type { Fight } from '../walk/useFight.ts';
import type { HitsNow } from '../walk/useFightDice.ts';
import type { Roll } from './Throw.tsx';

/** A throw whose panel is not there: its dice are known from the question all the same. */
const rollOfAsk = (ask: Ask, hits: HitsNow): Roll => {
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

/** The throw awaited now: of the panel, with what it leads to, or of the question alone while the panel is worked out. */
export const rollNow = ({ view, played }: Fight, hits: HitsNow | undefined): Roll | undefined => {
  const panel = view.stale ? undefined : view.panel;
  if (!hits || !played?.ask) return undefined;
  return (panel?.kind === 'battle' ? panel.roll : undefined) ?? rollOfAsk(played.ask, hits);
};
