import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
import { called } from '../../model/propose.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import { type PhaseReminder, remindAt } from '../../model/reminding.ts';
import { msg } from './msg.ts';
import { abandoned, completable, garrisons, lost } from './strongpoints.ts';

/** 14, 16: strongpoints to be completed or taken off, bridges in the enemy's hands. */

/** S4.22 */
export const garrisonReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const say = (...given: PhaseReminder) => found.push(...remindAt(context, ...given));
  const stay = called(garrisons(context).map((one) => one.name));
  if (stay)
    say('movement', { id: 'stay', msg: msg('rtl.remind.stay', { what: stay }), rule: 'S4.22', due: false }, false);
  return found;
};
export const strongpointReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const say = (...given: PhaseReminder) => found.push(...remindAt(context, ...given));
  const gone = called([...lost(context), ...abandoned(context)].map(({ hex }) => hex));
  if (gone)
    say('works', {
      id: 'strongpoints-off',
      msg: msg('rtl.remind.strongpointsOff', { what: gone }),
      rule: '14.26',
      due: true,
      action: 'strongpoint-off',
    });
  const done = called(completable(context).map(({ hex }) => hex));
  if (done)
    say('works', {
      id: 'strongpoints',
      msg: msg('rtl.remind.strongpoints', { what: done }),
      rule: '14.25',
      due: false,
      action: 'strongpoint-done',
    });
  return found;
};
/** 16.26: bridges in whose hex an enemy combat unit stands. */
const takenBridges = (context: Context): readonly string[] => {
  const all = countersOf(context);
  const onMap = all.filter((one) => one.kind === 'combat' || one.kind === 'artillery' || one.kind === 'hq');
  return Object.keys(mapIn(context, cells.bridges)).flatMap((id) => {
    const bridge = all.find((one) => one.id === id);
    const hex = textAt(context, cells.at, id);
    const taken =
      bridge !== undefined &&
      hex !== '' &&
      onMap.some(
        (one) => one.side !== bridge.side && stepsLeft(context, one) > 0 && textAt(context, cells.at, one.id) === hex,
      );
    return taken ? [bridge.name] : [];
  });
};
export const bridgeReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const bridges = called(takenBridges(context));
  if (bridges)
    found.push({
      id: 'bridges',
      msg: msg('rtl.remind.bridges', { what: bridges }),
      rule: '16.26',
      due: true,
      action: 'bridge',
    });
  return found;
};
