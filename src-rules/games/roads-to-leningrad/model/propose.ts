import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
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
  return { ok: false, ...bar, anyway: { says: msg('rtl.anyway', { what: says, rule: name(bar.rule) }), facts: over } };
};
/** There is nothing to book: a reason and no way round it. */
export const never = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });
/** The die is still to come: a bar that stands whatever it shows, or what it has to show. */
export const beforeDie = (bar: Bar | undefined, passes: Bar): Proposal =>
  bar ? { ok: false, ...bar, ahead: 'limit' } : { ok: false, ...passes, ahead: 'die' };

export const say = (called: string): Msg => msg('rtl.say', { what: name(called) });
/** Names the players know, in one breath. */
export const called = (names: readonly string[]): Msg | undefined => list(names.map(say));

/** A ten-sided die; its 0 reads 10 (2.41). The screen that rolled the app's own says so in place of 'table'. */
export const rolledTen = (what: string, face: number): Fact => ({
  kind: 'roll',
  what,
  sides: 10,
  faces: [face],
  by: 'table',
});
