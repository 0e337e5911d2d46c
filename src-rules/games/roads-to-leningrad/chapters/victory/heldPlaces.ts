import { folded } from '#rules/kit/base/folded.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { standsIn } from '../../model/reading.ts';
import { msg } from './msg.ts';
import { chargeOf, placesOf, type VpPlace, worthOf } from './places.ts';

/** S1.2: who holds the places of the VP tables, and what that is worth. */

type Reads = Pick<Context, 'cells' | 'rosters' | 'scenario' | 'turn'>;

const sideIn = (text: string): SideId | undefined =>
  text === sides.german || text === sides.soviet ? text : undefined;

export interface Held extends VpPlace {
  /** undefined: nobody said so */
  readonly holder: SideId | undefined;
  /** how that is known: said, or by who stands there now */
  readonly how: 'said' | 'stands' | 'unknown';
  /** what German control brings at the next check */
  readonly worth: number;
  /** what a Soviet capture costs; 0: nothing */
  readonly charge: number;
  readonly charged: boolean;
}
const heldOf = (context: Reads, place: VpPlace): Held => {
  const stands = standsIn(context, place.hex);
  const said = sideIn(textAt(context, cells.places, place.hex));
  return {
    hex: place.hex,
    name: place.name,
    holder: stands ?? said,
    how: stands ? 'stands' : said ? 'said' : 'unknown',
    worth: worthOf(context.scenario, place.hex, context.turn),
    charge: chargeOf(context.scenario, place.hex),
    charged: textAt(context, cells.charged, place.hex) === 'yes',
  };
};
/** S1.22: by who holds a place or was the last to do so. */
export const heldPlaces = (context: Reads): readonly Held[] =>
  placesOf(context.scenario).map((place) => heldOf(context, place));
/** What the places would bring the German if they were counted now. */
export const locationVp = (context: Reads): number =>
  heldPlaces(context).reduce((sum, { holder, worth }) => sum + (holder === sides.german ? worth : 0), 0);

/** "Staraya Russa (4910)" */
export const placeMsg = ({ name: called, hex }: VpPlace): Msg =>
  msg('rtl.place', { what: name(called), hex: name(hex) });

/** By its hex, by its name where only one place has it, or both as offered. */
export const placeCalled = (scenario: string, called: string): VpPlace | undefined => {
  const places = placesOf(scenario);
  const hex = /\b\d{4}\b/.exec(called)?.[0];
  if (hex) return places.find((one) => one.hex === hex);
  const alike = places.filter((one) => folded(one.name) === folded(called));
  return alike.length === 1 ? alike[0] : undefined;
};

/** Units that stand in a place which the record gives to the other side, or to nobody. */
export const unsaid = (context: Reads): readonly (Held & { readonly holder: SideId })[] =>
  heldPlaces(context).flatMap((one) =>
    one.how === 'stands' && one.holder && textAt(context, cells.places, one.hex) !== one.holder
      ? [{ ...one, holder: one.holder }]
      : [],
  );
