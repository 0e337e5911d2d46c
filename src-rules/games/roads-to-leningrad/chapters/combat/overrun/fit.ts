import type { Context } from '#rules/kit/record/context.ts';
import { countersOf, isDisrupted, isOos, stepsLeft } from '../../../model/reading.ts';
import { type Counter, isCombat } from '../../../model/units.ts';
import { actsNow } from '../../command/army.ts';
import { sideInAction } from '../../command/markers.ts';
import { plain } from '../../map/words.ts';
import { memberBars } from './run.ts';

/** 8.62: who may be of a group that overruns, as the rosters and the record have him. */

const labelled = (counter: Counter, context: Context) => ({
  class: counter.class,
  traits: counter.traits,
  oos: isOos(context, counter.id),
  disrupted: isDisrupted(context, counter.id),
  label: plain(counter.name),
});
export const isFit = (counter: Counter, context: Context): boolean =>
  isCombat(counter) && counter.kind !== 'artillery' && memberBars(labelled(counter, context)).length === 0;

/** Of those listed who act now none but a staff is fit: on foot, out of supply, disrupted. Where none is listed nobody knows. */
export const noneFit = (context: Context): boolean => {
  const acting = countersOf(context).filter(
    (one) =>
      one.side === sideInAction(context) &&
      one.kind === 'combat' &&
      stepsLeft(context, one) > 0 &&
      actsNow(context, one),
  );
  return acting.length > 0 && !acting.some((one) => isFit(one, context));
};
