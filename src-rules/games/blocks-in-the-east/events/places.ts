import type { Around } from '../../../kit/around.ts';
import { placeName } from '../map/names.ts';
import { sheetId } from '../map/sheet.ts';

/** A place as players type it: a hex number where the map is drawn, else a name. */

type Sheets = Pick<Around, 'sheets'>;
const hexesOf = (around: Sheets) => around.sheets?.[sheetId]?.hexes ?? {};

/** The hex of that name on the drawn map. */
export const hexNamed = (around: Sheets, called: string): string | undefined =>
  Object.entries(hexesOf(around)).find(
    ([, hex]) => hex.name !== undefined && placeName(hex.name) === placeName(called),
  )?.[0];

/** The key it is kept under: the hex of that number or name on the drawn map, else the name as typed before. */
export const placeOf = (typed: string, around: Sheets, known: readonly string[] = []): string => {
  const text = typed.trim();
  if (text === '' || Object.hasOwn(hexesOf(around), text)) return text;
  return hexNamed(around, text) ?? known.find((one) => placeName(one) === placeName(text)) ?? text;
};

/** How such a place is called: its name with its number, where the map has both. */
export const calledPlace = (place: string, around: Sheets): string => {
  const named = hexesOf(around)[place]?.name;
  return named ? `${named} (${place})` : place;
};
