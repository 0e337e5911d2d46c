import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, type ItalianCorps, italianCorps, named, sides } from '../ids.ts';
import { countsFor } from './julia.ts';
import { countersOf, fullSteps, stepsLeft } from './reading.ts';
import type { Counter } from './units.ts';

/** 17.1.1: corps destroyed, from the counters of the roster and the steps of the record. */

type Reads = Pick<Context, 'cells' | 'rosters' | 'options'>;

export interface CorpsTally {
  readonly corps: ItalianCorps;
  readonly full: number;
  readonly lost: number;
  /** counters whose steps nobody typed */
  readonly unknown: readonly string[];
  readonly destroyed: boolean;
  /** steps that would still destroy it */
  readonly needed: number;
  /** said by hand, whatever the counters say */
  readonly byHand?: true;
}

/** More than half of its steps. */
export const isDestroyed = (lost: number, full: number): boolean => 2 * lost > full;
export const stepsNeeded = (lost: number, full: number): number => Math.max(0, Math.floor(full / 2) + 1 - lost);

const handed = (context: Pick<Context, 'cells'>, corps: string): boolean | undefined => {
  const said = textAt(context, cells.corpsGone, corps);
  return said === '' ? undefined : said === 'yes';
};

const tally = (context: Reads, corps: ItalianCorps, units: readonly Counter[]): CorpsTally => {
  let [full, lost] = [0, 0];
  const unknown: string[] = [];
  for (const unit of units) {
    const [whole, left] = [fullSteps(unit), stepsLeft(context, unit)];
    if (whole === undefined) unknown.push(unit.name);
    else {
      full += whole;
      // a counter restored above its steps has lost none
      lost += Math.max(0, whole - (left ?? whole));
    }
  }
  const said = handed(context, corps);
  return {
    corps,
    full,
    lost,
    unknown,
    // what is not typed may hold steps that were not lost: nothing is settled
    destroyed: said ?? (unknown.length === 0 && isDestroyed(lost, full)),
    needed: stepsNeeded(lost, full),
    ...(said === undefined ? {} : { byHand: true }),
  };
};

export const corpsTallies = (context: Reads): readonly CorpsTally[] => {
  const of = new Map<string, Counter[]>(italianCorps.map((one) => [one, []]));
  for (const unit of countersOf(context)) of.get(countsFor(context, unit) ?? '')?.push(unit);
  return italianCorps.map((one) => tally(context, one, of.get(one) ?? []));
};

/** The HQ of the army: eliminated, it counts as one corps more. */
export const armirHqGone = (context: Reads): boolean => {
  const said = handed(context, 'armir');
  if (said !== undefined) return said;
  const isHq = ({ id, side, kind, formation }: Counter): boolean =>
    id === named.armirHq || (side === sides.axis && kind === 'hq' && formation === 'army');
  const hq = countersOf(context).find(isHq);
  return hq ? stepsLeft(context, hq) === 0 : countAt(context, cells.steps, named.armirHq) === 0;
};
export const corpsDestroyed = (context: Reads): number =>
  corpsTallies(context).filter(({ destroyed }) => destroyed).length + (armirHqGone(context) ? 1 : 0);
