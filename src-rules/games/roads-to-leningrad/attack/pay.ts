import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Fought } from '#rules/kit/procedure/oddsFight.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type Settled, settling } from '../results/settle.ts';
import type { Passed } from './checks.ts';
import type { Engaged } from './engaged.ts';
import { outcomeAt } from './engine.ts';
import { codeOf, type Outcome, readCode } from './outcome.ts';
import type { Stand } from './ready.ts';

/** Steps j to l, and what is over then. */

export interface AttackResult {
  readonly outcome: Outcome;
  /** what every check gave */
  readonly passed: Passed;
  /** who paid and how they got away; absent in plans and where the cell is not typed */
  readonly settled?: Settled;
}
export const attackKey = ({ outcome }: AttackResult): string => codeOf(outcome);

export function* pay(fought: Fought<Engaged, Stand>): Generator<Ask, AttackResult, Answer> {
  const { forces, strengths, code, face } = fought;
  const { made, passed } = forces;
  const outcome = outcomeAt(made, strengths, face, () => readCode(code).shaded);
  const settled = yield* settling(made.fight, outcome, made.way);
  return { passed, outcome, ...(settled ? { settled } : {}) };
}
