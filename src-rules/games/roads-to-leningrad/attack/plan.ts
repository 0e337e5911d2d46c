import type { Answer, Planned, Policy } from '../../../kit/calc.ts';
import { chanceIn } from '../../../kit/dist.ts';
import { levelsOf, type Passed, untold } from './checks.ts';
import { type Engaged, isLevel, levelIn } from './engaged.ts';
import { weigh } from './engine.ts';
import type { Ready } from './ready.ts';

/** P2: the plan of an attack worked out at once, held to the one worked out question by question. */

/** The checks already made among some answers; undefined: more than checks is answered, or something that does not fit. */
const fixedBy = (made: Ready, given: readonly Answer[]): Passed | undefined => {
  let passed: Passed = {};
  for (const [i, answer] of given.entries()) {
    const due = made.checks[i];
    const level = due && answer.ask === due.id ? levelIn(due, answer) : undefined;
    if (!due || level === undefined) return undefined;
    passed = { ...passed, [due.id]: level };
  }
  return passed;
};
/** Checks nobody can roll, as a policy takes them. */
const taken = (made: Ready, fixed: Passed, policy: Policy): Passed => {
  let found = fixed;
  for (const { id, kind } of untold(made.checks, fixed)) {
    const able: readonly string[] = levelsOf(kind);
    const level = [policy[id], policy['*']].find((key) => key !== undefined && able.includes(key));
    if (level !== undefined && isLevel(level)) found = { ...found, [id]: level };
  }
  return found;
};
/** undefined: question by question. Empty where nobody can say how a check goes. */
export const attackPlan = (
  { made }: Engaged,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] | undefined => {
  const fixed = fixedBy(made, given);
  if (!fixed) return undefined;
  const weighed = weigh(made, taken(made, fixed, policy), (policy.shade ?? policy['*']) === 'shaded');
  if (!weighed) return [];
  const { list, total } = weighed;
  return list.map(({ key, outcome, n }) => ({ key, result: { outcome, passed: fixed }, ...chanceIn(n, total) }));
};
