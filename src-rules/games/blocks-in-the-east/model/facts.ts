import { mark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** Noted until this month is over. */
export const thisMonth = (turn: number, id: string, key: string, value: number): Fact =>
  mark(id, key, value, `t${turn}`);

export interface Bar {
  readonly msg: Msg;
  readonly rule: string;
}
/** What is booked; or the bar, with what is booked when the players do it anyway, said as an override. */
export const unless = (bar: Bar | undefined, says: Msg, facts: readonly Fact[], next: readonly Bar[] = []): Proposal =>
  bar
    ? {
        ok: false,
        ...bar,
        anyway: {
          says: msg('bite.anyway', { what: says, rule: name(bar.rule) }),
          facts: facts.map((fact): Fact => (fact.kind === 'post' ? { ...fact, over: true } : fact)),
        },
      }
    : { ok: true, says, facts, ...(next.length > 0 ? { next } : {}) };
/** There is nothing to book: a reason and no way round it. */
export const never = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });
