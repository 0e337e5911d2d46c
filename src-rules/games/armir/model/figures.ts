import type { Chance } from '#rules/kit/chance/dist.ts';
import type { ValueGrid } from '#rules/kit/procedure/panel.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** How figures ahead are said. */

/** No player reads a longer denominator. */
const readable = 10_000;
export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact !== undefined && Number(exact.split('/')[1]) <= readable && !/^(0|1)\/1$/.test(exact)
    ? msg('armir.fronts.chance', { p, exact: name(exact) })
    : percentMsg(p);
export const percentMsg = (p: number): Msg => msg('armir.fronts.percent', { p });
export const countMsg = (n: number): Msg => msg('armir.fronts.number', { n });
export const signedMsg = (n: number): Msg => msg('armir.fronts.signed', { n });
export const meanMsg = (n: number): Msg => msg('armir.fronts.mean', { n });
export const signedMeanMsg = (n: number): Msg => msg('armir.fronts.signedMean', { n });
export const turnMsg = (n: number): Msg => msg('armir.fronts.turn', { n });

type Cell = ValueGrid['rows'][number]['cells'][number];
export const chanceCell = ({ p }: Chance): Cell => ({ value: percentMsg(p), p });
export const meanCell = (n: number): Cell => ({ value: meanMsg(n) });
