import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { allowingUnless, refuse } from '#rules/kit/record/proposal.ts';
import { msg } from './msg.ts';

/** Without a hex nothing is placed, and nobody may override that. */
export const needsHex = (hex: string, rule: string): Proposal | undefined =>
  hex === '' ? refuse(msg('pgg.bar.noHex'), rule) : undefined;

/** Markers are put and taken by the actions of the record: one rule for the form and for the map. */
export const through = (actions: readonly Action[], id: string, raw: JsonObject, context: Context): Proposal => {
  const action = actions.find((one) => one.id === id);
  const input = action?.parse(raw, context);
  // ours to get right: the map hands in what the form takes
  if (!action || !input?.ok) throw new Error(`no ${id} with ${JSON.stringify(raw)}`);
  return action.proposes(input.value, context);
};

/** What is booked; or the objection, with what is booked when the players do it anyway, said as an override. */
export const allowUnless = allowingUnless((p) => msg('pgg.anyway', p));
