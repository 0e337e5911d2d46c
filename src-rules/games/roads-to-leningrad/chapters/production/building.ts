import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { strongpointAt } from '../../model/strongpoints.ts';
import type { Counter } from '../../model/units.ts';
import { isIdle } from '../command/army.ts';
import { isSwamp } from '../map/drawn.ts';
import { msg } from './msg.ts';
import { begunNow, builderBar, combatants, countersLeft, mayAct, sovietLimit } from './strongpoints.ts';

/** 14.2: beginning a strongpoint. */

/** 14.22, 14.25a: why a side may not begin one here; undefined: it may. `builder`: undefined while none is named. */
export const beginBar = (
  context: Context,
  side: SideId,
  hex: string,
  builder: Counter | undefined,
): Objection | undefined => {
  if (strongpointAt(context, hex)) return { msg: msg('rtl.bar.strongpointThere', { hex: name(hex) }), rule: '14.22' };
  const most = side === sides.soviet ? sovietLimit(context) : undefined;
  if (most !== undefined && begunNow(context) >= most)
    return {
      msg: most === 0 ? msg('rtl.notice.noStrongpoints') : msg('rtl.bar.sovietStrongpoints', { count: most }),
      rule: 'S6.22',
    };
  const counters = countersLeft(context);
  if (counters?.left === 0) return { msg: msg('rtl.bar.strongpointCounters', { count: counters.of }), rule: '2.24' };
  if (!isIn(context, 'construction') || !mayAct(context, side))
    return { msg: msg('rtl.bar.buildPhase'), rule: '14.22' };
  if (isSwamp(context, hex)) return { msg: msg('rtl.bar.buildSwamp', { hex: name(hex) }), rule: '14.22' };
  // 14.22: it is begun under a friendly unit, and nobody stands in a hex with enemies
  const there = combatants(context, hex);
  const own = there.filter((one) => one.side === side);
  if (there.length > 0 && own.length === 0)
    return { msg: msg('rtl.bar.buildEnemy', { hex: name(hex) }), rule: '14.22' };
  const unfitness = (one: Counter): Objection | undefined =>
    builderBar(context, one) ??
    (one.side !== side || isIdle(context, one)
      ? { msg: msg('rtl.bar.builderIdle', { what: name(one.name) }), rule: '14.22' }
      : undefined);
  if (builder) {
    const at = textAt(context, cells.at, builder.id);
    return (
      unfitness(builder) ??
      (at !== '' && at !== hex
        ? { msg: msg('rtl.bar.builderAway', { what: name(builder.name) }), rule: '14.22' }
        : undefined)
    );
  }
  // whoever is known to stand there must hold somebody who can
  const bars = own.map(unfitness);
  return bars.includes(undefined) ? undefined : bars[0];
};
