import type { Context } from '#rules/kit/record/context.ts';
import { type OddsTable, shiftColumn } from '#rules/kit/tables/oddsTable.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ruling } from '../../../ids.ts';
import { msg } from '../msg.ts';
import { type Forces, germanTracked, riverCounts, strongpointCounts } from './forces.ts';

/** 14.2 to 14.4: what moves the column to the left, and what is added to the die (12.1.1). */

export interface Shift {
  readonly id: 'river' | 'strongpoint' | 'city';
  readonly msg: Msg;
  readonly rule: string;
}

const all = {
  river: { id: 'river', msg: msg('armir.fight.shift.river'), rule: '14.2' },
  strongpoint: { id: 'strongpoint', msg: msg('armir.fight.shift.strongpoint'), rule: '14.3' },
  city: { id: 'city', msg: msg('armir.fight.shift.city'), rule: '14.4' },
} as const satisfies Record<string, Shift>;

export interface AttackedGround {
  readonly river: boolean;
  readonly strongpoint: boolean;
  readonly city: boolean;
}
/** AMB-31: they add up, or one counts at most. */
export const shiftsOn = (ground: AttackedGround, context: Pick<Context, 'options'>): readonly Shift[] => {
  const found = (['river', 'strongpoint', 'city'] as const).filter((id) => ground[id]).map((id) => all[id]);
  return ruling(context, 'amb31') === 'one' ? found.slice(0, 1) : found;
};

export const shiftsOf = (forces: Forces, context: Pick<Context, 'options'>): readonly Shift[] =>
  shiftsOn(
    {
      river: riverCounts(forces),
      strongpoint: strongpointCounts(forces),
      city: forces.city && forces.way !== 'tem',
    },
    context,
  );

/** 12.1: the column of the odds is on the table before any shift, and stays on it after each. */
export const shiftedColumn = (table: OddsTable, base: number, shifts: number): number =>
  shiftColumn(table, base, -shifts);

/** 12.1.1: the only modifier of the combat die. */
export const dieBonus = (forces: Forces): number => (germanTracked(forces) ? 1 : 0);
