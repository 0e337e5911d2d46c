import type { Chance } from '#rules/kit/chance/dist.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** Chances and numbers in words. */

/** A chance with its fraction, where that says more. */
export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact !== undefined && !/^(0|1)\/1$/.test(exact)
    ? msg('armir.guns.chance', { p, exact: name(exact) })
    : msg('armir.guns.chanceOnly', { p });

export const numberMsg = (n: number): Msg => msg('armir.guns.number', { n });
