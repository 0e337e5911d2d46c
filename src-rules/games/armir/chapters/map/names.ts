import { oneName } from '#rules/kit/base/folded.ts';
import { type PlaceId, placeIds, places } from './sheet.ts';

/** Names of hexes as the rules speak of them, whatever way they are written (AMB-61). */

/** Spellings of the rulebook beside the one the app writes. */
const alias: { readonly [name: string]: string } = {
  kantermikova: 'kantemirovka',
  kantermirovka: 'kantemirovka',
  kantemirowka: 'kantemirovka',
  bokowskaja: 'bokovskaya',
  bokovskaja: 'bokovskaya',
  starobelsk: 'starobelsk',
  'starobel sk': 'starobelsk',
  rossosch: 'rossosh',
  kazanskaya: 'kazanskaja',
  'verkhnij mamon': 'verkhniy mamon',
  'verhnij mamon': 'verkhniy mamon',
  'verkhny mamon': 'verkhniy mamon',
};
/** One name for a place, however it is written on the sheet or in a list. */
export const placeName = oneName(alias);

const ids: ReadonlyMap<string, PlaceId> = new Map(placeIds.map((id) => [placeName(places[id]), id]));
export const placeIdOf = (called: string): PlaceId | undefined => ids.get(placeName(called));
