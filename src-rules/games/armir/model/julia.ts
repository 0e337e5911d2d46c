import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { cells, type Formation, named, ruling } from '../ids.ts';
import { countersOf } from './reading.ts';
import type { Counter } from './units.ts';

/** 15.1.3: the two units of the Julia that go over to XXIV Pz.Korps. */

export const juliaHandedOver = (context: Pick<Context, 'cells'>): boolean => countIn(context, cells.julia) > 0;

const isJulia = ({ id, name, division, kind }: Counter): boolean =>
  kind === 'combat' && (/julia/i.test(division) || /julia/i.test(name) || /^julia/.test(id));
/** The counters of one corps that are the Julia's. */
const juliaOf = (
  context: Pick<Context, 'rosters'>,
  formation: Formation,
  known: readonly string[],
): readonly string[] => {
  const found = countersOf(context)
    .filter((one) => one.formation === formation && isJulia(one))
    .map(({ id }) => id);
  return found.length > 0 ? found.slice(0, known.length) : known;
};
/** Each unit with the one that takes its place. */
export const juliaPairs = (context: Pick<Context, 'rosters'>): readonly (readonly [from: string, to: string])[] => {
  const to = juliaOf(context, 'xxiv', named.juliaXxiv);
  return juliaOf(context, 'alpine', named.julia).flatMap((from, i) => {
    const other = to[i];
    return other === undefined ? [] : [[from, other] as const];
  });
};

/**
 * The corps a counter's steps count for (17.1.1); undefined: for none. AMB-42: units handed over leave the Alpine
 * total and count for nobody, or the two that took their place stay the Alpine Corps'.
 */
export const countsFor = (
  context: Pick<Context, 'cells' | 'rosters' | 'options'>,
  counter: Counter,
): Formation | undefined => {
  const { id, formation } = counter;
  if (counter.side !== 'axis') return undefined;
  const pairs = juliaPairs(context);
  const over = juliaHandedOver(context);
  if (pairs.some(([from]) => from === id)) return over ? undefined : formation;
  if (pairs.some(([, to]) => to === id)) return over && ruling(context, 'amb42') === 'alpine' ? 'alpine' : undefined;
  return formation;
};
