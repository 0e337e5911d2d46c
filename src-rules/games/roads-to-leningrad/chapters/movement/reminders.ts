import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { stackLimit } from '../../ids.ts';
import { called } from '../../model/propose.ts';
import { msg } from './msg.ts';
import { crowded202, overStacked } from './stacking.ts';

/** 3.32, S3.27: hexes with too many in them. */

export const stackingReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const full = list(
    overStacked(context).map(({ hex, points }) => msg('rtl.remind.fullHex', { hex: name(hex), n: points })),
  );
  if (full)
    found.push({
      id: 'stacking',
      msg: msg('rtl.remind.stacking', { what: full, limit: stackLimit }),
      rule: '3.32',
      due: true,
      action: 'step-loss',
    });
  return found;
};
export const crowdedReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const crowded = called(crowded202(context));
  if (crowded)
    found.push({ id: 'stacking-202', msg: msg('rtl.remind.crowded', { what: crowded }), rule: 'S3.27', due: true });
  return found;
};
