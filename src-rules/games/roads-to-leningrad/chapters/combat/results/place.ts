import { type GuideLine, remember } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../../ids.ts';
import { heldPlaces, placeMsg } from '../../victory/heldPlaces.ts';
import type { Fight } from '../fight/fight.ts';
import { msg } from '../msg.ts';

/** S1.22, S1.23: what the hex is worth to whoever advances there now: to the German at a check, to the Soviet at once. */
export const placeLines = (fight: Fight, context: Context): readonly GuideLine[] => {
  const held = heldPlaces(context).find(({ hex }) => hex === fight.target);
  const { side } = fight.attacker;
  if (!held) return [];
  const [what, german] = [placeMsg(held), side === sides.german];
  if (german)
    return held.worth === 0 ? [] : [remember(msg('rtl.res.guide.place', { what, n: held.worth }), 'S1.22', side)];
  return held.charge === 0 || held.charged
    ? []
    : [remember(msg('rtl.res.guide.capture', { what, n: held.charge }), 'S1.23', side)];
};
