import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** Why the rules are against something. */
export interface Bar {
  readonly msg: Msg;
  readonly rule: string;
}

/** What is booked; or the bar, with what is booked when the players do it anyway, said as an override. */
export const unless = (
  bar: Bar | undefined,
  says: Msg,
  facts: readonly Fact[],
  next: readonly Bar[] = [],
): Proposal => {
  if (!bar) return next.length > 0 ? { ok: true, says, facts, next } : { ok: true, says, facts };
  const over = facts.map((fact): Fact => (fact.kind === 'post' ? { ...fact, over: true } : fact));
  return {
    ok: false,
    ...bar,
    anyway: { says: msg('armir.anyway', { what: says, rule: name(bar.rule) }), facts: over },
  };
};
/** There is nothing to book: a reason and no way round it. */
export const never = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });
