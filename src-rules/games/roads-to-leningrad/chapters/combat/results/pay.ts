import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Fought } from '#rules/kit/procedure/oddsFight.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { Passed } from '../fight/checks.ts';
import type { Engaged } from '../fight/engaged.ts';
import { outcomeAt } from '../fight/engine.ts';
import { type AttackOutcome, codeOf, readCode } from '../fight/outcome.ts';
import type { Stand } from '../fight/ready.ts';
import { type SettledFight, settling } from './settle.ts';

/** Steps j to l, and what is over then. */

export interface AttackResult {
  readonly outcome: AttackOutcome;
  /** what every check gave */
  readonly passed: Passed;
  /** who paid and how they got away; absent in plans and where the cell is not typed */
  readonly settled?: SettledFight;
}
export const attackKey = ({ outcome }: AttackResult): string => codeOf(outcome);

export function* pay(fought: Fought<Engaged, Stand>): Generator<Ask, AttackResult, Answer> {
  const { forces, strengths, code, face } = fought;
  const { made, passed } = forces;
  const outcome = outcomeAt(made, strengths, face, () => readCode(code).shaded);
  const settled = yield* settling(made.fight, outcome, made.way);
  return { passed, outcome, ...(settled ? { settled } : {}) };
}
