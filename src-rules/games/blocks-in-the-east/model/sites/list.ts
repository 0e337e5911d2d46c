import { memo } from '#rules/kit/base/memo.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { type CityKind, cityKinds, rosters } from '../../ids.ts';
import type { Colour } from '../income.ts';
import { msg } from '../msg.ts';
import { type Country, countries, countryMsg, type PortKind, ports, siteFields, sitePp } from './fields.ts';
import { knownSites } from './known.ts';
import { cityIdOf, placeName, placeOffer } from './places.ts';

/** The players' list of production centres, read. */

export interface Site {
  /** its key in the cells of the record: a city of the rules keeps its own id whatever row it stands in */
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly kind: CityKind;
  readonly capital: boolean;
  /** what its people, mines and wells give a month: paid to whoever holds it */
  readonly goods: { readonly [C in 'yellow' | 'black']: number };
  /** factories that work, a PP a month each: never the enemy's (3.3) */
  readonly plants: { readonly [C in Exclude<Colour, 'yellow'>]: number };
  /** undefined: the list does not say; the app's own says no more than the text */
  readonly port: PortKind | undefined;
  /** the list says that it is no city */
  readonly cityless: boolean;
  /** 29.1: counted for partisans */
  readonly partisans: boolean;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;
/** What fits its column; the rest is said beside the list and counts as nothing. */
const countOf = (values: RosterUnit['values'], id: (typeof sitePp)[number]): number => {
  const value = values[id];
  const { min, max } = siteFields[id];
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : 0;
};

const readSite = ({ id, name: called, values }: RosterUnit): Site => {
  const country = oneOf(countries, values.country, 'SOV');
  const works = values.active !== false;
  const black = countOf(values, 'black');
  const plant = values.plant === true;
  return {
    id: cityIdOf(called) ?? id,
    name: called.trim(),
    country,
    kind: oneOf(cityKinds, values.kind, values.capital === true ? 'major' : 'none'),
    capital: values.capital === true,
    goods: { yellow: countOf(values, 'yellow'), black: plant ? 0 : black },
    plants: {
      red: works ? countOf(values, 'red') : 0,
      blue: works ? countOf(values, 'blue') : 0,
      black: plant && works ? black : 0,
    },
    port: ports.find((one) => one === values.port),
    cityless: values.kind === 'none' && values.capital !== true,
    partisans: values.partisans !== false,
  };
};

/** A place counts once, where it stands first. */
const readAll = (units: readonly RosterUnit[]): readonly Site[] => {
  const seen = new Set<string>();
  return units.flatMap((unit) => {
    const place = placeName(unit.name);
    if (place === '' || seen.has(place)) return [];
    seen.add(place);
    return [readSite(unit)];
  });
};
const fromText = readAll(knownSites);
const read = memo((roster: RosterData): readonly Site[] => readAll(roster.units));

/** The list this game uses; without one, what the text says. */
export const sitesOf = (context: Pick<Context, 'rosters'>): readonly Site[] => {
  const roster = context.rosters[rosters.sites];
  if (!roster) return fromText;
  return read(roster);
};

/** A site by its name, in any spelling. */
export const siteNamed = (context: Pick<Context, 'rosters'>, called: string): Site | undefined => {
  const wanted = placeName(called);
  return wanted === '' ? undefined : sitesOf(context).find((site) => placeName(site.name) === wanted);
};
export const siteWith = (context: Pick<Context, 'rosters'>, id: string): Site | undefined =>
  sitesOf(context).find((site) => site.id === id);

export const offered = (sites: readonly Site[]): readonly Offer[] =>
  sites.map((site) => ({ ...placeOffer(site.name), msg: countryMsg[site.country] }));

/** Rows that stand twice, or hold a number no map prints. */
export const rowsNotCounted = (roster: RosterData): number => {
  const twice = new Set(siteTroubles(roster).map(({ row }) => row));
  return roster.units.filter(
    ({ values }, row) =>
      twice.has(row) ||
      sitePp.some((id) => {
        const value = values[id];
        return value !== null && value !== undefined && value !== countOf(values, id);
      }),
  ).length;
};

/** Names that stand in the list twice, and PP no map prints. */
export const siteTroubles = ({ units }: RosterData): readonly RosterTrouble[] => {
  const first = new Map<string, number>();
  return units.flatMap((unit, row): readonly RosterTrouble[] => {
    const place = placeName(unit.name);
    if (place === '') return [];
    const before = first.get(place);
    if (before === undefined) {
      first.set(place, row);
      return [];
    }
    return [{ row, msg: msg('bite.site.twice', { site: name(unit.name.trim()), row: before + 1 }) }];
  });
};
