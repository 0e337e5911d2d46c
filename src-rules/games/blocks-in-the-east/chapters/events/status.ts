import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { turnName } from '../../model/calendar.ts';
import { dueBlocks, isPrinted, standingOf } from '../../model/removals.ts';
import { groznyOpen } from './garrisons.ts';
import { msg } from './msg.ts';
import { calledDated } from './removalActions.ts';
import { finnsLost, finnsNeeded } from './surrender.ts';
import { germanMajors, raisedNow, volkssturmPool } from './volkssturm.ts';

/** What is said beside the tasks of events, as things stand. */

export const leavesStatus = (around: Around, unit: string): Msg | undefined => {
  const standing = standingOf(around, unit);
  const due = dueBlocks(around).find((one) => one.unit === unit);
  return list([
    ...(standing && standing !== 'removed' ? [msg(`bite.status.leaves.${standing}`)] : []),
    ...(due && due.turn < around.turn ? [msg('bite.status.leaves.since', { month: turnName(due.turn).short })] : []),
  ]);
};
export const cardsStatus = (around: Around): Msg | undefined =>
  list(
    dueBlocks(around).flatMap(({ unit }) =>
      isPrinted(unit) ? [] : [msg('bite.status.card', { unit: calledDated(around, unit) })],
    ),
  );

export const finlandStatus = (around: Around): Msg => {
  const lost = finnsLost(around);
  return lost === undefined ? msg('bite.status.finnsUnknown') : msg('bite.status.finns', { n: lost, of: finnsNeeded });
};

export const groznyStatus = (around: Around): Msg =>
  groznyOpen(around) ? msg('bite.status.groznyOpen') : msg('bite.status.groznyHeld');

export const volkssturmStatus = (around: Around): Msg => {
  const cities = germanMajors(around);
  const n = volkssturmPool(around).length;
  return cities === undefined
    ? msg('bite.status.volkssturmPool', { n })
    : msg('bite.status.volkssturm', { n, of: Math.max(0, cities - raisedNow(around)) });
};
