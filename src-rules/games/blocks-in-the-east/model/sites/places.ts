import { oneName } from '#rules/kit/base/folded.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, type Name, name } from '#rules/kit/words/message.ts';
import { cities } from '../cities.ts';
import { msg } from '../msg.ts';
import { knownSites } from './known.ts';

/** Names of hexes and boxes as the rules speak of them: accents, capitals and the players' language aside. */

/** Italian names, and those the box prints with a slip, beside the ones the app writes. */
const alias: { readonly [name: string]: string } = {
  leningrado: 'leningrad',
  mosca: 'moscow',
  stalingrado: 'stalingrad',
  sebastopoli: 'sevastopol',
  sebastopol: 'sevastopol',
  berlino: 'berlin',
  arcangelo: 'archangelsk',
  bucarest: 'bucharest',
  belgrado: 'belgrade',
  volchov: 'volkhov',
  volhov: 'volkhov',
  grosny: 'grozny',
  kharkow: 'kharkov',
  viborg: 'vyborg',
  rubinsk: 'rybinsk',
  kantahalati: 'kandalaksha',
  chalov: 'chkalov',
  teheran: 'tehran',
  'lago ladoga': 'ladoga',
  'lake ladoga': 'ladoga',
  'mar nero': 'black sea',
  'mar dazov': 'azov',
  'sea of azov': 'azov',
  'golfo di finlandia': 'gulf of finland',
};
/** One name for a place, whatever it is called on the sheet. */
export const placeName = oneName(alias);

const cityIds: ReadonlyMap<string, string> = new Map(cities.map(({ id, name: text }) => [placeName(text), id]));
/** The id of a city of the text by its name. */
export const cityIdOf = (called: string): string | undefined => cityIds.get(placeName(called));
const called = new Map(cities.map(({ id, name: text }) => [text, msg(`bite.city.${id}`)]));
/** A place in the language of the screen where the text names it as the app does; else as the players typed it. */
export const placeMsg = (text: string): Msg | Name => called.get(text) ?? name(text);
/** A place to pick: its name in either language finds it again (`placeName`). */
export const placeOffer = (text: string): Offer => ({ name: text, called: placeMsg(text) });
/** The id under which the record keeps who holds a place: a city of the text, or a site of the list. */
export const siteIdOf = (context: Pick<Context, 'rosters'>): ((place: string) => string | undefined) => {
  const listed = context.rosters.sites?.units ?? knownSites;
  // of two with one name the first counts
  const sites = new Map([...listed].reverse().map((unit) => [placeName(unit.name), unit.id]));
  return (place) => cityIds.get(place) ?? sites.get(place);
};
