import type { Track } from '#rules/kit/game/track.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { sides, turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { atTem, onCir } from '../../model/members.ts';
import { isAhead, isIn } from '../../model/phases.ts';
import { cirArrival, cirBoxes, cirLength, cirReached, cirRolled } from './cir.ts';
import { msg } from './msg.ts';
import { advancing, cirOwed } from './status.ts';
import { garrisonOf, growingFaces, temOwed, temTaken } from './tem.ts';

/** What the ledger shows of the two fronts. */

export const tracks = (around: Around): readonly Track[] => {
  const reached = cirReached(around);
  const arrival = cirArrival(around);
  const faces = advancing(around);
  const garrison = garrisonOf(around);
  const cir: Track = {
    id: 'cir',
    msg: msg('armir.cir.track'),
    rule: '16.1',
    group: groups.cir,
    side: sides.soviet,
    boxes: cirLength(around),
    at: Math.min(cirBoxes(around), cirLength(around)),
    next: reached
      ? arrival === undefined
        ? msg('armir.cir.track.reached')
        : msg('armir.cir.track.reachedOn', { n: arrival })
      : onCir(around).length === 0
        ? msg('armir.cir.track.nobody')
        : cirRolled(around, around.turn)
          ? msg('armir.cir.track.rolled')
          : faces === undefined
            ? msg('armir.cir.track.next')
            : msg('armir.cir.track.chance', { p: faces / 6 }),
    state: reached ? 'done' : cirOwed(around) ? (isIn(around, 'sovietCombat') ? 'due' : 'open') : 'free',
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
    at: temTaken(around) ? 0 : garrison,
    next: temTaken(around)
      ? msg('armir.tem.track.taken')
      : temOwed(around)
        ? msg('armir.tem.track.chance', { p: growingFaces(around.turn) / 6 })
        : msg('armir.tem.track.free', { count: atTem(around).length }),
    state: temTaken(around)
      ? 'done'
      : temOwed(around) && isAhead(around, 'reinforcements')
        ? isIn(around, 'reinforcements')
          ? 'due'
          : 'open'
        : 'free',
    form: { action: 'tem-die' },
  };
  return [cir, tem];
};
