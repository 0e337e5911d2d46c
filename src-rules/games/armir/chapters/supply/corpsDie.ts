import type { Context } from '#rules/kit/record/context.ts';
import { marks, turns } from '../../ids.ts';
import { wasOos } from '../../model/snapshot.ts';
import { type Counter, isArmouredCorps } from '../../model/units.ts';

/**
 * 8.4: the die of an armoured corps, thrown once for a hex or box ahead of the OOS marker. `none`: there is none for this
 * unit, which had its marker when the phase began or is of no such corps; `waits`: it is to be thrown; `hopeless`: no face
 * is low enough on the last turn; `stays`: it kept the marker away; `oos`: it did not.
 */
export type CorpsDie = 'none' | 'waits' | 'hopeless' | 'stays' | 'oos';

export const corpsDieOf = (
  context: Context,
  counter: Counter | undefined,
  id: string,
  /** a hex number or a box */
  where: string,
): CorpsDie => {
  if (!counter || !isArmouredCorps(counter) || wasOos(context, id)) return 'none';
  const die = context.marks[marks.corpsDie]?.[where]?.value;
  if (die === undefined) return context.turn < turns ? 'waits' : 'hopeless';
  return die === 'stays' && context.turn < turns ? 'stays' : 'oos';
};
