import type { Context } from '#rules/kit/record/context.ts';
import { placeName } from '../../model/sites/places.ts';
import { type Ground, groundOf } from './ground.ts';
import { boardNow } from './now.ts';

/** A place as players type it: a hex or box where the map is drawn, else a name. */

type Sheets = Pick<Context, 'sheets'>;
const drawn = (context: Sheets): Ground | undefined => {
  const board = boardNow(context);
  return board && groundOf(board);
};

/** The hex or box of that name on the drawn map. */
export const hexNamed = (context: Sheets, called: string): string | undefined => {
  const ground = drawn(context);
  const node = ground?.named(called)[0];
  return node === undefined ? undefined : ground?.id(node);
};

/** The key it is kept under: the hex or box of that number or name on the drawn map, else the name as typed before. */
export const placeOf = (typed: string, context: Sheets, known: readonly string[] = []): string => {
  const text = typed.trim();
  if (text === '' || (drawn(context)?.board.nodeOf(text) ?? -1) >= 0) return text;
  return hexNamed(context, text) ?? known.find((one) => placeName(one) === placeName(text)) ?? text;
};

/** How such a place is called: its name, with its number where it is a hex of the map that has both. */
export const calledPlace = (place: string, context: Sheets): string => {
  const ground = drawn(context);
  const node = ground?.board.nodeOf(place) ?? -1;
  if (!ground || node < 0 || ground.called(node) === place) return place;
  return ground.isBox(node) ? ground.called(node) : `${ground.called(node)} (${place})`;
};
