import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, rosters, type SideId, sides } from '../ids.ts';
import { msg } from './msg.ts';

/** 1.5, 16.4.1: the villages and cities with a red star, and who holds them. */

export const placeKinds = ['unknown', 'village', 'city'] as const;
export type PlaceKind = (typeof placeKinds)[number];
/** 16.4.1 */
const worth: { readonly [K in PlaceKind]: number | undefined } = { unknown: undefined, village: 1, city: 2 };

const place = (id: string, called: string): RosterUnit => ({
  id,
  name: called,
  values: { kind: 'unknown', start: sides.soviet, hex: '' },
});
/** 18.3: the places the rulebook names; of what kind they are stands on the map. */
export const known: readonly RosterUnit[] = [
  place('kazanskaja', 'Kazanskaja'),
  place('pavlovsk', 'Pavlovsk'),
  place('verkhniy-mamon', 'Verkhniy Mamon'),
];

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** 1 or 2; undefined while nobody typed whether it is a village or a city */
  readonly points: number | undefined;
  readonly start: SideId;
  readonly hex: string;
  readonly holder: SideId;
}

export const placeOf = (context: Pick<Context, 'cells'>, { id, name: called, values }: RosterUnit): Place => {
  const kind = placeKinds.find((one) => one === values.kind) ?? 'unknown';
  const start = values.start === sides.soviet ? sides.soviet : sides.axis;
  const held = textAt(context, cells.control, id);
  return {
    id,
    name: called,
    kind,
    points: worth[kind] ?? countAt(context, cells.worth, id),
    start,
    hex: typeof values.hex === 'string' ? values.hex.trim() : '',
    holder: held === sides.axis || held === sides.soviet ? held : start,
  };
};

export const placesOf = (context: Pick<Context, 'cells' | 'rosters'>): readonly Place[] =>
  (context.rosters[rosters.places]?.units ?? known).map((unit) => placeOf(context, unit));

/** 17.1.1: points of what the Soviet holds, and how many of the places held nobody has typed a kind for. */
export const starredPoints = (
  context: Pick<Context, 'cells' | 'rosters'>,
): { readonly points: number; readonly unknown: number } => {
  const held = placesOf(context).filter(({ holder }) => holder === sides.soviet);
  return {
    points: held.reduce((sum, { points }) => sum + (points ?? 0), 0),
    unknown: held.filter(({ points }) => points === undefined).length,
  };
};

export const kindMsg: { readonly [K in PlaceKind]: Msg } = {
  unknown: msg('armir.place.unknown'),
  village: msg('armir.place.village'),
  city: msg('armir.place.city'),
};
export const placeMsg = (place: Pick<Place, 'name'>): Msg => msg('armir.say', { what: name(place.name) });
