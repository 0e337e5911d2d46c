import type { Around } from '../../../kit/around.ts';
import { mayLoseNext } from '../fight/losses.ts';
import { fullSteps, stepsLeft } from '../reading.ts';
import type { Counter } from '../units.ts';

/** 11.1.3, AMB-74: the owner picks who loses the step of a bombardment, by the rule of all losses (12.2.1). */
export const mayLose = (around: Pick<Around, 'cells' | 'options'>, there: readonly Counter[]): readonly Counter[] => {
  const able = mayLoseNext(
    there.map((one) => {
      const left = stepsLeft(around, one);
      const full = fullSteps(one);
      // steps nobody typed: at least one, and none lost as far as anybody knows
      return { id: one.id, kind: one.kind, steps: left ?? 1, lost: full === undefined ? 0 : full - (left ?? full) };
    }),
    new Map(),
    around,
  );
  return there.filter(({ id }) => able.some((one) => one.id === id));
};
