import { type Msg, name } from '../words/message.ts';
import type { Fact } from './journal.ts';

/** What an action would book, or why it does not. */
export type Proposal =
  | { readonly ok: true; readonly says: Msg; readonly facts: readonly Fact[]; readonly next?: readonly Objection[] }
  /** a limit: nothing is booked; `anyway` is what is booked when the players do it anyway (shown in the journal as an override) */
  | (Objection & {
      readonly ok: false;
      readonly anyway?: { readonly says: Msg; readonly facts: readonly Fact[] };
      /** only the die is missing, and so much is known before it: what it has to show, or a limit that stands anyhow */
      readonly ahead?: 'die' | 'limit';
    });

/** Why the rules are against something. */
export interface Objection {
  readonly msg: Msg;
  readonly rule: string;
}

/**
 * Makes proposals of one game: what is booked; or the objection, with what is booked when the players do it anyway, said as
 * an override. `anyway`: the game's sentence for that, about `what` and the `rule`.
 */
export const allowingUnless =
  (anyway: (p: { readonly what: Msg; readonly rule: ReturnType<typeof name> }) => Msg) =>
  (objection: Objection | undefined, says: Msg, facts: readonly Fact[], next: readonly Objection[] = []): Proposal => {
    if (!objection) return next.length > 0 ? { ok: true, says, facts, next } : { ok: true, says, facts };
    const over = facts.map((fact): Fact => (fact.kind === 'post' ? { ...fact, over: true } : fact));
    return {
      ok: false,
      ...objection,
      anyway: { says: anyway({ what: says, rule: name(objection.rule) }), facts: over },
    };
  };

/** There is nothing to book: a reason and no way round it. */
export const refuse = (msg: Msg, rule: string): Proposal => ({ ok: false, msg, rule });

/** The die is still to come: an objection that stands whatever it shows, or what it has to show. */
export const beforeRoll = (objection: Objection | undefined, passes: Objection): Proposal =>
  objection ? { ok: false, ...objection, ahead: 'limit' } : { ok: false, ...passes, ahead: 'die' };
