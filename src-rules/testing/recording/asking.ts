import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator, Played } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { one, type Seed, seedOf } from './chance.ts';

/** An answer that may be given to a question, drawn. */
const keyOf = (ask: Ask, seed: Seed): string => {
  if (ask.kind === 'choice')
    return (
      one(
        seed,
        ask.options.filter(({ not }) => !not),
        ({ key }) => key,
      )?.key ?? ask.usual
    );
  const ways = ask.ways().flatMap(([key, weight]) => (weight > 0 ? [key] : []));
  return one(seed, ways) ?? '';
};

const mostAnswers = 12;
/** Where a fight stands before each answer and behind the last: dice and choices are drawn. */
export function* stops(
  calculator: Calculator,
  input: JsonObject,
  context: Context,
  seed: Seed,
): Generator<{ readonly played: Played; readonly answers: readonly Answer[] }> {
  let answers: readonly Answer[] = [];
  for (;;) {
    const played = calculator.play(input, context, answers);
    yield { played, answers };
    const { ask } = played;
    if (!ask || answers.length === mostAnswers) return;
    answers = [...answers, { ask: ask.id, key: keyOf(ask, seedOf(seed, answers.length, ask.id)) }];
  }
}
