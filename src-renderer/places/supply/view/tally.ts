import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ui } from '../../../words/text.ts';

/** How many are in what supply; halves only where some are: not every game knows them. */
export const tallyOf = (verdicts: readonly (SupplyStatus | undefined)[]): Msg => {
  const count = (tone: SupplyStatus['tone']) => verdicts.filter((each) => each?.tone === tone).length;
  const [bad, half, good] = [count('bad'), count('half'), count('good')];
  return half > 0 ? ui('ui.supply.units.sum', { bad, half, good }) : ui('ui.supply.units.sumFull', { bad, good });
};
