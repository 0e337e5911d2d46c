import type { Around } from '../../../kit/around.ts';
import { ruling } from '../option-ids.ts';
import { fullSteps, stepsLeft } from '../reading.ts';
import type { Counter } from '../units.ts';

/** 12.2.1: who may lose the one step of a bombardment: nobody while another unit of the hex has lost fewer. */
export const mayLose = (around: Pick<Around, 'cells' | 'options'>, there: readonly Counter[]): readonly Counter[] => {
  const alive = there.filter((one) => stepsLeft(around, one) !== 0);
  // AMB-34: in this bombardment nobody has lost any yet
  if (ruling(around, 'amb34') === 'combat') return alive;
  const lost = (one: Counter): number => {
    const [full, left] = [fullSteps(one), stepsLeft(around, one)];
    return full === undefined || left === undefined ? 0 : full - left;
  };
  // AMB-77: guns and HQs may always be chosen and stand in nobody's way
  const counts = (one: Counter): boolean => one.kind === 'combat' || ruling(around, 'amb77') === 'all';
  const fewest = Math.min(...alive.filter(counts).map(lost));
  return alive.filter((one) => !counts(one) || lost(one) <= fewest);
};
