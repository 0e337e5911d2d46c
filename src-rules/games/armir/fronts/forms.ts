import type { Around } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Bar, never } from '../propose.ts';
import { isIn, type PhaseId } from '../record/order.ts';
import { r } from '../text/speak-fronts.ts';
import { m } from '../text/speak-map.ts';
import { isAlive, unitsMsg, unknownIn } from './members.ts';

/** What the forms of this part share. */

export const groups = {
  cir: r('armir.fronts.group.cir'),
  tem: r('armir.fronts.group.tem'),
  supply: m('armir.group.supply'),
} as const;

export const face = { kind: 'face', msg: r('armir.fronts.field.die'), start: null, sides: 6, big: true } as const;
export const noDie = (rule: string): Proposal => never(r('armir.fronts.noDie'), rule);

/** One or more units by their names. */
export const names = {
  kind: 'text',
  msg: r('armir.fronts.field.units'),
  hint: r('armir.fronts.field.units.hint'),
  start: '',
  max: 600,
  many: true,
  big: true,
} as const;

/** A slip of the pen, or a unit that is eliminated (15.3.2), stands in the record only if the players insist. */
export const noUnit = (around: Pick<Around, 'cells' | 'rosters'>, ids: readonly string[]): Bar | undefined => {
  const unknown = unknownIn(around, ids);
  if (unknown !== undefined)
    return { msg: r('armir.fronts.bar.unknown', { unit: unitsMsg(around, [unknown]) }), rule: '2.1' };
  const gone = ids.find((id) => !isAlive(around, id));
  return gone === undefined
    ? undefined
    : { msg: r('armir.fronts.bar.gone', { unit: unitsMsg(around, [gone]) }), rule: '12.2' };
};

/** Another phase than those in which this is done. */
export const notNow = (
  around: Pick<Around, 'place'>,
  phases: readonly PhaseId[],
  msg: Msg,
  rule: string,
): Bar | undefined => (isIn(around, ...phases) ? undefined : { msg, rule });
