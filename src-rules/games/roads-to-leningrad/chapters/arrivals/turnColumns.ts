import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SideId } from '../../ids.ts';
import { sides } from '../../ids.ts';
import { cameIn, stateOf, timetable } from './arrivals.ts';
import { msg } from './msg.ts';
import { isOptional } from './schedule.ts';

/** 5.2: who comes, on the turn record. */

const arriving =
  (side: SideId) =>
  (turn: number, context: Context): readonly TurnItem[] =>
    timetable(context)
      .filter((one) => one.side === side && (cameIn(context, one.id) ?? one.turn) === turn)
      .map((one): TurnItem => {
        const state = stateOf(context, one);
        const shown = state === 'came' ? 'done' : state === 'declined' ? 'lost' : state === 'later' ? undefined : state;
        const what = one.entry ? msg('rtl.arrival.short', { what: one.msg, entry: one.entry }) : one.msg;
        return {
          msg: isOptional(one) ? msg('rtl.lane.optional', { what, n: one.vp ?? 0 }) : msg('rtl.lane.what', { what }),
          short: msg('rtl.lane.what', { what: one.msg }),
          rule: one.rule,
          how: isOptional(one) ? 'usual' : 'fixed',
          ...(shown === undefined || shown === 'undecided' ? {} : { state: shown }),
        };
      });

export const arrivalColumns: readonly TurnColumn[] = [
  { id: 'german-arrivals', msg: msg('rtl.lane.arrivals'), side: sides.german, at: arriving(sides.german) },
  { id: 'soviet-arrivals', msg: msg('rtl.lane.arrivals'), side: sides.soviet, at: arriving(sides.soviet) },
];
