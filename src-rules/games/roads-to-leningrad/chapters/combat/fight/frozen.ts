import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { type SideId, sides } from '../../../ids.ts';
import { isFirstDay } from '../../../model/scenarios.ts';
import { msg } from '../msg.ts';

/** S3.27: on 13AM and 13PM of scenario 1 the 70th Rifle does not attack and army artillery 614 has fired, by printed names. */
export const soltsyBar = (
  context: Pick<Context, 'scenario' | 'turn'>,
  unit: { readonly side: SideId; readonly formation: string; readonly name: string },
  does: 'attacks' | 'supports',
): Objection | undefined => {
  if (!isFirstDay(context) || unit.side !== sides.soviet) return undefined;
  if (does === 'attacks' && /^70(?!\d)/.test(unit.formation)) return { msg: msg('rtl.notice.70frozen'), rule: 'S3.27' };
  return does === 'supports' && /\b614\b/.test(unit.name) ? { msg: msg('rtl.notice.614'), rule: 'S3.27' } : undefined;
};
