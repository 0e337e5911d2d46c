import { bare } from '#rules/kit/base/found.ts';
import { memo } from '#rules/kit/base/memo.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, rosters, type SideId, sides } from '../ids.ts';
import { placeFeatures, sheetId } from './mapKeys.ts';
import { msg } from './msg.ts';

/** 1.5, 16.4.1: the villages and cities with a red star, and who holds them. */

export const placeKinds = ['unknown', 'village', 'city'] as const;
export type PlaceKind = (typeof placeKinds)[number];
/** 16.4.1 */
const worth = { unknown: undefined, village: 1, city: 2 } as const satisfies {
  readonly [K in PlaceKind]: number | undefined;
};

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

type Reads = Pick<Context, 'cells' | 'rosters' | 'sheets'>;

/** A hex of the drawn map with a star, and on what it lies. */
interface Star {
  readonly hex: string;
  readonly name: string;
  readonly kind: PlaceKind;
}
const starsOn = memo((sheet: Sheet): readonly Star[] =>
  Object.entries(sheet.hexes).flatMap(([hex, { features = [], name: called = '' }]) => {
    if (!features.includes(placeFeatures.star)) return [];
    const [city, village] = [features.includes(placeFeatures.city), features.includes(placeFeatures.village)];
    return [{ hex, name: called.trim(), kind: city && !village ? 'city' : village && !city ? 'village' : 'unknown' }];
  }),
);
/** Names are few, and asked for at every look at the score. */
const spelt = memo(bare);
const hexIn = ({ values }: RosterUnit): string => (typeof values.hex === 'string' ? values.hex.trim() : '');

/**
 * The places of the list, and the stars of the drawn map that no entry of it stands for: by its hex, else by its name.
 * What the list leaves open of a place the map says. 18.3: whatever the rulebook does not name is the Axis's at the start.
 */
export const placesOf = (context: Reads): readonly Place[] => {
  const sheet = context.sheets?.[sheetId];
  const stars = sheet ? starsOn(sheet) : [];
  const listed = context.rosters[rosters.places]?.units ?? known;
  const starOf = (unit: RosterUnit): Star | undefined =>
    stars.find(({ hex, name: called }) =>
      hexIn(unit) === '' ? spelt(called) === spelt(unit.name) : hex === hexIn(unit),
    );
  const drawn = stars.filter((star) => !listed.some((unit) => starOf(unit) === star));
  return [
    ...listed.map((unit) => {
      const star = starOf(unit);
      const isOpen = placeOf(context, unit).kind === 'unknown';
      return placeOf(context, star && isOpen ? { ...unit, values: { ...unit.values, kind: star.kind } } : unit);
    }),
    ...drawn.map(({ hex, name: called, kind }) =>
      placeOf(context, { id: hex, name: called === '' ? hex : called, values: { kind, start: sides.axis, hex } }),
    ),
  ];
};

/** 17.1.1: points of what the Soviet holds, and how many of the places held nobody has typed a kind for. */
export const starredPoints = (context: Reads): { readonly points: number; readonly unknown: number } => {
  const held = placesOf(context).filter(({ holder }) => holder === sides.soviet);
  return {
    points: held.reduce((sum, { points }) => sum + (points ?? 0), 0),
    unknown: held.filter(({ points }) => points === undefined).length,
  };
};

/** 16.4.1, 17.1.1: what they come to at least and at most, as a place nobody typed a kind for is a village or a city. */
export const starredRange = (context: Reads): { readonly least: number; readonly most: number } => {
  const { points, unknown } = starredPoints(context);
  return { least: points + unknown * worth.village, most: points + unknown * worth.city };
};

export const kindMsg: { readonly [K in PlaceKind]: Msg } = {
  unknown: msg('armir.place.unknown'),
  village: msg('armir.place.village'),
  city: msg('armir.place.city'),
};
export const placeMsg = (place: Pick<Place, 'name'>): Msg => msg('armir.say', { what: name(place.name) });
