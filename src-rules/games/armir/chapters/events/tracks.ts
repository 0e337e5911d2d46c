import type { Track } from '#rules/kit/game/track.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides, turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { atTem, onCir } from '../../model/members.ts';
import { isAhead, isIn } from '../../model/phases.ts';
import { cirArrival, cirBoxes, cirLength, cirReached, cirRolled } from './cir.ts';
import { msg } from './msg.ts';
import { advancing, cirOwed } from './status.ts';
import { garrisonOf, growingFaces, temOwed, temTaken } from './tem.ts';

/** What the ledger shows of the two fronts. */

export const tracks = (context: Context): readonly Track[] => {
  const reached = cirReached(context);
  const arrival = cirArrival(context);
  const faces = advancing(context);
  const garrison = garrisonOf(context);
  const cir: Track = {
    id: 'cir',
    msg: msg('armir.cir.track'),
    rule: '16.1',
    group: groups.cir,
    side: sides.soviet,
    boxes: cirLength(context),
    at: Math.min(cirBoxes(context), cirLength(context)),
    next: reached
      ? arrival === undefined
        ? msg('armir.cir.track.reached')
        : msg('armir.cir.track.reachedOn', { n: arrival })
      : onCir(context).length === 0
        ? msg('armir.cir.track.nobody')
        : cirRolled(context, context.turn)
          ? msg('armir.cir.track.rolled')
          : faces === undefined
            ? msg('armir.cir.track.next')
            : msg('armir.cir.track.chance', { p: faces / 6 }),
    state: reached ? 'done' : cirOwed(context) ? (isIn(context, 'sovietCombat') ? 'due' : 'open') : 'free',
    form: { action: 'cir-roll' },
  };
  const tem: Track = {
    id: 'tem',
    msg: msg('armir.tem.track'),
    rule: '16.3',
    group: groups.tem,
    side: sides.axis,
    // one at the start, one more at most in each turn from the second
    boxes: Math.max(turns, garrison),
    at: temTaken(context) ? 0 : garrison,
    next: temTaken(context)
      ? msg('armir.tem.track.taken')
      : temOwed(context)
        ? msg('armir.tem.track.chance', { p: growingFaces(context.turn) / 6 })
        : msg('armir.tem.track.free', { count: atTem(context).length }),
    state: temTaken(context)
      ? 'done'
      : temOwed(context) && isAhead(context, 'reinforcements')
        ? isIn(context, 'reinforcements')
          ? 'due'
          : 'open'
        : 'free',
    form: { action: 'tem-die' },
  };
  return [cir, tem];
};
