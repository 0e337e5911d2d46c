import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../ids.ts';
import { msg } from './msg.ts';
import { countersOf, stepsLeft, textAt } from './reading.ts';
import type { Counter } from './units.ts';

/** Units as players name them. */

const plain = (text: string): string => text.trim().toLocaleLowerCase('en');
export const counterCalled = (around: Pick<Around, 'rosters'>, text: string): Counter | undefined =>
  countersOf(around).find((one) => one.id === text.trim() || plain(one.name) === plain(text));

/** Of the names in a text: the counters on the lists, and names nobody typed there. */
export const countersCalled = (
  around: Pick<Around, 'rosters'>,
  text: string,
): { readonly found: readonly Counter[]; readonly unknown: readonly string[] } => {
  const found = new Map<string, Counter>();
  const unknown: string[] = [];
  for (const one of namesIn(text)) {
    const counter = counterCalled(around, one);
    if (counter) found.set(counter.id, counter);
    else unknown.push(one);
  }
  return { found: [...found.values()], unknown };
};

/** Counters still in play, offered by name with where they stand. */
export const offersOf = (
  around: Pick<Around, 'rosters' | 'cells'>,
  fits: (counter: Counter) => boolean,
): readonly Offer[] =>
  countersOf(around).flatMap((one): readonly Offer[] => {
    if (!fits(one) || stepsLeft(around, one) === 0) return [];
    const hex = textAt(around, cells.at, one.id);
    return [hex === '' ? { name: one.name } : { name: one.name, msg: msg('armir.guns.inHex', { hex: name(hex) }) }];
  });

/** Whoever of a side stands in a hex by the record. */
export const standingIn = (around: Pick<Around, 'rosters' | 'cells'>, side: SideId, hex: string): readonly Counter[] =>
  hex === ''
    ? []
    : countersOf(around).filter(
        (one) => one.side === side && stepsLeft(around, one) !== 0 && textAt(around, cells.at, one.id) === hex,
      );
/** The HQ of a Soviet army. */
export const hqOf = (around: Pick<Around, 'rosters'>, army: string): Counter | undefined =>
  countersOf(around).find((one) => one.kind === 'hq' && one.army === army);
