import type { Context } from '#rules/kit/record/context.ts';
import { fullSteps, stepsLeft } from '../../../model/reading.ts';
import type { Counter } from '../../../model/units.ts';
import { type LosingUnit, mayLoseNext } from '../losses.ts';

/** 12.2.1: who may lose the one step of a bombardment: nobody while another unit of the hex has lost fewer. */
export const mayLose = (context: Pick<Context, 'cells' | 'options'>, there: readonly Counter[]): readonly Counter[] => {
  const losers = there.map((one): LosingUnit => {
    // while nobody typed how many steps it has, it has one
    const left = stepsLeft(context, one) ?? 1;
    return { id: one.id, kind: one.kind, steps: left, lost: Math.max(0, (fullSteps(one) ?? left) - left) };
  });
  const able = new Set(mayLoseNext(losers, new Map(), context).map(({ id }) => id));
  return there.filter(({ id }) => able.has(id));
};
