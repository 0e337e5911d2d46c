import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

/** Without a hex nothing is placed, and nobody may override that. */
export const needsHex = (hex: string, rule: string): Proposal | undefined =>
  hex === '' ? never(msg('pgg.bar.noHex'), rule) : undefined;

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
    anyway: { says: msg('pgg.anyway', { what: says, rule: name(bar.rule) }), facts: over },
  };
};

/** There is nothing to book: a reason and no way round it. */
export const never = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });

/** Markers are put and taken by the actions of the record: one rule for the form and for the map. */
export const through = (actions: readonly Action[], id: string, raw: JsonObject, context: Context): Proposal => {
  const action = actions.find((one) => one.id === id);
  const input = action?.parse(raw, context);
  // ours to get right: the map hands in what the form takes
  if (!action || !input?.ok) throw new Error(`no ${id} with ${JSON.stringify(raw)}`);
  return action.proposes(input.value, context);
};

/** Why something may not be placed or done, with the rule that says so. */
export interface Bar {
  readonly msg: Msg;
  readonly rule: string;
}
