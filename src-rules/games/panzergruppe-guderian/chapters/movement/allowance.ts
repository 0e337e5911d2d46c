import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { mapCells } from '../../ids.ts';
import { sovietMa } from '../../model/playersTables.ts';
import { divisionOfUnit } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { type Mover, moverOf, readLadder, readPrinted, sovietTypes } from '../../model/units.ts';
import type { Person } from '../map/pieces.ts';

export const moverOfPerson = (person: Person): Mover => moverOf(person.type);

/** What a unit has to move with, and whence it is known. */
export interface Allowance {
  readonly ma: number;
  readonly from: 'typed' | 'printed' | 'type';
}

/** 10.21 */
const leaderMa = 10;

/** 6.23: as typed, as the counter shows, or as its kind has it (N04). */
export const allowanceOf = (context: Pick<Context, 'cells' | 'tables'>, person: Person): Allowance | undefined => {
  const typed = countAt(context, mapCells.allowance, person.id) ?? 0;
  if (typed > 0) return { ma: typed, from: 'typed' };
  if (person.tried !== undefined) {
    const printed = readPrinted(person.tried);
    if (printed) return { ma: printed.ma, from: 'printed' };
  }
  const type = sovietTypes.find((one) => one === person.type);
  if (type === 'leader') return { ma: leaderMa, from: 'printed' };
  if (type) return { ma: sovietMa(context, type), from: 'type' };
  const text = person.unit?.values.steps;
  const ladder = typeof text === 'string' ? readLadder(text) : [];
  const left = divisionOfUnit(person.id) ? stepsLeft(context, person.id) : ladder.length;
  const step = ladder[ladder.length - Math.min(left, ladder.length)];
  return step && step.ma > 0 ? { ma: step.ma, from: 'printed' } : undefined;
};
