import type { Answer, Ask } from './calc.ts';
import type { Msg } from './text.ts';

/** Steps taken off the units of a fight: who pays them, one by one, and what is left of whom. */

/** A unit that can lose steps. */
export interface Loser {
  readonly id: string;
  readonly side: string;
  /** steps it still has */
  readonly steps: number;
  readonly label: Msg;
}
export interface Loss {
  readonly unit: string;
  readonly side: string;
  readonly steps: number;
}
/** Steps taken off so far, by unit. */
export type Taken = ReadonlyMap<string, number>;

export const stepsOf = (units: readonly Pick<Loser, 'steps'>[]): number =>
  units.reduce((so, { steps }) => so + steps, 0);
/** Steps a unit has left. */
export const leftOf = (unit: Pick<Loser, 'id' | 'steps'>, taken: Taken): number =>
  unit.steps - (taken.get(unit.id) ?? 0);

/** What a fight took off one unit. */
export const stepsLost = (
  { lost }: { readonly lost: readonly Loss[] },
  { id, side }: Pick<Loser, 'id' | 'side'>,
): number => lost.reduce((so, loss) => (loss.unit === id && loss.side === side ? so + loss.steps : so), 0);
export const isGone = (
  result: { readonly lost: readonly Loss[] },
  unit: Pick<Loser, 'id' | 'side' | 'steps'>,
): boolean => stepsLost(result, unit) >= unit.steps;

export const lossesOf = (side: string, taken: Taken): readonly Loss[] =>
  [...taken].map(([unit, steps]) => ({ unit, side, steps }));

/**
 * Takes `n` steps off, asking wherever somebody has a choice: not where one unit alone can pay, nor where as many steps are
 * to be lost as there are.
 */
export function* takeSteps<U extends Loser>(spec: {
  /** of the question: who it is about */
  readonly id: string;
  readonly units: readonly U[];
  readonly n: number;
  /** who may lose the next step, of those with steps left; default: all of them */
  readonly able?: (taken: Taken, step: number) => readonly Pick<Loser, 'id'>[];
  /** said of those who may not */
  readonly not?: Msg;
  readonly ask: (step: number) => { readonly who: string; readonly msg: Msg; readonly rule: string };
  /** a unit that would lose the step, with the steps it would keep */
  readonly option: (unit: U, left: number, among: readonly U[]) => Msg;
}): Generator<Ask, Taken, Answer> {
  const { units, n } = spec;
  if (n >= stepsOf(units)) return new Map(units.map(({ id, steps }) => [id, steps]));
  const taken = new Map<string, number>();
  for (let step = 0; step < n; step++) {
    const left = units.filter((unit) => leftOf(unit, taken) > 0);
    const able: readonly Pick<Loser, 'id'>[] = spec.able?.(taken, step) ?? left;
    let unit = able[0]?.id ?? '';
    if (able.length > 1) {
      const answer: Answer = yield {
        kind: 'choice',
        id: `${spec.id}.step`,
        ...spec.ask(step),
        options: left.map((one) => ({
          key: one.id,
          msg: spec.option(one, leftOf(one, taken) - 1, left),
          ...(spec.not && !able.some(({ id }) => id === one.id) ? { not: spec.not } : {}),
        })),
        usual: unit,
      };
      unit = answer.key;
    }
    taken.set(unit, (taken.get(unit) ?? 0) + 1);
  }
  return taken;
}
