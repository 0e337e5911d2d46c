import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import type { SideId } from '../../ids.ts';
import { isOperational, operation, operationPath, type PhaseId } from '../../model/phases.ts';
import { remindAt } from '../../model/reminding.ts';
import { airReminders } from '../air/reminders.ts';
import { arrivalReminders } from '../arrivals/reminders.ts';
import { declaredReminders } from '../combat/declared/tasks.ts';
import { playingSide } from '../command/markers.ts';
import { reminders as commandReminders } from '../command/now.ts';
import { recoveryReminders } from '../command/recoveryReminders.ts';
import { weatherReminders } from '../events/reminders.ts';
import { crowdedReminders, stackingReminders } from '../movement/reminders.ts';
import { bridgeReminders, garrisonReminders, strongpointReminders } from '../production/reminders.ts';
import { reminders as victoryReminders } from '../victory/reminders.ts';
import { noticesAt } from './notices.ts';

/** What must not be forgotten, at its phase, chapter by chapter as the screens list it. Ochre is what is owed or lapses. */

const noticed = (context: Context): readonly Reminder[] => {
  /** what binds the other side is not said in this side's sequence */
  const others = (phase: PhaseId, side: SideId | undefined): boolean =>
    side !== undefined &&
    isOperational(phase) &&
    context.place.includes('/op/') &&
    operationPath(context, phase).startsWith(`${operation(context)}/`) &&
    playingSide(context) !== side;
  return noticesAt(context, context.turn).flatMap(({ id, phase, msg, rule, side }) =>
    others(phase, side) ? [] : remindAt(context, phase, { id, msg, rule, due: false }, false),
  );
};

const ofTheTurn: readonly ((context: Context) => readonly Reminder[])[] = [
  noticed,
  arrivalReminders,
  airReminders,
  weatherReminders,
  stackingReminders,
  garrisonReminders,
  crowdedReminders,
  strongpointReminders,
  recoveryReminders,
  bridgeReminders,
];
export const reminders = (context: Context): readonly Reminder[] => [
  ...(context.place === end ? [] : ofTheTurn.flatMap((of) => of(context))),
  ...declaredReminders(context),
  ...commandReminders(context),
  ...victoryReminders(context),
];
