import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textAt, textIn } from '#rules/kit/record/readers.ts';
import { cells, eventCells, type Nation, sideOf, sides } from '../ids.ts';
import { msg } from './msg.ts';
import { nationMsg } from './units.ts';

/** 7.11, 5.5: who has left the war: no income, no purchase, no gift, no rail move, no arrival any more. */

type Cells = Pick<Context, 'cells'>;
const hasLeft = (context: Cells, nation: Nation): boolean =>
  nation === 'ITA' ? textIn(context, cells.italy) === 'out' : textAt(context, eventCells.nationsOut, nation) !== '';
/** With Germany goes the whole Axis, whatever else is recorded. */
export const isOut = (context: Cells, nation: Nation): boolean =>
  hasLeft(context, nation) || (sideOf(nation) === sides.axis && hasLeft(context, 'GER'));

/** What a nation out of the war is told wherever it would earn, pay, receive or bring on a block. */
export const outBar = (context: Cells, nation: Nation): Objection | undefined => {
  if (!isOut(context, nation)) return undefined;
  return nation === 'ITA'
    ? { msg: msg('bite.bar.italyIsOut'), rule: '7.11' }
    : { msg: msg('bite.bar.isOut', { nation: nationMsg[nation] }), rule: nation === 'FIN' ? '5.5' : '7.11' };
};
