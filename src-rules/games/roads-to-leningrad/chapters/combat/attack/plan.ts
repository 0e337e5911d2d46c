import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { Planned } from '#rules/kit/procedure/calcSpec.ts';
import { type Policy, takenBy } from '#rules/kit/procedure/policy.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { levelsOf, type Passed, untold } from '../fight/checks.ts';
import { type Engaged, isLevel, levelIn, openIn, openingOf } from '../fight/engaged.ts';
import { weigh } from '../fight/engine.ts';
import type { ReadyFight } from '../fight/ready.ts';
import { SHADE, shades } from './oddsGame.ts';

/** P2: the plan of an attack worked out at once, held to the one worked out question by question. */

/** As far as the answers have found it out; undefined: the die is answered, or something that does not fit. */
const foundOut = (engaged: Engaged, given: readonly Answer[]): Engaged | undefined => {
  let at = engaged;
  for (const answer of given) {
    const open = openingOf(at);
    const check = openIn(at);
    const fits =
      open && 'options' in open.ask
        ? open.ask.options.some(({ key }) => key === answer.key)
        : check !== undefined && levelIn(check, answer) !== undefined;
    const after = open && answer.ask === open.ask.id && fits ? open.after(answer) : undefined;
    if (!after || !('forces' in after)) return undefined;
    at = after.forces;
  }
  return at;
};
/** ERs nobody has typed, as a policy takes them. */
const withErs = (engaged: Engaged, policy: Policy): Engaged => {
  const open = engaged.made.noEr.length > 0 ? openingOf(engaged) : undefined;
  const able = open && 'options' in open.ask ? open.ask.options.map(({ key }) => key) : [];
  const key = open && takenBy(policy, open.ask.id, able);
  const after = open && key !== undefined ? open.after({ ask: open.ask.id, key }) : undefined;
  return after && 'forces' in after ? withErs(after.forces, policy) : engaged;
};
/** Checks nobody can roll, as a policy takes them. */
const taken = (made: ReadyFight, fixed: Passed, policy: Policy): Passed => {
  let found = fixed;
  for (const { id, kind } of untold(made.checks, fixed)) {
    const level = takenBy(policy, id, levelsOf(kind));
    if (level !== undefined && isLevel(level)) found = { ...found, [id]: level };
  }
  return found;
};
/** undefined: question by question. Empty where nobody can say how a check goes. */
export const attackPlan = (
  engaged: Engaged,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] | undefined => {
  const found = foundOut(engaged, given);
  if (!found) return undefined;
  const { made, passed: fixed } = withErs(found, policy);
  // asked where a box is open, as question by question: elsewhere a policy for it is in vain
  const unmarked = (): boolean => takenBy(policy, SHADE, shades) === 'shaded';
  const weighed = weigh(made, taken(made, fixed, policy), unmarked);
  if (!weighed) return [];
  const { list, total } = weighed;
  return list.map(({ key, outcome, n }) => ({ key, result: { outcome, passed: fixed }, ...chanceIn(n, total) }));
};
