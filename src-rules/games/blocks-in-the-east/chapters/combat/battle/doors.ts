import type { Ask, ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { Stage } from '#rules/kit/procedure/calcSpec.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type BattleResult, type BattleState, stageKey, stages, stagesOf } from './flow.ts';

/** Where a battle may stand next: before a fire step (or another round in the air), or at its end. */
export interface Exit {
  readonly p: number;
  readonly state?: BattleState;
  readonly done?: BattleResult;
}
export interface From {
  readonly stage: string;
  readonly state: BattleState;
  /** answers already given in this stage */
  readonly given?: readonly Answer[];
}
export interface Ways {
  readonly context: Context;
  readonly choose: (ask: ChoiceAsk) => string;
}

const silent = explain(false);

/** All ways to the next door, each with its chance; equal ones once. */
export const exitsOf = (from: From, ways: Ways): readonly Exit[] => {
  const by: { readonly [id: string]: Stage<BattleState, BattleResult> } = stagesOf({});
  const found = new Map<string, Exit>();
  const add = (key: string, exit: Exit): void => {
    found.set(key, { ...exit, p: exit.p + (found.get(key)?.p ?? 0) });
  };
  const answersTo = (ask: Ask): readonly (readonly [key: string, p: number])[] => {
    if (ask.kind === 'choice') return [[ways.choose(ask), 1]];
    const all = ask.ways();
    const total = all.reduce((so, [, n]) => so + n, 0);
    return all.flatMap(([key, n]) => (n > 0 ? [[key, n / total] as const] : []));
  };
  const walk = ({ stage, state, given = [] }: From, p: number): void => {
    const run = by[stage]?.(state, ways.context, silent);
    if (!run) throw new Error(`a battle has no stage ${stage}`);
    let step = run.next();
    for (const answer of given) if (!step.done) step = run.next(answer);
    if (!step.done) {
      const ask = step.value;
      for (const [key, chance] of answersTo(ask))
        walk({ stage, state, given: [...given, { ask: ask.id, key }] }, p * chance);
      return;
    }
    const { value } = step;
    if ('done' in value) add(`=${JSON.stringify(value.done)}`, { p, done: value.done });
    else if (value.next === stages.fire) add(stageKey(value.state), { p, state: value.state });
    else walk({ stage: value.next, state: value.state }, p);
  };
  walk(from, 1);
  return [...found.values()];
};
