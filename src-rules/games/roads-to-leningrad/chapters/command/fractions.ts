import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** Chances of ten-sided dice, said with their fraction. */
export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact === undefined ? msg('rtl.act.chanceOnly', { p }) : msg('rtl.act.chance', { p, exact: name(exact) });
export const tenths = (faces: number): Chance => chanceIn(Math.max(0, Math.min(10, faces)), 10);

/** Ways to pick k of n. */
export const picks = (of: number, k: number): number => {
  if (k < 0 || k > of) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (of - k + i)) / i;
  return ways;
};
