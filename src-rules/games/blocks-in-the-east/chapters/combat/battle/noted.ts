import type { BattleRole, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { Armies } from './atTable.ts';
import type { Fight } from './standing.ts';
import type { UnitDice } from './throwing.ts';

/** Part of a procedure: it asks until it knows. */
export type Asking<T> = Generator<Ask, T, Answer>;

/** What is told of a battle while it is fought: for the screen. */
export interface Noted {
  readonly round: number;
  readonly step: FireStep;
  readonly fight: Fight;
  /** as the blocks stand for this throw, or for the hit to be dealt */
  readonly armies: Armies;
  readonly dice: readonly UnitDice[];
  /** absent: to be thrown */
  readonly hits?: number;
  /** a hit that falls on one of several: somebody has to say on which */
  readonly dealing?: { readonly target: BattleRole; readonly tied: readonly number[] };
}
export interface Options {
  readonly note?: (noted: Noted) => void;
}
