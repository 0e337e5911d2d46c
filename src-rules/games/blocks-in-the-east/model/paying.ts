import type { Context } from '#rules/kit/record/context.ts';
import { post } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { Nation } from '../ids.ts';
import { colours, type Payer, type Pp } from './income.ts';
import { msg } from './msg.ts';
import { outBar } from './out.ts';
import { isNone, missing } from './pp.ts';
import { ppMsg } from './ppWords.ts';
import { account, counts, inHand } from './purses.ts';
import { on } from './rules.ts';
import { nationMsg } from './units.ts';

/** What is paid out of the PP of a nation, and what it lacks for it. */

/** What speaks against paying a price: who has left the war pays nothing (7.11), nor does who has not enough. */
export const lacks = (nation: Payer, due: Pp, context: Context, rule?: string): Objection | undefined =>
  (isNone(due) ? undefined : outBar(context, nation)) ?? shortOf(nation, due, context, rule);

/** What is missing for a price; nothing is spent then. `rule`: by which it is due, if not for blocks and works. */
export const shortOf = (nation: Payer, due: Pp, context: Context, rule?: string): Objection | undefined => {
  const short = missing(due, inHand(context, nation));
  return isNone(short)
    ? undefined
    : {
        msg: msg('bite.bar.lacks', { nation: nationMsg[nation], pp: ppMsg(short) }),
        rule: rule ?? (short.yellow > 0 ? '7.3' : '11.0'),
      };
};

export const payments = (nation: Payer, due: Pp, says: Msg, rule: string, context: Context): readonly Fact[] =>
  colours.flatMap((colour) =>
    due[colour] > 0 && counts(context, nation, colour) ? [post(account(nation, colour), -due[colour], says, rule)] : [],
  );

export const priceRules = (context: Context, nation: Nation) => ({
  coloured: on(context, 'a11'),
  fuel: nation !== 'SOV' || counts(context, 'SOV', 'black'),
});
