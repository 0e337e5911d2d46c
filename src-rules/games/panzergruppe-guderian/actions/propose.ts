import type { Around } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Bar } from '../markers.ts';
import { ruling } from '../options.ts';
import { t } from '../text/speak.ts';

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
    msg: bar.msg,
    rule: bar.rule,
    anyway: { says: t('pgg.anyway', { what: says, rule: name(bar.rule) }), facts: over },
  };
};

/** There is nothing to book: a reason and no way round it. */
export const never = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });

/** Ruling A37: another hex counts only where the players agreed to use it. */
export const elsewhere = (around: Pick<Around, 'options'>, hex: string): string | undefined =>
  hex !== '' && ruling(around.options, 'a37') === 'nearest' ? hex : undefined;
