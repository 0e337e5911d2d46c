import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { ui } from '../../../words/text.ts';

/** How many are in what supply; halves only where some are, by what their game calls each kind. */
export const tallyOf = (verdicts: readonly (SupplyStatus | undefined)[]): Msg => {
  const count = (tone: SupplyStatus['tone']) => verdicts.filter((each) => each?.tone === tone).length;
  const [bad, good] = [count('bad'), count('good')];
  const kinds = verdicts.flatMap((each) =>
    each?.tone === 'half' ? [each.counts ?? ui('ui.supply.units.inPart')] : [],
  );
  const halves = [...new Map(kinds.map((what) => [what.id, what])).values()].map((what) =>
    ui('ui.supply.units.half', { what, n: kinds.filter(({ id }) => id === what.id).length }),
  );
  const half = list(halves);
  return half ? ui('ui.supply.units.sum', { bad, half, good }) : ui('ui.supply.units.sumFull', { bad, good });
};
