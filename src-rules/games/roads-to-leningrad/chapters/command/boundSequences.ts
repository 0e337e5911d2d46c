import type { Around } from '#rules/kit/record/context.ts';
import { ruling, type SequenceKind, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import type { Bar } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** S6.22: what the first Soviet turns of scenario 4 lay down. */

/** AMB-17 */
export const areBound = (around: Pick<Around, 'options'>): boolean => ruling(around, 'amb17') === 'rules';

/** S6.22: on the first two turns of scenario 4 every Soviet formation uses the assault sequence. */
export const sequenceBar = (around: Around, side: SideId, kind: SequenceKind): Bar | undefined =>
  around.scenario === scenarios.manstein &&
  side === sides.soviet &&
  around.turn <= turnOf(19, 'PM') &&
  kind === 'mobile' &&
  areBound(around)
    ? { msg: msg('rtl.bar.assaultOnly'), rule: 'S6.22' }
    : undefined;
