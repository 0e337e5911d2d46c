import type { Context } from '#rules/kit/record/context.ts';
import { hasAt, mapIn } from '#rules/kit/record/readers.ts';
import { recordCells } from '../ids.ts';
import { isAwaited } from './arrived.ts';
import { sovietSchedule } from './schedule.ts';

/** Where a Soviet leader is, as the record has it: the map, the forms, the fights and the tasks ask the same. */
export type LeaderState = 'toCome' | 'in' | 'away' | 'lost';

type Reads = Pick<Context, 'cells' | 'turn' | 'place'>;

/** 10.4: leaders lifted off the map, and the turn they left. */
export const awayLeaders = (context: Pick<Context, 'cells'>): readonly (readonly [leader: string, turn: number])[] =>
  Object.entries(mapIn(context, recordCells.away)).flatMap(([leader, turn]) =>
    typeof turn === 'number' && turn > 0 ? [[leader, turn] as const] : [],
  );

/** 12.4, 10.4: eliminated or withdrawn; undefined: neither. */
export const leaderOff = (context: Pick<Context, 'cells'>, leader: string): 'away' | 'lost' | undefined =>
  hasAt(context, recordCells.leaderLost, leader)
    ? 'lost'
    : awayLeaders(context).some(([one]) => one === leader)
      ? 'away'
      : undefined;

export const leaderState = (context: Reads, leader: string): LeaderState =>
  leaderOff(context, leader) ?? (isToCome(context, leader) ? 'toCome' : 'in');

/** 16.1: of the schedule, and not entered; without a game only the turn can tell. */
const isToCome = (context: Reads, leader: string): boolean => {
  const line = sovietSchedule.find((one) => one.leader === leader);
  return !!line && !hasAt(context, recordCells.leaderIn, leader) && isAwaited(context, leader, line.turn);
};
