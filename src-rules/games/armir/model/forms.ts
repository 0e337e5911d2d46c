import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { isAlive, unitsMsg, unknownIn } from './members.ts';
import { msg } from './msg.ts';
import { isIn, type PhaseId } from './phases.ts';

/** What the forms of supply, the Čir and the airports share. */

export const face = { kind: 'face', msg: msg('armir.fronts.field.die'), start: null, sides: 6, big: true } as const;
export const noDie = (rule: string): Proposal => refuse(msg('armir.fronts.noDie'), rule);

/** One or more units by their names. */
export const names = {
  kind: 'text',
  msg: msg('armir.fronts.field.units'),
  hint: msg('armir.fronts.field.units.hint'),
  start: '',
  max: 600,
  many: true,
  big: true,
} as const;

/** A slip of the pen, or a unit that is eliminated (15.3.2), stands in the record only if the players insist. */
export const noUnit = (context: Pick<Context, 'cells' | 'rosters'>, ids: readonly string[]): Objection | undefined => {
  const unknown = unknownIn(context, ids);
  if (unknown !== undefined)
    return { msg: msg('armir.fronts.bar.unknown', { unit: unitsMsg(context, [unknown]) }), rule: '2.1' };
  const gone = ids.find((id) => !isAlive(context, id));
  return gone === undefined
    ? undefined
    : { msg: msg('armir.fronts.bar.gone', { unit: unitsMsg(context, [gone]) }), rule: '12.2' };
};

/** Another phase than those in which this is done. */
export const notNow = (
  context: Pick<Context, 'place'>,
  phases: readonly PhaseId[],
  msg: Msg,
  rule: string,
): Objection | undefined => (isIn(context, ...phases) ? undefined : { msg, rule });
