import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { recordCells } from '../../../ids.ts';
import { brokenRails, markers } from '../../../model/markers.ts';
import { noRailAt } from '../../map/sheet.ts';
import { msg } from '../msg.ts';

export const barsBreak = (context: Pick<Context, 'cells' | 'sheets'>, hex: string): Objection | undefined => {
  const broken = brokenRails(context);
  if (noRailAt(context, hex)) return { msg: msg('pgg.bar.noRail', { hex: name(hex) }), rule: '6.37' };
  if (broken.includes(hex)) return { msg: msg('pgg.bar.railBroken', { hex: name(hex) }), rule: '6.37' };
  if (broken.length >= markers.brokenRail)
    return { msg: msg('pgg.bar.railAll', { count: markers.brokenRail }), rule: '6.37' };
  return undefined;
};

/** 6.37: no rail movement into or through a broken hex, nor in the turn of its repair. */
export const railOpenAt = (context: Pick<Context, 'cells' | 'turn'>, hex: string): boolean => {
  const repaired = mapIn(context, recordCells.brokenRail)[hex];
  return typeof repaired !== 'number' || (repaired > 0 && context.turn > repaired);
};
