import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { ruling, type SequenceKind, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { msg } from './msg.ts';

/** S6.22: what the first Soviet turns of scenario 4 lay down. */

/** AMB-17 */
export const areBound = (context: Pick<Context, 'options'>): boolean => ruling(context, 'amb17') === 'rules';

/** S6.22: on the first two turns of scenario 4 every Soviet formation uses the assault sequence. */
export const sequenceBar = (context: Context, side: SideId, kind: SequenceKind): Objection | undefined =>
  context.scenario === scenarios.manstein &&
  side === sides.soviet &&
  context.turn <= turnOf(19, 'PM') &&
  kind === 'mobile' &&
  areBound(context)
    ? { msg: msg('rtl.bar.assaultOnly'), rule: 'S6.22' }
    : undefined;
