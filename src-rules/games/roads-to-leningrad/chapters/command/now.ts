import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { isIn } from '../../model/phases.ts';
import { countersOf } from '../../model/reading.ts';
import { activatedOf, armyUnits } from './army.ts';
import { bothSides, deadMarkers, goesBack } from './cup.ts';
import { passesOf } from './initiative.ts';
import { overtaken } from './leaders.ts';
import { actingIn, isFilled, leftOf, markerMsg, markersIn, playingSide, poolOf, putIn } from './markers.ts';
import { msg } from './msg.ts';
import { isCommander, pointsNow } from './points.ts';

/** Markers and command points left; what initiative and activation owe. */

export const limits = (context: Context): readonly Limit[] =>
  bothSides.flatMap((side): readonly Limit[] => {
    // until the initiative of a turn those of the one before still lie where they were played
    const all = isFilled(context, side) ? putIn(context, side) : 0;
    const commanders = countersOf(context).filter((one) => one.side === side && isCommander(one));
    const printed = commanders.reduce((so, { commandPoints }) => so + (commandPoints ?? 0), 0);
    const now = commanders.reduce((so, one) => so + pointsNow(context, one), 0);
    const out = markersIn(context, side, 'out').length;
    const pool = poolOf(context, side) !== undefined;
    return [
      ...(all === 0
        ? []
        : [
            {
              id: `markers-${side}`,
              msg: msg('rtl.act.limit.markers', { side: sideMsg(side) }),
              left: leftOf(context, side),
              of: all,
              rule: '7.23',
              toUse: true as const,
              ...(pool
                ? { note: msg('rtl.act.limit.pool') }
                : out > 0
                  ? { note: msg('rtl.act.limit.out', { n: out }) }
                  : {}),
            },
          ]),
      ...(printed === 0
        ? []
        : [
            {
              id: `command-${side}`,
              msg: msg('rtl.act.limit.command', { side: sideMsg(side) }),
              left: now,
              of: printed,
              rule: '15.32',
            },
          ]),
    ];
  });

export const reminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const add = (id: string, msg: Reminder['msg'], rule: string, due: boolean, action?: string) =>
    // at the line where the players stand, which is the one in sight
    found.push({ id, at: context.place, msg, rule, due, action });
  const [dead] = deadMarkers(context);
  if (dead)
    add('dead-marker', msg('rtl.act.remind.dead', { what: markerMsg(context, dead.id) }), '4.38', true, 'markers-gone');
  const [leader] = overtaken(context);
  if (leader)
    add('displaced', msg('rtl.act.remind.displaced', { what: name(leader.name) }), '15.22', true, 'leader-displaced');
  const [again] = goesBack(context);
  if (again)
    add('again', msg('rtl.act.remind.again', { what: markerMsg(context, again.id) }), 'S4.23', true, 'marker-again');
  if (isIn(context, 'initiative'))
    for (const side of bothSides) {
      const made = passesOf(context, context.turn - 1, side);
      if (made > 0)
        add(`passes-${side}`, msg('rtl.act.remind.passes', { side: sideMsg(side), n: made }), '7.13', false);
    }
  if (isIn(context, 'activation')) {
    const side = playingSide(context);
    if (poolOf(context, side) !== undefined)
      add('pool', msg('rtl.act.remind.pool', { side: sideMsg(side) }), '7.22', false);
  }
  const acting = actingIn(context);
  if (acting.length > 0 && isIn(context, 'construction', 'movement', 'reaction', 'combat'))
    add('acting', msg('rtl.act.remind.acting', { what: nameList(acting) }), '7.21', false);
  if (isIn(context, 'movement')) {
    const tried = Object.keys(mapIn(context, cells.activated));
    const once = armyUnits(context).filter(({ id }) => tried.includes(id) && activatedOf(context, id) === 'first');
    const [one] = once;
    if (one)
      add('once', msg('rtl.act.remind.once', { what: name(one.name), n: once.length }), '7.42', false, 'army-unit');
  }
  return found;
};
