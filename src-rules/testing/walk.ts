import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator, Played } from '#rules/kit/procedure/calcSpec.ts';
import type { Policy } from '#rules/kit/procedure/policy.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';

/** A procedure played to its end, one way at each question. */
export interface Leaf {
  /** the chance of these answers */
  readonly p: number;
  readonly answers: readonly Answer[];
  /** the questions as they were put, one for each answer */
  readonly asks: readonly Ask[];
  readonly end: Played;
}

/** What a player takes who does as usual, or as the policy says. */
export const usualOf = (ask: Extract<Ask, { kind: 'choice' }>, policy: Policy = {}): string => {
  const open = (key: string | undefined) => ask.options.some((option) => option.key === key && !option.not);
  const first = ask.options.find((option) => !option.not)?.key;
  return [policy[ask.id], policy['*'], ask.usual].find(open) ?? first ?? ask.usual;
};

/** Every face and every way out of all questions, one by one; undefined: there are more than so many ends. */
export const leavesOf = (
  calculator: Calculator,
  input: JsonObject,
  context: Context,
  most = 120,
  policy: Policy = {},
): readonly Leaf[] | undefined => {
  const found: Leaf[] = [];
  const walk = (p: number, answers: readonly Answer[], asks: readonly Ask[]): boolean => {
    if (found.length > most || answers.length > 40) return false;
    const end = calculator.play(input, context, answers);
    const { ask } = end;
    if (!ask) {
      found.push({ p, answers, asks, end });
      return true;
    }
    const on = (key: string, share: number) => walk(p * share, [...answers, { ask: ask.id, key }], [...asks, ask]);
    if (ask.kind === 'choice') return on(usualOf(ask, policy), 1);
    const ways = ask.ways().filter(([, weight]) => weight > 0);
    const total = ways.reduce((sum, [, weight]) => sum + weight, 0);
    return ways.every(([key, weight]) => on(key, weight / total));
  };
  return walk(1, [], []) && found.length <= most ? found : undefined;
};
