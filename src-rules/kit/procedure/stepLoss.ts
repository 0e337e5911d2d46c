import type { Answer } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Ask, ChoiceAsk } from './ask.ts';

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
export const nothing: Taken = new Map();

export const stepsOf = (units: readonly Pick<Loser, 'steps'>[]): number =>
  units.reduce((so, { steps }) => so + steps, 0);
export const takenOf = (taken: Taken, id: string): number => taken.get(id) ?? 0;
export const taking = (taken: Taken, id: string, n = 1): Taken => new Map([...taken, [id, takenOf(taken, id) + n]]);
/** Steps taken off in all. */
export const sumOf = (taken: Taken): number => [...taken.values()].reduce((so, n) => so + n, 0);
/** Steps a unit has left. */
export const leftOf = ({ id, steps }: Pick<Loser, 'id' | 'steps'>, taken: Taken): number => steps - takenOf(taken, id);
export const alive = <U extends Pick<Loser, 'id' | 'steps'>>(units: readonly U[], taken: Taken): readonly U[] =>
  units.filter((unit) => leftOf(unit, taken) > 0);

/** What a fight took off one unit. */
export const stepsLost = (
  { lost }: { readonly lost: readonly Loss[] },
  { id, side }: Pick<Loser, 'id' | 'side'>,
): number => lost.reduce((so, loss) => (loss.unit === id && loss.side === side ? so + loss.steps : so), 0);
export const isGone = (
  result: { readonly lost: readonly Loss[] },
  unit: Pick<Loser, 'id' | 'side' | 'steps'>,
): boolean => stepsLost(result, unit) >= unit.steps;

/** Of the units of a fight those it leaves, by id. */
export const leftBy = (
  result: { readonly lost: readonly Loss[] },
  units: readonly Pick<Loser, 'id' | 'side' | 'steps'>[],
): readonly string[] => units.filter((unit) => !isGone(result, unit)).map(({ id }) => id);

export const lossesOf = (side: string, taken: Taken): readonly Loss[] =>
  [...taken].map(([unit, steps]) => ({ unit, side, steps }));

/** Who of those who may, by key: asked only where there are several; '' where there is nobody. */
export function* whoOf(
  able: readonly string[],
  ask: () => Omit<ChoiceAsk, 'kind' | 'usual'> & { readonly usual?: string | undefined },
): Generator<Ask, string, Answer> {
  const [first = ''] = able;
  if (able.length < 2) return first;
  const asked = ask();
  const answer: Answer = yield { kind: 'choice', ...asked, usual: asked.usual ?? first };
  return answer.key;
}

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
  /** what its next step is worth to who chooses, with so many left: the usual answer gives up the least; default: the first who may */
  readonly worth?: (unit: U, left: number, step: number) => number;
}): Generator<Ask, Taken, Answer> {
  const { units, n } = spec;
  if (n >= stepsOf(units)) return new Map(units.map(({ id, steps }) => [id, steps]));
  let taken = nothing;
  for (let step = 0; step < n; step++) {
    const left = alive(units, taken);
    const able: readonly Pick<Loser, 'id'>[] = spec.able?.(taken, step) ?? left;
    const so = taken;
    const { worth } = spec;
    const mayLose = left.filter((one) => able.some(({ id }) => id === one.id));
    const dear = (one: U): number => worth?.(one, leftOf(one, so), step) ?? 0;
    const [cheapest] = worth ? mayLose.toSorted((a, b) => dear(a) - dear(b)) : [];
    const unit = yield* whoOf(
      able.map(({ id }) => id),
      () => ({
        id: `${spec.id}.step`,
        ...spec.ask(step),
        usual: cheapest?.id,
        options: left.map((one) => ({
          key: one.id,
          msg: spec.option(one, leftOf(one, so) - 1, left),
          ...(spec.not && !able.some(({ id }) => id === one.id) ? { not: spec.not } : {}),
        })),
      }),
    );
    taken = taking(taken, unit);
  }
  return taken;
}
