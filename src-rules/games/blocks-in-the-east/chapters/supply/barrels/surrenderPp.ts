import type { Context } from '#rules/kit/record/context.ts';
import { post } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides, type UnitClass } from '../../../ids.ts';
import { colours, noPp, type Payer, type Pp } from '../../../model/income.ts';
import { surrenderPp } from '../../../model/prices.ts';
import { account, counts } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';

/** 4.5, 12.5: what blocks that surrender bring their enemy, and who books it. */
export interface Prize {
  readonly payer: Payer;
  readonly pp: Pp;
}

export const prizeOf = (side: SideId, surrendered: readonly UnitClass[], context: Context): Prize => {
  const payer: Payer = side === sides.soviet ? 'GER' : 'SOV';
  const won = surrendered.map((one) => surrenderPp(one, on(context, 'a11')));
  const sum = (colour: keyof Pp): number => won.reduce((total, pp) => total + pp[colour], 0);
  const pp = { ...noPp, yellow: sum('yellow'), red: sum('red'), blue: sum('blue') };
  return { payer, pp: { ...pp, black: counts(context, payer, 'black') ? sum('black') : 0 } };
};

export const prizeFacts = ({ payer, pp }: Prize, says: Msg): readonly Fact[] =>
  colours.flatMap((colour) => (pp[colour] > 0 ? [post(account(payer, colour), pp[colour], says, '4.5')] : []));
