import { calledSo } from '#rules/kit/base/named.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../ids.ts';
import { msg } from './msg.ts';
import { countersOf, stepsLeft } from './reading.ts';
import type { Counter } from './units.ts';

/** Units as players name them. */

export const counterCalled = (context: Pick<Context, 'rosters'>, text: string): Counter | undefined =>
  calledSo(text, countersOf(context));

/** Of the names in a text: the counters on the lists, and names nobody typed there. */
export const countersCalled = (
  context: Pick<Context, 'rosters'>,
  text: string,
): { readonly found: readonly Counter[]; readonly unknown: readonly string[] } => {
  const found = new Map<string, Counter>();
  const unknown: string[] = [];
  for (const one of namesIn(text)) {
    const counter = counterCalled(context, one);
    if (counter) found.set(counter.id, counter);
    else unknown.push(one);
  }
  return { found: [...found.values()], unknown };
};

/** Counters still in play, offered by name with where they stand. */
export const offersOf = (
  context: Pick<Context, 'rosters' | 'cells'>,
  fits: (counter: Counter) => boolean,
): readonly Offer[] =>
  countersOf(context).flatMap((one): readonly Offer[] => {
    if (!fits(one) || stepsLeft(context, one) === 0) return [];
    const hex = textAt(context, cells.at, one.id);
    return [hex === '' ? { name: one.name } : { name: one.name, msg: msg('armir.guns.inHex', { hex: name(hex) }) }];
  });

/** Whoever of a side stands in a hex by the record. */
export const standingIn = (
  context: Pick<Context, 'rosters' | 'cells'>,
  side: SideId,
  hex: string,
): readonly Counter[] =>
  hex === ''
    ? []
    : countersOf(context).filter(
        (one) => one.side === side && stepsLeft(context, one) !== 0 && textAt(context, cells.at, one.id) === hex,
      );
/** The HQ of a Soviet army. */
export const hqOf = (context: Pick<Context, 'rosters'>, army: string): Counter | undefined =>
  countersOf(context).find((one) => one.kind === 'hq' && one.army === army);
