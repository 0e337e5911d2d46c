import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { turnName } from '../../model/calendar.ts';
import { dueBlocks, isPrinted, standingOf } from '../../model/removals.ts';
import { groznyOpen } from './garrisons.ts';
import { msg } from './msg.ts';
import { calledDated } from './removalActions.ts';
import { finnsLost, finnsNeeded } from './surrender.ts';
import { germanMajors, raisedNow, volkssturmPool } from './volkssturm.ts';

/** What is said beside the tasks of events, as things stand. */

export const leavesStatus = (context: Context, unit: string): Msg | undefined => {
  const standing = standingOf(context, unit);
  const due = dueBlocks(context).find((one) => one.unit === unit);
  return list([
    ...(standing && standing !== 'removed' ? [msg(`bite.status.leaves.${standing}`)] : []),
    ...(due && due.turn < context.turn ? [msg('bite.status.leaves.since', { month: turnName(due.turn).short })] : []),
  ]);
};
export const cardsStatus = (context: Context): Msg | undefined =>
  list(
    dueBlocks(context).flatMap(({ unit }) =>
      isPrinted(unit) ? [] : [msg('bite.status.card', { unit: calledDated(context, unit) })],
    ),
  );

export const finlandStatus = (context: Context): Msg => {
  const lost = finnsLost(context);
  return lost === undefined ? msg('bite.status.finnsUnknown') : msg('bite.status.finns', { n: lost, of: finnsNeeded });
};

export const groznyStatus = (context: Context): Msg =>
  groznyOpen(context) ? msg('bite.status.groznyOpen') : msg('bite.status.groznyHeld');

export const volkssturmStatus = (context: Context): Msg => {
  const cities = germanMajors(context);
  const n = volkssturmPool(context).length;
  return cities === undefined
    ? msg('bite.status.volkssturmPool', { n })
    : msg('bite.status.volkssturm', { n, of: Math.max(0, cities - raisedNow(context)) });
};
