import type { Ask } from '#rules/kit/procedure/ask.ts';
import { one, type Seed } from './chance.ts';

/** An answer that may be given to a question, drawn. */
export const keyOf = (ask: Ask, seed: Seed): string => {
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
